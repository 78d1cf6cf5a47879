// What may stand as a term: a short noun phrase that the document treats as one. It refuses everyday words.

import { isEveryday } from '../../english/everyday.ts';
import { isGenericHeading } from '../../english/heading.ts';
import { headOf, termKey, withoutArticle } from '../../english/noun.ts';
import { isRareNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { isFunctionWord, wordsOf } from '../../english/words.ts';
import { type Material, sentencesWith } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Family } from './definition.ts';

const VAGUE = pattern(
  String.raw`^${oneOf(`
    above | all | another | any | bad | certain | common | different | each | early | entire | every | fifth | final | first
    five | following | four | fourth | good | great | important | large | last | late | main | major | many | modern | more
    most | new | next | no | only | other | own | particular | recent | related
    (?:reverse|opposite) (?:process|reaction|direction|movement|effect) | same | second | seventh | several | similar | sixth
    small | some | specific | such | third | three | two | typical | various | whole
  `)}\b`,
  'i',
);

const setApart = new WeakMap<Material, Set<string>>();
const headings = new WeakMap<Material, Set<string>>();

function setApartKeys(material: Material): Set<string> {
  const known = setApart.get(material);
  if (known) return known;
  const keys = new Set(
    material.sentences.flatMap((sentence) =>
      sentence.emphasised
        .filter((text) => text.length < 60 && text.length < sentence.text.length * 0.7)
        .map((text) => termKey(withoutArticle(withoutEndMarks(text)))),
    ),
  );
  setApart.set(material, keys);
  return keys;
}

/** Was it bold or italic somewhere? */
export function isSetApart(material: Material, term: string): boolean {
  return setApartKeys(material).has(termKey(term));
}

/** What the headings name: each as it stands, and without its first or its last word where two are left. */
function headingKeys(material: Material): Set<string> {
  const known = headings.get(material);
  if (known) return known;
  const keys = new Set<string>();
  for (const { heading, skipped } of material.sections) {
    if (skipped) continue;
    for (const part of heading.split(/\s*(?::| and | versus | vs\.? | – | — |,)\s*/i)) {
      const key = termKey(withoutArticle(part));
      const words = key.split(' ');
      keys.add(key);
      if (words.length > 2) keys.add(words.slice(1).join(' ')).add(words.slice(0, -1).join(' '));
    }
  }
  headings.set(material, keys);
  return keys;
}

/** Does a heading name it, and little else? */
export function isInHeading(material: Material, term: string): boolean {
  return headingKeys(material).has(termKey(term));
}

const LABEL_OF_FIGURE = pattern(
  oneOf(String.raw`
    (?:^|\s)[a-zà-ÿ]\.(?:\s|$)
    ^${oneOf(`
      area | box | case | class | curve | figure | group | line | model | part | point | region | site | stage | step | type
      zone
    `)} [a-zà-ÿ]$
  `),
  'iu',
);

const OF_ANY_TEXT = pattern(
  `^${oneOf(`
    authors? | chapters? | concepts? | examples? | ideas? | names? | one | ones | people | phrases? | processe?s? | readers?
    sections? | students? | terms? | texts? | things? | words?
  `)}$`,
  'i',
);

/** May this phrase be asked for as a term? */
export function isTermPhrase(
  material: Material,
  term: string,
  family: Family | 'subject',
  tagged: Tagged,
  generic = false,
): boolean {
  const words = term.split(/\s+/);
  if (
    words.length > 5 ||
    term.length < 3 ||
    term.length > 48 ||
    !/^[\p{L}]/u.test(term) ||
    / (?:or|nor) |^prefix |-$/i.test(term) ||
    /[?!$“”"()[\]/\\]/.test(term)
  )
    return false;
  // "J. Smith", and "zone B": a label of a figure or a list.
  if (LABEL_OF_FIGURE.test(term)) return false;
  if (OF_ANY_TEXT.test(term)) return false;
  if (isGenericHeading(term)) return false;
  if (VAGUE.test(term) || isFunctionWord(words[0]?.toLowerCase() ?? '') || isFunctionWord(words.at(-1)?.toLowerCase() ?? ''))
    return false;
  const sure = isSetApart(material, term) || isInHeading(material, term) || family === 'label' || generic;
  const said = family === 'refers' || family === 'called' || family === 'states';
  if (words.length === 1 && isEveryday(term) && !sure && !said) return false;
  if (!said && words.length > 1 && isEveryday(headOf(term)) && / of | in | for /.test(term)) return false;
  if (family === 'is' && !sure && (words.length > 3 || isName(material, term))) return false;
  // "Tragedy of the commons"
  const tokens = tagged.tokens(family === 'label' ? term.replace(/ of the /g, ' of ') : term);
  if (
    tokens.some(
      (token) => ['PRON', 'AUX', 'SCONJ', 'NUM', 'DET', 'ADV'].includes(token.pos) && !/^\p{L}+ward$/u.test(token.text),
    ) ||
    / (?:is|are|was|were|and then|that|which) /i.test(term)
  )
    return false;
  if (!sure && !said && !['NOUN', 'PROPN'].includes(tokens.at(-1)?.pos ?? '')) return false;
  // A rare word needs no second place to be a term, and neither does a name of two words.
  const known =
    sure || words.length === 2 || (words.length === 1 && isRareNoun(termKey(term))) || sentencesWith(material, term).length > 1;
  if (family === 'is' && !sure && words.length === 1 && !known) return false;
  if ((family === 'apposition' || family === 'case') && !sure && (isName(material, term) || !known)) return false;
  return wordsOf(term).length > 0;
}

/** A person, a place, a work: every word has a capital, and none of them is also written small. */
export function isName(material: Material, term: string): boolean {
  const words = term.split(/\s+/).filter((word) => !isFunctionWord(word.toLowerCase()));
  return words.every((word) => /^\p{Lu}/u.test(word) && !material.lowerWords.has(word.toLowerCase()));
}
