// Where the student is signed in, and the way to end what should not be.
import { useId } from 'react';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { SessionItem } from './SessionItem.tsx';
import { useEndSession, useSessions } from './sessions.ts';

export function SessionsCard({ userId }: { userId: number }) {
  const id = useId();
  const online = useOnline();
  const sessions = useSessions(userId, online);
  const end = useEndSession(userId);
  const rows = sessions.data ?? [];
  const stop = (sessionId: number | null) =>
    end.mutate(sessionId, {
      onSuccess: () => notify.success(sessionId === null ? 'All other devices are logged out.' : 'That device is logged out.'),
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
