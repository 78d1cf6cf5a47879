// Limits how much work runs at once. The rest waits in a bounded queue and has cost nothing yet.
import { Refusal } from '../http/failures.ts';

const busy = () => new Refusal('busy');

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Throws a 503 if `mostWaiting` are already waiting, or after `mostWaitMs` in the queue. */
export function createTurns(limit: number, mostWaiting: number, mostWaitMs?: number): Turns {
  const queue: (() => void)[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(busy());
      };
      const deadline = mostWaitMs === undefined ? undefined : setTimeout(leave, mostWaitMs);
      const enter = () => {
        clearTimeout(deadline);
        resolve();
      };
      queue.push(enter);
    });
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else if (queue.length < mostWaiting) await wait();
    else throw busy();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export type KeyTurns = <T>(key: number | string, work: () => Promise<T>) => Promise<T>;

/** Limits work for each key, such as an account id. Throws a 503 if `mostWaiting` for the same key are already waiting. */
export function createKeyTurns(atOnce: number, mostWaiting: number): KeyTurns {
  const lines = new Map<number | string, { inTurn: Turns; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { inTurn: createTurns(atOnce, mostWaiting), length: 0 };
    lines.set(key, line);
    line.length += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}

/** One task at a time for each student. */
export const createStudentTurns = (mostWaiting: number): KeyTurns => createKeyTurns(1, mostWaiting);
