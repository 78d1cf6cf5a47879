// Where the student is signed in, and the way to end what should not be.
import { useId } from 'react';
import type { SessionRow } from '#core/user';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { useEndSession, useSessions } from './account.ts';
import { NeedsNetwork } from './NeedsNetwork.tsx';

export function SessionsCard({ userId }: { userId: number }) {
  const id = useId();
  const online = useOnline();
  const sessions = useSessions(userId, online);
  const end = useEndSession(userId);
  const rows = sessions.data ?? [];
  const stop = (which: number | null) =>
    end.mutate(which, {
      onSuccess: () => notify.success(which === null ? 'All other devices are logged out.' : 'That device is logged out.'),
      onError: (error) => notify.error(sentenceFor(error, 'The device could not be logged out.')),
    });
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>Where you are logged in</h2>
      {online ? null : <NeedsNetwork id={`${id}off`} />}
      {online && sessions.isPending ? (
        <p className="muted" role="status">
          Loading...
        </p>
      ) : null}
      {online && sessions.isError ? (
        <div className="settings__acts">
          <p className="muted">{sentenceFor(sessions.error, 'The list could not be loaded.')}</p>
          <Button look="line" onClick={() => void sessions.refetch()}>
            Try Again
          </Button>
        </div>
      ) : null}
      {online ? (
        <ul>
          {rows.map((row) => (
            <SessionItem key={row.session_id} row={row} busy={end.isPending} onEnd={() => stop(row.session_id)} />
          ))}
        </ul>
      ) : null}
      {online && rows.length > 2 ? (
        <div className="settings__acts">
          <Button look="line" disabled={end.isPending} onClick={() => stop(null)}>
            Log Out All Others
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function SessionItem({ row, busy, onEnd }: { row: SessionRow; busy: boolean; onEnd: () => void }) {
  const device = row.device ?? 'A device that is not known';
  return (
    <li className="item item--wide">
      <div>
        <p className="name">{device}</p>
        <p className="small muted num">Last used {dateWords(Date.parse(row.last_used_at))}</p>
      </div>
      {row.is_current ? (
        <Chip tone="ok">This device</Chip>
      ) : (
        <Button look="line" disabled={busy} label={`Log out ${device}`} onClick={onEnd}>
          Log Out
        </Button>
      )}
    </li>
  );
}
