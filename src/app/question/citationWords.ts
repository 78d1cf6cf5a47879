// What stands under "Explanation": words, or the citation alone when the words would only repeat it. It draws nothing.
import { citationOf } from '#core/citation';
import { DEFAULT_QUIZ_TITLE, type Question, type Quiz, type Source } from '#core/quiz';

/** Does this explanation say no more than the citation shows: `Page 3: “…”`? Then it is shown once. */
export function isCitation(explanation: string, source: Question['source']): boolean {
  if (!source) return false;
  const said = unescaped(explanation);
  return [true, false].some((isSlides) => said === unescaped(citationOf(source, isSlides, source.quote.trim())));
}

/** The rich text's literal dollars, as they stand in the document. */
function unescaped(text: string): string {
  return text.replaceAll('\\$', '$').trim();
}

/**
 * `Page 14 of Lecture 4.pdf`; a presentation has slides, a text without pages has headings, and a quiz without a known file has
 * its title.
 */
export function citationCaption({ page, section }: Source, { title, filename }: Pick<Quiz, 'title' | 'filename'>): string {
  const name = filename || title || DEFAULT_QUIZ_TITLE;
  if (section !== undefined) return section === '' ? name : `“${section}” in ${name}`;
  // Quizzes of older versions have page 1 for a plain text that has none.
  if (page === 1 && /\.txt$/i.test(name)) return name;
  return `${/\.pptx$/i.test(name) ? 'Slide' : 'Page'} ${page} of ${name}`;
}
