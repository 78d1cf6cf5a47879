// Runs work after the answer that may be lost with the server, since it can be requested again. A clean stop waits for it.
import type { Log } from '../process/log.ts';

export type Background = {
  run: (what: string, work: () => Promise<unknown>) => void;
  /** resolves when nothing is left */
  settled: () => Promise<void>;
};

export function createBackground(log: Log): Background {
  const running = new Set<Promise<unknown>>();
  const run = (what: string, work: () => Promise<unknown>) => {
    const task = work()
      .catch((err: unknown) => log.error({ err }, `${what} failed.`))
      .finally(() => running.delete(task));
    running.add(task);
  };
  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return { run, settled };
}
