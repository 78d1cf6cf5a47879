// How long a quiz is: a number of questions that follows the material alone. Which ones, others choose.

/** sentences → questions, straight lines between */
const LENGTHS: readonly (readonly [number, number])[] = [
  [0, 0],
  [6, 4],
  [30, 11],
  [60, 17],
  [350, 22],
  [6000, 60],
];

/** How many questions this much material carries. */
export function wantedCount(sentences: number): number {
  const next = LENGTHS.findIndex(([size]) => size >= sentences);
  const [toSize, to] = LENGTHS[next] ?? [1, 60];
  const [fromSize, from] = LENGTHS[next - 1] ?? [0, 0];
  return next < 0 ? 60 : Math.round(from + ((to - from) * (sentences - fromSize)) / Math.max(1, toSize - fromSize));
}
