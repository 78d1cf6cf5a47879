// Decides how many questions a quiz has, by the amount of material alone.

/** size → questions, straight lines between */
type Lengths = readonly (readonly [size: number, questions: number])[];

const LENGTHS: Lengths = [
  [0, 0],
  [6, 4],
  [30, 11],
  [60, 17],
  [350, 22],
  [6000, 60],
];

export function countFor(size: number, lengths: Lengths): number {
  const next = lengths.findIndex(([least]) => least >= size);
  const [toSize, to] = lengths[next] ?? [1, 60];
  const [fromSize, from] = lengths[next - 1] ?? [0, 0];
  return next < 0 ? 60 : Math.round(from + ((to - from) * (size - fromSize)) / Math.max(1, toSize - fromSize));
}

export const wantedCount = (sentences: number): number => countFor(sentences, LENGTHS);
