// Quizzes that were made on this device stand in the list like documents, from the first second, and each of them once. It draws
// nothing: it tells the list, and comes behind it, since most students have made none.
import { useCallback, useEffect, useMemo } from 'react';
import type { DocumentRow } from '#core/document';
import { madeRows } from '#device/madeQuizzes';
import type { MadeRow } from '#device/madeRow';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';
import { useSession } from '../data/session.ts';

/** What the list is with them, and of each that the server does not have why it was refused, or null while it waits; by quiz. */
export type Made = { documents: DocumentRow[]; unsent: ReadonlyMap<number, string | null> };

type Props = { listed: readonly DocumentRow[] | undefined; listedAt: number; onMade: (made: Made | null) => void };

const none: readonly MadeRow[] = [];

export function MadeHere({ listed, listedAt, onMade }: Props) {
  const userId = useSession().user?.user_id ?? 0;
  const rows = liveValue(useLive(useCallback(async () => (await madeRows(db, userId)).rows, [userId])), none);
  const made = useMemo(() => withMade(listed, rows, listedAt), [listed, rows, listedAt]);
  useEffect(() => onMade(made), [made, onMade]);
  return null;
}

/**
 * `listedAt`: when the list was fetched, ms since 1970. A quiz that has its number since then is shown under it; one that the server
 * has, but whose answer has not come, stands at this device's place for it.
 */
function withMade(listed: readonly DocumentRow[] | undefined, made: readonly MadeRow[], listedAt: number): Made | null {
  const waiting = made.filter(({ number }) => number === null);
  const waits = new Set(waiting.map(({ key }) => key));
  const rows = (listed ?? []).filter(({ made_key: key }) => key === undefined || !waits.has(key));
  const known = new Set(rows.map(({ made_key: key }) => key));
  const isNew = ({ key, number, numberedAt }: MadeRow) => number === null || (!known.has(key) && (numberedAt ?? 0) > listedAt);
  const own = made.filter(isNew).sort((a, b) => b.madeAt - a.madeAt);
  if (own.length === 0) return null;
  return {
    documents: [...own.map(documentOf), ...rows],
    unsent: new Map(waiting.map(({ quizId, state, reason }) => [quizId, state === 'refused' ? (reason ?? '') : null])),
  };
}

function documentOf({ quizId, number, title, madeAt }: MadeRow): DocumentRow {
  return {
    doc_id: quizId,
    filename: title,
    uploaded_at: new Date(madeAt).toISOString(),
    upload_status: 'completed',
    generated_quiz_id: number ?? quizId,
  };
}
