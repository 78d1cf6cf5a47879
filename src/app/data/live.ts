// A Dexie query as React state: it follows every change, of this tab, another tab or the worker. What a screen shows first is read
// before it is drawn, so that it is drawn whole.
import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';

export type Live<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: Error };

type Query<T> = () => Promise<T>;

/** The last value of a query that was read ahead or is followed. Nobody renews it afterwards, so the last follower removes it. */
const lastValues = new Map<Query<unknown>, { value: unknown; followers: number }>();

/** A query for each list of arguments, and the same one each time, as `useLive` and `readAhead` need it. */
export function liveQueryOf<A extends readonly unknown[], T>(read: (...args: A) => Promise<T>): (...args: A) => Query<T> {
  const queries = new Map<string, Query<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const query = queries.get(key) ?? (() => read(...args));
    queries.set(key, query);
    return query;
  };
}

/** Reads what the next screen shows first. A query that fails is left to its screen. */
export async function readAhead(...queries: Query<unknown>[]): Promise<void> {
  await Promise.allSettled(
    queries.map(async (query) => {
      const value = await query();
      lastValues.set(query, { value, followers: lastValues.get(query)?.followers ?? 0 });
    }),
  );
}

/** Runs `query` now and after every change of what it read. It is the same until its values change: of `liveQueryOf`, or a `useCallback`. */
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

/** What was read ahead, or is followed; undefined where it is not known. */
export function readValue<T>(query: Query<T>): T | undefined {
  return lastValues.get(query)?.value as T | undefined;
}

/** Only a query that was read ahead has a value to be renewed. */
function follow(query: Query<unknown>, change: 1 | -1): void {
  const last = lastValues.get(query);
  if (!last) return;
  last.followers += change;
  if (last.followers <= 0) lastValues.delete(query);
}

/** The value once it is there, else the fallback. */
export function liveValue<T>(live: Live<T>, fallback: T): T {
  return live.state === 'ready' ? live.value : fallback;
}
