// Take Quiz and View Results of one document, or the word that stands in their place (specification, section 4).
import { Link } from '@tanstack/react-router';
import { type DocumentRow, waitingLabel } from '#core/document';
import { Button } from '../ui/Button.tsx';
import { type ButtonLook, buttonClass } from '../ui/buttonClass.ts';

type Screen = 'wide' | 'small';
type Props = { document: DocumentRow; screen: Screen; canOpen: boolean };

export function DocumentActions({ document, screen, canOpen }: Props) {
  const waiting = waitingLabel(document, screen);
  if (screen === 'wide') {
    if (waiting !== null) return <span className="small muted acts__word">{waiting}</span>;
    return (
      <>
        <ViewResults document={document} look="text" />
        <TakeQuiz document={document} canOpen={canOpen} />
      </>
    );
  }
  if (waiting === null) {
    return (
      <>
        <TakeQuiz document={document} canOpen={canOpen} />
        <ViewResults document={document} look="line" />
      </>
    );
  }
  return (
    <>
      <Button look="tint" disabled label={`${waiting}: ${document.filename}`}>
        {waiting}
      </Button>
      <Button look="line" disabled label={`View Results: ${document.filename}`}>
        View Results
      </Button>
    </>
  );
}

/** Disabled where its quiz cannot be had now: offline, and not on this device. The chip beside it says so. */
function TakeQuiz({ document, canOpen }: { document: DocumentRow; canOpen: boolean }) {
  const label = `Take Quiz: ${document.filename}`;
  if (!canOpen) {
    return (
      <Button look="tint" disabled label={label}>
        Take Quiz
      </Button>
    );
  }
  return (
    <Link
      className={buttonClass({ look: 'tint' })}
      to="/dashboard/quiz/$quizId"
      params={{ quizId: String(document.generated_quiz_id ?? 0) }}
      preload={false}
      aria-label={label}
    >
      Take Quiz
    </Link>
  );
}

function ViewResults({ document, look }: { document: DocumentRow; look: ButtonLook }) {
  return (
    <Link
      className={buttonClass({ look })}
      to="/dashboard/results/$quizId"
      params={{ quizId: String(document.generated_quiz_id ?? 0) }}
      preload={false}
      aria-label={`View Results: ${document.filename}`}
    >
      View Results
    </Link>
  );
}
