// Tells whether two terms are closely related: by last word, by the noun of their meanings, by a narrow kind, or by lesson.
import { isEveryday } from '../../english/everyday.ts';
import { genusOf, kindsOf } from './category.ts';
import type { KeyTerm } from './keyTerm.ts';

/** Narrow kinds. "act", "state", "idea" and "measure" have half of all nouns. */
const NARROW: ReadonlySet<string> = new Set(['person', 'place', 'living', 'matter', 'part', 'tool', 'food', 'possession']);

/** The noun at the start of a term's meaning, if it tells anything. */
function genus({ definition }: KeyTerm): string | null {
  const noun = definition === null ? '' : genusOf(definition.meaning);
  return noun === '' || isEveryday(noun) ? null : noun;
}

/** Whether both are defined close together, by different sentences. */
function areToldTogether({ definition: one }: KeyTerm, { definition: other }: KeyTerm): boolean {
  if (one === null || other === null || one.sentence === other.sentence) return false;
  return Math.abs(one.sentence.section.index - other.sentence.section.index) <= 1;
}

/** How near the option is to the key: 2 where the document sets both side by side, 1 where they are of one narrow sort, else 0. */
export function kinship(key: KeyTerm, option: KeyTerm): 0 | 1 | 2 {
  if (option.head === key.head) return 2;
  const [[kind], [other]] = [kindsOf(key), kindsOf(option)];
  const keyGenus = genus(key);
  if (keyGenus !== null && keyGenus === genus(option)) return 2;
  if (kind !== other) return 0;
  return areToldTogether(key, option) || (kind !== undefined && NARROW.has(kind)) ? 1 : 0;
}
