// Follows a Dexie query as React state, with changes from this tab, other tabs and the worker. A screen's first values are read
// before it is drawn.
import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';

export type Live<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: Error };

type Query<T> = () => Promise<T>;

/**
 * The last value of each query that was read ahead, until its last follower leaves: nobody would update it then.
 */
const lastValues = new Map<Query<unknown>, { value: unknown; followers: number }>();

/** Creates one query object for each list of arguments, as `useLive` and `readAhead` need it. */
export function liveQueryOf<A extends readonly unknown[], T>(read: (...args: A) => Promise<T>): (...args: A) => Query<T> {
  const queries = new Map<string, Query<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const query = queries.get(key) ?? (() => read(...args));
    queries.set(key, query);
    return query;
  };
}

/** Reads what the next screen shows first. If a query fails, its screen handles it. */
export async function readAhead(...queries: Query<unknown>[]): Promise<void> {
  await Promise.allSettled(
    queries.map(async (query) => {
      const value = await query();
      lastValues.set(query, { value, followers: lastValues.get(query)?.followers ?? 0 });
    }),
  );
}

/** Runs `query` now and after every change of what it read. The query must be stable: from `liveQueryOf` or `useCallback`. */
export function useLive<T>(query: Query<T>): Live<T> {
  const [live, setLive] = useState<Live<T>>(() =>
    lastValues.has(query) ? { state: 'ready', value: readValue(query) as T } : { state: 'loading' },
  );
  useEffect(() => {
    follow(query, 1);
    const subscription = liveQuery(query).subscribe({
      next: (value) => {
        const last = lastValues.get(query);
        if (last) last.value = value;
        setLive({ state: 'ready', value });
      },
      error: (error: unknown) => setLive({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    });
    return () => {
      subscription.unsubscribe();
      follow(query, -1);
    };
  }, [query]);
  return live;
}

/** The last value of a query that was read ahead; undefined if there is none. */
export function readValue<T>(query: Query<T>): T | undefined {
  return lastValues.get(query)?.value as T | undefined;
}

/** Only queries that were read ahead have a value to update. */
function follow(query: Query<unknown>, change: 1 | -1): void {
  const last = lastValues.get(query);
  if (!last) return;
  last.followers += change;
  if (last.followers <= 0) lastValues.delete(query);
}

/** The value, or the fallback until it is there. */
export function liveValue<T>(live: Live<T>, fallback: T): T {
  return live.state === 'ready' ? live.value : fallback;
}
