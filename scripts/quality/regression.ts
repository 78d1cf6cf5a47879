// Logistic regression for the engine's rankers: learns weights from examples, and says how well they put others in order.

export type Example = { features: Readonly<Record<string, number>>; wanted: number };
export type Weights = Record<string, number>;

const ROUNDS = 3000;
const STEP = 1;

/** The probability that these weights give, 0 to 1. */
export function scored(weights: Readonly<Weights>, features: Example['features']): number {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, weights.bias ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** `pull` (in examples) holds the weights small, so that they hold for other books too; the bias is free. */
export function train(examples: readonly Example[], pull: number): Weights {
  const names = ['bias', ...new Set(examples.flatMap(({ features }) => Object.keys(features)))];
  const rows = examples.map(({ features }) => Float64Array.from(names, (name) => (name === 'bias' ? 1 : (features[name] ?? 0))));
  const weights = new Float64Array(names.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -pull * weight));
    for (const [at, row] of rows.entries()) {
      let sum = 0;
      for (let one = 0; one < row.length; one += 1) sum += (row[one] ?? 0) * (weights[one] ?? 0);
      const off = (examples[at]?.wanted ?? 0) - 1 / (1 + Math.exp(-sum));
      for (let one = 0; one < row.length; one += 1) slope[one] = (slope[one] ?? 0) + off * (row[one] ?? 0);
    }
    for (let one = 0; one < weights.length; one += 1)
      weights[one] = (weights[one] ?? 0) + (STEP * (slope[one] ?? 0)) / examples.length;
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** The share of pairs, one wanted and one not, that are in the right order: 1 is perfect, 0.5 is chance. */
export function areaUnder<T extends Pick<Example, 'wanted'>>(examples: readonly T[], score: (example: T) => number): number {
  const sorted = [...examples].sort((a, b) => score(a) - score(b));
  let below = 0;
  let right = 0;
  for (const { wanted } of sorted) {
    if (wanted === 1) right += below;
    else below += 1;
  }
  return right / Math.max(1, below * (examples.length - below));
}

/** As lines of a source file. */
export function asSource(weights: Readonly<Weights>): string {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
  return Object.entries(weights)
    .map(([name, value]) => `  ${key(name)}: ${value.toFixed(2)},`)
    .join('\n');
}
