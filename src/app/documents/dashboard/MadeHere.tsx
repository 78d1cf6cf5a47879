// Adds quizzes made on this device to the list of documents, each once. It draws nothing. It is loaded after the list, since
// most students have made none.
import { useLayoutEffect, useMemo } from 'react';
import { type DocumentRow, isUploaded } from '#core/document/document';
import { madeRows } from '#device/made/madeQuizzes';
import type { MadeRow } from '#device/rows/madeRow';
import { db } from '../../data/device.ts';
import { liveQueryOf, liveValue, readAhead, useLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';

/**
 * The list including these quizzes, and for each one that the server lacks why it was refused (null while it waits), by quiz.
 */
export type Made = { documents: DocumentRow[]; unsent: ReadonlyMap<number, string | null> };

type Props = { listed: readonly DocumentRow[] | undefined; listedAt: number; onMade: (mergedList: Made | null) => void };

const noRows: readonly MadeRow[] = [];
const madeRowsOf = liveQueryOf(async (userId: number) => (await madeRows(db, userId)).rows);

export function MadeHere({ listed, listedAt, onMade }: Props) {
  const userId = useSession().user?.user_id ?? 0;
  const rows = liveValue(useLive(madeRowsOf(userId)), noRows);
  const mergedList = useMemo(() => withMade(listed, rows, listedAt), [listed, rows, listedAt]);
  // In the same frame as the server's list.
  useLayoutEffect(() => onMade(mergedList), [mergedList, onMade]);
  return null;
}

MadeHere.prepare = (userId: number) => readAhead(madeRowsOf(userId));

/**
 * `listedAt`: when the list was fetched, ms since 1970. A quiz that got its server id since then is listed under it. One that
 * the server has, but whose answer has not arrived, keeps its local id. An edit replaces the version that was edited.
 */
export function withMade(
  listed: readonly DocumentRow[] | undefined,
  localRows: readonly MadeRow[],
  listedAt: number,
): Made | null {
  const isOurs = ({ number, numberedAt }: MadeRow) => number === null || (numberedAt ?? 0) > listedAt;
  const ours = localRows.filter(isOurs).sort((a, b) => a.madeAt - b.madeAt);
  if (ours.length === 0) return null;
  const documents = [...(listed ?? [])];
  for (const row of ours) {
    const quizId = row.number ?? row.quizId;
    const isPlace = (document: DocumentRow) =>
      document.made_key === row.key || (row.of !== undefined && document.generated_quiz_id === row.of);
    const at = documents.findIndex(isPlace);
    const place = documents[at];
    if (place) documents[at] = { ...place, generated_quiz_id: quizId, ...editIn(place, row) };
    else documents.unshift(documentOf(row, quizId));
  }
  const unsentRows = ours.filter(({ number }) => number === null);
  return {
    documents,
    unsent: new Map(unsentRows.map(({ quizId, state, reason }) => [quizId, state === 'refused' ? (reason ?? '') : null])),
  };
}

/** What an edit changes in the row of its newest version. */
function editIn(place: DocumentRow, { of, title, questions }: MadeRow): Partial<DocumentRow> {
  if (of === undefined) return {};
  const leftOut = place.question_count === questions ? {} : { left_out: null };
  return { ...(isUploaded(place) ? { edited_title: title } : { filename: title }), ...leftOut };
}

function documentOf({ quizId, title, madeAt }: MadeRow, number: number): DocumentRow {
  return {
    doc_id: quizId,
    filename: title,
    uploaded_at: new Date(madeAt).toISOString(),
    upload_status: 'completed',
    generated_quiz_id: number,
    is_uploaded: false,
  };
}
