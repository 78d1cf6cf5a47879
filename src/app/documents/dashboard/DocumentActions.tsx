// Take Quiz (or Resume) and View Results of one document, or the label that replaces them (P5.5). Take Quiz is more prominent,
// and View Results is subdued without results.
import { Link } from '@tanstack/react-router';
import { quizDelay, stateOf } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { Button } from '../../ui/Button.tsx';
import { type ButtonLook, buttonClass } from '../../ui/buttonClass.ts';
import type { DocumentView } from '../parts/documentView.ts';

type View = Pick<DocumentView, 'document' | 'canOpen' | 'isOpen' | 'isTaken' | 'isNext'>;

export function DocumentActions({ screen, ...view }: View & { screen: 'wide' | 'small' }) {
  const { document, isTaken } = view;
  const delay = quizDelay(document, screen);
  const waitingText = delay && documentsTexts.delays[delay];
  if (screen === 'wide') {
    if (waitingText !== null) return <span className="small muted acts__word">{waitingText}</span>;
    return (
      <>
        <ViewResults document={document} look="text" />
        <TakeQuiz {...view} />
      </>
    );
  }
  if (waitingText === null) {
    return (
      <>
        <TakeQuiz {...view} />
        <ViewResults document={document} look={isTaken ? 'line' : 'text'} />
      </>
    );
  }
  // The reason above says what to do.
  if (stateOf(document) === 'failed') return document.needs_answers ? null : <UploadAnother document={document} />;
  return (
    <>
      <Button look="tint" disabled label={documentsTexts.actFor(waitingText, document.filename)}>
        {waitingText}
      </Button>
      <Button look="line" disabled label={documentsTexts.actFor(documentsTexts.viewResults, document.filename)}>
        {documentsTexts.viewResults}
      </Button>
    </>
  );
}

/** Disabled if the quiz cannot be opened now: offline and not on this device. The chip beside it says so. */
function TakeQuiz({ document, canOpen, isOpen, isNext }: View) {
  const word = isOpen ? documentsTexts.resume : documentsTexts.takeQuiz;
  const label = documentsTexts.actFor(word, document.filename);
  if (!canOpen) {
    return (
      <Button look="tint" disabled label={label}>
        {word}
      </Button>
    );
  }
  return (
    <Link
      className={buttonClass({ look: isNext ? 'main' : 'tint' })}
      to="/dashboard/quiz/$quizId"
      params={{ quizId: String(document.generated_quiz_id ?? 0) }}
      preload={false}
      aria-label={label}
    >
      {word}
    </Link>
  );
}

function UploadAnother({ document }: Pick<View, 'document'>) {
  return (
    <Link
      className={buttonClass({ look: 'line' })}
      to="/dashboard/upload"
      aria-label={documentsTexts.actFor(documentsTexts.uploadAnother, document.filename)}
    >
      {documentsTexts.uploadAnother}
    </Link>
  );
}

function ViewResults({ document, look }: Pick<View, 'document'> & { look: ButtonLook }) {
  return (
    <Link
      className={buttonClass({ look })}
      to="/dashboard/results/$quizId"
      params={{ quizId: String(document.generated_quiz_id ?? 0) }}
      preload={false}
      aria-label={documentsTexts.actFor(documentsTexts.viewResults, document.filename)}
    >
      {documentsTexts.viewResults}
    </Link>
  );
}
