// A teacher opens a member's answers, where the member was told so before, and marks essays point by point.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import type { HistoryRow, Receipt, Score } from '#core/submission/submission';
import type { MemberAnswers } from '#core/together/memberAnswers';
import { answersOf, newStudent, type Student, statusOf } from '../../support/people.ts';
import { questions, sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { handsIn, joins, shared } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { HOUR, withClassroom } from './classroom.ts';

const ESSAY = 'Beliefs that are shared, and practices that are learned.';

export const memberAnswers: Suite = (start) => {
  const { room, server, clock, teacher, kofi, yaw, at } = withClassroom(start);

  const paramsOf = async (name = 'Kofi') => {
    const member = (await room.members()).find((row) => row.name === name);
    return { ...room.assigned(), member_id: member?.member_id ?? 0 };
  };
  const opened = async (name?: string) =>
    answersOf<MemberAnswers>(teacher.call('memberAnswers', { params: await paramsOf(name) }));
  /** A class with an assigned quiz, handed in by Kofi, who was told that the answers are read. */
  const readableHandIn = async (answers: Parameters<typeof handsIn>[2] = { 1: 'B', 2: 'ten', 5: ESSAY }) => {
    await room.newClass();
    await room.assigning();
    const key = randomUUID();
    await handsIn(kofi, room.quizId, answers, { key, isReadable: true });
    return key;
  };
  const marking = async (submissionId: string, marks: object[], by = teacher) =>
    by.call('markEssays', { params: await paramsOf(), body: { submission_id: submissionId, marks } });
  const scoreOf = (student: Student) => answersOf<Score>(student.call('score', { params: { id: room.quizId } }));

  describe('the answers of a member', () => {
    test('are read by the teacher whom the quiz names to those it is assigned to, and to nobody else', async () => {
      await room.newClass();
      await room.assigning();
      const efua = await newStudent(server);
      await joins(efua, (await shared(teacher, room.quizId)).code);
      const readerFor = async (student: Student) =>
        (await answersOf<Quiz>(student.call('quiz', { params: { id: room.quizId } }))).answers_read_by;
      expect([await readerFor(kofi), await readerFor(teacher), await readerFor(efua)]).toEqual(['Ms Ama', undefined, undefined]);
    });

    test('are opened by the owner of the group: each answer, whether it is right, and the score of the table', async () => {
      const submission_id = await readableHandIn();
      const official = { correct: 1, questions: 2, essays: 1 };
      expect(await opened()).toEqual({
        member_id: (await paramsOf()).member_id,
        name: 'Kofi',
        hand_in: {
          ...{ submission_id, submitted_at: at(0), official },
          answers: [
            { question_id: 1, answer_given: 'B', is_right: true },
            { question_id: 2, answer_given: 'ten', is_right: false },
            { question_id: 5, answer_given: ESSAY, is_right: false },
          ],
        },
      });
      expect((await room.resultsOf()).rows).toMatchObject([
        { name: 'Kofi', has_answers: true, official },
        { name: 'Yaw', score: null },
      ]);
    });

    test('say when they were handed in late', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(1) });
      clock.now += 2 * HOUR;
      await handsIn(kofi, room.quizId, { 1: 'B' }, { isReadable: true });
      expect((await opened()).hand_in).toMatchObject({ is_late: true });
    });

    test('are opened by no member, stranger or teacher of another group', async () => {
      const key = await readableHandIn();
      const params = await paramsOf();
      const stranger = await newStudent(server);
      const { group_id } = await answersOf<{ group_id: number }>(
        stranger.call('createGroup', { body: { name: 'Chemistry', own_name: 'Mr X' } }),
      );
      const statuses = async (by: Student, of: object = {}) => [
        await statusOf(by.call('memberAnswers', { params: { ...params, ...of } })),
        await statusOf(
          by.call('markEssays', {
            params: { ...params, ...of },
            body: { submission_id: key, marks: [{ question_id: 5, points_covered: [0] }] },
          }),
        ),
      ];
      expect(await statuses(kofi)).toEqual([403, 403]);
      expect(await statuses(yaw)).toEqual([403, 403]);
      expect(await statuses(stranger)).toEqual([404, 404]);
      expect(await statuses(stranger, { group_id })).toEqual([404, 404]);
      expect(await statuses(teacher, { member_id: params.member_id + 1000 })).toEqual([404, 404]);
      await teacher.call('endAssignment', { params });
      expect(await statuses(teacher)).toEqual([404, 404]);
      await room.assigning();
      await kofi.call('leaveGroup', { params });
      expect(await statuses(teacher)).toEqual([404, 404]);
    });

    test('stay closed where the hand-in does not say that its student was told', async () => {
      await room.newClass();
      await room.assigning();
      const key = randomUUID();
      await handsIn(kofi, room.quizId, { 1: 'B', 5: ESSAY }, { key });
      await handsIn(yaw, room.quizId, { 1: 'A' }, { isReadable: false });
      expect([(await opened()).hand_in, (await opened('Yaw')).hand_in]).toEqual([null, null]);
      expect((await marking(key, [{ question_id: 5, points_covered: [0] }])).status).toBe(404);
      const { rows, questions: counts } = await room.resultsOf();
      expect(rows).toMatchObject([{ official: { correct: 1 } }, { official: { correct: 0 } }]);
      expect(counts[0]).toMatchObject({ answered: 2, right: 1, commonest_wrong: null });
      expect(rows.filter((row) => 'has_answers' in row)).toEqual([]);
    });

    test('say that the first check was wrong, so that the right answer does not count', async () => {
      await readableHandIn({ 1: 'B', 2: ['30', 'incorrect'] });
      expect((await opened()).hand_in).toMatchObject({
        official: { correct: 1 },
        answers: [{ is_right: true }, { answer_given: '30', is_right: false, first_check: 'incorrect' }, {}],
      });
    });

    test('are not told by another attempt than the one that counts', async () => {
      await readableHandIn({ 1: 'A' });
      await handsIn(kofi, room.quizId, { 1: 'B', 2: '30' });
      expect((await opened()).hand_in).toBeNull();
    });
  });

  describe('a teacher’s mark of an essay', () => {
    test('counts everywhere that others see the score, and stands beside the student’s own', async () => {
      const key = await readableHandIn();
      const own = { question_id: 5, points_covered: [0], marked_at: at(0) };
      const marksOf = (marks: object[]) =>
        answersOf<Receipt>(kofi.call('mark', { params: { id: room.quizId, submission_id: key }, body: { marks } }));
      const before = await marksOf([own]);
      clock.now += 60_000;
      const answer = await answersOf<MemberAnswers>(marking(key, [{ question_id: 5, points_covered: [1, 0, 1] }]));
      const official = { correct: 2, questions: 3, essays: 0 };
      const teacher_mark = { is_right: true, points_covered: [0, 1], by: 'Ms Ama', marked_at: at(0) };
      expect(answer.hand_in).toMatchObject({ official, answers: [{}, {}, { question_id: 5, teacher_mark }] });
      const score = await scoreOf(kofi);
      expect(score).toMatchObject({ official, submission_id: key, score: before.score, revision: (before.revision ?? 0) + 1 });
      expect(score.results[2]).toMatchObject({ marked_by: 'student', points_covered: [0], is_correct: false, teacher_mark });
      const [history] = await answersOf<HistoryRow[]>(kofi.call('history'));
      expect(history).toMatchObject({ official });
      expect(await room.rowOf(kofi)).toMatchObject({ last_official: official });
      const results = await room.resultsOf();
      expect(results.rows[0]).toMatchObject({ official });
      expect(results.questions[2]).toMatchObject({ answered: 1, right: 1, essays: 0 });
      // The student's own mark changes later, and the teacher's stays.
      const later = await marksOf([{ ...own, points_covered: [], marked_at: at(1) }]);
      expect(later.results[2]).toMatchObject({ points_covered: [], teacher_mark });
      expect(later.official).toEqual(official);
    });

    test('takes nothing from the student’s next mark, though the student’s clock jumped back in between', async () => {
      const key = await readableHandIn();
      const marksOf = (points_covered: number[], seen: number, hours: number) => {
        const marks = [{ question_id: 5, points_covered, marked_at: at(hours) }];
        const params = { id: room.quizId, submission_id: key };
        return answersOf<Receipt>(kofi.call('mark', { params, body: { marks, seen }, headers: { 'Client-Now': at(0) } }));
      };
      const { revision = 0 } = await marksOf([0], 0, 0);
      await answersOf(marking(key, [{ question_id: 5, points_covered: [0] }]));
      expect((await marksOf([0, 1], revision, -1)).results[2]).toMatchObject({ points_covered: [0, 1] });
      // A device that has not seen the newest mark does not replace it by an older one.
      expect((await marksOf([], 0, -2)).results[2]).toMatchObject({ points_covered: [0, 1] });
    });

    test('that is sent again, or twice at once, counts once', async () => {
      const key = await readableHandIn();
      const marks = [{ question_id: 5, points_covered: [0] }];
      const send = async () => (await marking(key, marks)).status;
      expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
      expect(await scoreOf(kofi)).toMatchObject({ revision: 1, official: { correct: 1, questions: 3, essays: 0 } });
      expect((await marking(key, [{ question_id: 5, points_covered: [0, 1] }])).status).toBe(200);
      expect(await scoreOf(kofi)).toMatchObject({ revision: 2, official: { correct: 2, questions: 3, essays: 0 } });
      // Of two marks of one essay in one request the last counts.
      await answersOf(marking(key, [...marks, { question_id: 5, points_covered: [0, 1] }]));
      expect((await scoreOf(kofi)).official).toEqual({ correct: 2, questions: 3, essays: 0 });
    });

    test('is of an answered essay of this hand-in, and of its points', async () => {
      const key = await readableHandIn({ 1: 'B', 5: '\n\u00a0\t\u000b\ufeff' });
      expect((await room.resultsOf()).rows[0]).toMatchObject({ official: { correct: 1, questions: 3, essays: 0 } });
      expect((await room.resultsOf()).questions[2]).toMatchObject({ answered: 0 });
      const statusOfMark = async (mark: object, submissionId = key) => (await marking(submissionId, [mark])).status;
      expect(await statusOfMark({ question_id: 5, points_covered: [0] })).toBe(422);
      const written = await readableHandIn();
      expect(await statusOfMark({ question_id: 5, points_covered: [0] })).toBe(404);
      expect(await statusOfMark({ question_id: 1, is_right: true }, written)).toBe(422);
      expect(await statusOfMark({ question_id: 9, is_right: true }, written)).toBe(422);
      expect(await statusOfMark({ question_id: 5, points_covered: [2] }, written)).toBe(422);
      expect(await statusOfMark({ question_id: 5, is_right: true }, written)).toBe(422);
      expect((await scoreOf(kofi)).revision).toBeUndefined();
    });

    test('is right or not where the essay has no points', async () => {
      await room.newClass();
      const [first, second, { key_points: _, ...essay }] = questions as [object, object, (typeof questions)[number]];
      room.quizId = (
        await seedQuiz(server, teacher, { ...sampleQuiz, questions: [first, second, essay] as typeof questions })
      ).quizId;
      await room.assigning();
      const key = randomUUID();
      await handsIn(kofi, room.quizId, { 5: ESSAY }, { key, isReadable: true });
      expect((await marking(key, [{ question_id: 5, points_covered: [0] }])).status).toBe(422);
      await answersOf(marking(key, [{ question_id: 5, is_right: true }]));
      expect((await scoreOf(kofi)).results[2]).toMatchObject({ teacher_mark: { is_right: true, by: 'Ms Ama' } });
    });

    test('is not told while the answers are hidden', async () => {
      await room.newClass();
      await room.assigning({ closes_at: at(1), answers: 'after_closing' });
      const key = randomUUID();
      await handsIn(kofi, room.quizId, { 5: ESSAY }, { key, isReadable: true });
      await answersOf(marking(key, [{ question_id: 5, points_covered: [0] }]));
      const exported = async () => (await kofi.call('exportAccount')).text();
      expect(await scoreOf(kofi)).toMatchObject({ score: 0, results: [] });
      expect(await scoreOf(kofi)).not.toHaveProperty('official');
      clock.now += HOUR;
      expect((await scoreOf(kofi)).results[2]).toMatchObject({ teacher_mark: { points_covered: [0] } });
      expect(await exported()).toContain('"answers_readable":true');
    });

    test('is in the export of both, and outlives the teacher’s account without the name', async () => {
      const key = await readableHandIn();
      await answersOf(marking(key, [{ question_id: 5, points_covered: [0, 1] }]));
      type Group = { group_id: number; marks_given: object[] | null };
      const exported = JSON.parse(await (await teacher.call('exportAccount')).text()) as { groups: Group[] };
      const marks = exported.groups.find((group) => group.group_id === room.groupId)?.marks_given;
      expect(marks).toEqual([{ quiz_id: room.quizId, question_id: 5, is_right: true, points_covered: [0, 1], marked_at: at(0) }]);
      expect(await (await kofi.call('exportAccount')).text()).toContain('"teacher_mark":{"by":"Ms Ama"');
      await answersOf(teacher.call('deleteAccount', { body: { password: teacher.password } }));
      const score = await scoreOf(kofi);
      expect(score.results[2]?.teacher_mark).toMatchObject({ by: null, is_right: true });
      expect(score.official).toEqual({ correct: 2, questions: 3, essays: 0 });
      expect(score.revision).toBe(2);
    });
  });
};
