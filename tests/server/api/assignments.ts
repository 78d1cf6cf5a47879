import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Assignment } from '#core/together/group';
import { answersOf, newStudent, type Student, statusOf } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { handsIn, shared } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { HOUR, withClassroom } from './classroom.ts';

export const assignments: Suite = (start) => {
  const { room, server, clock, teacher, kofi, yaw, at } = withClassroom(start);

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
      clock.now += HOUR;
      expect(await statusOf(kofi.call('quiz', { params: { id: room.quizId } }))).toBe(200);
    });

    test('tells its owner alone how many members have the quiz with its answers', async () => {
      await room.newClass();
      const known = async (student: Student) => {
        const params = { group_id: room.groupId };
        const told = await answersOf<{ answers_known?: { quiz_id: number; members: number }[] }>(
          student.call('assignments', { params }),
        );
        return told.answers_known?.find((row) => row.quiz_id === room.quizId)?.members;
      };
      const { code } = await shared(teacher, room.quizId);
      await kofi.call('joinShare', { params: { code }, body: { name: null } });
      expect([await known(teacher), await known(kofi)]).toEqual([1, undefined]);
      // Who left has it on the device still.
      await kofi.call('leaveQuiz', { params: { id: room.quizId } });
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      expect(await known(teacher)).toBe(1);
      clock.now += 2 * HOUR;
      expect(await known(teacher)).toBe(2);
    });

    test('takes what comes late, by the corrected time, and says so', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2) });
      clock.now += 3 * HOUR;
      await handsIn(kofi, room.quizId, { 1: 'B' }, { submittedAt: clock.now - 2 * HOUR, clientNow: clock.now });
      await handsIn(yaw, room.quizId, { 1: 'B' });
      const { rows } = await room.resultsOf();
      expect(rows).toMatchObject([
        { name: 'Kofi', is_late: false, has_arrived_late: true, submitted_at: at(-2) },
        { name: 'Yaw', is_late: true, submitted_at: at(0) },
      ]);
      expect(rows[1]).not.toHaveProperty('has_arrived_late');
      const params = room.assigned();
      const file = await (await teacher.call('resultsFile', { params })).text();
      const lateness = file.split('\r\n').map((line) => line.split(',').at(8));
      expect(lateness.slice(0, 3)).toEqual(['late', 'arrived late', 'late']);
    });

    test('counts what arrives after the closing from an account that had the hidden keys once the teacher accepts it', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      clock.now += 3 * HOUR;
      const early = { submittedAt: clock.now - 2 * HOUR, clientNow: clock.now };
      // Yaw was offline and has seen no key. Kofi has opened the quiz with its keys, and sets the clock back.
      await handsIn(yaw, room.quizId, { 1: 'B' }, early);
      await answersOf(kofi.call('quiz', { params: { id: room.quizId } }));
      clock.now += 1_000;
      expect((await handsIn(kofi, room.quizId, { 1: 'B', 2: '30' }, early)).correct_count).toBe(2);
      const received_at = new Date(clock.now).toISOString();
      const late_result = { received_at, official: { correct: 2, questions: 3, essays: 0 } };
      expect((await room.resultsOf()).rows).toMatchObject([
        { name: 'Kofi', score: null, attempts: 1, late_result },
        { name: 'Yaw', correct_count: 1, is_late: false, received_at: new Date(clock.now - 1_000).toISOString() },
      ]);
      const [row] = (await room.resultsOf()).rows;
      const params = { ...room.assigned(), member_id: row?.member_id ?? 0 };
      const accepting = (is_accepted: boolean) => statusOf(teacher.call('acceptResult', { params, body: { is_accepted } }));
      expect(await statusOf(kofi.call('acceptResult', { params, body: { is_accepted: true } }))).toBe(403);
      expect(await accepting(true)).toBe(200);
      const [accepted] = (await room.resultsOf()).rows;
      expect(accepted).toMatchObject({ correct_count: 2, is_accepted: true, received_at });
      expect(accepted).not.toHaveProperty('late_result');
      expect(await accepting(false)).toBe(200);
      expect((await room.resultsOf()).rows[0]).toMatchObject({ score: null, late_result });
      const file = await (await teacher.call('resultsFile', { params })).text();
      expect(file.split('\r\n')[1]).toBe(`Kofi,1,,,,,,,,${received_at}`);
    });

    test('waits also where the closing was moved to later after the keys were given', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      clock.now += 3 * HOUR;
      await answersOf(kofi.call('quiz', { params: { id: room.quizId } }));
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      clock.now += 1_000;
      await handsIn(kofi, room.quizId, { 1: 'B', 2: '30' });
      await handsIn(yaw, room.quizId, { 1: 'B' });
      expect((await room.resultsOf()).rows).toMatchObject([
        { name: 'Kofi', score: null },
        { name: 'Yaw', correct_count: 1 },
      ]);
    });

    test('lets wait what arrives from who had the keys while they were shown at once', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      clock.now += 3 * HOUR;
      await room.assigning({ closes_at: at(-1), answers: 'at_once' });
      await answersOf(kofi.call('quiz', { params: { id: room.quizId } }));
      clock.now += 1_000;
      await room.assigning({ closes_at: at(5), answers: 'after_closing' });
      const params = { group_id: room.groupId };
      type Known = { answers_known: { quiz_id: number; members: number }[] };
      expect((await answersOf<Known>(teacher.call('assignments', { params }))).answers_known).toContainEqual({
        quiz_id: room.quizId,
        members: 1,
      });
      for (const student of [kofi, yaw]) await handsIn(student, room.quizId, { 1: 'B' });
      expect((await room.resultsOf()).rows).toMatchObject([
        { name: 'Kofi', score: null, late_result: { official: { correct: 1 } } },
        { name: 'Yaw', correct_count: 1 },
      ]);
    });

    test('hides them later, and what arrived before counts without the teacher', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2) });
      for (const student of [kofi, yaw]) await answersOf(student.call('quiz', { params: { id: room.quizId } }));
      clock.now += 1_000;
      await handsIn(kofi, room.quizId, { 1: 'B' });
      clock.now += 1_000;
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      await handsIn(yaw, room.quizId, { 1: 'B' });
      expect((await room.resultsOf()).rows).toMatchObject([
        { name: 'Kofi', correct_count: 1 },
        { name: 'Yaw', score: null, late_result: {} },
      ]);
    });

    test('takes the scores of several attempts for the keys', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      for (const choice of ['A', 'B']) await handsIn(kofi, room.quizId, { 1: choice });
      await handsIn(yaw, room.quizId, { 1: 'B' });
      clock.now += 3 * HOUR;
      // Each device asks for all scores at its start, also while an attempt waits on it: one score tells no key.
      const asking = [kofi.call('history'), yaw.call('history')];
      for (const asked of asking) expect(await statusOf(asked)).toBe(200);
      clock.now += 1_000;
      const early = { submittedAt: clock.now - 2 * HOUR, clientNow: clock.now };
      for (const student of [kofi, yaw]) await handsIn(student, room.quizId, { 1: 'B', 2: '30' }, early);
      const late_result = { official: { correct: 2 } };
      expect((await room.resultsOf()).rows).toMatchObject([{ correct_count: 1, late_result }, { correct_count: 2 }]);
    });

    test('knows who had the keys before joining', async () => {
      await room.newClass();
      const { code } = await answersOf<{ code: string }>(
        teacher.call('shareQuiz', { params: { id: room.quizId }, body: { leaderboard: false } }),
      );
      const stranger = await newStudent(server);
      await answersOf(stranger.call('joinShare', { params: { code }, body: { name: null } }));
      await answersOf(teacher.call('endShare', { params: { id: room.quizId } }));
      await room.assigning({ closes_at: at(2), answers: 'after_closing' });
      clock.now += 3 * HOUR;
      await answersOf(stranger.call('quiz', { params: { id: room.quizId } }));
      await answersOf(room.joining(stranger, await room.invitation(), 'Esi'));
      clock.now += 1_000;
      await handsIn(stranger, room.quizId, { 1: 'B', 2: '30' }, { submittedAt: clock.now - 2 * HOUR, clientNow: clock.now });
      expect((await room.resultsOf()).rows[0]).toMatchObject({
        name: 'Esi',
        score: null,
        late_result: { official: { correct: 2 } },
      });
    });

    test('believes no time before its opening of whoever could not have had the quiz', async () => {
      await room.newClass();
      await room.assigning({ opens_at: at(1), closes_at: at(2), attempts_allowed: 1 });
      clock.now += 3 * HOUR;
      await handsIn(kofi, room.quizId, { 1: 'B' }, { submittedAt: clock.now - 2.5 * HOUR, clientNow: clock.now });
      expect((await room.resultsOf()).rows[0]).toMatchObject({ name: 'Kofi', is_late: true, submitted_at: at(0) });
      expect(await room.rowOf(kofi)).toMatchObject({ assignments: [{ attempts_used: 1 }] });
    });

    test('leaves essays to their reader, in the table as on the student’s page', async () => {
      await room.newClass();
      await room.assigning();
      const receipt = await handsIn(kofi, room.quizId, { 1: 'B', 5: 'Shared beliefs, values and practices.' });
      const official = { correct: 1, questions: 2, essays: 1 };
      expect(receipt).toMatchObject({ official });
      const { submission_id } = receipt;
      const marks = [{ question_id: 2, own_judgement: true, marked_at: at(0) }];
      const params = { id: room.quizId, submission_id };
      expect(await answersOf(kofi.call('mark', { params, body: { marks } }))).toMatchObject({ official });
      expect(await answersOf(kofi.call('score', { params }))).toMatchObject({ official });
      expect((await room.resultsOf()).rows[0]).toMatchObject({ name: 'Kofi', official });
      expect(await room.rowOf(kofi)).toMatchObject({ last_official: official });
      expect(await answersOf(kofi.call('history'))).toContainEqual(expect.objectContaining({ submission_id, official }));
      await handsIn(teacher, room.quizId, { 1: 'B', 5: 'Shared beliefs, values and practices.' });
      expect(await answersOf(teacher.call('history'))).not.toContainEqual(
        expect.objectContaining({ official: expect.anything() }),
      );
      expect((await room.resultsOf()).questions.map(({ essays }) => essays)).toEqual([undefined, undefined, 1]);
    });

    test('that is open is made no harder: who works offline is late by no closing, and loses no attempt, that nobody told them', async () => {
      await room.newClass();
      const first = { opens_at: at(1), closes_at: at(20), attempts_allowed: 2 };
      expect(await statusOf(room.assigning(first))).toBe(200);
      // Before the opening all of it is free.
      const terms = { opens_at: at(2), closes_at: at(9), attempts_allowed: 1 };
      expect(await statusOf(room.assigning(terms))).toBe(200);
      clock.now += 3 * HOUR;
      const [later, sooner] = [at(10), at(5)];
      for (const change of [{ closes_at: sooner }, { opens_at: at(1) }]) {
        const refused = await room.assigning({ ...terms, ...change });
        expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('open')]);
      }
      // Kofi has been offline since the opening, and hands in between the two.
      clock.now += 3 * HOUR;
      const handedIn = clock.now;
      expect(await statusOf(room.assigning({ ...terms, closes_at: later, attempts_allowed: 3 }))).toBe(200);
      expect(await statusOf(room.assigning({ ...terms, closes_at: later, attempts_allowed: 2 }))).toBe(409);
      clock.now += 9 * HOUR;
      await handsIn(kofi, room.quizId, { 1: 'B' }, { submittedAt: handedIn, clientNow: clock.now });
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
      clock.now += HOUR;
      await room.assigning({ attempts_allowed: 2 });
      await handsIn(kofi, room.quizId, { 1: 'B' });
      await handsIn(kofi, room.quizId, { 1: 'A' });
      expect((await handsIn(kofi, room.quizId, { 1: 'B', 2: '30' })).correct_count).toBe(2);
      expect((await room.resultsOf()).rows[0]).toMatchObject({ attempts: 3, correct_count: 1, score: 33.3 });
      expect(await room.rowOf(kofi)).toMatchObject({ assignments: [{ attempts_allowed: 2, attempts_used: 3 }] });
    });
  });
};
