// How often one address may try one thing: a count in a sliding window, in this process's memory.
import { Refusal } from './failures.ts';

export type Limit = { name: string; tries: number; windowMs: number };

export type RateLimit = {
  /** Counts a try. Throws a 429 with Retry-After when there were too many. */
  count: (limit: Limit, key: string) => void;
  /** Forgets the tries, after a success. */
  forget: (limit: Limit, key: string) => void;
};

const MAX_KEYS = 50_000;

/** Without a clock, nothing is limited. */
export function createRateLimit(now: (() => number) | null): RateLimit {
  if (now === null) return { count: () => {}, forget: () => {} };
  const tries = new Map<string, { times: number[]; until: number }>();
  const keyOf = (limit: Limit, key: string) => `${limit.name} ${key.toLowerCase()}`;

  const count = (limit: Limit, key: string) => {
    const at = now();
    if (tries.size >= MAX_KEYS) makeRoom(tries, at);
    const times = (tries.get(keyOf(limit, key))?.times ?? []).filter((time) => time > at - limit.windowMs);
    if (times.length >= limit.tries) {
      const seconds = Math.max(1, Math.ceil(((times[0] ?? at) + limit.windowMs - at) / 1000));
      throw new Refusal(429, 'Too many tries. Please wait a little and try again.', { 'Retry-After': String(seconds) });
    }
    tries.set(keyOf(limit, key), { times: [...times, at], until: at + limit.windowMs });
  };
  return { count, forget: (limit, key) => void tries.delete(keyOf(limit, key)) };
}

/** Drops what has run out; if that is nothing, the oldest tenth. */
function makeRoom(tries: Map<string, { until: number }>, at: number): void {
  for (const [key, { until }] of tries) if (until <= at) tries.delete(key);
  if (tries.size < MAX_KEYS) return;
  for (const key of [...tries.keys()].slice(0, MAX_KEYS / 10)) tries.delete(key);
}
