// Logistic regression: learns from examples that are wanted or not, and says how well it puts others in order.
import { flat, maximum, pulled } from './maximum.ts';

export type Example<Name extends string> = {
  features: Readonly<Partial<Record<Name, number>>>;
  wanted: boolean;
  weight?: number;
};
export type Model<Name extends string> = { bias: number; weights: Record<Name, number> };

/** The probability that this model gives, 0 to 1. */
export function scored<Name extends string>({ bias, weights }: Model<Name>, features: Example<Name>['features']): number {
  const names = Object.keys(weights) as Name[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * (features[name] ?? 0), bias)));
}

/** Learns the weights of these features. `pull` (in examples) holds them small, so that they hold for other books too. */
export function train<Name extends string>(
  names: readonly Name[],
  examples: readonly Example<Name>[],
  pull: number,
): Model<Name> {
  const rows = examples.map(({ features }) => Float64Array.from([1, ...names.map((name) => features[name] ?? 0)]));
  const size = names.length + 1;
  const best = maximum(size, (weights) => {
    const shape = flat(size);
    for (const [index, row] of rows.entries()) {
      const sum = row.reduce((total, value, column) => total + value * (weights[column] ?? 0), 0);
      const likely = 1 / (1 + Math.exp(-sum));
      const wanted = examples[index]?.wanted === true;
      const weight = examples[index]?.weight ?? 1;
      shape.value += weight * (wanted ? -Math.log1p(Math.exp(-sum)) : -Math.log1p(Math.exp(sum)));
      for (const [column, value] of row.entries()) {
        if (value === 0) continue;
        shape.slope[column] = (shape.slope[column] ?? 0) + weight * (Number(wanted) - likely) * value;
        const curve = shape.curve[column];
        const factor = weight * likely * (1 - likely) * value;
        if (curve) for (let other = 0; other < size; other += 1) curve[other] = (curve[other] ?? 0) + factor * (row[other] ?? 0);
      }
    }
    return pulled(shape, weights, pull, 1);
  });
  const weights = Object.fromEntries(names.map((name, index) => [name, best[index + 1] ?? 0])) as Record<Name, number>;
  return { bias: best[0] ?? 0, weights };
}

/** The area under the curve: the share of pairs, one wanted and one not, that are in the right order; 0.5 is chance. */
export function areaUnder<T extends { wanted: boolean }>(examples: readonly T[], score: (example: T) => number): number {
  const sorted = examples.map((example) => ({ wanted: example.wanted, score: score(example) })).sort((a, b) => a.score - b.score);
  let below = 0;
  let right = 0;
  for (const { wanted } of sorted) {
    if (wanted) right += below;
    else below += 1;
  }
  return right / Math.max(1, below * (examples.length - below));
}
