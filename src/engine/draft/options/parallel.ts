// Meanings that run parallel: "costs that do not vary" and "costs that vary". What differs in them is what sets their terms apart.

import { oneOf, pattern } from '../../english/pattern.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';

/** The noun that a meaning begins with, before what tells it apart. */
const GENUS = pattern(
  String.raw`^(?:(?:an?|any|the) )?(?:[\p{L}-]+ ){0,2}?([\p{L}-]+) ${oneOf(`
    about | by | for | from | in | indicating | of | on | that | to | used | where | which | who | with
  `)}\b`,
  'iu',
);
const PARALLEL = 0.3;

/** Do two meanings begin with one noun, or share most of their words? */
export function areParallel(one: Definition, other: Definition): boolean {
  const [genus, otherGenus] = [one, other].map(({ meaning }) => GENUS.exec(meaning)?.[1]?.toLowerCase());
  const [stems, otherStems] = [one, other].map(({ meaning }) => new Set(contentWordStems(meaning)));
  return (genus !== undefined && genus === otherGenus) || jaccard(stems ?? new Set(), otherStems ?? new Set()) >= PARALLEL;
}
