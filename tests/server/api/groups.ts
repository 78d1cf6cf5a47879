// A group: who is in it, what its owner sees of them, and what stays when it ends.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Quiz } from '#core/quiz/quiz';
import type { GroupRow } from '#core/together/group';
import { answersOf, call, newStudent, type Student, statusOf } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { handsIn } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { HOUR, withClassroom } from './classroom.ts';

export const groups: Suite = (start) => {
  const { room, server, clock, teacher, kofi, yaw, at } = withClassroom(start);

  describe('a group', () => {
    test('is made once for each key', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const make = (name: string) => teacher.call('createGroup', { headers, body: { name, own_name: 'Ms Ama' } });
      const [one, two] = await Promise.all([make('Chemistry'), make('Chemistry')]);
      expect(await one?.json()).toEqual(await two?.json());
      expect(await statusOf(make('Physics'))).toBe(409);
    });

    test('is seen by those who are in it: the invitation and the members by its owner alone', async () => {
      await room.newClass();
      const of = async (student: Student) =>
        (await answersOf<z.infer<typeof GroupRow>[]>(student.call('groups'))).find((row) => row.group_id === room.groupId);
      expect(await of(teacher)).toMatchObject({ role: 'owner', members: 2, code: expect.any(String), own_name: 'Ms Ama' });
      const told = await of(kofi);
      expect(told).toMatchObject({ role: 'member', own_name: 'Kofi', owner_name: 'Ms Ama', code: null, url: null });
      expect((await room.members()).map(({ name }) => name)).toEqual(['Kofi', 'Yaw']);
      expect(await statusOf(kofi.call('groupMembers', { params: { group_id: room.groupId } }))).toBe(403);
    });

    test('lets nobody in by an invitation that was replaced or turned off, in the same words as by none', async () => {
      await room.newClass();
      const old = await room.invitation();
      const off = await room.invitation();
      await teacher.call('endInvitation', { params: { group_id: room.groupId } });
      const esi = await newStudent(server);
      const answers = new Set<string>();
      for (const code of [old, off, '0123456789', 'x']) {
        const opened = await call(server, 'openInvitation', { params: { code } });
        const joined = await room.joining(esi, code, 'Esi');
        answers.add(JSON.stringify([opened.status, await opened.text(), joined.status, await joined.text()]));
      }
      expect(answers.size).toBe(1);
      expect([...answers][0]).toMatch(/^\[404/);
    });

    test('that is left, and one that is deleted, takes its assignments along; whoever was removed does not come back', async () => {
      await room.newClass();
      await room.assigning();
      await handsIn(kofi, room.quizId, { 1: 'B' });
      const [first, second] = await room.members();
      await teacher.call('removeGroupMember', { params: { group_id: room.groupId, member_id: first?.member_id ?? 0 } });
      expect(await statusOf(room.joining(kofi, await room.invitation(), 'Kofi'))).toBe(404);
      expect(await room.rowOf(kofi)).toBeUndefined();
      expect(await statusOf(kofi.call('quiz', { params: { id: room.quizId } }))).toBe(404);
      expect(await statusOf(kofi.call('score', { params: { id: room.quizId } }))).toBe(200);
      expect((await room.resultsOf()).rows.map(({ name }) => name)).toEqual(['Yaw']);
      expect(second?.name).toBe('Yaw');
      await teacher.call('deleteGroup', { params: { group_id: room.groupId } });
      expect(await room.rowOf(yaw)).toBeUndefined();
      // It was begun before.
      expect((await handsIn(yaw, room.quizId, { 1: 'B' })).correct_count).toBe(1);
    });
  });

  describe('the results', () => {
    test('say of each question how many had it right, and the commonest wrong answer', async () => {
      await room.newClass();
      await room.assigning();
      const esi = await newStudent(server);
      await answersOf(room.joining(esi, await room.invitation(), '=Esi()'));
      await handsIn(kofi, room.quizId, { 1: 'A', 2: 'ten dollars', 5: 'a long essay' }, { isReadable: true });
      await handsIn(yaw, room.quizId, { 1: 'A', 2: 'Ten Dollars', 5: 'a long essay' }, { isReadable: true });
      await handsIn(esi, room.quizId, { 1: 'B', 2: ['30', 'incorrect'] });
      const { questions, assignment, rows } = await room.resultsOf();
      expect(assignment.handed_in).toBe(3);
      expect(rows.map(({ name, correct_count }) => [name, correct_count])).toEqual([
        ['=Esi()', 1],
        ['Kofi', 0],
        ['Yaw', 0],
      ]);
      expect(questions).toMatchObject([
        { question_id: 1, right_answer: 'law', answered: 3, right: 1, commonest_wrong: { answer: 'folkway', count: 2 } },
        { question_id: 2, answered: 3, right: 0, commonest_wrong: { count: 2, answer: expect.stringMatching(/^ten dollars$/i) } },
        { question_id: 5, answered: 2, right: 0, commonest_wrong: null },
      ]);
    });

    test('are a CSV that no spreadsheet takes for a formula', async () => {
      const params = room.assigned();
      const file = await teacher.call('resultsFile', { params });
      expect(file.headers.get('Content-Type')).toMatch(/text\/csv/);
      const lines = (await file.text()).split('\r\n');
      expect(lines[1]).toMatch(/^'=Esi\(\),1,33\.3,1,3,/);
      expect(lines).toHaveLength(5);
      const byQuestion = await (await teacher.call('resultsFile', { params: { ...params, part: 'questions' } })).text();
      expect(byQuestion).toContain(',3,1,folkway,2');
    });
  });

  test('whoever leads a group may delete the account: what was assigned stays with its members', async () => {
    const leaving = await newStudent(server);
    const made = await answersOf<{ group_id: number }>(leaving.call('createGroup', { body: { name: 'A', own_name: 'Nana' } }));
    const params = { group_id: made.group_id };
    const { code } = await answersOf<{ code: string }>(leaving.call('inviteToGroup', { params }));
    await answersOf(room.joining(kofi, code, 'Kofi'));
    room.quizId = (await seedQuiz(server, leaving)).quizId;
    await leaving.call('assign', {
      params: { ...params, quiz_id: room.quizId },
      body: { answers: 'after_closing', closes_at: at(9) },
    });
    expect(await statusOf(leaving.call('deleteAccount', { body: { password: leaving.password } }))).toBe(200);
    expect(await room.rowOf(kofi)).toMatchObject({ owner_name: null, assignments: [] });
    const handedIn = await handsIn(kofi, room.quizId, { 1: 'B' });
    expect(handedIn).toMatchObject({ correct_count: 0, hidden_until: at(9) });
    clock.now += 9 * HOUR;
    expect((await answersOf<Quiz>(kofi.call('quiz', { params: { id: room.quizId } }))).questions).toEqual(sampleQuiz.questions);
    expect((await handsIn(kofi, room.quizId, { 1: 'B' })).correct_count).toBe(1);
  });
};
