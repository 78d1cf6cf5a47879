// The query client and what is read off a failed call. Light on purpose: the account pages load it before anything else.

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure, StorageFailure } from '#device/rows/failure';
import type { Waiting } from '#device/rows/waiting';
import { dataTexts } from '#texts/data';
import { translateFailure } from '#texts/failures';

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

/** The server's sentence in the page's language; null where it said none. */
export function serverSentence(error: unknown): string | null {
  return isApiFailure(error) ? (translateFailure(error) ?? error.detail) : null;
}

/** Why a row that waited was refused; empty where nothing was said. */
export function refusalText({ reason, refusal }: Pick<Waiting, 'reason' | 'refusal'>): string {
  return translateFailure(refusal ?? {}) ?? reason ?? '';
}

/** The sentence to show for any thrown failure: the server's, else that of its kind, else the error's message or the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (isApiFailure(error)) return error.kind === 'http' ? (serverSentence(error) ?? fallback) : dataTexts.noAnswer[error.kind];
  if (error instanceof StorageFailure) return error.isFull ? dataTexts.deviceFull : dataTexts.notStored;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
