// What a document offers besides its quiz: a better quiz, if the first was already handed in; a form for the answers of a past
// paper; the progress of a better quiz; other quizzes of the document; or quizzes of its parts. Ignoring it changes nothing.
import { Link } from '@tanstack/react-router';
import { type DocumentRow, isReady, offersParts } from '#core/document/document';
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
  if (document.source_id) return <ToItsPage document={document} words={documentsTexts.allQuizzes} />;
  if (isReady(document) && typeof better === 'number') {
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
  if (!offersParts(document)) return null;
  return <ToItsPage document={document} words={documentsTexts.partQuizzes(document.part_count ?? 0)} />;
}

/** A link to all quizzes of a document, where a new one can be made. */
function ToItsPage({ document: { doc_id: docId, filename }, words }: { document: DocumentRow; words: string }) {
  return (
    <Link
      {...shared}
      to="/dashboard/document/$docId"
      params={{ docId: String(docId) }}
      aria-label={documentsTexts.actFor(words, filename)}
    >
      {words}
    </Link>
  );
}
