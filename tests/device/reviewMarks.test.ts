// What a student says of an answer after handing in counts in review too: at once, once on every device, and it can be taken back.
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { emptyDeck, withEvents } from '#core/review/review';
import { missedEventId } from '#core/review/reviewEvent';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { markElsewhere, markLater } from '#device/queue/laterMarks';
import { reviewLog } from '#device/review/reviewLog';
import { unsentLog } from '#device/review/reviews';
import type { OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { essayQuestion, twoPoints, typedQuestion } from '../support/questions.ts';
import { testDatabase } from '../support/testDatabase.ts';

const wall = 1_800_000_000_000;
const [SHORT, ESSAY, FLAGGED] = [1, 12, 2];
const short = (question_id: number) => typedQuestion({ question_id });
const essay = essayQuestion({ question_id: ESSAY, correct_answer: 'Because of both.', key_points: twoPoints });
const quiz: Quiz = { title: 'Notes', questions: [short(SHORT), short(FLAGGED), essay] };

/** All three answered, the last well; the second is flagged. */
async function handedIn(db: OasisDatabase, practice = false): Promise<string> {
  const { attemptId } = await beginOrResume(db, { userId: 1, quizId: 7, quiz, attemptId: newUuid(), wall, practice });
  const answer = (questionId: number, text: string) => ({ type: 'answer', questionId, text }) as const;
  await moveAll(
    db,
    attemptId,
    [
      answer(SHORT, 'Sells by the sea'),
      answer(FLAGGED, 'Tissue of lies'),
      answer(ESSAY, 'Because of both.'),
      { type: 'flag', questionId: FLAGGED, flagged: true },
      { type: 'finish', by: 'student' },
    ],
    { wall },
  );
  return attemptId;
}

const inReview = async (db: OasisDatabase) => {
  const deck = withEvents(emptyDeck, (await reviewLog(db, 1)).rows);
  return [...deck.values()].flatMap(({ isIn, questionId }) => (isIn ? [questionId] : [])).sort((a, b) => a - b);
};
const unsent = async (db: OasisDatabase) => (await unsentLog(db, 1))?.count ?? 0;

test('"I was right" takes the card out again, and its undoing brings it back on the day that it had', async () => {
  const db = testDatabase();
  const id = await handedIn(db);
  const judge = (own_judgement: boolean, at: number) => markLater(db, id, { question_id: SHORT, own_judgement }, at);
  expect(await inReview(db)).toEqual([SHORT, FLAGGED]);
  const before = [...withEvents(emptyDeck, (await reviewLog(db, 1)).rows).values()].find(
    ({ questionId }) => questionId === SHORT,
  );
  await judge(true, wall + 1000);
  expect(await inReview(db)).toEqual([FLAGGED]);
  expect(await unsent(db)).toBe(1);
  await judge(true, wall + 2000);
  expect(await unsent(db)).toBe(1);
  await judge(false, wall + 3000);
  const after = [...withEvents(emptyDeck, (await reviewLog(db, 1)).rows).values()].find(({ questionId }) => questionId === SHORT);
  expect(after).toMatchObject({ isIn: true, askedFor: before?.askedFor });
  await judge(true, wall + 4000);
  expect(await inReview(db)).toEqual([FLAGGED]);
});

test('what was flagged stays in review though it is judged right', async () => {
  const db = testDatabase();
  const id = await handedIn(db);
  await markLater(db, id, { question_id: FLAGGED, own_judgement: true }, wall + 1000);
  expect(await inReview(db)).toEqual([SHORT, FLAGGED]);
});

test('an essay comes into review when its points say so, and leaves it again', async () => {
  const db = testDatabase();
  const id = await handedIn(db);
  const tick = (points_covered: number[], at: number) => markLater(db, id, { question_id: ESSAY, points_covered }, at);
  await tick([0], wall + 1000);
  expect(await inReview(db)).toEqual([SHORT, FLAGGED, ESSAY]);
  await tick([0, 1], wall + 2000);
  expect(await inReview(db)).toEqual([SHORT, FLAGGED]);
});

test('a mark of an attempt of another device takes the card out there too, though its event comes later', async () => {
  const db = testDatabase();
  const submissionId = newUuid();
  const submitted = { userId: 1, quizId: 7, quizTitle: 'Notes', submissionId, seen: 0 };
  await markElsewhere(db, submitted, short(SHORT), { question_id: SHORT, own_judgement: true }, wall);
  const missed = {
    event_id: missedEventId(submissionId, SHORT),
    at: wall - 5000,
    quiz_id: 7,
    question_id: SHORT,
    kind: 'missed',
  };
  await db.reviews.put({ userId: 1, eventId: missed.event_id, event: missed });
  expect(await inReview(db)).toEqual([]);
  await markElsewhere(db, submitted, short(SHORT), { question_id: SHORT, own_judgement: false }, wall + 1000);
  expect(await inReview(db)).toEqual([SHORT]);
});

test('a mark of a practice run changes nothing in review', async () => {
  const db = testDatabase();
  const id = await handedIn(db, true);
  await markLater(db, id, { question_id: ESSAY, points_covered: [] }, wall + 1000);
  expect((await reviewLog(db, 1)).rows).toEqual([]);
});

test('a mark that is not kept leaves review as it was', async () => {
  const db = testDatabase();
  const id = await handedIn(db);
  db.reviews.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(markLater(db, id, { question_id: SHORT, own_judgement: true }, wall + 1000)).rejects.toThrow();
  expect(await inReview(db)).toEqual([SHORT, FLAGGED]);
  expect((await db.attempts.get(id))?.laterMarks ?? []).toEqual([]);
});
