// Where a question stands in the document: the page and the words.
import type { Question } from '#core/quiz';
import { Cite } from '../ui/Cite.tsx';
import './citation.css';

export function Citation({ question, quizTitle }: { question: Question; quizTitle: string }) {
  const { source } = question;
  return source ? <Cite page={source.page} quote={source.quote} caption={`Page ${source.page} of ${quizTitle}`} /> : null;
}
