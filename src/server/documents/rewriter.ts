// After an update, queues documents again that failed for a reason that no longer exists: one at a time, each once, and only
// while nothing else waits. Until then they stay failed, so that no page polls for them.
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../process/log.ts';
import { queueRetired } from './store.ts';

type RewriterDeps = { db: Db; jobs: Pick<Jobs, 'enqueue' | 'wake'>; log: Log; now: () => number; everyMs?: number };

export type Rewriter = { stop: () => Promise<void> };

const EVERY_MS = 10_000;

/** Looks at once, then repeatedly until no such document is left. */
export function startRewriter({ db, jobs, log, now, everyMs = EVERY_MS }: RewriterDeps): Rewriter {
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    const outcome = await queueRetired(db, new Date(now()), jobs.enqueue);
    if (outcome === 'none-left') return clearInterval(timer);
    if (outcome === 'busy') return;
    jobs.wake();
    log.info({ document: outcome }, 'A document that could not be used before is written once more.');
  };
  const next = () => {
    running = running
      .then(look)
      .catch((err: unknown) => log.warn({ err }, 'Could not look for documents that may be written once more.'));
  };
  const timer = setInterval(next, everyMs);
  next();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
