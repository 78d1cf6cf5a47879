// A heading as a question names it: without numbering, signs, notes and capitals that shout.
import { oneOf, regex } from '../english/pattern.ts';

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
  /^(?:[IVXLC]{1,6}|[a-zA-Z])\s+[–—-]\s+/,
  /^[IVXLC]{1,6}\s*[.):]\s*(?:[–—-]\s*)?/,
];
/** "Definition 3.2 (Zone of proximal development)": what stands in the brackets is its name. */
const NUMBERED_NAME = regex('iu')`^${oneOf`
  box | corollary | definition | example | lemma | proposition | remark | theorem
`}\s+\d+(?:\.\d+)*\s*[.:]?\s*\(([^()]{3,})\)$`;
const SIGNS = /^[^\p{L}\p{N}(«“"„‘'¿¡]+/u;
/** "(see Fig. 3)", "(continued)", "(2/3)", "[Sommerville]". */
const NOTES = [
  regex('iu')`\s*\(${oneOf`
      abb | cf\.? | cont(?:inued|\.|d\.?)? | fig | figure | fortsetzung | see | siehe | suite | ver | voir | véase
      \d+(?:\s*\/\s*\d+)? | [\d.,;\s]+
    `}(?!\p{L})[^)]*\)\s*$`,
  /\s*\[[^\]]*\]\s*$/,
  // "Verse (V)"
  /\s*\(\p{Lu}\)\s*$/u,
  /\s*\b\d+\s*\/\s*\d+\s*$/,
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

/** The heading without what is no part of its words. `isName`: is a word, so written, a name in this document? */
export function labelOf(heading: string, isName: (word: string) => boolean): string {
  let text = heading
    .replace(/\s+/g, ' ')
    .replace(/[*_`#]+/g, '')
    .trim()
    .replace(NUMBERED_NAME, '$1');
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = [SIGNS, ...NUMBERING, ...NOTES].reduce((rest, part) => rest.replace(part, '').trim(), text);
  }
  text = text.replace(/\s*[:.;,–—-]+$/, '').trim();
  const cased = SHOUTS.test(text) && /\p{Lu}{4}/u.test(text) ? inSentenceCase(text, isName) : text;
  return /^\p{Ll}\p{Ll}/u.test(cased) && /^\P{Ll}/u.test(heading.trim()) ? cased.charAt(0).toUpperCase() + cased.slice(1) : cased;
}
