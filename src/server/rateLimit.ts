// How often one thing may be tried: counts in a sliding window, in this process's memory. A key is kept as a hash, whatever
// somebody sends as a name.
import { createHash } from 'node:crypto';
import { Refusal } from './failures.ts';

export type Limit = { name: string; tries: number; windowMs: number };
export type Counted = { limit: Limit; key: string };

export type RateLimit = {
  /** Counts a try. Throws a 429 with Retry-After when there were too many. */
  count: (limit: Limit, key: string) => void;
  /** Counts one try under several limits, or throws and counts it under none. `takeBack` undoes it, after a success. */
  countAll: (counted: readonly Counted[]) => { takeBack: () => void };
  /** Forgets the tries. */
  forget: (limit: Limit, key: string) => void;
};

const MAX_KEYS = 50_000;

type Tries = { times: number[]; until: number };

/** Without a clock, nothing is limited. */
export function createRateLimit(now: (() => number) | null): RateLimit {
  if (now === null) return { count: () => {}, countAll: () => ({ takeBack: () => {} }), forget: () => {} };
  const tries = new Map<string, Tries>();

  const recent = (limit: Limit, key: string, at: number) =>
    (tries.get(key)?.times ?? []).filter((time) => time > at - limit.windowMs);
  const refuseMore = (limit: Limit, key: string, at: number) => {
    const times = recent(limit, key, at);
    if (times.length < limit.tries) return;
    const seconds = Math.max(1, Math.ceil(((times[0] ?? at) + limit.windowMs - at) / 1000));
    throw new Refusal(429, 'Too many tries. Please wait a little and try again.', { 'Retry-After': String(seconds) });
  };
  const add = (limit: Limit, key: string, at: number) =>
    tries.set(key, { times: [...recent(limit, key, at), at], until: at + limit.windowMs });
  const takeBack = (key: string, at: number) => {
    const held = tries.get(key);
    const index = held?.times.lastIndexOf(at) ?? -1;
    if (held === undefined || index < 0) return;
    held.times.splice(index, 1);
    if (held.times.length === 0) tries.delete(key);
  };

  const countAll = (counted: readonly Counted[]) => {
    const at = now();
    if (tries.size >= MAX_KEYS) makeRoom(tries, at);
    const keys = counted.map(({ limit, key }) => ({ limit, key: keyOf(limit, key) }));
    for (const { limit, key } of keys) refuseMore(limit, key, at);
    for (const { limit, key } of keys) add(limit, key, at);
    return {
      takeBack: () => {
        for (const { key } of keys) takeBack(key, at);
      },
    };
  };
  return {
    count: (limit, key) => void countAll([{ limit, key }]),
    countAll,
    forget: (limit, key) => void tries.delete(keyOf(limit, key)),
  };
}

function keyOf(limit: Limit, key: string): string {
  return createHash('sha256').update(`${limit.name} ${key.toLowerCase()}`).digest('base64url');
}

/** Drops what has run out; if that is nothing, the oldest tenth. */
function makeRoom(tries: Map<string, Tries>, at: number): void {
  for (const [key, { until }] of tries) if (until <= at) tries.delete(key);
  if (tries.size < MAX_KEYS) return;
  for (const key of [...tries.keys()].slice(0, MAX_KEYS / 10)) tries.delete(key);
}
