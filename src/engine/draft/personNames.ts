// How else a person may be named who is asked for by the whole name: without a title, and by the last name where the document has
// only one of that name.

import { kindsOfNoun } from '../english/nounLexicon.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import type { Material } from '../understand/material.ts';
import { sentencesWith } from '../understand/material.ts';
import { genusOf } from '../understand/term/category.ts';

const TITLE = pattern(
  String.raw`^(?:${oneOf(String.raw`
    Admiral | Bishop | Captain | Colonel | Count | Countess | Dame | Doctor | Dr\.? | Duke | General | Judge | Lady | Lord | Mr\.?
    Mrs\.? | Ms\.? | President | Prof\.? | Professor | Saint | Senator | Sir | St\.?
  `)}) (?=\p{Lu})`,
  'u',
);
const NAME = /^\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]*){0,3}$/u;

/** What a question says of the one whose name it wants: "an astronomer who …". */
const DESCRIBED = /“((?:an?|the) [^”]+)”/u;

/** The other right names of a person; none of anything else. */
export function personNames(material: Material, name: string, asked: string): string[] {
  const bare = name.replace(TITLE, '');
  const isPerson = bare !== name || kindsOfNoun(genusOf(DESCRIBED.exec(asked)?.[1] ?? ''))[0] === 'person';
  if (!isPerson || !NAME.test(bare)) return [];
  const last = bare.split(' ').at(-1) ?? bare;
  const first = new Set(
    sentencesWith(material, last).flatMap(({ text }) => text.match(new RegExp(`\\p{Lu}[\\p{L}.’-]+(?= ${last}\\b)`, 'gu')) ?? []),
  );
  const isOnly = first.size < 2 || [...first].every((word) => name.split(' ').includes(word));
  return [...new Set([bare, ...(isOnly ? [last] : [])])].filter((one) => one !== name);
}
