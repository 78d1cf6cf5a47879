// A leaderboard's further pages, as they are asked for.
import { useState } from 'react';
import type { BoardRow } from '#core/sharedQuiz';
import { callAs } from '../data/queries.ts';

type Further = { of: number; rows: BoardRow[]; next: number | null | undefined };

/** The pages after the first, in memory only. A first page that came anew begins again. */
export function useFurther(userId: number, quizId: number, of: number) {
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
