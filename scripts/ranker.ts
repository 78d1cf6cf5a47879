// Trains the weights of src/engine/understand/term/importance.ts: which of the terms that the engine finds do people put into a
// glossary? Learns from every second section of the gold books, says how well it does on the others, and prints the weights.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { termKey } from '#engine/english/noun';
import { sharedTagger } from '#engine/english/tagger';
import { readDocument } from '#engine/read/reader';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { featuresOf, worthOf } from '#engine/understand/term/importance';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { areaUnder, asSource, type Example, scored, train } from './quality/regression.ts';

type Section = { text: string; glossary: { term: string }[] };
type TermExample = Example & { before: number };

/** holds the weights small; in examples, of about nine thousand */
const PULL = 9;

const folder = fileURLToPath(new URL('../../shared/corpus/gold', import.meta.url));

async function examplesOf(book: string): Promise<TermExample[][]> {
  const sections = JSON.parse(readFileSync(`${folder}/${book}.json`, 'utf8')) as Section[];
  const examples: TermExample[][] = [];
  for (const { text, glossary } of sections) {
    if (glossary.length === 0) continue;
    const wanted = new Set(glossary.map(({ term }) => termKey(term.replace(/\s*\(.*\)/, ''))));
    const material = materialOf(await readDocument(new TextEncoder().encode(text), 'section.txt', pdfjs));
    const tagged = taggedBy(sharedTagger(), material);
    const terms = [...keyTermsOf(material, definitionsOf(material, tagged), tagged).values()];
    examples.push(
      terms.map((term) => ({ features: featuresOf(term), wanted: Number(wanted.has(term.key)), before: worthOf(term) })),
    );
  }
  return examples;
}

if (!existsSync(folder)) {
  console.error('../shared/corpus/gold is not here: there is nothing to learn from.');
  process.exit(1);
}
const biology = await examplesOf('biology');
const sociology = await examplesOf('sociology');
const half = (examples: TermExample[][], odd: number) => examples.filter((_, at) => at % 2 === odd).flat();
const weights = train([...half(biology, 0), ...half(sociology, 0)], PULL);
for (const [book, examples] of Object.entries({ biology, sociology })) {
  const held = half(examples, 1);
  const area = (score: (example: TermExample) => number) => areaUnder(held, score).toFixed(3);
  console.log(
    `${book}, held out: ${held.length} terms, ${held.filter(({ wanted }) => wanted === 1).length} in the glossary; area under the curve ${area(({ features }) => scored(weights, features))}, as committed ${area(({ before }) => before)}, by the definition's score alone ${area(({ features }) => features.sure ?? 0)}`,
  );
}
console.log(asSource(weights));
