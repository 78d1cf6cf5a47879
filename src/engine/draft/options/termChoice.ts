// Writes a choice among terms of one kind. The distractors are terms of the document that are wrong by the document itself.
import { otherMayBeRight } from '../../check/ambiguous.ts';
import { contentWordStems, shareHeld } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import { isLong, type Material, type Sentence } from '../../understand/material.ts';
import { genusOf, kinship } from '../../understand/term/category.ts';
import { importanceOf } from '../../understand/term/importance.ts';
import { asInSentence, type KeyTerm } from '../../understand/term/keyTerm.ts';
import { coOccurrence, type TermIndex } from '../../understand/term/termIndex.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { renderStem, type Stem } from '../frame.ts';
import { isTooClose, pickThree } from './pickThree.ts';

/** Three are picked by length from so many of the best. */
const BAND = 6;
/** So many terms are compared with the document's sentences, at most. */
const MOST_COMPARED = 48;
const MAY_FIT = 0.6;
const FEWEST_STEMS = 4;
const LEAST_TOGETHER = 0.1;
const LEAST_IMPORTANT = 0.2;

/** What a form asks: the stem, the term that answers it, and the sentence that says so. */
export type Asked = { stem: Stem; key: KeyTerm; sentence: Sentence };

/** Terms that the document defines or sets apart, or that a glossary would list: options that a student has met as terms. */
function isMarked(term: KeyTerm): boolean {
  return term.definition !== null || term.isSetApart || (!term.name && importanceOf(term) >= LEAST_IMPORTANT);
}

/** Whether a term is a kind of the key, which then is right too: "yeasts are unicellular fungi". */
function isKindOf({ definition }: KeyTerm, { key }: KeyTerm): boolean {
  return definition !== null && genusOf(definition.meaning) === key;
}

/** Whether the definition of a term, with the sentence after it, has the words of the stem. */
function fitsMeaning(material: Material, { definition }: KeyTerm, stems: readonly string[]): boolean {
  if (definition === null || new Set(stems).size < FEWEST_STEMS) return false;
  const next = material.sentences[definition.sentence.index + 1];
  const follows = next?.block === definition.sentence.block ? next.stems : [];
  return shareHeld(stems, new Set([...definition.sentence.stems, ...follows])) > MAY_FIT;
}

/** The terms that may stand beside the key, those that are nearest to it first. */
function rankedOptions(
  material: Material,
  terms: TermIndex,
  { stem, key, sentence }: Asked,
  fits: (term: KeyTerm) => boolean,
): KeyTerm[] {
  const text = renderStem(stem);
  const stems = contentWordStems(text);
  const section = sentence.section.index;
  const isBook = isLong(material);
  const isMet = (term: KeyTerm) =>
    isBook ? (term.definition !== null || term.emphasised) && coOccurrence(key, term) >= LEAST_TOGETHER : isMarked(term);
  const near = (term: KeyTerm) => Math.min(...[...term.sections].map((place) => Math.abs(place - section)));
  const candidates = terms
    .near(section)
    .filter((term) => term.plural === key.plural && term.name === key.name && isMet(term) && !isTooClose(term.text, key.text))
    .map((term) => ({ term, kin: kinship(key, term), away: near(term) }))
    .filter(({ term, kin }) => kin > 0 && fits(term) && !isKindOf(term, key) && !isKindOf(key, term))
    .sort((a, b) => b.kin - a.kin || a.away - b.away || a.term.order - b.term.order);
  const mayBeRight = (term: KeyTerm) =>
    text.toLowerCase().includes(term.text.toLowerCase()) ||
    fitsMeaning(material, term, stems) ||
    otherMayBeRight(material, term.text, stems, key.text, sentence.index);
  const ranked: KeyTerm[] = [];
  for (const { term } of candidates.slice(0, MOST_COMPARED)) if (ranked.length < BAND && !mayBeRight(term)) ranked.push(term);
  return ranked;
}

export function termChoice(
  material: Material,
  terms: TermIndex,
  asked: Asked,
  random: Random,
  fits: (term: KeyTerm) => boolean,
): Drafted | null {
  const { stem, key, sentence } = asked;
  const ranked = rankedOptions(material, terms, asked, fits);
  const picked = pickThree(ranked, key.text.length, (term) => term.text, random);
  return (
    picked && {
      type: 'multiple_choice',
      stem,
      answer: capitalised(key.text),
      wrong: picked.map((term) => capitalised(term.name ? term.text : asInSentence(material, term.text))),
      keys: [key.key],
      quote: sentence.text,
      sentence,
      score: 0,
    }
  );
}
