// Tells the kind of thing that a term names, since students exclude options of another kind unread, and how near two terms are. It uses
// the ending of the term's last word, the noun at the start of its meaning, and a dictionary.

import { isEveryday } from '../../english/everyday.ts';
import { rememberedOf } from '../../english/memo.ts';
import { headOf, isPluralNoun, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { anyOf, oneOf, regex } from '../../english/pattern.ts';
import type { Definition } from '../definition/definition.ts';
import type { KeyTerm } from './keyTerm.ts';

/** Endings that tell a kind, and ambiguous words at the start of meanings. Kinds are named as in the dictionary. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ['act', /^(?:act|action|change|flow|growth|loss|method|movement|practice|process|reaction|removal|use|way)$/],
  ['measure', /^(?:amount|capacity|degree|level|measure|number|proportion|rate|ratio|share|speed|sum)$/],
  ['idea', /^(?:belief|concept|idea|law|model|norm|perspective|principle|rule|theory|view)$/],
  ['person', /^(?:class|community|group|individual|member|one|organization|people|person|someone)$/],
  ['state', /^(?:condition|disease|disorder|lack|right|situation|state|syndrome|tendency)$/],
  ['part', /^(?:cell|membrane|organ|part|region|structure|tissue|tube|vessel)$/],
  ['idea', /(?:ism|ology|graphy|omics|nomy)$/],
  ['person', /(?:ist|grapher|crat)$/],
  ['state', /(?:ity|ness|emia|osis|itis)$/],
  ['living', /(?:phyte|troph|zoa)$/],
  ['matter', /(?:ase|ose|gen|lipid|peptide)$/],
  ['part', /(?:cyte|blast|plast|derm|some)$/],
  ['tool', /(?:scope|meter)$/],
  ['act', /(?:tion|sion|ing|ment|sis|ance|ence)$/],
];

/** Openings before the noun that tells the kind: "a type of subculture". */
const OF_KIND = regex('iu')`^(?:an?|the|any|one)?\s*(?:[a-zà-ÿ]+ )?${oneOf`
    category | class | example | family | form | group | kind | member | set | type | version
  `}s? of (?:(?:an?|the) )?`;
const GENUS_END = anyOf('iu')`
    \s${oneOf`
      that | which | who | whose | whom | where | when | of | in | with | by | from | for | on | at | to | used | found | made
      between | among | through | into | such | about | based | caused | committed | consisting | containing | characterized
      [a-zà-ÿ]{3,}ing
    `}\s
    [,;:(]
`;

const kindByForm = (word: string) => FORMS.find(([, form]) => form.test(word))?.[0];

function kindsOfWord(word: string): readonly string[] {
  const kind = kindByForm(word);
  return kind === undefined ? kindsOfNoun(word) : [kind];
}

/** The possible kinds of a term, the likeliest first. Empty if neither its definition nor its name tells. */
const kindsOf = rememberedOf(({ head, definition }: KeyTerm): readonly string[] => {
  const byMeaning = kindByForm(head) === undefined && definition ? kindsOfMeaning(definition) : [];
  return byMeaning.length > 0 ? byMeaning : kindsOfWord(head);
});

/** The possible kinds by the noun at the start of a meaning, the likeliest first. Empty if it is unknown. */
export const kindsOfMeaning = rememberedOf(({ meaning, wording }: Definition): readonly string[] => {
  if (wording === 'when') return ['act'];
  if (wording === 'states') return ['idea'];
  if (/^(?:those|one|someone|people) who\b/i.test(meaning)) return ['person'];
  return kindsOfWord(genusOf(meaning));
});

/** The noun at the start of a meaning: "enzyme" of "an enzyme that unwinds …". */
export function genusOf(meaning: string): string {
  return termKey(headOf(meaning.replace(OF_KIND, '').split(GENUS_END)[0] ?? ''));
}

/** Whether a meaning begins with a plural noun: "drawings that …", "the owners of …". */
export function saysOfMany(meaning: string): boolean {
  const opening = meaning.split(GENUS_END)[0] ?? '';
  return !/^(?:(?:an?|any|each|every|one)\b|\p{L}+ing\b)/iu.test(opening) && isPluralNoun(headOf(opening));
}

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
