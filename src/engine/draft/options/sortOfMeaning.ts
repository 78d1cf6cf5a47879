// Which meanings may be taken for each other: those of one sort, and those of one list or lesson. Strict readers took choices whose
// wrong meanings were of the same chapter, whatever a dictionary calls them.
import type { Definition } from '../../understand/definition/definition.ts';
import { kindsOfMeaning } from '../../understand/term/category.ts';

/** A thing beside things, an idea beside ideas. */
const THINGS: ReadonlySet<string> = new Set(['thing', 'tool', 'part', 'matter', 'living', 'place', 'shape', 'possession']);

function sortOf(definition: Definition): string {
  const [kind = ''] = kindsOfMeaning(definition);
  return THINGS.has(kind) ? 'thing' : kind;
}

/** So many sentences apart two meanings stand in one list or lesson. */
const NEAR = 40;

function areNear({ sentence: one }: Definition, { sentence: other }: Definition): boolean {
  return one.section === other.section || Math.abs(one.index - other.index) <= NEAR;
}

/** What one can touch, whom one can meet, a time, and the rest: of these none is taken for another. */
function sideOf(definition: Definition): string | null {
  const sort = sortOf(definition);
  if (sort === '') return null;
  return ['thing', 'person', 'time'].includes(sort) ? sort : 'idea';
}

/**
 * Are the meanings of one sort, or do both belong to one list or lesson, whose terms are taken for each other even where a dictionary
 * calls one a state and the other an act?
 */
export function areKin(one: Definition, other: Definition): boolean {
  const [side, otherSide] = [sideOf(one), sideOf(other)];
  return sortOf(one) === sortOf(other) || (areNear(one, other) && (!side || !otherSide || side === otherSide));
}

/** Of the wrong meanings so many are of the right one's sort or lesson: beside others alone it is ticked unread. */
const FEWEST_KIN = 1;

/** May these stand together beside the meaning, without telling by their sort that they are wrong? */
export function areOfSort(definition: Definition, others: readonly Definition[]): boolean {
  const isTime = (one: Definition) => sortOf(one) === 'time';
  return (
    others.filter((other) => areKin(definition, other)).length >= FEWEST_KIN &&
    (isTime(definition) || !others.some(isTime) || others.some((other) => sortOf(other) === sortOf(definition)))
  );
}
