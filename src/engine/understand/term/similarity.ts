// How alike are two terms of a document, as options of one question? Only what the document itself shows is counted; the
// weights come from options that people wrote (docs/decisions/014). Whether an option could be right is not asked here.
import type { Material } from '../material.ts';
import { listMatesOf } from './coListed.ts';
import type { KeyTerm } from './keyTerm.ts';

const LONGEST_ENDING = 6;
const MOST_LISTS = 2;
const MOST_MENTIONS = 10;

/** How many letters two terms have in common at their ends: "succession", "-ectomy", "type". */
function sharedEnding(one: string, other: string): number {
  let count = 0;
  while (count < LONGEST_ENDING && one.at(-1 - count) !== undefined && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

const wordCounts = new WeakMap<KeyTerm, number>();

/** Asked of the same term for many keys. */
function wordCount(term: KeyTerm): number {
  const count = wordCounts.get(term) ?? term.text.split(' ').length;
  wordCounts.set(term, count);
  return count;
}

/** The likeness of a term to the key, for a question that is asked in this section. */
export function likenessTo(material: Material, key: KeyTerm, section: number): (other: KeyTerm) => number {
  const mates = listMatesOf(material, key.text);
  const words = wordCount(key);
  return (other) => {
    let score = 0.4 * sharedEnding(key.key, other.key);
    score += 1.2 * Math.min(MOST_LISTS, mates.get(other.key) ?? 0);
    if (other.apart) score += 1;
    if (other.definition) score += 1.2;
    if (!other.apart && !other.definition) score -= 0.5;
    if (other.plural === key.plural) score += 0.5;
    if (other.sections.has(section)) score += 1;
    else if (other.sections.has(section - 1) || other.sections.has(section + 1)) score += 0.8;
    score -= 0.5 * Math.abs(words - wordCount(other));
    score -= 0.07 * Math.abs(key.text.length - other.text.length);
    return score + 0.04 * Math.min(MOST_MENTIONS, other.mentions);
  };
}
