// The meanings of other terms, as wrong options beside a term's own: of the same kind and shape, about as long, and not right
// themselves. A book speaks of many subjects; there they are of the place where the term stands.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { isWholePhrase } from '../../check/wholePhrase.ts';
import { headOf } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import { type Definition, isNounLike } from '../../understand/definition/definition.ts';
import { isLong, type Material } from '../../understand/material.ts';
import { formOf } from '../../understand/phraseForm.ts';
import { genusOf, kindsOfMeaning, saysOfMany } from '../../understand/term/category.ts';
import { coOccurrence, type TermIndex } from '../../understand/term/termIndex.ts';
import type { Understood } from '../../understand/understood.ts';
import { isTooClose } from './distractor.ts';
import { areKin } from './sortOfMeaning.ts';

/** "those who …", "full of temples and churches": as an option beside things it is crossed out unread. */
const NO_THING = pattern(
  oneOf(String.raw`
    ^${oneOf(`
      based | capable | composed | comprised | consisting | full | made | related | things | those
      (?:the )?${oneOf('original | others? | same | usual')}
    `)}\b
    ["“”]
  `),
  'i',
);

/** How far to both sides other definitions are compared. */
const NEIGHBORS = 60;

/** The definitions around this one, it among them, in the document's order. */
function definitionsAround({ definitions }: Understood, definition: Definition): readonly Definition[] {
  const place = definitions.indexOf(definition);
  return definitions.slice(Math.max(0, place - NEIGHBORS), place + NEIGHBORS);
}

/** Of so many that are ranked best three are picked, by their lengths; of those of a book fewer, as few are of one place. */
const BAND = { book: 4, other: 12 };
const SURE = 0.6;
/** Where so many are of the key's kind, no others stand beside it. */
const FEWEST_OF_KIND = 3;
const [SHORTEST, LONGEST] = [0.5, 1.9];
const TOO_ALIKE = 0.35;
/** "fixed cost" and "variable cost" are told apart by a word of their meanings. */
const TOO_ALIKE_OF_SIBLINGS = 0.75;

/** So many sections away a book speaks of something else, unless both terms stand together somewhere. */
const FAR = 6;
/** What a meaning of the same kind, and one that begins alike, count beside that. */
const OF_KIND = 0.4;
const OF_SHAPE = 0.1;
const LEAST_KINSHIP = 0.2;

/** "Chloroplast- Found in …", "the rock fall of December 2014": a line that ran on, or what happened once. */
const RAN_ON = /\p{L}[.-] ?\p{Lu}|\b(?:1\d|20)\d\d\b/u;

/** "number of ships / length of quay", "a crew that had lost its way", "the mast from which that sail hangs": a note, a story, half a sentence. */
const NO_MEANING = /(?<!\b(?:and|or)) [/=+] |\b(?:that|which|who) had\b|\bwhich that \p{L}/u;

/** "trade in timber": what a part of the document is about. The words for it are many, and it means what a term of it does. */
export const isOfHeading = ({ term }: Definition) => / (?:among|during|in) /.test(term);

function isAsked(definition: Definition): boolean {
  return (
    isNounLike(definition) &&
    !isOfHeading(definition) &&
    !NO_THING.test(definition.meaning) &&
    !NO_MEANING.test(definition.meaning)
  );
}

function sectionsBetween(one: Definition, other: Definition): number {
  return Math.abs(other.sentence.section.index - one.sentence.section.index);
}

/** How near the meanings of two terms of a book are: by the sections that hold both terms, and by those between their meanings. */
function kinshipOf(terms: TermIndex, one: Definition, other: Definition): number {
  const [a, b] = [terms.byKey.get(one.key), terms.byKey.get(other.key)];
  // "a Dutch shopkeeper who ground lenses" beside a living thing
  if (a?.name !== b?.name) return 0;
  return (a && b ? coOccurrence(a, b) : 0) + Math.max(0, FAR - sectionsBetween(one, other)) / (2 * FAR);
}

/** Could it stand beside the key without being right, and without telling by its form that it is wrong? */
function fits(
  { material, tagged }: Understood,
  definition: Definition,
  inMeaning: ReadonlySet<string>,
  other: Definition,
): boolean {
  const { key, term, meaning, plural, sentence } = definition;
  const ratio = other.meaning.length / meaning.length;
  if (other.key === key || !isAsked(other) || other.score < SURE) return false;
  // "bitmaps" are "a string of bits": beside other meanings the number of the meaning shows, not the term's.
  if (other.plural !== plural && saysOfMany(other.meaning) !== saysOfMany(meaning)) return false;
  if (ratio < SHORTEST || ratio > LONGEST || other.sentence.index === sentence.index) return false;
  if (areKindsApart(definition, other) || (RAN_ON.test(other.meaning) && !RAN_ON.test(meaning))) return false;
  if (formOf(other.meaning, tagged) !== formOf(meaning, tagged)) return false;
  const mostAlike = haveOneHead(definition, other) ? TOO_ALIKE_OF_SIBLINGS : TOO_ALIKE;
  return (
    isWholePhrase(other.meaning, tagged) &&
    saysAnother(material, { term, meaning, sentence }, inMeaning, other.meaning, mostAlike)
  );
}

const lastWord = (term: string) => headOf(term).toLowerCase();

/** "fixed cost" and "variable cost", but not "cost" or "the fixed cost of ships". */
function haveOneHead({ term: one }: Definition, { term: other }: Definition): boolean {
  return one.includes(' ') && other.includes(' ') && lastWord(one) === lastWord(other) && !isTooClose(one, other);
}

/** The words of a term that its own meaning says again: "property" of "extensive property". */
export function saidAgain({ term, meaning }: Definition): string[] {
  const inMeaning = new Set(contentWordStems(meaning));
  return contentWordStems(term).filter((stem) => inMeaning.has(stem));
}

/** Does a meaning say these words too, so that they do not tell which one is right? */
export function saysAll(words: readonly string[], { meaning }: Definition): boolean {
  const stems = new Set(contentWordStems(meaning));
  return words.every((word) => stems.has(word));
}

/** Is this meaning plainly not the term's own? It names it not, is not much like its own, and nowhere said of it. */
export function saysAnother(
  material: Material,
  { term, meaning, sentence }: Pick<Definition, 'term' | 'meaning' | 'sentence'>,
  inMeaning: ReadonlySet<string>,
  other: string,
  mostAlike = TOO_ALIKE,
): boolean {
  const [asked, stems] = [contentWordStems(term), new Set(contentWordStems(other))];
  // What its own meaning says of the term, another may say as well.
  if (asked.some((stem) => stems.has(stem) && !inMeaning.has(stem)) || jaccard(inMeaning, stems) > mostAlike) return false;
  return !otherMayBeRight(material, other, asked, meaning, sentence.index);
}

function shapeOf({ meaning }: Definition): string {
  return /^(?:an?|any)\b/i.test(meaning) ? 'a' : /^the\b/i.test(meaning) ? 'the' : 'none';
}

/** What a meaning says at once that it is, by the noun that it opens with. */
const PLAIN_KINDS: readonly RegExp[] = [
  pattern(
    `^(?:${oneOf(`
      child | citizen | official | individual | king | leader | man | member | officer | owner | people | person | queen | ruler
      scientist | someone | soldier | student | woman | worker
    `)})$`,
  ),
  /^(?:branch|discipline|field|science|study)$/,
  /^(?:city|continent|country|desert|district|island|lake|mountain|province|river|town|village)$/,
  /^(?:animal|bacterium|bird|fish|insect|mammal|organism|plant|species|virus|worm)$/,
  /^(?:apparatus|device|instrument|machine|tool)$/,
];
const plainKindOf = ({ meaning, wording }: Definition) => {
  if (/^(?:(?:those|one|people) who|someone|anyone|somebody)\b/i.test(meaning)) return 0;
  if (wording === 'when' || wording === 'states') return -1;
  const genus = genusOf(meaning);
  return PLAIN_KINDS.findIndex((kind) => kind.test(genus));
};

/** Does one meaning say at once that it is of a kind of which the other is not? */
export function areKindsApart(one: Definition, other: Definition): boolean {
  return plainKindOf(one) !== plainKindOf(other);
}

/** The definitions whose meanings may stand beside this one's, best first; null where it is not to be asked for so. */
export function otherMeanings(of: Understood, definition: Definition): Definition[] | null {
  const { material, terms } = of;
  const inMeaning = new Set(contentWordStems(definition.meaning));
  const again = saidAgain(definition);
  // "property of a substance that …" beside other properties; what the term is told apart by may not be said.
  const head = contentWordStems(headOf(definition.term));
  if (!isAsked(definition) || !again.every((stem) => head.includes(stem))) return null;
  if (again.length > 0 && again.length === contentWordStems(definition.term).length) return null;
  const isBook = isLong(material);
  const kinship = (other: Definition) => kinshipOf(terms, definition, other);
  const fitting = definitionsAround(of, definition).filter(
    (other) => (!isBook || kinship(other) >= LEAST_KINSHIP) && fits(of, definition, inMeaning, other),
  );
  const sayingIt = fitting.filter((other) => saysAll(again, other));
  const others = sayingIt.length < FEWEST_OF_KIND ? fitting : sayingIt;
  const [kind] = kindsOfMeaning(definition);
  const shape = shapeOf(definition);
  const isOfKind = (other: Definition) => Number(kindsOfMeaning(other)[0] === kind);
  const isKin = (other: Definition) => Number(areKin(definition, other));
  const isNamed = (other: Definition) => Number(/[\p{Ll},] \p{Lu}\p{Ll}/u.test(other.meaning));
  const hasShape = (other: Definition) => Number(shapeOf(other) === shape);
  const likeness = (other: Definition) => kinship(other) + OF_KIND * isOfKind(other) + OF_SHAPE * hasShape(other);
  // One of another kind is crossed out unread.
  const isSibling = (other: Definition) => Number(haveOneHead(definition, other));
  const alike = others.filter((other) => isOfKind(other) === 1 || isSibling(other) === 1);
  return (
    (alike.length >= FEWEST_OF_KIND ? alike : others)
      .sort(
        (a, b) =>
          (isBook ? likeness(b) - likeness(a) : 0) ||
          isSibling(b) - isSibling(a) ||
          Number(saysAll(again, b)) - Number(saysAll(again, a)) ||
          isOfKind(b) - isOfKind(a) ||
          isKin(b) - isKin(a) ||
          // "the graph that Kahneman drew" is seen from afar.
          (isNamed(definition) ? 0 : isNamed(a) - isNamed(b)) ||
          hasShape(b) - hasShape(a) ||
          sectionsBetween(definition, a) - sectionsBetween(definition, b) ||
          a.sentence.index - b.sentence.index,
      )
      // Of a term that is defined twice one meaning is enough.
      .filter(({ key }, at, all) => !all.slice(0, at).some((one) => one.key === key))
      .slice(0, isBook ? BAND.book : BAND.other)
  );
}
