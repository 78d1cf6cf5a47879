// Finds the title of a document: the file's own, else the first heading, else the file's name.
import { isFrontMatter, withoutShouting } from '../english/heading.ts';
import { wholeOf } from '../english/pattern.ts';
import { type Page, withoutInvisible } from './textDocument.ts';

const LONGEST_TITLE = 120;
const EMPTY_TITLES = wholeOf('i')`
    document\d* | microsoft (?:word|powerpoint) - .* | powerpoint presentation | presentation\d* | slide \d+ | title | untitled
`;

/** The endings that a name may carry, twice in "notes.docx.pdf"; ".5" of "Unit 3.5" is none. */
const ENDINGS = /(?:\.(?:pdf|docx?|pptx?|odt|odp|rtf|txt|text|md|markdown|html?|epub|tex|indd|qxd))+$/i;
/** A title that only gives a place: "Chapter 7". */
const PLACE = /^(?:chapter|unit|lecture|lesson|week|module|part|section)\s+(?:\d{1,3}|[ivx]{1,5})$/i;

function clean(text: string): string {
  return text
    .replace(/\\(['"])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function usable(title: string | null | undefined): string | null {
  const text = clean(title ?? '');
  const ok =
    text.length >= 3 &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{3}/u.test(text) &&
    !EMPTY_TITLES.test(text) &&
    !ENDINGS.test(text) &&
    !isFrontMatter(text);
  return ok ? text.replace(/^[^\p{Ll}]{8,}$/u, withoutShouting) : null;
}

/** The file's own title if it is one, else the first heading near the start; else null. */
export function titleOf(ownTitle: string | null | undefined, pages: readonly Page[]): string | null {
  const firstBlocks = pages
    .slice(0, 2)
    .flatMap((page) => page.blocks)
    .slice(0, 12);
  const at = firstBlocks.findIndex((block) => block.kind === 'heading' && usable(block.text) !== null);
  const [first, second] = [firstBlocks[at], firstBlocks[at + 1]];
  const isPlace = first !== undefined && PLACE.test(first.text) && second?.kind === 'heading';
  return usable(ownTitle) ?? usable(isPlace ? `${first.text}: ${second.text}` : first?.text);
}

/** "(1)", "- Copy": what a browser or a computer adds to the name of a second copy. */
const COPY_MARK = /\s*(?:\(\d{1,2}\)|[-–] copy(?: ?\(\d{1,2}\))?)$/i;

/** "%20" as a space; a name that is not encoded stays. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The file's name as a title: without folder, ending and marks of a copy, in words, with a capital letter. */
export function titleFromName(name: string): string {
  const file = decodedName(name).normalize('NFC').split(/[\\/]/).pop() ?? '';
  const spaced = clean(withoutInvisible(file).replace(ENDINGS, '').replace(/_/g, ' ')).replace(COPY_MARK, '');
  const words = /\s/.test(spaced) || !/\p{L}{2}/u.test(spaced) ? spaced : clean(spaced.replace(/[-+.](?!\d)/g, ' '));
  const title = words.replace(/^[^\p{Ll}]{8,}$/u, (shout) => (/\p{Lu}{4}/u.test(shout) ? withoutShouting(shout) : shout));
  const [short = ''] = /^.{1,120}(?!\S)/su.exec(title) ?? [title.slice(0, LONGEST_TITLE)];
  return short.replace(/^\p{Ll}(?=\p{Ll}*(?:[\s-]|$))/u, (letter) => letter.toUpperCase()) || 'Quiz';
}
