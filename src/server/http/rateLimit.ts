// Limits how often something may be tried, with rate-limiter-flexible. Counts are in the database, so that all processes share
// them and a restart keeps them. Keys are stored as hashes.
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { Refusal } from './failures.ts';

/** At most `tries` within the window, which begins with the first try. */
export type Limit = { name: string; tries: number; windowMs: number };
export type Counted = { limit: Limit; key: string };

export type RateLimit = {
  /** Counts a try. Throws a 429 with Retry-After if there were too many. */
  count: (limit: Limit, key: string) => Promise<void>;
  /**
   * Counts one try under several limits in order. If one refuses, it throws, and the limits after it write nothing. After a
   * success, `takeBack` undoes the count.
   */
  countAll: (tries: readonly Counted[]) => Promise<{ takeBack: () => Promise<void> }>;
  /** Resets the count. */
  forget: (limit: Limit, key: string) => Promise<void>;
};

const nothing = async () => {};
/** Counts nothing, for load tests and for processes that answer nobody. */
export const noRateLimit: RateLimit = {
  count: nothing,
  countAll: async () => ({ takeBack: nothing }),
  forget: nothing,
};

const TABLE = 'rate_limits';

/** The library creates its own table and reads the clock itself. */
export async function openRateLimit(database: Database): Promise<RateLimit> {
  await database.alone(() => makeTable(database));
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (limit: Limit) => {
    const limiter = limiters.get(limit.name) ?? limiterFor(database, limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const takeBack = async (tries: readonly Counted[]) => {
    for (const { limit, key } of tries) await limiterOf(limit).reward(hashOf(key));
  };
  const countAll: RateLimit['countAll'] = async (tries) => {
    for (const [at, { limit, key }] of tries.entries()) {
      try {
        await limiterOf(limit).consume(hashOf(key));
      } catch (why) {
        if (!(why instanceof RateLimiterRes)) throw why;
        await takeBack(tries.slice(0, at + 1));
        const seconds = Math.max(1, Math.ceil(why.msBeforeNext / 1000));
        throw new Refusal('too_many_tries', { headers: { 'Retry-After': String(seconds) } });
      }
    }
    return { takeBack: () => takeBack(tries) };
  };
  return {
    count: async (limit, key) => void (await countAll([{ limit, key }])),
    countAll,
    forget: async (limit, key) => void (await limiterOf(limit).delete(hashOf(key))),
  };
}

function optionsOn(database: Database) {
  const query = async ({ text, values }: { text: string; values?: unknown[] }) => {
    const { rows } = await database.execute(text, values);
    return { rows, rowCount: rows.length };
  };
  return { storeClient: { query }, storeType: 'client', tableName: TABLE };
}

/** Every five minutes the library also removes what expired an hour ago. */
function makeTable(database: Database): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: Error) => (error === undefined ? resolve() : reject(error));
    new RateLimiterPostgres({ ...optionsOn(database), clearExpiredByTimeout: true, points: 1, duration: 1 }, finish);
  });
}

function limiterFor(database: Database, { name, tries, windowMs }: Limit): RateLimiterPostgres {
  const counting = { keyPrefix: name, points: tries, duration: windowMs / 1000 };
  return new RateLimiterPostgres({ ...optionsOn(database), ...counting, tableCreated: true, clearExpiredByTimeout: false });
}

function hashOf(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}
