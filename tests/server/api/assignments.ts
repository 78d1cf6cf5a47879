// What a group is assigned: what its members see before the opening and the closing, what comes late, and what counts.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Assignment } from '#core/group';
import type { Quiz } from '#core/quiz';
import type { Receipt, Score } from '#core/submission';
import { answersOf, call, type Student, statusOf } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { handsIn, shared } from '../../support/sharing.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';
import { type Classroom, openClassroom } from './classroom.ts';

const HOUR = 3_600_000;

export const assignments: Suite = (start) => {
  let now = Date.UTC(2026, 10, 25, 9);
  let server: TestServer;
  let room: Classroom;
  let kofi: Student;
  let yaw: Student;
  let teacher: Student;

  beforeAll(async () => {
    server = await start({ now: () => now });
    room = await openClassroom(server);
    ({ kofi, yaw, teacher } = room);
  });
  afterAll(() => server.close());

  const at = (hours: number) => new Date(now + hours * HOUR).toISOString();

  describe('an assignment', () => {
    test('is of one’s own quizzes, closes after it opens, and says until when answers are hidden', async () => {
      await room.newClass();
      room.quizId = (await seedQuiz(server, kofi)).quizId;
      expect(await statusOf(room.assigning())).toBe(404);
      room.quizId = (await seedQuiz(server, teacher)).quizId;
      expect(await statusOf(room.assigning({ opens_at: at(2), closes_at: at(1) }))).toBe(422);
      expect(await statusOf(room.assigning({ answers: 'after_closing' }))).toBe(422);
      expect(await statusOf(room.assigning({}, kofi))).toBe(403);
      expect(await statusOf(room.assigning({ closes_at: at(1) }))).toBe(200);
      const told = await answersOf<{ assignments: z.infer<typeof Assignment>[] }>(
        kofi.call('assignments', { params: { group_id: room.groupId } }),
      );
      expect(told.assignments).toMatchObject([{ quiz_id: room.quizId, closes_at: at(1), handed_in: 0 }]);
    });

    test('is not read before it opens', async () => {
      await room.newClass();
      await room.assigning({ opens_at: at(1) });
      expect(await statusOf(kofi.call('quiz', { params: { id: room.quizId } }))).toBe(403);
      expect(await room.rowOf(kofi)).toMatchObject({ title: sampleQuiz.title, assignments: [{ opens_at: at(1) }] });
      now += HOUR;
      expect(await statusOf(kofi.call('quiz', { params: { id: room.quizId } }))).toBe(200);
    });

    test('that hides its answers tells no key and no score before its closing, wherever one asks, and all of it then', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      const until = at(2);
      const { code } = await shared(teacher, room.quizId);
      const text = await (await kofi.call('quiz', { params: { id: room.quizId } })).text();
      const told = /written norms|Thirty|Shared beliefs|Beliefs are|Apples cost|notes\.txt"?,"page/;
      expect(text).not.toMatch(told);
      expect(JSON.parse(text)).toMatchObject({ settings: { is_exam: true, answers_hidden_until: until } });
      expect((JSON.parse(text) as Quiz).questions.map((one) => one.correct_answer)).toEqual(['', '', '']);
      expect(await (await call(server, 'openShare', { params: { code } })).text()).not.toMatch(told);

      const key = randomUUID();
      const receipt = await handsIn(kofi, room.quizId, { 1: 'A', 2: '30' }, { key });
      const veil = { submission_id: key, score: 0, correct_count: 0, results: [], hidden_until: until };
      expect(receipt).toMatchObject(veil);
      expect(await handsIn(kofi, room.quizId, { 1: 'A', 2: '30' }, { key })).toEqual(receipt);
      const one = { params: { id: room.quizId, submission_id: key } };
      const marks = [{ question_id: 2, own_judgement: true, marked_at: new Date(now).toISOString() }];
      const asks = async () => ({
        one: await answersOf<Receipt>(kofi.call('submission', one)),
        score: await answersOf<Score>(kofi.call('score', { params: { id: room.quizId } })),
        list: (await answersOf<{ score: number }[]>(kofi.call('submissions', { params: { id: room.quizId } })))[0],
        history: (await answersOf<{ score: number; correct_count: number }[]>(kofi.call('history')))[0],
        marked: await answersOf<Receipt>(kofi.call('mark', { ...one, body: { marks } })),
      });
      const before = await asks();
      expect(before).toMatchObject({ one: veil, score: veil, marked: veil, list: { score: 0, hidden_until: until } });
      expect(before.history).toMatchObject({ score: 0, correct_count: 0, hidden_until: until });
      expect(await statusOf(kofi.call('download', { params: { id: room.quizId, format: 'json' } }))).toBe(403);
      expect(await room.rowOf(kofi)).toMatchObject({
        last_score: null,
        assignments: [{ attempts_used: 1, answers: 'after_closing' }],
      });
      const { shared: kept } = await answersOf<{ shared: { quiz_id: number }[] }>(kofi.call('exportAccount'));
      const exported = JSON.stringify(kept.find((row) => row.quiz_id === room.quizId));
      expect(exported).toContain(`"hidden_until":"${until}"`);
      expect(exported).not.toMatch(/is_correct|Thirty/);
      expect(await answersOf(kofi.call('reviews', { params: { after: 0 } }))).not.toMatchObject({
        events: expect.arrayContaining([expect.objectContaining({ quiz_id: room.quizId })]),
      });
      // Its owner is told everything at any time.
      expect((await room.resultsOf()).rows[0]).toMatchObject({ name: 'Kofi', correct_count: 1, is_late: false });

      now += 2 * HOUR;
      const after = await asks();
      expect(after.one).toMatchObject({ submission_id: key, correct_count: 1 });
      expect(after.one.results).toHaveLength(3);
      expect(after.one).not.toHaveProperty('hidden_until');
      expect(after.history).toMatchObject({ correct_count: 1 });
      expect(after.score.score).toBe(after.list?.score);
      const full = await answersOf<Quiz>(kofi.call('quiz', { params: { id: room.quizId } }));
      expect(full.questions).toEqual(sampleQuiz.questions);
      expect(full.settings).toEqual({ timer_duration_seconds: null });
    });

    test('takes what comes late, by the corrected time, and says so', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2) });
      now += 3 * HOUR;
      await handsIn(kofi, room.quizId, { 1: 'B' }, { submittedAt: now - 2 * HOUR, clientNow: now });
      await handsIn(yaw, room.quizId, { 1: 'B' });
      expect((await room.resultsOf()).rows).toMatchObject([
        { name: 'Kofi', is_late: false, submitted_at: at(-2) },
        { name: 'Yaw', is_late: true, submitted_at: at(0) },
      ]);
    });

    test('that is open is made no harder: who works offline is late by no closing, and loses no attempt, that nobody told them', async () => {
      await room.newClass();
      const first = { opens_at: at(1), closes_at: at(20), attempts_allowed: 2 };
      expect(await statusOf(room.assigning(first))).toBe(200);
      // Before the opening all of it is free.
      const terms = { opens_at: at(2), closes_at: at(9), attempts_allowed: 1 };
      expect(await statusOf(room.assigning(terms))).toBe(200);
      now += 3 * HOUR;
      const [later, sooner] = [at(10), at(5)];
      for (const change of [{ closes_at: sooner }, { opens_at: at(1) }]) {
        const refused = await room.assigning({ ...terms, ...change });
        expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('open')]);
      }
      // Kofi has been offline since the opening, and hands in between the two.
      now += 3 * HOUR;
      const handedIn = now;
      expect(await statusOf(room.assigning({ ...terms, closes_at: later, attempts_allowed: 3 }))).toBe(200);
      expect(await statusOf(room.assigning({ ...terms, closes_at: later, attempts_allowed: 2 }))).toBe(409);
      now += 9 * HOUR;
      await handsIn(kofi, room.quizId, { 1: 'B' }, { submittedAt: handedIn, clientNow: now });
      expect((await room.resultsOf()).rows).toMatchObject([{ name: 'Kofi', is_late: false, correct_count: 1 }, { name: 'Yaw' }]);
      // A closing where there was none is news as well: it is to come.
      await room.newClass();
      expect(await statusOf(room.assigning())).toBe(200);
      expect(await statusOf(room.assigning({ closes_at: at(-1) }))).toBe(409);
      expect(await statusOf(room.assigning({ closes_at: at(1) }))).toBe(200);
      expect(await statusOf(room.assigning())).toBe(200);
    });

    test('counts the best of the attempts that are allowed, in the order of arrival, and takes the others', async () => {
      await room.newClass();
      // Taken before it was assigned: no attempt of it.
      const { code } = await shared(teacher, room.quizId);
      await kofi.call('joinShare', { params: { code }, body: { name: null } });
      await handsIn(kofi, room.quizId, { 1: 'B', 2: '30' });
      now += HOUR;
      await room.assigning({ attempts_allowed: 2 });
      await handsIn(kofi, room.quizId, { 1: 'B' });
      await handsIn(kofi, room.quizId, { 1: 'A' });
      expect((await handsIn(kofi, room.quizId, { 1: 'B', 2: '30' })).correct_count).toBe(2);
      expect((await room.resultsOf()).rows[0]).toMatchObject({ attempts: 3, correct_count: 1, score: 33.3 });
      expect(await room.rowOf(kofi)).toMatchObject({ assignments: [{ attempts_allowed: 2, attempts_used: 3 }] });
    });
  });
};
