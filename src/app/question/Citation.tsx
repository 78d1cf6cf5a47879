// Where a question stands in the document: the page and the words.
import { citationCaption } from '#core/citation';
import type { Question, Quiz } from '#core/quiz';
import { Cite } from '../ui/Cite.tsx';
import { RichText } from '../ui/RichText.tsx';
import './citation.css';

/** What a citation needs of the quiz: the name of its document, else its title. */
export type Cited = Pick<Quiz, 'title' | 'filename'>;

export function Citation({ question: { source }, quiz }: { question: Question; quiz: Cited }) {
  if (!source) return null;
  const page = source.section === undefined ? source.page : null;
  return <Cite page={page} quote={<RichText text={source.quote} />} caption={citationCaption(source, quiz)} />;
}
