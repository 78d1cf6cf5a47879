// Rejects phrases that are not terms: by their shape, as everyday words, or because the document does not use them so.
import { isEveryday } from '../../english/everyday.ts';
import { isGenericHeading } from '../../english/heading.ts';
import { headOf } from '../../english/noun.ts';
import { oneOf, regex, wholeOf } from '../../english/pattern.ts';
import type { Rules } from '../../english/rule.ts';
import { isFunctionWord } from '../../english/words.ts';
import { isOfForm } from '../../outline/languages.ts';
import type { Material } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Wording } from './definition.ts';

/** A candidate for a term, and its use in the document. */
export type Phrase = {
  term: string;
  words: readonly string[];
  wording: Wording | 'subject';
  /** emphasised, in a heading, a label, or stated of the kind */
  isSetApart: boolean;
  /** the sentence says that this is the meaning of the word */
  isSaid: boolean;
  material: Material;
  tagged: Tagged;
};

const VAGUE = regex('i')`^${oneOf`
    above | all | another | any | bad | certain | common | different | each | early | entire | every | fifth | final | first
    five | following | four | fourth | good | great | important | large | last | late | main | major | many | modern | more
    most | new | next | no | only | other | own | particular | recent | related
    (?:reverse|opposite) (?:process|reaction|direction|movement|effect) | same | second | seventh | several | similar | sixth
    single | small | some | specific | such | third | three | two | typical | various | whole
  `}\b`;

const SIGNS = /^[^\p{L}]|[?!$“”"()[\]/\\]| (?:or|nor|and) |^prefix |-$| \p{L}$/iu;
const NO_PART_OF_TERM: ReadonlySet<string> = new Set(['PRON', 'AUX', 'SCONJ', 'NUM', 'DET', 'ADV']);
const OF_ANY_TEXT = wholeOf('i')`
    authors? | chapters? | concepts? | examples? | ideas? | names? | one | ones | people | phrases? | processe?s? | readers?
    sections? | students? | terms? | texts? | things? | today | tomorrow | words?
`;

/** Whether it names a person, place or work: every word has a capital, and none occurs in lower case. */
export function isName(material: Material, term: string): boolean {
  const words = term.split(/\s+/).filter((word) => !isFunctionWord(word.toLowerCase()));
  return words.every((word) => /^\p{Lu}/u.test(word) && !material.lowerWords.has(word.toLowerCase()));
}

/** Whether it is a name everywhere: capitalised inside sentences too, not only at the start of a line. */
export function isOwnName(material: Material, term: string): boolean {
  return (
    /\p{Ll}/u.test(term) &&
    isName(material, term) &&
    term.split(/\s+/).every((word) => !/^\p{Lu}/u.test(word) || material.midCapitals.has(word))
  );
}

/** Its tokens; for a label such as "Tragedy of the commons", without the article. */
function tokensOf({ term, wording, tagged }: Phrase) {
  return tagged.tokens(wording === 'label' ? term.replace(/ of the /g, ' of ') : term);
}

export const termRules = {
  signs: ({ term }) => SIGNS.test(term),
  'a word of any text': ({ term }) => OF_ANY_TEXT.test(term),
  'a heading of any text': ({ term, wording }) => isGenericHeading(term) || (wording === 'label' && isOfForm(term)),
  'one of several, or how it is': ({ term }) => VAGUE.test(term),
  'a function word at an end': ({ words }) =>
    isFunctionWord(words[0]?.toLowerCase() ?? '') || isFunctionWord(words.at(-1)?.toLowerCase() ?? ''),
  'an everyday word': ({ term, words, isSetApart, isSaid }) => words.length === 1 && isEveryday(term) && !isSetApart && !isSaid,
  'an everyday word of something': ({ term, words, isSaid }) =>
    !isSaid && words.length > 1 && isEveryday(headOf(term)) && / of | in | for /.test(term),
  'the subject of a sentence, and no more': ({ term, words, wording, isSetApart, material }) =>
    wording === 'is' && !isSetApart && (words.length > 3 || isName(material, term)),
  'a word that is part of no term': (phrase) =>
    tokensOf(phrase).some(({ pos, text }) => NO_PART_OF_TERM.has(pos) && !/^\p{L}+ward$/u.test(text)),
  'no noun at its end': (phrase) =>
    !phrase.isSetApart && !phrase.isSaid && !['NOUN', 'PROPN'].includes(tokensOf(phrase).at(-1)?.pos ?? ''),
} satisfies Rules<Phrase>;
