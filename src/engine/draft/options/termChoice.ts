// What all questions share whose options are terms: the wrong ones are ranked and picked, and the draft gets its shape. What
// is asked, and what it is worth, is for each form to say.
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Random } from '../../random.ts';
import { isLong, type Material, type Sentence } from '../../understand/material.ts';
import { areOneKind } from '../../understand/term/category.ts';
import { importanceOf } from '../../understand/term/importance.ts';
import { asInSentence, type KeyTerm } from '../../understand/term/keyTerm.ts';
import { kinship, membersWith } from '../../understand/term/kin.ts';
import { coOccurrence, type TermIndex } from '../../understand/term/termIndex.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { asking, type Stem } from '../frame.ts';
import { pickThree, rankedDistractors } from './distractor.ts';

const FEWEST_ALIKE = 3;
/** Of these, so many at least are terms that a student has met as such. */
const FEWEST_MARKED = 1;
const LIKELY = 0.05;
const LEAST_TOGETHER = 0.1;

/** What a form asks: the stem, the term that answers it, and the sentence that says so. */
export type Asked = { stem: Stem; key: KeyTerm; sentence: Sentence };

/** "… states that", "… seeks to explain": only a law, a theory or a school of thought does. */
const SAYS = pattern(
  String.raw`\b${oneOf(`
    argues? | asserts? | claims? | holds? | predicts? | proposes? | (?:seeks?|attempts?|tries) to explain | states?
    suggests?
  `)}\b(?: that| the| how| why|,)`,
  'i',
);
const THEORY =
  /^(?:law|rule|principle|theory|hypothesis|theorem|postulate|axiom|perspective|approach|paradigm|model|thesis|doctrine|effect)$/;
const SCHOOL = /ism$/;

/** May the one stand beside the other where something says something? A school of thought beside a school, or a theory. */
function canSay(head: string, keyHead: string): boolean {
  if (!THEORY.test(keyHead) && !SCHOOL.test(keyHead)) return true;
  return THEORY.test(head) || (SCHOOL.test(keyHead) && SCHOOL.test(head));
}

/** The draft, which choose/acceptance.ts scores, and the terms among which the key stands; null where three good ones are missing. */
export function termChoice(
  material: Material,
  terms: TermIndex,
  { stem, key, sentence }: Asked,
  random: Random,
  fits: (term: KeyTerm) => boolean = () => true,
): { draft: Drafted; picked: KeyTerm[] } | null {
  // "Mercury’s surface": a part of one thing is no term, and beside it stand parts of the same thing by its other names.
  if (/[’']s /.test(key.text) && key.definition === null) return null;
  const { index } = sentence.section;
  const members = membersWith(material, key.text);
  // With options of other kinds the key shows without reading; what is asked may still be asked for in writing.
  const { text } = asking(stem);
  const says = SAYS.test(text);
  // A book has terms enough for options that it defines or prints in bold, and where the key was met; a heading may be any word.
  const isKnown = isLong(material)
    ? (term: KeyTerm) => (term.definition !== null || term.emphasised) && coOccurrence(key, term) >= LEAST_TOGETHER
    : isKnownTerm;
  const alike = terms
    .near(index)
    .filter((term) => !says || canSay(term.head, key.head))
    .filter((term) => members.has(term.key) || (isKnown(term) && ((key.name && term.name) || areOneKind(key, term))))
    .filter(fits);
  if (alike.length < FEWEST_ALIKE) return null;
  // One that is not of the key's own sort is crossed out unread.
  const kinOf = new Map(alike.map((term) => [term, kinship(material, terms, key, term)]));
  const rank = (near: 1 | 2) => {
    const kin = alike.filter((term) => kinOf.get(term) === near);
    return rankedDistractors(material, kin, key, text, sentence.index, index);
  };
  const siblings = rank(2);
  const ranked = siblings.length < FEWEST_ALIKE ? [...siblings, ...rank(1)] : siblings;
  const picked = pickThree(ranked, key.text.length, (term) => term.text, random);
  if (!picked || picked.filter((term) => isMarked(term) || members.has(term.key)).length < FEWEST_MARKED) return null;
  const draft: Drafted = {
    type: 'multiple_choice',
    stem,
    text,
    answer: capitalised(key.text),
    wrong: picked.map((term) => capitalised(term.name ? term.text : asInSentence(material, term.text))),
    accepted: [],
    keyPoints: [],
    keys: [key.key],
    quote: sentence.text,
    sentence,
    score: 0,
  };
  return { draft, picked };
}

/** A word that the document names once, or that is no term, is crossed out unread. */
function isKnownTerm(term: KeyTerm): boolean {
  return isMarked(term) || (term.mentions > 1 && importanceOf(term) >= LIKELY);
}

/** Terms that the document defines or sets apart: options that a student has met as terms. */
function isMarked(term: KeyTerm): boolean {
  return term.definition !== null || term.apart;
}
