// The wording of a citation: in explanations, under quotes, in downloaded files. It does not search for the quote.
import { DEFAULT_QUIZ_TITLE, type Quiz, type Source } from '../quiz/quiz.ts';

type Place = Pick<Source, 'page' | 'section' | 'document'>;
export type Named = Pick<Quiz, 'title' | 'filename'>;

type PlaceForms = readonly [page: string, slide: string, opening: string, closing: string];

const ENGLISH: PlaceForms = ['Page', 'Slide', 'Under “', '”'];
const OTHER: PlaceForms = ['Page', 'Slide', '“', '”'];
/** How the citation in an explanation names a place, by the language of the document. */
const placeForms: Record<string, PlaceForms> = {
  en: ENGLISH,
  fr: ['Page', 'Diapositive', 'Sous « ', ' »'],
  de: ['Seite', 'Folie', 'Unter „', '“'],
  es: ['Página', 'Diapositiva', 'En «', '»'],
  pt: ['Página', 'Slide', 'Em “', '”'],
  sw: ['Ukurasa wa', 'Slaidi ya', 'Chini ya “', '”'],
};

/** `Page 3`, `Slide 3`; a document without pages has headings, `Under “Diffusion”`, and nothing to say before its first. */
function placeWords({ page, section }: Place, isSlides: boolean, forms = ENGLISH): string {
  const [pageWord, slideWord, opening, closing] = forms;
  if (section === undefined) return `${isSlides ? slideWord : pageWord} ${page}`;
  return section === '' ? '' : opening + section + closing;
}

/** A place in the words of every language. */
function placeWordings(place: Place): string[] {
  const forms = [...Object.values(placeForms), OTHER];
  return [true, false].flatMap((isSlides) => forms.map((wording) => placeWords(place, isSlides, wording)));
}

const isSlideShow = (name: string) => /\.pptx$/i.test(name);

/** The place in the document of this quiz, where the file's name says what it has: pages, slides, or neither ("" for those). */
export function placeIn(place: Place, { title, filename }: Named): string {
  const name = place.document || filename || title;
  // Quizzes of older versions have page 1 for a plain text that has none.
  if (place.section === undefined && place.page === 1 && /\.txt$/i.test(name)) return '';
  return placeWords(place, isSlideShow(name));
}

function behindPlace(words: string, quote: string): string {
  return words === '' ? `“${quote}”` : `${words}: “${quote}”`;
}

/** `Page 3: “…”`: a quote behind its place, in the document's language. Both are given as they are to be shown. */
export function citationOf(place: Place, isSlides: boolean, quote: string, language = 'en'): string {
  return behindPlace(placeWords(place, isSlides, placeForms[language] ?? OTHER), quote);
}

/** `Page 14 of Lecture 4.pdf`, `“Diffusion” in essay.docx`; a quiz without a known file has its title. */
export function citationCaption(place: Source, quiz: Named): string {
  const name = place.document || quiz.filename || quiz.title || DEFAULT_QUIZ_TITLE;
  const words = placeIn(place, quiz);
  if (words === '') return name;
  return place.section === undefined ? `${words} of ${name}` : `“${place.section}” in ${name}`;
}

/** Does this text already contain the citation? Whoever wrote it may not have known the file's name. */
export function saysPlace(text: string, place: Place): boolean {
  return placeWordings(place).some((words) => words === '' || text.includes(`${words}: “`));
}

/** What an explanation says behind its citation, `Page 3: “…”`: empty where that is all; null where it does not begin with one. */
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

/** The rich text's literal dollars, as they stand in the document. */
function unescaped(text: string): string {
  return text.replaceAll('\\$', '$').trim();
}
