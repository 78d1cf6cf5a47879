// The box under a score that the server has not received: what that means, and what one can do.
import type { Attempt } from '#core/attempt/attempt';
import { retryRefused } from '#device/queue/submissions';
import type { LastTry } from '#device/rows/waiting';
import { resultsTexts } from '#texts/results';
import { db } from '../data/device.ts';
import { useOnline } from '../data/online.ts';
import { answersFilename, answersText } from '../question/answersText.ts';
import { SignInBar } from '../shell/SignInBar.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { lastTryText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { Clock, NoNetwork, Pencil } from '../ui/icons.tsx';
import { Note } from '../ui/Note.tsx';
import { saveText } from '../ui/saveText.ts';
import type { Delivery } from './shownResult.ts';

/** `isHidden`: nothing was marked here (decision 071). */
type Props = { delivery: Delivery; attempt: Attempt | null; isHidden: boolean };

const nothingTyped = () => Promise.resolve();

export function DeliveryNote({ delivery, attempt, isHidden }: Props) {
  switch (delivery.kind) {
    case 'received':
      return null;
    case 'practice':
      return (
        <Note tone="info" icon={<Pencil />} title={resultsTexts.practice}>
          {resultsTexts.isPractice}
        </Note>
      );
    case 'refused':
      return <Refused delivery={delivery} attempt={attempt} isHidden={isHidden} />;
    default:
      return (
        <>
          <SignInBar flush={nothingTyped} needed={delivery.kind === 'needs-login'} />
          <Provisional needsLogin={delivery.kind === 'needs-login'} last={delivery.last} isHidden={isHidden} />
        </>
      );
  }
}

/** Why it is not the final score yet: no login, no network, or a server that has not answered. */
function Provisional({ needsLogin, last, isHidden }: { needsLogin: boolean; last: LastTry | undefined; isHidden: boolean }) {
  const online = useOnline();
  const icon = online ? <Clock /> : <NoNetwork />;
  const network = online ? 'online' : 'offline';
  if (isHidden) {
    return (
      <Note tone="warn" icon={icon} title={resultsTexts.notSent}>
        {resultsTexts.notSentNotes[needsLogin ? 'login' : network]}
      </Note>
    );
  }
  return (
    <Note tone="warn" icon={icon} title={resultsTexts.provisional}>
      {last && !needsLogin
        ? resultsTexts.provisionalAfterTry[network](lastTryText(last))
        : resultsTexts.provisionalNotes[needsLogin ? 'login' : network]}
    </Note>
  );
}

type RefusedProps = Props & { delivery: Delivery & { kind: 'refused' } };

function Refused({ delivery, attempt, isHidden }: RefusedProps) {
  const retry = async (submissionId: string) => {
    await retryRefused(db, submissionId);
    sendSoon();
  };
  const actions = attempt ? (
    <div className="row wrap">
      {delivery.canRetry ? (
        <Button look="danger-line" onClick={() => void retry(attempt.attemptId)}>
          {resultsTexts.retry}
        </Button>
      ) : null}
      <Button look="danger-line" onClick={() => saveText(answersFilename(attempt.quiz.title), answersText(attempt))}>
        {resultsTexts.downloadAnswers}
      </Button>
    </div>
  ) : null;
  return (
    <Note tone="err" title={resultsTexts.refused} action={actions}>
      {isHidden ? resultsTexts.refusedUnmarkedNote(delivery.reason) : resultsTexts.refusedNote(delivery.reason)}
    </Note>
  );
}
