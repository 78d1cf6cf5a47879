// Is a term of the very sort of another, by its last word, the genus of its meaning, a narrow kind or one lesson?
import { isEveryday } from '../../english/everyday.ts';
import { genusOf, kindsOf } from './category.ts';
import type { KeyTerm } from './keyTerm.ts';

/** Kinds that are narrow enough to tell: "act", "state", "idea" and "measure" hold half of all nouns. */
const NARROW: ReadonlySet<string> = new Set(['person', 'place', 'living', 'matter', 'part', 'tool', 'food', 'possession']);

/** The noun that a term's meaning opens with, where that tells. */
function genus({ definition }: KeyTerm): string | null {
  const noun = definition === null ? '' : genusOf(definition.meaning);
  return noun === '' || isEveryday(noun) ? null : noun;
}

/** Does the text of one place say what each of them is? */
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
