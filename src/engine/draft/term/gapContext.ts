// Where a sentence says too little without what stands before it: the case, the year or the full name is told there. What a gap
// in it hides is not looked at, but for the words right beside it.

import { oneOf, pattern } from '../../english/pattern.ts';
import type { Material, Sentence } from '../../understand/material.ts';

const LEADS_UP = 4;
const NAMED_AGAIN = /\bthe ([a-zà-ÿ]+)(?: ([a-zà-ÿ]{3,}))?/giu;
const MOST_BEFORE_NOUN = 4;
const introduced = new WeakMap<Sentence, ReadonlySet<string>>();

/** The words behind "a" and "an", up to the fourth: "rod" of "a positively charged rod". */
function introducedIn(sentence: Sentence): ReadonlySet<string> {
  const known = introduced.get(sentence);
  if (known) return known;
  const words = sentence.clean.toLowerCase().split(/[^\p{L}-]+/u);
  const found = new Set(
    words.flatMap((word, at) => (word === 'a' || word === 'an' ? words.slice(at + 1, at + 1 + MOST_BEFORE_NOUN) : [])),
  );
  introduced.set(sentence, found);
  return found;
}

/** "the charged rod … the sphere" after "a charged rod is brought near a sphere": said of one case, which the gap does not tell. */
export function isOfExample(material: Material, { index, section }: Sentence, text: string): boolean {
  const before = material.sentences.slice(Math.max(0, index - LEADS_UP), index).filter((one) => one.section === section);
  const isKnown = (word: string) => before.some((one) => introducedIn(one).has(word));
  const again = [...text.toLowerCase().matchAll(NAMED_AGAIN)].filter(
    ([, first = '', second = first]) => isKnown(first) || isKnown(second),
  );
  return again.length > 1;
}

const BARE_NOUN = pattern(
  String.raw`\bthe (\p{L}{4,})(?=[’']s\b| ${oneOf(`
    are | can | did | does | had | has | have | is | may | shows? | was | were | will | would | indicates? | [a-z]+ed
  `)}\b|[,.]|$)`,
  'giu',
);
/** "the same curve": that tells no more than "the curve" does. */
const TELLS_LITTLE = oneOf('entire | first | following | last | main | new | next | only | other | own | same | second | whole');
const LOOKS_BACK = 6;

/** "Any point on the curve" after "the production possibilities curve", "the Party" after "the Harbour Party": which one, that tells. */
export function isNamedInFull(material: Material, { index, section }: Sentence, text: string): boolean {
  const before = material.sentences.slice(Math.max(0, index - LOOKS_BACK), index).filter((one) => one.section === section);
  return [...text.matchAll(BARE_NOUN)].some(([, noun = '']) => {
    const bare = new RegExp(String.raw`\ban? ${noun}\b`, 'i');
    const full = new RegExp(String.raw`\b(?:an?|the) (?!${TELLS_LITTLE} ${noun})(?:[\p{L}\d-]+ ){1,2}${noun}\b`, 'iu');
    return before.some(({ clean }) => full.test(clean)) && !before.some(({ clean }) => bare.test(clean));
  });
}

/** "the First W_____ W_____", "the I_____ C_____ on Zoological Nomenclature": the rest of the name stands beside the gap. */
export function isPartOfName(text: string, before: string, after: string, term: string): boolean {
  const written = text.slice(before.length, before.length + term.length);
  if (!/^\p{Lu}/u.test(written)) return false;
  return /[\p{Ll},] \p{Lu}\p{Ll}+ $/u.test(before) || /^ (?:(?:of|on|for|and|&) (?:the )?)?\p{Lu}/u.test(after);
}
