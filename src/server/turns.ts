// Work of which only so much may go on at once; the rest waits in line, which has an end. What waits has cost nothing yet.
import { Refusal } from './failures.ts';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Throws a 503 where `mostWaiting` wait already. */
export function createTurns(most: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go));
    else throw new Refusal(503, 'The server is busy. Please try again in a moment.', { 'Retry-After': '5' });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
