// A leaderboard's further pages, as they are asked for.
import { useState } from 'react';
import type { BoardRow } from '#core/together/sharedQuiz';
import { callAs } from '../data/queries.ts';

type Further = { of: number; rows: BoardRow[]; next: number | null | undefined };

/** The pages after the first, in memory only. A first page that came anew begins again. */
export function useFurther(userId: number, quizId: number, of: number) {
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
