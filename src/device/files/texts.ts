// Keeps the texts of documents beside their quizzes, within a limited share of the storage. They can be downloaded again, so
// they give way to everything else.
import type { DocumentRow } from '#core/document/document';
import type { DocumentText, TextPage } from '#core/document/documentText';
import { newestNow } from '../quizzes/versions.ts';
import { type OasisDatabase, parseRow, parseRows, withDatabase } from '../rows/db.ts';
import { TextPagesRow, TextRow } from '../rows/textRows.ts';

const QUOTA_SHARE = 0.1;
/** the limit, also where the browser does not tell its quota */
const MOST_BYTES = 100 * 1024 * 1024;

/** How many bytes texts may use. `quota` in bytes, null if unknown. */
export function textBudget(quota: number | null): number {
  return quota === null ? MOST_BYTES : Math.min(MOST_BYTES, quota * QUOTA_SHARE);
}

/**
 * Keeps the texts of these documents in order, the newest first, until `budget` bytes are used, and removes all others. A text
 * is downloaded once to learn its size. One that fails is left for the next run.
 */
export async function keepTexts(
  db: OasisDatabase,
  userId: number,
  documents: readonly DocumentRow[],
  budget: number,
  download: (docId: number) => Promise<DocumentText>,
): Promise<void> {
  await forgetOthers(db, userId, new Set(documents.map(({ doc_id }) => doc_id)));
  let left = budget;
  let isFailing = false;
  for (const document of documents) {
    const row = await noted(db, userId, document);
    if (row.size !== null && row.size > left) await drop(db, row);
    else if (row.isKept || row.size === 0) left -= row.size ?? 0;
    else if (left > 0 && !isFailing) {
      const text = await download(row.docId).catch(() => null);
      // Without a network the others would fail too.
      isFailing = text === null;
      if (text !== null) left -= await keep(db, row, text, left);
    }
  }
}

/** Updates a document's row with its current quizzes, and writes only changes. */
async function noted(db: OasisDatabase, userId: number, document: DocumentRow): Promise<TextRow> {
  const { doc_id: docId, filename, generated_quiz_id, better_quiz_id, earlier_quiz_id } = document;
  const now = [generated_quiz_id, better_quiz_id, earlier_quiz_id].filter((id) => typeof id === 'number');
  return withDatabase(db, async () => {
    const storedRow = parseRow(TextRow, await db.texts.get([userId, docId]));
    const row = storedRow ?? { userId, docId, filename, quizIds: [], size: null, isKept: false };
    const quizIds = [...new Set([...row.quizIds, ...now])];
    if (storedRow && quizIds.length === storedRow.quizIds.length) return storedRow;
    await db.texts.put({ ...row, quizIds });
    return { ...row, quizIds };
  });
}

/** @returns the bytes that it uses from now on */
async function keep(db: OasisDatabase, row: TextRow, { pages }: DocumentText, left: number): Promise<number> {
  const { userId, docId } = row;
  const size = pages.length === 0 ? 0 : new TextEncoder().encode(JSON.stringify(pages)).length;
  const isKept = size > 0 && size <= left;
  await withDatabase(db, () =>
    db.transaction('rw', db.texts, db.textPages, async () => {
      if (isKept) await db.textPages.put({ userId, docId, pages });
      await db.texts.put({ ...row, size, isKept });
    }),
  );
  return isKept ? size : 0;
}

function drop(db: OasisDatabase, row: TextRow): Promise<void> {
  if (!row.isKept) return Promise.resolve();
  return withDatabase(db, () =>
    db.transaction('rw', db.texts, db.textPages, async () => {
      await db.textPages.delete([row.userId, row.docId]);
      await db.texts.put({ ...row, isKept: false });
    }),
  );
}

/** Deletes the rows of deleted documents. */
function forgetOthers(db: OasisDatabase, userId: number, docIds: ReadonlySet<number>): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.texts, db.textPages, async () => {
      const keys = await db.texts.where('userId').equals(userId).primaryKeys();
      const deletedKeys = keys.filter(([, docId]) => !docIds.has(docId));
      await db.texts.bulkDelete(deletedKeys);
      await db.textPages.bulkDelete(deletedKeys);
    }),
  );
}

/**
 * The document of a citation: by name if the question gives one (a quiz of several documents), else by quiz or version. Null if
 * no such text is known here.
 */
export async function citedText(
  db: OasisDatabase,
  userId: number,
  quizId: number,
  named: string | undefined,
): Promise<TextRow | null> {
  const newest = await newestNow(db, userId, quizId);
  const storedRows = await withDatabase(db, () =>
    named === undefined
      ? db.texts.where('quizIds').anyOf(quizId, newest).toArray()
      : db.texts.where('userId').equals(userId).toArray(),
  );
  const rows = parseRows(TextRow, storedRows).rows.filter((row) => row.userId === userId && row.size !== 0);
  const fitting = named === undefined ? rows : rows.filter(({ filename }) => filename === named);
  return fitting.find(({ quizIds }) => quizIds.includes(quizId) || quizIds.includes(newest)) ?? fitting.at(-1) ?? null;
}

/** The documents of this student, with or without their text on this device, the newest last. */
export async function textRowsOf(db: OasisDatabase, userId: number): Promise<TextRow[]> {
  return parseRows(TextRow, await withDatabase(db, () => db.texts.where('userId').equals(userId).toArray())).rows;
}

/** The pages of a text, if it is stored here. */
export async function keptPages(db: OasisDatabase, userId: number, docId: number): Promise<TextPage[] | null> {
  return parseRow(TextPagesRow, await withDatabase(db, () => db.textPages.get([userId, docId])))?.pages ?? null;
}

/** How many bytes the texts use. */
export async function textsBytes(db: OasisDatabase, userId: number): Promise<number> {
  const rows = await textRowsOf(db, userId);
  return rows.reduce((sum, { size, isKept }) => sum + (isKept ? (size ?? 0) : 0), 0);
}
