// The box under a score that the server has not received: what that means, and what one can do.
import { type ReactNode, useState } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { retryRefused } from '#device/queue/submissions';
import { resultsTexts } from '#texts/results';
import { syncTexts } from '#texts/sync';
import { db } from '../data/device.ts';
import { useOnline } from '../data/online.ts';
import { answersFilename, answersText } from '../question/answersText.ts';
import { SignInBar } from '../shell/SignInBar.tsx';
import { sendSoon } from '../sync/sendSoon.ts';
import { causeText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { CircleTick, Clock, NoNetwork, Pencil } from '../ui/icons.tsx';
import { Note } from '../ui/Note.tsx';
import { saveText } from '../ui/saveText.ts';
import type { Delivery } from './shownResult.ts';

/** `isHidden`: nothing was marked here (decision 071). */
type Props = { delivery: Delivery; attempt: Attempt | null; isHidden: boolean };

const nothingTyped = () => Promise.resolve();

export function DeliveryNote({ delivery, attempt, isHidden }: Props) {
  const [hasWaited, setWaited] = useState(false);
  const isWaiting = delivery.kind === 'waiting' || delivery.kind === 'needs-login';
  if (isWaiting && !hasWaited) setWaited(true);
  switch (delivery.kind) {
    case 'practice':
      return (
        <Note tone="info" icon={<Pencil />} title={resultsTexts.practice}>
          {resultsTexts.isPractice}
        </Note>
      );
    case 'refused':
      return <Refused delivery={delivery} attempt={attempt} isHidden={isHidden} />;
    case 'received':
      return hasWaited ? <Sending delivery={delivery} isHidden={isHidden} /> : null;
    default:
      return (
        <>
          <SignInBar flush={nothingTyped} needed={delivery.kind === 'needs-login'} />
          <Sending delivery={delivery} isHidden={isHidden} />
        </>
      );
  }
}

type Standing = keyof typeof resultsTexts.notSentNotes;
const icons: Record<Standing, ReactNode> = {
  login: <Clock />,
  online: <Clock />,
  offline: <NoNetwork />,
  received: <CircleTick />,
};

/** Why it is not the final score yet, or that it is now. Nothing below moves when that changes: the longest text has its room. */
function Sending({ delivery, isHidden }: { delivery: Delivery; isHidden: boolean }) {
  const online = useOnline();
  const last = delivery.kind === 'waiting' ? delivery.last : undefined;
  const network = online ? 'online' : 'offline';
  const standing = delivery.kind === 'received' ? 'received' : delivery.kind === 'needs-login' ? 'login' : network;
  const { notSentNotes, provisionalNotes, provisionalAfterTry } = resultsTexts;
  const notes: Record<Standing, string> = isHidden
    ? notSentNotes
    : {
        ...provisionalNotes,
        online: last ? provisionalAfterTry.online(causeText(last, true)) : provisionalNotes.online,
        offline: provisionalAfterTry.offline(last ? causeText(last, false) : syncTexts.noNetwork),
      };
  const titles = isHidden ? resultsTexts.unmarkedTitles : resultsTexts.markedTitles;
  return (
    <Note
      tone={standing === 'received' ? 'ok' : 'warn'}
      icon={icons[standing]}
      title={standing === 'received' ? titles.received : titles.open}
    >
      <span className="sending">
        {Object.entries(notes).map(([name, text]) => (
          <span key={name} className={name === standing ? undefined : 'unseen'}>
            {text}
          </span>
        ))}
      </span>
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
