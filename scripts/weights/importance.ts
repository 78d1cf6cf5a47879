// Learns which of the terms that the engine finds people put into a glossary, from the learnt half of the gold books.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { termKey } from '#engine/english/noun';
import { sharedTagger } from '#engine/english/tagger';
import { readDocument } from '#engine/read/reader';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { type FeatureName, featureNames, importanceFeatures } from '#engine/understand/term/importance';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { type GoldSection, goldBooks, goldSections, goldText, halfOf } from '../quality/gold.ts';
import { areaUnder, type Example, scored, train } from './logistic.ts';
import { sourceOf } from './source.ts';

/** in examples, of about ten thousand */
const PULL = 9;

async function examplesOf(sections: readonly GoldSection[]): Promise<Example<FeatureName>[]> {
  const examples: Example<FeatureName>[] = [];
  for (const { text, glossary } of sections) {
    if (glossary.length === 0) continue;
    const wanted = new Set(glossary.map(({ term }) => termKey(term.replace(/\s*\(.*\)/, ''))));
    const material = materialOf(await readDocument(new TextEncoder().encode(text), 'section.txt', pdfjs));
    const tagged = taggedBy(sharedTagger(), material);
    for (const term of keyTermsOf(material, definitionsOf(material, tagged), tagged).values())
      examples.push({ features: importanceFeatures(term), wanted: wanted.has(term.key) });
  }
  return examples;
}

const wantedOf = (examples: readonly Example<FeatureName>[]) => examples.filter(({ wanted }) => wanted).length;

/** The file of weights. */
export async function importanceSource(): Promise<string> {
  const learnt: Example<FeatureName>[] = [];
  for (const book of goldBooks) learnt.push(...(await examplesOf(halfOf(goldSections(book), 'learnt'))));
  const model = train(featureNames, learnt, PULL);
  const figures = [`Learnt from ${learnt.length} terms, ${wantedOf(learnt)} of them in a glossary.`];
  for (const book of goldBooks) {
    const held = await examplesOf(halfOf(goldSections(book), 'held out'));
    const area = areaUnder(held, ({ features }) => scored(model, features)).toFixed(3);
    figures.push(`Held out, ${book}: ${held.length} terms, ${wantedOf(held)} in a glossary, area under the curve ${area}.`);
  }
  const header = {
    name: 'importance',
    asks: 'Which terms do people put into a glossary? A logistic regression.',
    data: '../shared/corpus/gold, every second section with a glossary',
    of: goldBooks.map(goldText),
    figures,
  };
  return sourceOf(header, model);
}
