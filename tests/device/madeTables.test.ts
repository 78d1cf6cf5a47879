// Whoever adds a table or a kind of the queue says here whether its rows are about a quiz. If they are, a row about a made quiz goes over
// to its number, and off the device with it: replaceLocalQuizId and dropMade know each by name, and this test finds one that they forgot.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { localNumberOf, madeQuiz } from '#core/editing/madeQuiz';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { keepDraft, keptDraft, typedToCards } from '#device/attempts/drafts';
import { dropMade } from '#device/made/dropMade';
import { makeQuiz } from '#device/made/madeQuizzes';
import { replaceLocalQuizId } from '#device/made/replaceLocalQuizId';
import { sendableRows } from '#device/queue/kinds';
import type { OasisDatabase, QueueRow } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { ama, smallQuiz, testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;
const NUMBER = 41;
const key = '6f1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d10';
const editKey = '7a1c2a90-3f0e-4f3b-9d55-0a3e1b7c2d11';
const LOCAL = localNumberOf(key);
const userId = ama.user_id;
const body = { title: 'Term 1', questions: smallQuiz.questions, made_from: { kind: 'import' as const } };

/** Are the rows of this table about a quiz that may have been made here? If not, why. */
const tables: Record<string, true | string> = {
  session: 'who is signed in',
  library: true,
  unkept: 'a made quiz cannot be removed from the device alone: its menu deletes it',
  papers: true,
  attempts: true,
  outbox: true,
  uploads: 'a file has no quiz yet',
  uploadBytes: 'a file has no quiz yet',
  photos: 'a page that is no file yet has no quiz',
  photoBytes: 'a page that is no file yet has no quiz',
  queries: 'what the server said, which knows no number of a device',
  queue: true,
  reviews: true,
  reviewPlaces: 'how far the log was read',
  reviewSettings: 'the day of an exam goes over, and may outlive its quiz',
  letters: 'of a document',
  texts: 'of a document',
  textPages: 'of a document',
  reviewAhead: 'counts of cards',
  madeQuizzes: true,
  madeBodies: true,
  drafts: true,
};
/** The same of the kinds that share the table of the queue. */
const kinds: Record<QueueRow['kind'], true | string> = {
  marks: true,
  reviews: 'it names no event',
  settings: 'the day of an exam goes over',
  join: 'it names a code',
};

/** A phone with a row about the made quiz in every table that can have one. */
async function fullPhone() {
  const db = testDatabase();
  await makeQuiz(db, { userId, key, body, wall });
  const begin = () => beginOrResume(db, { userId, quizId: LOCAL, quiz: madeQuiz(body), attemptId: newUuid(), wall });
  const { attemptId } = await begin();
  const moves = [{ type: 'answer', questionId: 1, text: 'A' } as const, { type: 'finish', by: 'student' } as const];
  await moveAll(db, attemptId, moves, { wall });
  await begin();
  const waits = { userId, state: 'waiting' as const, reason: null, tries: 0, retryAt: 0, notBefore: 0 };
  const marks = [{ question_id: 2, own_judgement: true, marked_at: new Date(wall).toISOString() }];
  const ofMarks = { kind: 'marks' as const, quizId: LOCAL, quizTitle: 'Term 1', submissionId: attemptId, marks };
  await db.queue.put({ ...waits, ...ofMarks, id: `marks:${attemptId}`, seen: 0, version: 1, madeAt: wall });
  await keepDraft(db, { userId, name: `edit:${LOCAL}`, draft: { title: 'Half mended' } });
  return { db, attemptId };
}

/** The rows that name this number, in whatever field and however deep; papers name it by their attempt. */
async function naming(db: OasisDatabase, number: number): Promise<string[]> {
  const ofQuiz = (await db.attempts.toArray()).filter(({ quizId }) => quizId === number).map(({ attemptId }) => attemptId);
  const names = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).some(names)
      : value === number || (typeof value === 'string' && value.endsWith(`:${number}`));
  const found: string[] = [];
  for (const table of db.tables)
    for (const row of await table.toArray())
      if (names(row) || (table.name === 'papers' && ofQuiz.includes(row.attemptId))) found.push(table.name);
  return [...new Set(found)].sort();
}

const aboutQuizzes = Object.keys(tables).filter((name) => tables[name] === true);

test('every table is named here, and every one about quizzes has a row of this one', async () => {
  const { db } = await fullPhone();
  expect(Object.keys(tables).sort()).toEqual(db.tables.map(({ name }) => name).sort());
  expect(await naming(db, LOCAL)).toEqual([...aboutQuizzes].sort());
  const held = new Set((await db.queue.toArray()).map(({ kind }) => kind));
  for (const [kind, is] of Object.entries(kinds)) if (is === true) expect([...held]).toContain(kind);
});

test('until the server has it, nothing about it is sent but the quiz itself', async () => {
  const { db } = await fullPhone();
  expect(await sendableRows(db, userId)).toMatchObject([{ id: String(LOCAL) }]);
});

test('carried over, nothing but the pointer names the old number, and the pointer names the new one', async () => {
  const { db } = await fullPhone();
  const edited = { ...body, made_from: { kind: 'edit' as const, of: LOCAL } };
  await makeQuiz(db, { userId, key: editKey, body: edited, wall: wall + 1 });
  const made = await db.madeQuizzes.get(LOCAL);
  if (made) await replaceLocalQuizId(db, made, { number: NUMBER }, wall);
  expect(await naming(db, LOCAL)).toEqual(['madeQuizzes']);
  expect((await db.madeQuizzes.toArray()).filter(({ of }) => of === LOCAL)).toEqual([]);
  expect(await naming(db, NUMBER)).toEqual([...aboutQuizzes].sort());
});

test('taken off, nothing names it, and put back everything does', async () => {
  const { db } = await fullPhone();
  const putBack = await dropMade(db, userId, LOCAL);
  expect(await naming(db, LOCAL)).toEqual([]);
  await putBack?.();
  expect(await naming(db, LOCAL)).toEqual([...aboutQuizzes].sort());
});

test('what is typed to its questions in review goes with it, and comes back', async () => {
  const { db } = await fullPhone();
  const [review] = await db.reviews.toArray();
  const name = `review:${review?.eventId}`;
  await keepDraft(db, { userId, name, draft: { answer: 'Half an essay' } });
  await keepDraft(db, { userId, name: 'review:missed:other:1', draft: { answer: 'Of another quiz' } });
  const putBack = await dropMade(db, userId, LOCAL);
  expect([...(await typedToCards(db, userId)).values()]).toEqual(['Of another quiz']);
  await putBack?.();
  expect((await typedToCards(db, userId)).get(name)).toBe('Half an essay');
});

test('what is typed in the editor while its quiz gets its number is kept under the number', async () => {
  const { db } = await fullPhone();
  const shape = z.object({ title: z.string() });
  const made = await db.madeQuizzes.get(LOCAL);
  if (made) await replaceLocalQuizId(db, made, { number: NUMBER }, wall);
  expect(await keptDraft(db, userId, `edit:${NUMBER}`, shape)).toEqual({ title: 'Half mended' });
  // The screen still calls it by its old number.
  await keepDraft(db, { userId, name: `edit:${LOCAL}`, draft: { title: 'Mended' } });
  expect(await keptDraft(db, userId, `edit:${NUMBER}`, shape)).toEqual({ title: 'Mended' });
  expect(await keptDraft(db, userId, `edit:${LOCAL}`, shape)).toEqual({ title: 'Mended' });
});
