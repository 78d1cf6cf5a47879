// A sentence put so that the patterns of a definition know it: without what opens it or stands in between, and by its clauses.

import { oneOf, pattern } from '../../english/pattern.ts';

const LEAD = pattern(
  String.raw`^(?:${oneOf(`
    in | within | for | to | at | from | according to | among | during | by | as | on | unlike | like
  `)}\s+(?!${oneOf(`
    this | that | these | those | such | other | addition | contrast | fact | turn | short | each | both | which
  `)})[^,]{2,60},\s+|${oneOf(`
    present | found | located | situated | discovered | unlike | also known as
  `)}\s[^,]{3,70},\s+|${oneOf(`
    generally | broadly | simply put | formally | today | traditionally | technically | in short | in contrast | by contrast
    conversely | in sociology | specifically
  `)},?\s+)`,
  'i',
);
/** Without any of these there is nothing to put plainly. */
const MAYBE_NOT_PLAIN = /—or |, usually |^an? .* is his or her |^the .* is (?:an?|the) |\bdescribes what /i;

/** Wordings that say the same in a way that the patterns do not know: "A person’s rank is his or her …", "an increase—or shift—in". */
export function plainly(text: string): string {
  if (!MAYBE_NOT_PLAIN.test(text)) return text;
  return text
    .replace(/—or [^—]{3,50}—/g, ' ')
    .replace(/^([^,]{3,70}), usually [^,]{3,50}, (?=\p{L}+(?:ed|en) |that |which )/u, '$1 ')
    .replace(/^an? ([a-zà-ÿ-]+)[’']s ([^,]{3,40}?) is his or her /iu, '$2 is a $1’s ')
    .replace(/^the ([a-zà-ÿ][a-zà-ÿ-]*(?: [a-zà-ÿ]+)?) of an? [a-zà-ÿ]+ is (?=(?:an?|the) )/iu, '$1 is ')
    .replace(/\bdescribes what (?:happens|occurs|takes place) when\b/i, 'occurs when');
}

/** The main clause: without what comes before it, or between its subject and its verb. */
export function withoutAsides(whole: string): string {
  const main = whole.replace(LEAD, '');
  if (!/[,—]/.test(main)) return main;
  return main
    .replace(/^([^,—]{3,50})—[^—]{3,60}—\s*(?=is |are )/, '$1 ')
    .replace(
      /^([^,]{3,50}), (?:in contrast|however|also|therefore|then|in turn|on the other hand|for example|by contrast|thus), /,
      '$1 ',
    )
    .replace(/^([^,]{3,50}), (?:as|which|who) [^,]{3,80}, (?=\p{L}+s |are )/u, '$1 ')
    .replace(/^([^,]{3,50}), (?:also )?(?:known|called|referred to) (?:as )?[^,]{3,50}, /, '$1 ')
    .replace(/^([^,]{3,40}) (?:is|are) [^,]{5,60}, and (?=refers? to )/, '$1 ');
}

const POINTS_TO_OTHERS = pattern(
  String.raw`^${oneOf(`
    as | at | both | each | for | he | her | here | his | if | in | it | its | many | most | on | one | others? | she | so
    some | that | the (?:former|latter|first|second|other) | their | there | these | they | this | those | when
  `)}\b`,
  'i',
);

/** What a comma or a semicolon sets beside the main clause may define too: "…, while latent functions are the …". */
export function* laterClauses(whole: string): Iterable<string> {
  for (const found of whole.matchAll(/(?:, (?:while|whereas|and|but)|;(?: and| while| whereas| but)?) /g)) {
    const clause = whole.slice(found.index + found[0].length);
    if (!POINTS_TO_OTHERS.test(clause)) yield clause;
  }
}

const FIRST_OF_TWO = /^(?:while|whereas|although|though|if|just as) ([^,]{20,150}), ([a-zà-ÿ].*)$/iu;
/** "While globalization refers to …, diffusion …" */
export function twoClauses(whole: string): string[] {
  return (FIRST_OF_TWO.exec(whole)?.slice(1) ?? []).filter((clause) => !POINTS_TO_OTHERS.test(clause));
}
