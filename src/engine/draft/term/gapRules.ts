// Why a sentence without one of its terms is no question: it says too little by itself, or what is left out is no whole term there.

import { CALLED } from '../../english/namingVerbs.ts';
import { otherNumber } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling } from '../../english/plainText.ts';
import { COMPARATIVE, leaningOr } from '../../english/reference.ts';
import type { Rule } from '../../english/rule.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import { isRemark } from '../../understand/definition/remark.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import { isNamedInFull, isOfExample, isPartOfName } from './gapContext.ts';

const BAD_BEFORE = /(?:\b(?:is|are|was|were|an?|called|in addition to|of each|other|no)|[’'-]|[’']s)\s*$/i;
const BAD_AFTER = /^[’':-]/;
const FEWEST_STEMS = 4;
const FEWEST_WORDS = 6;
const SHORTEST = 35;
const LONGEST = 230;
const POINTS_AWAY = leaningOr(`
  additional | already | also(?! (?:called|known|referred|termed)) | her | his | (?:if|when|after|before|since) that
  instead(?! of\\b) | (?:is|are) the (?:first|second|third|fourth|next|last) | never | no | not | the other | then
`);
const CALLED_NEXT = new RegExp(` (?:is|are) ${CALLED} `, 'i');
/** What was said, or what one compares with, stands elsewhere. */
const SAID_BEFORE = pattern(
  oneOf(String.raw`
    , and so\b | , another\b | \badd to (?:this|that)\b
    ^(?:after|once|when|during|before) the process\b(?! (?:of|in which|by which|through which|that|where)\b)
    ^at the same time\b | \bat that time\b | ^in the (?:following|next|previous|same) | ^in (?:others?|some|many|most)\b
    \b(?:is|are) (?:an? )?${COMPARATIVE}\b(?!.*\bthan\b)
    \bsimilar\b(?! to\b) | \bthe (?:two|three|four|five|six|seven) [a-zà-ÿ]+s\b(?! of\b)
    ^(?:think|consider|imagine|recall|note|suppose|remember)\b
  `),
  'iu',
);

/** What a gap needs to know of its term. */
export type GapTerm = Pick<KeyTerm, 'text' | 'key' | 'plural' | 'name' | 'definition'>;
/** The term in the number in which this text writes it; null where it does not. */
function _asWrittenIn(text: string, term: GapTerm): GapTerm | null {
  const small = text.toLowerCase();
  const stands = (form: string) => {
    const at = small.indexOf(form.toLowerCase());
    return at >= 0 && !/^\p{L}/u.test(text.slice(at + form.length));
  };
  if (stands(term.text)) return term;
  const other = otherNumber(term.text);
  return !term.name && stands(other) ? { ...term, text: other, plural: !term.plural } : null;
}

/** Where a term stands in a text, and the term as it is written there. */
type Place = { text: string; before: string; after: string; key: GapTerm };
type Asked = Place & { material: Material; sentence: Sentence; tagged: Tagged };

/** "The dominant allele": before a noun the term only describes, and nothing else fits the gap. */
function describesNext(text: string, key: GapTerm, tagged: Tagged): boolean {
  const end = text.toLowerCase().indexOf(key.text.toLowerCase()) + key.text.length;
  if (key.text.includes(' ') || text.charAt(end) !== ' ') return false;
  const [next, ...later] = tagged.tokens(text).filter(({ start }) => start > end);
  const second = later.find(({ start }) => next !== undefined && start > next.end);
  // "Plant secondary metabolites"
  const isNoun = (token: typeof next) => token?.pos === 'NOUN' || token?.pos === 'PROPN';
  return isNoun(next) || (next?.pos === 'ADJ' && isNoun(second));
}

const IS_SUBJECT = /^(?:(?:the|an?) )?$/i;

/** Rules for a sentence and the term that is left out of it; an example is notes, whose last sentence loses the term. */
export const gapRules: readonly Rule<Asked, readonly [notes: string, term: string]>[] = [
  {
    name: 'too short or too long',
    example: ['Sailors use a sextant at sea.', 'sextant'],
    refuses: ({ text }) => text.length < SHORTEST || text.length > LONGEST,
  },
  {
    name: 'leans on the sentence before',
    example: ['It turns the sextant into a tool for finding a ship on a chart.', 'sextant'],
    refuses: ({ text }) => isDangling(text),
  },
  {
    name: 'a remark',
    example: ['The sextant is one of the greatest tools for finding a ship.', 'sextant'],
    refuses: ({ text }) => isRemark(text),
  },
  {
    name: 'a word that points away',
    example: ['A sextant measures these heights of the sun and stars at sea.', 'sextant'],
    refuses: ({ text }) => POINTS_AWAY.test(text),
  },
  {
    name: 'what was said before',
    example: ['A sextant is a simpler instrument for finding a ship on a chart.', 'sextant'],
    counterexample: ['A sextant is a simpler instrument than a gauge for finding a ship on a chart.', 'sextant'],
    refuses: ({ text }) => SAID_BEFORE.test(text),
  },
  {
    name: 'a part of a word',
    example: ['Old charts were drawn by sailors of the sextant-free age along a coast.', 'sextant'],
    refuses: ({ before, after }) => /\p{L}$/u.test(before) || BAD_AFTER.test(after),
  },
  {
    name: 'a part of a phrase',
    example: ['The height of the sun above a ship is read from a sextant.', 'sextant'],
    refuses: ({ before }) => BAD_BEFORE.test(before) && !IS_SUBJECT.test(before),
  },
  {
    name: 'half of a name with "of"',
    example: ['The height of the sun tells sailors where their ship lies on a chart.', 'height'],
    refuses: ({ key, after }) => key.definition === null && /^ of\b/.test(after),
  },
  {
    // "Any _____ that lets charge move is called a conductor": the name is what is worth asking for.
    name: 'another name is worth asking for',
    example: ['Any sextant that measures a fifth of a circle is called a quintant.', 'sextant'],
    refuses: ({ after }) => CALLED_NEXT.test(after),
  },
  {
    name: 'too little said',
    example: ['The sextant is what one uses when out on the sea.', 'sextant'],
    refuses: ({ before, after }) =>
      new Set(contentWordStems(before + after)).size < FEWEST_STEMS ||
      wordsOf(before).length + wordsOf(after).length < FEWEST_WORDS,
  },
  {
    name: 'the term again',
    example: ['The sextant of a captain and the sextants of a crew find a ship.', 'sextant'],
    refuses: ({ before, after, key }) => {
      const rest = contentWordStems(before + after);
      return contentWordStems(key.text).some((stem) => rest.includes(stem));
    },
  },
  {
    name: 'a part of a name',
    example: ['The height of the sun was set down by the First Sextant Office of the port.', 'sextant'],
    refuses: ({ text, before, after, key }) => isPartOfName(text, before, after, key.text),
  },
  {
    name: 'a word in what stands behind a label',
    example: ['Landfall: the moment at which a captain first sees the sextant on a coast.', 'sextant'],
    counterexample: ['Sextant: the tool by which a captain first finds a ship on an open sea.', 'sextant'],
    refuses: ({ before }) => /^\p{Lu}[^.:;!?]{2,40}: \S/u.test(before),
  },
  {
    name: 'one that the text has named in full',
    example: ['The Harbour Party lost its seats. In the end the Party was led by men with a sextant.', 'sextant'],
    refuses: ({ text, material, sentence }) => isNamedInFull(material, sentence, text),
  },
  {
    name: 'said of an example',
    example: ['A ship passes a rock at dawn. The sextant shows how far the ship is from the rock at noon.', 'sextant'],
    refuses: ({ material, sentence, text }) => isOfExample(material, sentence, text),
  },
  {
    name: 'describes the noun behind it',
    example: ['On a clear night the sextant reading tells sailors where the ship lies.', 'sextant'],
    refuses: ({ text, key, tagged }) => describesNext(text, key, tagged),
  },
];
