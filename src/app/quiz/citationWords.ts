// What stands under "Explanation": words, or the citation alone when the words would only repeat it. It draws nothing.
import { DEFAULT_QUIZ_TITLE, type Question, type Quiz } from '#core/quiz';

/** Does this explanation say no more than the citation shows: `Page 3: “…”`? Then it is shown once. */
export function isCitation(explanation: string, source: Question['source']): boolean {
  if (!source) return false;
  const said = /^(?:Page|Slide) (\d+): “(.*)”$/s.exec(explanation.trim());
  return said !== null && Number(said[1]) === source.page && unescaped(said[2] ?? '') === unescaped(source.quote);
}

/** The rich text's literal dollars, as they stand in the document. */
function unescaped(text: string): string {
  return text.replaceAll('\\$', '$').trim();
}

/** `Page 14 of Lecture 4.pdf`; a presentation has slides, and a quiz without a known file has its title. */
export function citationCaption(page: number, { title, filename }: Pick<Quiz, 'title' | 'filename'>): string {
  const name = filename || title || DEFAULT_QUIZ_TITLE;
  return `${/\.pptx$/i.test(name) ? 'Slide' : 'Page'} ${page} of ${name}`;
}
