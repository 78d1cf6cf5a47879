// Turns a heading into a label for questions: without numbering, notes and capitals only, and with its parent where it is vague.
import { oneOf, regex } from '../english/pattern.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { endsOpen, isGeneric, smallWordsOf } from './languages.ts';
import { endsSentence, wordCount, wordsIn } from './sentences.ts';
import { isAside, type Part } from './topicPart.ts';

const PART = oneOf`
  chapter | lecture | lesson | module | part | section | unit | chapitre | leçon | partie | thème | kapitel | lektion | teil
  capítulo | tema | unidad | lição | unidade | mada | somo | sura
`;
/** "Chapter 3:", "3.2", "§ 5", "(b)", "IV. —", "Definition:". */
const NUMBERING = [
  regex('iu')`^${PART}\s+(?:\d+(?:\.\d+)*|[IVXLC]+)\s*[.:)–—-]?\s+`,
  /^(?:§|art(?:icle|ikel|ículo|igo|\.)?)?\s*\d{1,3}(?:\.\d{1,3})*\s*[.):–—-]*\s+(?=\p{L})/iu,
  /^\(?[a-zA-Z]\s?[.)]\s+/,
  /^(?:definition|définition|definición|definição|fasili)\s*:\s*/iu,
  /^[IVXLC]{1,6}\s*[.):]\s*(?:[–—-]\s*)?/,
];
const SIGNS = /^[^\p{L}\p{N}(«“"„‘'¿¡]+/u;
/** "(see Fig. 3)", "(continued)", "(2/3)", "[Sommerville]". */
const NOTES = [
  regex('iu')`\s*\(${oneOf`
      abb | cf\.? | cont(?:inued|\.|d\.?)? | fig | figure | fortsetzung | see | siehe | suite | ver | voir | véase
      \d+(?:\s*\/\s*\d+)? | [\d.,;\s]+
    `}(?!\p{L})[^)]*\)\s*$`,
  /\s*\[[^\]]*\]\s*$/,
];
/** "Cont…", "(continued)": the slide goes on with the one before. */
const CONTINUED = /^\(?(?:cont(?:inued|inuation|d)?|fortsetzung|suite|continuación|continuação)[\s.…)]*$/i;
export const isContinued = (heading: string): boolean => CONTINUED.test(heading);

const SHOUTS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/** "HUMAN RIGHTS IN NIGERIA" → "Human rights in Nigeria", where the document elsewhere writes "Nigeria". */
function inSentenceCase(text: string, isName: (word: string) => boolean): string {
  const small = text.replace(/\p{Lu}[\p{L}’']+/gu, (word) => {
    const low = word.toLowerCase();
    const name = low.charAt(0).toUpperCase() + low.slice(1);
    if (word.length <= 5 && isName(word)) return word;
    return isName(name) ? name : low;
  });
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** The heading without numbering and notes. `isName`: whether a word is a name in this document. */
export function labelOf(heading: string, isName: (word: string) => boolean): string {
  let text = heading
    .replace(/\s+/g, ' ')
    .replace(/[*_`#]+/g, '')
    .trim();
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = [SIGNS, ...NUMBERING, ...NOTES].reduce((rest, part) => rest.replace(part, '').trim(), text);
  }
  text = text.replace(/\s*[:.;,–—-]+$/, '').trim();
  const cased = SHOUTS.test(text) && /\p{Lu}{4}/u.test(text) ? inSentenceCase(text, isName) : text;
  return /^\p{Ll}\p{Ll}/u.test(cased) && /^\P{Ll}/u.test(heading.trim()) ? cased.charAt(0).toUpperCase() + cased.slice(1) : cased;
}

const MOST_LABEL_WORDS = 16;
const MOST_PARENT_WORDS = 7;
const ROOT = 4;

export function isNamedIn(heading: string, parts: readonly Part[], language: string | undefined): boolean {
  const small = smallWordsOf(language);
  const text = parts.map((part) => part.text.toLowerCase()).join('\n');
  return wordsIn(heading.toLowerCase()).some(
    (word) => word.length > 2 && !small.has(word) && text.includes(word.slice(0, Math.max(ROOT, word.length - 2))),
  );
}

/** Not a heading: dot leaders, addresses, formulas, brackets, a quotation, or a number at the end that is not a year. */
const NO_HEADING = /\.{3,}|…|https?:|www\.|[{}<>=→⇌\\|]|^\(|^["“«][^"”»]*$|(?<!\b\d{3})\d\s*$|\d: ?\d+\s*$/u;

/** "Introduction": too vague for a whole document. */
const OPENING = /^(?:introduction|background|einleitung|einführung|introducción|introdução|utangulizi)$/i;

/** The label of a topic, or null. A vague heading is joined with the heading above it, or with the title. */
export function topicLabel(
  { heading, parts }: { heading: string; parts: readonly Part[] },
  headingsAbove: readonly string[],
  { title, language }: TextDocument,
): string | null {
  if (!/\p{L}{3}/u.test(heading) || wordCount(heading) > MOST_LABEL_WORDS || NO_HEADING.test(heading)) return null;
  if (isAside(heading) || isContinued(heading) || endsOpen(heading) || (endsSentence(heading) && !heading.endsWith('?')))
    return null;
  const isVague = isGeneric(heading, language);
  if (!isVague && wordCount(heading) > 1) return heading;
  const parent = [...headingsAbove, title].find(
    (text) =>
      !isGeneric(text, language) &&
      !/[:?\d]/.test(text) &&
      wordCount(text) <= MOST_PARENT_WORDS &&
      !text.toLowerCase().includes(heading.toLowerCase().replace(/\?$/, '')) &&
      (text !== title || (!OPENING.test(heading) && isNamedIn(title, parts, language))),
  );
  if (parent !== undefined) return `${parent}: ${heading}`;
  return !isVague && isNamedIn(heading, parts, language) ? heading : null;
}
