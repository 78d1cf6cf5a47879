// Would a demanding teacher print this question unchanged? A logistic regression over what the draft shows (printFeatures.ts), its kind and
// its type, learnt from strict readers' verdicts on documents of many kinds. It goes on from what the model of its kind says (acceptance.ts),
// which was learnt from two textbooks.
import type { Draft } from '../draft/draft.ts';
import type { Understood } from '../understand/understood.ts';
import { printable } from '../weights/printable.ts';
import { type PrintFeature, printFeaturesOf } from './printFeatures.ts';

const has = <Key extends string>(table: Readonly<Record<Key, number>>, key: string): key is Key => Object.hasOwn(table, key);

/** A kind of which few were read counts as all of those together. */
export function printKindOf({ kind, type }: Pick<Draft, 'kind' | 'type'>): keyof typeof printable.kinds {
  const name = `${type} ${kind.name}`;
  return has(printable.kinds, name) ? name : 'other';
}

/** The share of strict readers who would print it unchanged, 0 to 1; `likely` is its acceptance. */
export function printableOf(of: Understood, draft: Draft, likely: number): number {
  const feature = printFeaturesOf(of, draft, likely);
  const weighted = Object.entries(printable.weights) as [PrintFeature, number][];
  const start = printable.bias + printable.kinds[printKindOf(draft)];
  const sum = weighted.reduce((total, [name, weight]) => total + weight * feature(name), start);
  return 1 / (1 + Math.exp(-sum));
}
