// Finds meanings of other terms as wrong options: of the same sort, form and part of the document, and not right themselves.
import { otherMayBeRight } from '../../check/ambiguous.ts';
import { isWholePhrase } from '../../check/wholePhrase.ts';
import { headOf } from '../../english/noun.ts';
import { setOf } from '../../english/pattern.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import { type Definition, isNounLike } from '../../understand/definition/definition.ts';
import { isLong } from '../../understand/material.ts';
import { kindsOfMeaning, saysOfMany } from '../../understand/term/category.ts';
import type { Understood } from '../../understand/understood.ts';
import { isTooClose } from './pickThree.ts';

/** "those who …", "full of temples and churches": as an option beside things it is crossed out unread. */
const NO_THING =
  /^(?:based|capable|composed|comprised|consisting|full|made|related|things|those|(?:the )?(?:other|same|usual))\b|["“”]/i;
/** "Chloroplast- Found in …", "number of ships / length of quay", "a crew that had lost its way": a line that ran on, a note, a story. */
const NO_MEANING = /\p{L}[.-] ?\p{Lu}| [/=+] |\b(?:1\d|20)\d\d\b|\b(?:that|which|who) had\b/u;

/** How far to both sides other definitions are compared, in a book and elsewhere, and how many are picked from. */
const AROUND = { book: 12, other: 60 };
const BAND = { book: 4, other: 12 };
const SURE = 0.6;
/** Where so many are of the key's kind, no others stand beside it. */
const FEWEST_OF_KIND = 3;
const [SHORTEST, LONGEST] = [0.5, 1.9];
const TOO_ALIKE = 0.35;
/** "fixed cost" and "variable cost" are told apart by a word of their meanings. */
const TOO_ALIKE_OF_SIBLINGS = 0.75;
/** So many sentences apart two meanings stand in one list or lesson. */
const NEAR = 40;

/** A thing beside things, an idea beside ideas; a person and a time are taken for nothing else. */
const THINGS: ReadonlySet<string> = setOf`thing tool part matter living place shape possession food`;
const APART: ReadonlySet<string> = new Set(['person', 'time']);

function sortOf(definition: Definition): string {
  const [kind = ''] = kindsOfMeaning(definition);
  if (THINGS.has(kind)) return 'thing';
  return APART.has(kind) || kind === '' ? kind : 'idea';
}

/** "trade in timber": what a part of the document is about, and no term that a meaning tells. */
export const isOfHeading = ({ term }: Definition) => / (?:among|during|in) /.test(term);

function isAsked(definition: Definition): boolean {
  const { meaning } = definition;
  return isNounLike(definition) && !NO_THING.test(meaning) && !NO_MEANING.test(meaning);
}

/** "fixed cost" and "variable cost", but not "cost" or "the fixed cost of ships". */
function haveOneHead({ term: one }: Definition, { term: other }: Definition): boolean {
  const head = (term: string) => headOf(term).toLowerCase();
  return one.includes(' ') && other.includes(' ') && head(one) === head(other) && !isTooClose(one, other);
}

/** Does a meaning say these words too, so that they do not tell which one is right? */
export function saysAll(words: readonly string[], { meaning }: Definition): boolean {
  const stems = new Set(contentWordStems(meaning));
  return words.every((word) => stems.has(word));
}

/** The words of a term that its own meaning says again: "property" of "extensive property". */
export function saidAgain({ term, meaning }: Definition): string[] {
  return contentWordStems(term).filter((stem) => contentWordStems(meaning).includes(stem));
}

/** Could it stand beside the key without being right, and without telling by its form that it is wrong? */
function fits({ material, tagged }: Understood, definition: Definition, candidate: Definition): boolean {
  const { key, term, meaning, sentence } = definition;
  const ratio = candidate.meaning.length / meaning.length;
  if (candidate.key === key || !isAsked(candidate) || candidate.score < SURE || candidate.sentence === sentence) return false;
  if (ratio < SHORTEST || ratio > LONGEST) return false;
  if (candidate.plural !== definition.plural && saysOfMany(candidate.meaning) !== saysOfMany(meaning)) return false;
  const [sort, otherSort] = [sortOf(definition), sortOf(candidate)];
  const isNear = Math.abs(candidate.sentence.index - sentence.index) <= NEAR;
  if (sort !== otherSort && (!isNear || APART.has(sort) || APART.has(otherSort))) return false;
  if (!isWholePhrase(candidate.meaning, tagged)) return false;
  const [termStems, inMeaning, stems] = [
    contentWordStems(term),
    new Set(contentWordStems(meaning)),
    new Set(contentWordStems(candidate.meaning)),
  ];
  // What its own meaning says of the term, another may say as well.
  if (termStems.some((stem) => stems.has(stem) && !inMeaning.has(stem))) return false;
  if (jaccard(inMeaning, stems) > (haveOneHead(definition, candidate) ? TOO_ALIKE_OF_SIBLINGS : TOO_ALIKE)) return false;
  return !otherMayBeRight(material, candidate.meaning, termStems, meaning, sentence.index);
}

/** The definitions whose meanings may stand beside this one's, best first; null where it is not to be asked for so. */
export function otherMeanings(of: Understood, definition: Definition): Definition[] | null {
  const repeatedStems = saidAgain(definition);
  // "property of a substance that …" beside other properties; what the term is told apart by may not be said.
  const head = contentWordStems(headOf(definition.term));
  if (!isAsked(definition) || !repeatedStems.every((stem) => head.includes(stem))) return null;
  const size = isLong(of.material) ? 'book' : 'other';
  const place = of.definitions.indexOf(definition);
  const around = of.definitions.slice(Math.max(0, place - AROUND[size]), place + AROUND[size]);
  const fitting = around.filter((otherDefinition) => fits(of, definition, otherDefinition));
  const [kind] = kindsOfMeaning(definition);
  const ranked = fitting
    .map((otherDefinition) => ({
      otherDefinition,
      likeness:
        2 * Number(haveOneHead(definition, otherDefinition)) +
        2 * Number(repeatedStems.length > 0 && saysAll(repeatedStems, otherDefinition)) +
        Number(kindsOfMeaning(otherDefinition)[0] === kind) +
        Number(sortOf(otherDefinition) === sortOf(definition)) / 2,
      away: Math.abs(otherDefinition.sentence.index - definition.sentence.index),
    }))
    .sort((a, b) => b.likeness - a.likeness || a.away - b.away);
  const similarEntries = ranked.filter(({ likeness }) => likeness >= 1);
  // Notes and slides go from subject to subject, and beside meanings of others a meaning is found unread: of 14 such choices strict readers
  // took one.
  const { section, kind: blockKind } = definition.sentence;
  const isBeside = ({ likeness, otherDefinition: other }: (typeof ranked)[number]) =>
    blockKind === 'paragraph' || likeness >= 1 || other.sentence.section.index === section.index;
  return (similarEntries.length >= FEWEST_OF_KIND ? similarEntries : ranked.filter(isBeside))
    .map(({ otherDefinition }) => otherDefinition)
    .slice(0, BAND[size]);
}
