// The terms that a sentence says something is called: "… a diploid plant called a sporophyte".

import { NAMES_IT } from '../../english/namingVerbs.ts';
import { oneOf, regex } from '../../english/pattern.ts';
import type { Material, Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import { isTermPhrase } from './termPhrase.ts';

/** A term, and where it stands in its sentence's clean text. */
export type Named = { term: string; start: number; end: number };

const NAMING = regex('giu')`\b${NAMES_IT}\s+(?:an?\s+|the\s+)?[“"]?([a-zà-ÿ][a-zà-ÿ’'-]*(?:\s[a-zà-ÿ’'-]+){0,3}?)[”"]?
    (?=[.,;:—]|$|\s${oneOf`
    about | and | are | as | at | because | between | by | can | caused | consisting | containing | during | for | found
    from | has | have | in | is | like | located | made | may | on | or | such | that | through | to | used | was | were
    when | where | which | while | who | will | within
  `}\b)`;

const known = new WeakMap<Sentence, readonly Named[]>();

/** The terms that a sentence says something is called; asked once for the terms and once for the questions. */
export function namedIn(material: Material, sentence: Sentence, tagged: Tagged): readonly Named[] {
  const found = known.get(sentence) ?? lookForNames(material, sentence, tagged);
  known.set(sentence, found);
  return found;
}

function lookForNames(material: Material, sentence: Sentence, tagged: Tagged): Named[] {
  const found: Named[] = [];
  for (const match of sentence.clean.matchAll(NAMING)) {
    const term = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(term);
    if (isTermPhrase(material, term, 'called', tagged)) found.push({ term, start, end: start + term.length });
  }
  return found;
}
