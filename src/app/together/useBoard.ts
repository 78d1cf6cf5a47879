// A leaderboard, page by page. Its first page is kept under the student's own name for when there is no network, and nothing else of it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardRow, Leaderboard } from '#core/sharedQuiz';
import { callAs, persisterOf } from '../data/queries.ts';

export const boardKey = (userId: number, quizId: number) => ['board', userId, quizId] as const;

export type Board = Omit<Leaderboard, 'next'> & {
  state: 'ready';
  /** when it was fetched, ms since 1970 */
  at: number;
  /** it could not be fetched anew */
  isOld: boolean;
  /** null: these are all */
  more: { busy: boolean; load: () => void } | null;
};

export type BoardState = { state: 'loading' } | { state: 'failed'; error: unknown; retry: () => void } | Board;

export function useBoard(userId: number, quizId: number): BoardState {
  const first = useQuery({
    queryKey: boardKey(userId, quizId),
    enabled: quizId > 0,
    persister: persisterOf<Leaderboard, ReturnType<typeof boardKey>>(userId),
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callAs(userId, 'leaderboard', { params: { id: quizId }, signal }),
  });
  const further = useFurther(userId, quizId, first.dataUpdatedAt);
  if (!first.data) {
    if (first.isError) return { state: 'failed', error: first.error, retry: () => void first.refetch() };
    return { state: 'loading' };
  }
  const { next, rows, ...board } = first.data;
  const cursor = further.next === undefined ? next : further.next;
  return {
    ...board,
    rows: [...rows, ...further.rows],
    state: 'ready',
    at: first.dataUpdatedAt,
    isOld: first.isError,
    more: cursor === null ? null : { busy: further.busy, load: () => further.load(cursor) },
  };
}

type Further = { of: number; rows: BoardRow[]; next: number | null | undefined };

/** The pages after the first, in memory only. A first page that came anew begins again. */
function useFurther(userId: number, quizId: number, of: number) {
  const none: Further = { of, rows: [], next: undefined };
  const [read, setRead] = useState(none);
  const [busy, setBusy] = useState(false);
  const { rows, next } = read.of === of ? read : none;
  const load = (after: number) => {
    setBusy(true);
    callAs(userId, 'leaderboard', { params: { id: quizId, after } })
      .then((page) => setRead({ of, rows: [...rows, ...page.rows], next: page.next }))
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return { rows, next, busy, load };
}

/** `12:05`, and over an hour `1:02:05`; of one without a time a dash. */
export function timeWords(seconds: number | null): string {
  if (seconds === null) return '–';
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
