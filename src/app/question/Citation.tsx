// Where a question stands in the document: the page and the words.
import { Suspense, useContext } from 'react';
import type { Question, Quiz } from '#core/quiz/quiz';
import { isSelfMarked } from '#core/submission/marks';
import { citationText } from '#texts/citation';
import { Cite } from '../ui/Cite.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { RichText } from '../ui/RichText.tsx';
import { CitedQuiz } from './citedQuiz.ts';
import { quoteSaysMore } from './pointsWords.ts';
import './citation.css';

const ShowInDocument = lazyWithRetry(() => import('./ShowInDocument.tsx').then((module) => module.ShowInDocument));

/** What a citation needs of the quiz: the name of its document, else its title. */
export type Cited = Pick<Quiz, 'title' | 'filename'>;

export function Citation({ question, quiz }: { question: Question; quiz: Cited }) {
  const quizId = useContext(CitedQuiz);
  const { source } = question;
  if (!source) return null;
  const page = source.section === undefined ? source.page : null;
  // The model answer of an essay stands above it, whatever was answered.
  const quote = isSelfMarked(question) && !quoteSaysMore(question) ? null : <RichText text={source.quote} />;
  return (
    <Cite page={page} quote={quote} caption={citationText(source, quiz)} language={question.language}>
      {quizId === null ? null : (
        <Suspense fallback={null}>
          <ShowInDocument quizId={quizId} source={source} />
        </Suspense>
      )}
    </Cite>
  );
}
