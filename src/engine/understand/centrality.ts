// How central is a sentence to its document? After SumBasic (Nenkova and Vanderwende, 2005): the mean frequency of its words.
import { rememberedOf } from '../english/memo.ts';
import type { Material, Sentence } from './material.ts';

/** The rank of a sentence among all of its document, 0 to 1: of the most central ones near 1. */
export const centralityIn = rememberedOf(({ sentences }: Material) => {
  const counts = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const meanOf = ({ stems }: Sentence) =>
    [...stems].reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0) / Math.max(1, stems.size);
  const order = sentences.map((sentence) => ({ sentence, mean: meanOf(sentence) })).sort((a, b) => a.mean - b.mean);
  const ranks = new Map(order.map(({ sentence }, at) => [sentence, at / Math.max(1, order.length - 1)]));
  return (sentence: Sentence) => ranks.get(sentence) ?? 0;
});
