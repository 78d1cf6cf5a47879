// Take Quiz and View Results of one document, or the word that stands in their place (specification, section 4).
import { Link } from '@tanstack/react-router';
import { type DocumentRow, isReady, waitingLabel } from '#core/document';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';

type Props = {
  document: DocumentRow;
  screen: 'wide' | 'small' /** offline, and the quiz is not on this device */;
  unreachable: boolean;
};

export function DocumentActions({ document, screen, unreachable }: Props) {
  const { filename, generated_quiz_id: quizId } = document;
  const waiting = waitingLabel(document, screen);
  if (screen === 'wide' && waiting !== null) return <span className="small muted acts__word">{waiting}</span>;
  const params = { quizId: String(quizId ?? 0) };
  const take = unreachable ? (
    <Button look="tint" disabled label={`Take Quiz: ${filename}`}>
      Take Quiz
    </Button>
  ) : (
    <Link
      className={buttonClass({ look: 'tint' })}
      to="/dashboard/quiz/$quizId"
      params={params}
      preload={false}
      aria-label={`Take Quiz: ${filename}`}
    >
      Take Quiz
    </Link>
  );
  const view = isReady(document) ? (
    <Link
      className={buttonClass({ look: screen === 'wide' ? 'text' : 'line' })}
      to="/dashboard/results/$quizId"
      params={params}
      preload={false}
      aria-label={`View Results: ${filename}`}
    >
      View Results
    </Link>
  ) : (
    <Button look="line" disabled label={`View Results: ${filename}`}>
      View Results
    </Button>
  );
  if (screen === 'wide') {
    return (
      <>
        {view}
        {take}
      </>
    );
  }
  return (
    <>
      {waiting === null ? (
        take
      ) : (
        <Button look="tint" disabled>
          {waiting}
        </Button>
      )}
      {view}
    </>
  );
}
