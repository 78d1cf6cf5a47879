// The citation in an explanation, in the words of the document's language: it is stored, and found again. Screens and Word files say
// where a quote stands in words of their own. It does not search for the quote.
import type { Quiz, Source } from '../quiz/quiz.ts';

type Place = Pick<Source, 'page' | 'section' | 'document'>;
export type Named = Pick<Quiz, 'title' | 'filename'>;

type PlaceForms = readonly [page: string, slide: string, opening: string, closing: string];

const ENGLISH: PlaceForms = ['Page', 'Slide', 'Under “', '”'];
const OTHER: PlaceForms = ['Page', 'Slide', '“', '”'];
/** How a citation names a place, by the document's language. */
const placeForms: Record<string, PlaceForms> = {
  en: ENGLISH,
  fr: ['Page', 'Diapositive', 'Sous « ', ' »'],
  de: ['Seite', 'Folie', 'Unter „', '“'],
  es: ['Página', 'Diapositiva', 'En «', '»'],
  pt: ['Página', 'Slide', 'Em “', '”'],
  sw: ['Ukurasa wa', 'Slaidi ya', 'Chini ya “', '”'],
};

/** `Page 3`, `Slide 3`; for a document without pages `Under “Diffusion”`, or nothing before the first heading. */
function placeWords({ page, section }: Place, isSlides: boolean, forms = ENGLISH): string {
  const [pageWord, slideWord, opening, closing] = forms;
  if (section === undefined) return `${isSlides ? slideWord : pageWord} ${page}`;
  return section === '' ? '' : opening + section + closing;
}

/** The words for a place in every language. */
function placeWordings(place: Place): string[] {
  const forms = [...Object.values(placeForms), OTHER];
  return [true, false].flatMap((isSlides) => forms.map((wording) => placeWords(place, isSlides, wording)));
}

const isSlideShow = (name: string) => /\.pptx$/i.test(name);

/** Where a quote stands in its document. */
export type QuotePlace = { kind: 'page' | 'slide'; number: number } | { kind: 'section'; heading: string };

/** The name of the document that a quiz is cited from; "" where it is not known. */
export function documentName({ document }: Place, { title, filename }: Named): string {
  return document || filename || title;
}

/** The place in the document of this quiz, where the file's name says what it has: pages, slides, or neither (null for those). */
export function placeIn(place: Place, quiz: Named): QuotePlace | null {
  const { section, page } = place;
  const name = documentName(place, quiz);
  if (section !== undefined) return section === '' ? null : { kind: 'section', heading: section };
  // Quizzes of older versions have page 1 for a plain text that has none.
  if (page === 1 && /\.txt$/i.test(name)) return null;
  return { kind: isSlideShow(name) ? 'slide' : 'page', number: page };
}

function behindPlace(words: string, quote: string): string {
  return words === '' ? `“${quote}”` : `${words}: “${quote}”`;
}

/** `Page 3: “…”`: place and quote in the document's language. Both are passed as they will be shown. */
export function citationOf(place: Place, isSlides: boolean, quote: string, language = 'en'): string {
  return behindPlace(placeWords(place, isSlides, placeForms[language] ?? OTHER), quote);
}

/** The same in English, as files of other programs have it. */
export function fileCitation(source: Source, quiz: Named): string {
  const place = placeIn(source, quiz);
  return behindPlace(place === null ? '' : placeWords(source, place.kind === 'slide'), source.quote);
}

/** Whether this text already contains the citation, with or without the file's name. */
export function saysPlace(text: string, place: Place): boolean {
  return placeWordings(place).some((words) => words === '' || text.includes(`${words}: “`));
}

/** What follows the citation in an explanation, `Page 3: “…”`; may be empty. Null if it does not begin with one. */
export function behindCitation(explanation: string, source: Source | undefined): string | null {
  if (!source) return null;
  const fullText = explanation.trim();
  const citation = placeWordings(source)
    .map((words) => unescaped(behindPlace(words, source.quote.trim())))
    .find((wording) => unescaped(fullText).startsWith(wording));
  if (citation === undefined) return null;
  let end = 0;
  for (let shownCount = 0; shownCount < citation.length; shownCount += 1) end += fullText.startsWith('\\$', end) ? 2 : 1;
  return fullText.slice(end).trim();
}

/** Turns the escaped dollars of rich text back into those of the document. */
function unescaped(text: string): string {
  return text.replaceAll('\\$', '$').trim();
}
