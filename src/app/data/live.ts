// A Dexie query as React state: it follows every change, of this tab, another tab or the worker.
import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';

export type Live<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: Error };

/** Runs `query` now and after every change of what it read. Give it a `useCallback`, so that it is the same until its values change. */
export function useLive<T>(query: () => Promise<T>): Live<T> {
  const [live, setLive] = useState<Live<T>>({ state: 'loading' });
  useEffect(() => {
    const subscription = liveQuery(query).subscribe({
      next: (value) => setLive({ state: 'ready', value }),
      error: (error: unknown) => setLive({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    });
    return () => subscription.unsubscribe();
  }, [query]);
  return live;
}

/** The value once it is there, else the fallback. */
export function liveValue<T>(live: Live<T>, fallback: T): T {
  return live.state === 'ready' ? live.value : fallback;
}
