// The wording of a citation: in explanations, under quotes, in the Word document. It does not search for the quote.
import type { Source } from './quiz.ts';

type Place = Pick<Source, 'page' | 'section'>;

/** `Page 3`, `Slide 3`; a document without pages has headings, `Under “Diffusion”`, and nothing to say before its first. */
export function placeWords({ page, section }: Place, isSlides: boolean): string {
  if (section === undefined) return `${isSlides ? 'Slide' : 'Page'} ${page}`;
  return section === '' ? '' : `Under “${section}”`;
}

/** `Page 3: “…”`: a quote behind its place. Both are given as they are to be shown. */
export function citationOf(place: Place, isSlides: boolean, quote: string): string {
  const words = placeWords(place, isSlides);
  return words === '' ? `“${quote}”` : `${words}: “${quote}”`;
}

/** Does this text already contain the citation? */
export function saysPlace(text: string, place: Place): boolean {
  return [true, false]
    .map((isSlides) => placeWords(place, isSlides))
    .some((words) => words === '' || text.includes(`${words}: “`));
}
