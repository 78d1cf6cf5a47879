// How much more work twice the input takes, by the processor's time. Three doublings are measured, the least of two tries each, and of more
// where a busy machine spoilt them: a quadratic cost (4) stands far from a linear one (2).
const TRIES = 2;
const MOST_TRIES = 25;
const DOUBLINGS = 3;
/** The most for twice the input. */
export const MOST_GROWTH = 2.5;
/** Less than this is too short for the clock: then the work is done more often. */
const LEAST_MICROSECONDS = 4_000;

function cpuTime(work: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The cost of the work for twice the size, divided by that for the size. */
export function cpuGrowth(workOf: (size: number) => () => unknown, size: number): number {
  const small = workOf(size);
  const large = workOf(size * 2 ** DOUBLINGS);
  let times = 1;
  while (cpuTime(small, times) < LEAST_MICROSECONDS) times *= 2;
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  const growth = () => (least.large / least.small) ** (1 / DOUBLINGS);
  for (let run = 0; run < TRIES || (run < MOST_TRIES && growth() > MOST_GROWTH); run += 1) {
    least.small = Math.min(least.small, cpuTime(small, times));
    least.large = Math.min(least.large, cpuTime(large, times));
  }
  return growth();
}
