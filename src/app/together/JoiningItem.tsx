// A wish to join that has not arrived: when it goes, or why it was refused, with another try and the way to let it be.
import { Link } from '@tanstack/react-router';
import type { JoinRow } from '#device/joinRow';
import { dropJoin, retryJoin } from '#device/joins';
import { db } from '../data/device.ts';
import { notify } from '../shell/notices.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { codeRoutes } from './codeRoutes.ts';
import './together.css';

export function JoiningItem({ row }: { row: JoinRow }) {
  const isRefused = row.state === 'refused';
  const act = (work: Promise<void>) =>
    void work.then(sendSoon, () => notify.error('This device could not do it. Please try again.'));
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className={isRefused ? 'small offline__refused' : 'small muted'}>
          {isRefused ? `You could not join: ${row.reason}` : 'You join by itself once there is a network.'}
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
