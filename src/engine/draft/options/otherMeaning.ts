// Finds meanings of other terms as distractors: of the same kind and form, from nearby, and not right themselves.
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

/** Meanings that name no thing ("those who …", "full of temples"): students exclude such an option unread. */
const NO_THING =
  /^(?:based|capable|composed|comprised|consisting|full|made|related|things|those|(?:the )?(?:other|same|usual))\b|["“”]/i;
/** Broken lines, notes and stories: "Chloroplast- Found in …", "number of ships / length of quay", "a crew that had lost its way". */
const NO_MEANING = /\p{L}[.-] ?\p{Lu}| [/=+] |\b(?:1\d|20)\d\d\b|\b(?:that|which|who) had\b/u;

/** How many definitions before and after are compared, and how many of them are picked from: in a book, and elsewhere. */
const AROUND = { book: 12, other: 60 };
const BAND = { book: 4, other: 12 };
const SURE = 0.6;
/** With so many candidates of the key's kind, no others are used. */
const FEWEST_OF_KIND = 3;
const [SHORTEST, LONGEST] = [0.5, 1.9];
const TOO_ALIKE = 0.35;
/** "fixed cost" and "variable cost" are told apart by a word of their meanings. */
const TOO_ALIKE_OF_SIBLINGS = 0.75;
/** Two meanings with at most so many sentences between them are of one list or lesson. */
const NEAR = 40;

/** Things stand beside things, and ideas beside ideas. Persons and times stand only beside their own kind. */
const THINGS: ReadonlySet<string> = setOf`thing tool part matter living place shape possession food`;
const APART: ReadonlySet<string> = new Set(['person', 'time']);

function sortOf(definition: Definition): string {
  const [kind = ''] = kindsOfMeaning(definition);
  if (THINGS.has(kind)) return 'thing';
  return APART.has(kind) || kind === '' ? kind : 'idea';
}

/** A subject of the document ("trade in timber") and not a term that its meaning could identify. */
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

/** Whether a meaning has all these words, so that they do not tell the key. */
export function saysAll(words: readonly string[], { meaning }: Definition): boolean {
  const stems = new Set(contentWordStems(meaning));
  return words.every((word) => stems.has(word));
}

/** The words of a term that are also in its meaning: "property" of "extensive property". */
export function saidAgain({ term, meaning }: Definition): string[] {
  return contentWordStems(term).filter((stem) => contentWordStems(meaning).includes(stem));
}

/** Whether a definition can be a distractor: not right itself, and not excluded by its form. */
function canBeDistractor({ material, tagged }: Understood, definition: Definition, candidate: Definition): boolean {
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
  // Words of the term that are in its own meaning may be in a distractor too.
  if (termStems.some((stem) => stems.has(stem) && !inMeaning.has(stem))) return false;
  if (jaccard(inMeaning, stems) > (haveOneHead(definition, candidate) ? TOO_ALIKE_OF_SIBLINGS : TOO_ALIKE)) return false;
  return !otherMayBeRight(material, candidate.meaning, termStems, meaning, sentence.index);
}

/** The definitions whose meanings can be distractors, best first. Null if this definition is not to be asked so. */
export function otherMeanings(of: Understood, definition: Definition): Definition[] | null {
  const repeatedStems = saidAgain(definition);
  // "property of a substance that …" beside other properties; what the term is told apart by may not be said.
  const head = contentWordStems(headOf(definition.term));
  if (!isAsked(definition) || !repeatedStems.every((stem) => head.includes(stem))) return null;
  const size = isLong(of.material) ? 'book' : 'other';
  const place = of.definitions.indexOf(definition);
  const around = of.definitions.slice(Math.max(0, place - AROUND[size]), place + AROUND[size]);
  const fitting = around.filter((otherDefinition) => canBeDistractor(of, definition, otherDefinition));
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
