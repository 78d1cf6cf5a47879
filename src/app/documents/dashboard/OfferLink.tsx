// What a document offers besides its quiz: a better quiz, if the first was already handed in; a form for the answers of a past
// paper; or the progress of a better quiz. Ignoring it changes nothing.
import { Link } from '@tanstack/react-router';
import { type DocumentRow, isReady } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { buttonClass } from '../../ui/buttonClass.ts';

const shared = { className: buttonClass({ look: 'text', className: 'btn--edge' }), preload: false } as const;

export function Offer({ document }: { document: DocumentRow }) {
  const { better_progress: progress } = document;
  return (
    <>
      {progress ? (
        <p className="small muted">
          {progress.parts === null
            ? documentsTexts.betterQuizBegins
            : documentsTexts.betterQuizProgress(progress.done, progress.parts)}
        </p>
      ) : null}
      <OfferLink document={document} />
    </>
  );
}

function OfferLink({ document }: { document: DocumentRow }) {
  const { better_quiz_id: better, filename, needs_answers: needsAnswers } = document;
  if (needsAnswers) {
    return (
      <Link
        {...shared}
        to="/dashboard/answers/$docId"
        params={{ docId: String(document.doc_id) }}
        aria-label={documentsTexts.actFor(documentsTexts.addAnswers, filename)}
      >
        {documentsTexts.addAnswers}
      </Link>
    );
  }
  if (!isReady(document) || typeof better !== 'number') return null;
  return (
    <Link
      {...shared}
      to="/dashboard/quiz/$quizId"
      params={{ quizId: String(better) }}
      aria-label={documentsTexts.actFor(documentsTexts.betterQuiz, filename)}
    >
      {documentsTexts.betterQuiz}
    </Link>
  );
}
