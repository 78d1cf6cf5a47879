// A better quiz of a document whose first one was handed in already: it is there to be taken, and changes nothing by itself.
import { Link } from '@tanstack/react-router';
import { type DocumentRow, isReady } from '#core/document';
import { buttonClass } from '../ui/buttonClass.ts';

export function BetterQuiz({ document }: { document: DocumentRow }) {
  const { better_quiz_id: better, filename } = document;
  if (!isReady(document) || typeof better !== 'number') return null;
  return (
    <Link
      className={buttonClass({ look: 'text' })}
      to="/dashboard/quiz/$quizId"
      params={{ quizId: String(better) }}
      preload={false}
      aria-label={`A better quiz is ready: ${filename}`}
    >
      A better quiz is ready
    </Link>
  );
}
