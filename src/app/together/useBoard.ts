// A leaderboard, page by page. Its first page is kept under the student's own name for when there is no network, and nothing else of it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardRow, Leaderboard } from '#core/together/sharedQuiz';
import type { FailureFacts } from '#core/wire/failure';
import { translateFailure } from '#texts/failures';
import { callAs, persisterOf, restoreAnswers } from '../data/queries.ts';
import { isApiFailure } from '../data/queryClient.ts';

type Further = { of: number; rows: BoardRow[]; next: number | null | undefined };

/** The pages after the first, in memory only. A first page that came anew begins again. */
function useFurther(userId: number, quizId: number, of: number) {
  const emptyPages: Further = { of, rows: [], next: undefined };
  const [read, setRead] = useState(emptyPages);
  const [busy, setBusy] = useState(false);
  const { rows, next } = read.of === of ? read : emptyPages;
  const load = (cursor: number) => {
    setBusy(true);
    callAs(userId, 'leaderboard', { params: { id: quizId, after: cursor } })
      .then((page) => setRead({ of, rows: [...rows, ...page.rows], next: page.next }))
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return { rows, next, busy, load };
}

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

export type BoardState =
  | { state: 'loading' }
  | { state: 'none'; reason: string | null }
  | { state: 'failed'; error: unknown; retry: () => void }
  | Board;

/** What the server refuses is an answer as well: it takes the place of the names that were kept. */
type Answer = Leaderboard | ({ refused: string | null } & Partial<Pick<FailureFacts, 'code' | 'params'>>);

async function ask(userId: number, quizId: number, signal: AbortSignal): Promise<Answer> {
  try {
    return await callAs(userId, 'leaderboard', { params: { id: quizId }, signal });
  } catch (error) {
    if (!isApiFailure(error) || error.kind !== 'http') throw error;
    if (error.status === 403) return { refused: error.detail, code: error.code, params: error.params };
    if (error.status === 404) return { refused: null };
    throw error;
  }
}

/** What a screen reads of it before it is drawn. */
export function prepareBoard(userId: number, quizId: number): Promise<void> {
  return restoreAnswers(userId, boardKey(userId, quizId));
}

export function useBoard(userId: number, quizId: number): BoardState {
  const first = useQuery({
    queryKey: boardKey(userId, quizId),
    enabled: quizId > 0,
    persister: persisterOf<Answer, ReturnType<typeof boardKey>>(userId),
    refetchOnMount: 'always',
    queryFn: ({ signal }) => ask(userId, quizId, signal),
  });
  const further = useFurther(userId, quizId, first.dataUpdatedAt);
  if (!first.data) {
    if (first.isError) return { state: 'failed', error: first.error, retry: () => void first.refetch() };
    return { state: 'loading' };
  }
  if ('refused' in first.data) {
    return { state: 'none', reason: translateFailure(first.data) ?? first.data.refused };
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
