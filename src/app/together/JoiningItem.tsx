// A wish to join that has not arrived: when it goes, or why it was refused, with another try and the way to let it be. One that was
// answered under another name asks for one more.

import { Link } from '@tanstack/react-router';
import type { JoinRow } from '#device/rows/joinRow';
import { dropJoin, retryJoin } from '#device/together/joins';
import { joinRowTexts } from '#texts/joinRow';
import { db } from '../data/device.ts';
import { refusalText } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { useWaitingText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { codeRoutes } from './codeRoutes.ts';
import './together.css';

/** The student is in, but not under the name that was asked for. */
function RenamedItem({ row, onKeep }: { row: JoinRow; onKeep: () => void }) {
  const refusedName = row.name ?? '';
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className="small offline__refused">
          {row.joinedAs == null ? joinRowTexts.renamedToNobody(refusedName) : joinRowTexts.renamed(row.joinedAs, refusedName)}
        </p>
      </div>
      <div className="joined__acts">
        <Link
          className={buttonClass({ look: 'line' })}
          to={codeRoutes[row.to]}
          params={{ code: row.code }}
          aria-label={joinRowTexts.chooseNameFor(row.title)}
        >
          {joinRowTexts.chooseName}
        </Link>
        <Button look="text" label={joinRowTexts.leaveNameIn(row.title)} onClick={onKeep}>
          {joinRowTexts.leaveName}
        </Button>
      </div>
    </li>
  );
}

export function JoiningItem({ row }: { row: JoinRow }) {
  const isRefused = row.state === 'refused';
  const waits = useWaitingText(row, { network: joinRowTexts.whenOnline, login: joinRowTexts.whenOnline });
  const act = (work: Promise<void>) => void work.then(sendSoon, () => notify.error(joinRowTexts.failed));
  if (row.joinedAs !== undefined) return <RenamedItem row={row} onKeep={() => act(dropJoin(db, row.id))} />;
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className={isRefused ? 'small offline__refused' : 'small muted'}>
          {isRefused ? joinRowTexts.refused(refusalText(row)) : waits}
        </p>
      </div>
      <div className="joined__acts">
        {isRefused ? (
          <Link
            className={buttonClass({ look: 'text' })}
            to={codeRoutes[row.to]}
            params={{ code: row.code }}
            aria-label={joinRowTexts.open(row.title)}
          >
            {joinRowTexts.openLink}
          </Link>
        ) : null}
        {isRefused ? (
          <Button look="line" label={joinRowTexts.retryOf(row.title)} onClick={() => act(retryJoin(db, row.id))}>
            {joinRowTexts.retry}
          </Button>
        ) : null}
        <Button look="text" label={joinRowTexts.doNotJoinQuiz(row.title)} onClick={() => act(dropJoin(db, row.id))}>
          {joinRowTexts.doNotJoin}
        </Button>
      </div>
    </li>
  );
}
