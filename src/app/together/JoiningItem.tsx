// A wish to join that has not arrived: when it goes, or why it was refused, with another try and the way to let it be. One that was
// answered under another name asks for one more.
import { Link } from '@tanstack/react-router';
import type { JoinRow } from '#device/joinRow';
import { dropJoin, retryJoin } from '#device/joins';
import { db } from '../data/device.ts';
import { notify } from '../shell/notices.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { useWaitingText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { codeRoutes } from './codeRoutes.ts';
import './together.css';

/** The student is in, but not under the name that was asked for. */
function RenamedItem({ row, onKeep }: { row: JoinRow; onKeep: () => void }) {
  const name = row.joinedAs == null ? 'without a name' : `as “${row.joinedAs}”`;
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className="small offline__refused">
          You joined {name}: “{row.name}” cannot be used here.
        </p>
      </div>
      <div className="joined__acts">
        <Link
          className={buttonClass({ look: 'line' })}
          to={codeRoutes[row.to]}
          params={{ code: row.code }}
          aria-label={`Choose another name for ${row.title}`}
        >
          Choose Another Name
        </Link>
        <Button look="text" label={`Leave the name in ${row.title}`} onClick={onKeep}>
          Leave It
        </Button>
      </div>
    </li>
  );
}

const ONCE_ONLINE = 'You join by itself once there is a network.';

export function JoiningItem({ row }: { row: JoinRow }) {
  const isRefused = row.state === 'refused';
  const waits = useWaitingText(row, { network: ONCE_ONLINE, login: ONCE_ONLINE });
  const act = (work: Promise<void>) =>
    void work.then(sendSoon, () => notify.error('This device could not do it. Please try again.'));
  if (row.joinedAs !== undefined) return <RenamedItem row={row} onKeep={() => act(dropJoin(db, row.id))} />;
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className={isRefused ? 'small offline__refused' : 'small muted'}>
          {isRefused ? `You could not join: ${row.reason}` : waits}
        </p>
      </div>
      <div className="joined__acts">
        {isRefused ? (
          <Link
            className={buttonClass({ look: 'text' })}
            to={codeRoutes[row.to]}
            params={{ code: row.code }}
            aria-label={`Open ${row.title}`}
          >
            Open the Link
          </Link>
        ) : null}
        {isRefused ? (
          <Button look="line" label={`Retry: ${row.title}`} onClick={() => act(retryJoin(db, row.id))}>
            Retry
          </Button>
        ) : null}
        <Button look="text" label={`Do not join ${row.title}`} onClick={() => act(dropJoin(db, row.id))}>
          Do Not Join
        </Button>
      </div>
    </li>
  );
}
