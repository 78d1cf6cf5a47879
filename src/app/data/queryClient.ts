// The query client, and helpers to read a failed call. Kept light, since the account pages load it first.

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure, StorageFailure } from '#device/rows/failure';
import type { Waiting } from '#device/rows/waiting';
import { dataTexts } from '#texts/data';
import { translateFailure } from '#texts/failures';

const FRESH_MS = 5 * 60_000;

// onlineManager assumes that a start is online, and would miss the change after an offline start.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);

/** P11.6: fresh for 5 minutes, one retry, no refetch on focus. Offline counts like any other failure. */
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

/** The server's sentence in the page's language, or null. */
export function serverSentence(error: unknown): string | null {
  return isApiFailure(error) ? (translateFailure(error) ?? error.detail) : null;
}

/** Why a waiting row was refused; the fallback where the server gave no reason. */
export function refusalText({ reason, refusal }: Pick<Waiting, 'reason' | 'refusal'>, fallback = dataTexts.noReason): string {
  return translateFailure(refusal ?? {}) ?? (reason || fallback);
}

/** The sentence for any error: the server's, else that of its kind, else the error's message or the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (isApiFailure(error)) return error.kind === 'http' ? (serverSentence(error) ?? fallback) : dataTexts.noAnswer[error.kind];
  if (error instanceof StorageFailure) return error.isFull ? dataTexts.deviceFull : dataTexts.notStored;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
