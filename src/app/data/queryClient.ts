// The query client and what is read off a failed call. Light on purpose: the account pages load it before anything else.

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#device/rows/failure';

const FRESH_MS = 5 * 60_000;

// It takes every start for an online one, and would hear no change when a start without a network is followed by one.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);

/** P11.6: fresh for 5 minutes, one retry, no refetch on focus. Offline is an answer like any other. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && !(isApiFailure(error) && error.kind === 'http' && error.status < 500),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** A failed call of our API. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure;
}

/** The sentence to show for any thrown failure: the server's detail, else the error's message, else the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (isApiFailure(error)) return error.detail ?? (error.kind === 'http' ? fallback : error.message);
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
