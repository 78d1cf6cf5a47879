// Texts of documents on the device: the newest as far as their share goes, each fetched once, found by any quiz of the document.
import { expect, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import type { DocumentText } from '#core/document/documentText';
import { citedText, keepTexts, keptPages, textsBytes } from '#device/files/texts';
import { smallQuiz, testDatabase } from '../support/testDatabase.ts';

const documentOf = (doc_id: number, quiz: number | null = doc_id * 10): DocumentRow => ({
  doc_id,
  filename: `notes ${doc_id}.pdf`,
  uploaded_at: '2026-11-25T10:00:00.000Z',
  upload_status: 'completed',
  generated_quiz_id: quiz,
});
const textOf = (length: number): DocumentText => ({
  pages: length === 0 ? [] : [{ number: 1, blocks: [{ kind: 'paragraph', text: 'x'.repeat(length) }] }],
});

function phone(lengths: Record<number, number>) {
  const db = testDatabase();
  const asked: number[] = [];
  const keep = (ids: number[], budget = 10_000, documents = ids.map((id) => documentOf(id))) =>
    keepTexts(db, 1, documents, budget, async (id) => {
      asked.push(id);
      const length = lengths[id];
      if (length === undefined) throw new Error('There is no network.');
      return textOf(length);
    });
  const kept = async () => (await db.textPages.toArray()).map(({ docId }) => docId).sort();
  return { db, asked, keep, kept, cited: (quizId: number, named?: string) => citedText(db, 1, quizId, named) };
}

test('the newest are kept as far as the share goes; what does not fit is asked for once, to learn its size', async () => {
  const { asked, keep, kept } = phone({ 1: 2000, 2: 9000, 3: 4000, 4: 3000 });
  await keep([4, 3, 2, 1]);
  expect([asked, await kept()]).toEqual([
    [4, 3, 2, 1],
    [1, 3, 4],
  ]);
  await keep([4, 3, 2, 1]);
  expect(asked).toEqual([4, 3, 2, 1]);
});

test('a document without a text, and one that was deleted, have nothing to show', async () => {
  const { keep, kept, asked, cited } = phone({ 1: 0, 2: 500 });
  await keep([2, 1]);
  await keep([2, 1]);
  expect([asked, await kept(), await cited(10)]).toEqual([[2, 1], [2], null]);
  await keep([1]);
  expect([await kept(), await cited(20)]).toEqual([[], null]);
});

test('what fails to come is asked for again the next time, and stops the others of this round', async () => {
  const lengths: Record<number, number> = { 1: 500 };
  const { asked, keep, kept, cited } = phone(lengths);
  await keep([2, 1]);
  expect([asked, await kept()]).toEqual([[2], []]);
  // It is known all the same: with a network it can be opened.
  expect(await cited(20)).toMatchObject({ docId: 2, isKept: false });
  lengths[2] = 500;
  await keep([2, 1]);
  expect(await kept()).toEqual([1, 2]);
});

test('a newer document takes the place of an older one where there is no room for both', async () => {
  const { db, keep, kept } = phone({ 1: 6000, 2: 6000 });
  await keep([1]);
  expect(await kept()).toEqual([1]);
  await keep([2, 1]);
  expect(await kept()).toEqual([2]);
  expect(await textsBytes(db, 1)).toBeGreaterThan(6000);
  expect(await textsBytes(db, 1)).toBeLessThan(6100);
});

test('it is found by every quiz of its document, by a version that was edited here, and by its name', async () => {
  const { db, keep, cited } = phone({ 1: 500, 2: 500 });
  await keep([2, 1]);
  await keep([], 10_000, [documentOf(2, 21), documentOf(1)]);
  for (const quiz of [20, 21]) expect(await cited(quiz)).toMatchObject({ docId: 2, isKept: true });
  await db.library.put({
    userId: 1,
    quizId: -3,
    quiz: { ...smallQuiz, earlier: [10] },
    bytes: 1,
    keptAt: 1,
    usedAt: 1,
    earlier: [10],
  });
  expect(await cited(10)).toMatchObject({ docId: 1 });
  expect(await cited(99, 'notes 2.pdf')).toMatchObject({ docId: 2 });
  expect(await cited(99)).toBeNull();
  expect(await cited(10, 'another.pdf')).toBeNull();
});

test('another student sees none of it', async () => {
  const { db, keep } = phone({ 1: 500 });
  await keep([1]);
  expect([await citedText(db, 2, 10, undefined), await keptPages(db, 2, 1)]).toEqual([null, null]);
  expect(await keptPages(db, 1, 1)).toHaveLength(1);
});
