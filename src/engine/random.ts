// Chance with a seed: the same seed gives the same sequence on every machine. Nothing here reads a clock or Math.random.

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** A small generator (mulberry32) that starts from `seed`. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to, not including, `count`. */
export function drawBelow(random: Random, count: number): number {
  return Math.floor(random() * count);
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const drawnIndex = drawBelow(random, last + 1);
    const lastItem = result[last] as T;
    result[last] = result[drawnIndex] as T;
    result[drawnIndex] = lastItem;
  }
  return result;
}
