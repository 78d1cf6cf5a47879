// The row that names the columns of a table: does what stands below say what things mean, or something else of them?
import { oneOf, pattern } from '../english/pattern.ts';

/** "Term | …": what stands beside these is their meaning, whatever its column is called. */
const NAMES_TERMS = pattern(
  `^(?:key |new |technical )?${oneOf('abbreviation | concept | expression | phrase | term | vocabulary | word')}s?$`,
  'i',
);
/** "… | What it means" */
const NAMES_MEANINGS = pattern(
  String.raw`\b${oneOf(`
    definitions? | descriptions? | details? | explanations? | explained | functions? | in short | meanings? | notes | roles?
    (?:one-line )?summary | what (?:it|they|this|these) (?:do|does|is|are|means?)
  `)}\b`,
  'i',
);
/** "Element | Description": what is said of one thing, row by row, which only the heading names. */
const NAMES_PARTS = pattern(
  String.raw`^(?:[#№]|no\.?|${oneOf(`
    advantage | aspect | attribute | basis | characteristic | criteria | criterion | date | day | difference | dimension
    element | feature | field | issue | limitation | parameter | point | problem | property | question | reason | step | week
    year
  `)}s?(?: #)?)$`,
  'i',
);
/** "Example": cases of a term, which say nothing of what it means. */
const NAMES_OTHERS = pattern(
  String.raw`^(?:\p{L}+ )?${oneOf(`
    answer | author | cause | country | date | example | picture | proponent | symbol | unit | use | usage | value | year
  `)}s?$`,
  'iu',
);

const bare = (cell: string) => cell.replace(/[*_`]|<br ?\/?>/g, '').trim();

/** Do the rows under these two names of columns say what their first cells mean? Where neither is named, they may. */
export function rowsSayMeanings(head: readonly string[]): boolean {
  const [first = '', second = ''] = head.map(bare);
  if (first === '' && second === '') return true;
  if (NAMES_PARTS.test(first) || NAMES_OTHERS.test(second)) return false;
  return NAMES_TERMS.test(first) || NAMES_MEANINGS.test(second);
}
