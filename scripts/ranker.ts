// Trains the weights of src/engine/write/termWorth.ts: which of the terms that the engine finds do people put into a
// glossary? Learns from every second section of the gold books, says how well it does on the others, and prints the weights.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readDocument } from '#engine/read/reader';
import { materialOf } from '#engine/text/material';
import { termKey } from '#engine/text/noun';
import { sharedTagger } from '#engine/text/tagger';
import { definitionsOf } from '#engine/write/definition';
import { keyTermsOf } from '#engine/write/keyTerm';
import { taggedBy } from '#engine/write/tagged';
import { featuresOf, worthOf } from '#engine/write/termWorth';

type Section = { text: string; glossary: { term: string }[] };
type Example = { features: Record<string, number>; wanted: number; before: number };

const ROUNDS = 2000;
const STEP = 2;
/** holds the weights small, so that they hold for other books too */
const PULL = 0.001;

const folder = fileURLToPath(new URL('../../shared/corpus/gold', import.meta.url));

async function examplesOf(book: string): Promise<Example[][]> {
  const sections = JSON.parse(readFileSync(`${folder}/${book}.json`, 'utf8')) as Section[];
  const examples: Example[][] = [];
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

function scored(weights: Readonly<Record<string, number>>, features: Record<string, number>): number {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, weights.bias ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function train(examples: readonly Example[]): Record<string, number> {
  const weights: Record<string, number> = { bias: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope: Record<string, number> = { bias: 0 };
    for (const { features, wanted } of examples) {
      const off = wanted - scored(weights, features);
      slope.bias = (slope.bias ?? 0) + off;
      for (const [name, value] of Object.entries(features)) slope[name] = (slope[name] ?? 0) + off * value;
    }
    for (const [name, value] of Object.entries(slope))
      weights[name] = (weights[name] ?? 0) + STEP * (value / examples.length - PULL * (weights[name] ?? 0));
  }
  return weights;
}

/** The share of pairs, one in the glossary and one not, that are in the right order: 1 is perfect, 0.5 is chance. */
function areaUnder(examples: readonly Example[], score: (example: Example) => number): number {
  const sorted = [...examples].sort((a, b) => score(a) - score(b));
  let below = 0;
  let right = 0;
  for (const { wanted } of sorted) {
    if (wanted === 1) right += below;
    else below += 1;
  }
  return right / Math.max(1, below * (examples.length - below));
}

if (!existsSync(folder)) {
  console.error('../shared/corpus/gold is not here: there is nothing to learn from.');
  process.exit(1);
}
const biology = await examplesOf('biology');
const sociology = await examplesOf('sociology');
const half = (examples: Example[][], odd: number) => examples.filter((_, at) => at % 2 === odd).flat();
const weights = train([...half(biology, 0), ...half(sociology, 0)]);
for (const [book, examples] of Object.entries({ biology, sociology })) {
  const held = half(examples, 1);
  const area = (score: (example: Example) => number) => areaUnder(held, score).toFixed(3);
  console.log(
    `${book}, held out: ${held.length} terms, ${held.filter(({ wanted }) => wanted === 1).length} in the glossary; area under the curve ${area(({ features }) => scored(weights, features))}, as committed ${area(({ before }) => before)}, by the definition's score alone ${area(({ features }) => features.sure ?? 0)}`,
  );
}
console.log(
  Object.entries(weights)
    .map(([name, value]) => `  ${name}: ${value.toFixed(2)},`)
    .join('\n'),
);
