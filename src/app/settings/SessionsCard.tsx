// Lists where the student is signed in, and ends sessions.
import { useId } from 'react';
import type { SessionRow } from '#core/account/user';
import { settingsTexts } from '#texts/settings';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Busy } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { useEndSession, useSessions } from './sessions.ts';

function SessionItem({ row, busy, onEnd }: { row: SessionRow; busy: boolean; onEnd: () => void }) {
  const { browser, system } = row;
  const device = browser && system ? settingsTexts.browserOn(browser, system) : (row.device ?? settingsTexts.unknownDevice);
  return (
    <li className="item item--wide">
      <div>
        <p className="name">{device}</p>
        <p className="small muted num">{settingsTexts.lastUsed(dateWords(Date.parse(row.last_used_at)))}</p>
      </div>
      {row.is_current ? (
        <Chip tone="ok">{settingsTexts.thisDevice}</Chip>
      ) : (
        <Button look="line" disabled={busy} label={settingsTexts.logOutDevice(device)} onClick={onEnd}>
          {settingsTexts.logOut}
        </Button>
      )}
    </li>
  );
}

export function SessionsCard({ userId }: { userId: number }) {
  const id = useId();
  const online = useOnline();
  const sessions = useSessions(userId, online);
  const end = useEndSession(userId);
  const rows = sessions.data ?? [];
  const stop = (sessionId: number | null) =>
    end.mutate(sessionId, {
      onSuccess: () => notify.success(sessionId === null ? settingsTexts.othersLoggedOut : settingsTexts.loggedOut),
      onError: (error) => notify.error(sentenceFor(error, settingsTexts.logOutFailed)),
    });
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{settingsTexts.sessions}</h2>
      {online && sessions.isPending ? <Busy /> : null}
      {online && sessions.isError ? (
        <div className="settings__acts">
          <p className="muted">{sentenceFor(sessions.error, settingsTexts.sessionsFailed)}</p>
          <Button look="line" onClick={() => void sessions.refetch()}>
            {settingsTexts.tryAgain}
          </Button>
        </div>
      ) : null}
      <ul>
        {rows.map((row) => (
          <SessionItem key={row.session_id} row={row} busy={!online || end.isPending} onEnd={() => stop(row.session_id)} />
        ))}
      </ul>
      {rows.length > 2 ? (
        <div className="settings__acts">
          <Button look="line" disabled={!online || end.isPending} onClick={() => stop(null)}>
            {settingsTexts.logOutOthers}
          </Button>
        </div>
      ) : null}
      <OfflineNote>{settingsTexts.needsNetwork}</OfflineNote>
    </section>
  );
}
