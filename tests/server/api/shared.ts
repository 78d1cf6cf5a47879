// A quiz shared by a link: who comes in, who does not any more, what a guest sees, and what stays with whoever has it.

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Quiz } from '#core/quiz/quiz';
import type { MembersPage, OpenShare, SharedRow } from '#core/together/sharedQuiz';
import { answersOf, call, newStudent, statusOf } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { boardOf, handsIn, joins, shared } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

const MINUTE = 60_000;

export const sharedByLink: Suite = (start) => {
  let now = Date.UTC(2026, 10, 25, 9);
  const server = useServer(start, { now: () => now });
  const owner = useStudent(server);
  const friend = useStudent(server);
  const other = useStudent(server);
  let quizId: number;

  const newLink = async (more: object = {}) => {
    ({ quizId } = await seedQuiz(server, owner));
    return shared(owner, quizId, more);
  };
  const open = (code: string) => call(server, 'openShare', { params: { code } });
  const membersOf = async () => answersOf<z.infer<typeof MembersPage>>(owner.call('members', { params: { id: quizId } }));

  describe('a link', () => {
    test('opens for anybody, without the name of the document or of the account', async () => {
      const { code, url, members } = await newLink();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      expect(url).toBe(`http://localhost:3000/s/${code}`);
      expect(members).toBe(0);
      const answer = await open(code.toLowerCase());
      const words = await answer.text();
      expect(words).not.toMatch(/notes\.txt|example\.com/);
      const told = JSON.parse(words) as OpenShare;
      expect(told).toMatchObject({ title: sampleQuiz.title, owner_name: null, leaderboard: true });
      expect(told.quiz.questions).toEqual(sampleQuiz.questions);
      await owner.call('changeProfile', { body: { display_name: 'Ama K' } });
      expect(await (await open(code)).json()).toMatchObject({ owner_name: 'Ama K' });
    });

    test('that never was, was turned off, or ran out is refused in the same words', async () => {
      const off = (await newLink()).code;
      await owner.call('endShare', { params: { id: quizId } });
      const { code: late } = await newLink({ expires_at: new Date(now + MINUTE).toISOString() });
      expect((await open(late)).status).toBe(200);
      now += MINUTE;
      const answers = [];
      for (const code of [off, late, '0123456789', 'nonsense', '%00', '0'.repeat(3000)]) {
        const opened = await open(code);
        const joined = await friend.call('joinShare', { params: { code }, body: { name: 'Kofi' } });
        answers.push([opened.status, await opened.text(), joined.status, await joined.text()]);
      }
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(answers[0]?.slice(0, 3)).toEqual([404, expect.stringContaining('does not work'), 404]);
    });

    test('that is turned on again has another code, and one that is changed keeps its own', async () => {
      const first = await newLink();
      expect(await shared(owner, quizId, { leaderboard: false })).toMatchObject({ code: first.code, leaderboard: false });
      await owner.call('endShare', { params: { id: quizId } });
      expect(await (await owner.call('quizShare', { params: { id: quizId } })).json()).toEqual({ share: null });
      const second = await shared(owner, quizId);
      expect(second.code).not.toBe(first.code);
      expect((await open(first.code)).status).toBe(404);
      expect((await open(second.code)).status).toBe(200);
    });

    test('runs out when it was told to, also after another change, until it is told otherwise', async () => {
      const expires_at = new Date(now + MINUTE).toISOString();
      const { code } = await newLink({ expires_at });
      expect(await shared(owner, quizId, { leaderboard: false })).toMatchObject({ code, leaderboard: false, expires_at });
      now += MINUTE;
      expect((await open(code)).status).toBe(404);
      // Changed after its end it stays what it is: over.
      expect(await shared(owner, quizId)).toMatchObject({ code, expires_at });
      const later = new Date(now + MINUTE).toISOString();
      expect(await shared(owner, quizId, { expires_at: later })).toMatchObject({ code, expires_at: later });
      expect((await open(code)).status).toBe(200);
      expect(await shared(owner, quizId, { expires_at: null })).toMatchObject({ code, expires_at: null });
      now += 10 * MINUTE;
      expect((await open(code)).status).toBe(200);
      await shared(owner, quizId, { expires_at: new Date(now + MINUTE).toISOString() });
      await owner.call('endShare', { params: { id: quizId } });
      expect(await shared(owner, quizId)).toMatchObject({ expires_at: null });
    });
  });

  describe('whoever joins', () => {
    test('has the quiz like one of their own, but neither its settings nor its versions', async () => {
      const { code } = await newLink();
      expect(await statusOf(friend.call('quiz', { params: { id: quizId } }))).toBe(404);
      expect(await joins(friend, code)).toBe(200);
      expect(await joins(friend, code)).toBe(200);
      const quiz = await answersOf<Quiz>(friend.call('quiz', { params: { id: quizId } }));
      expect(quiz).toMatchObject({ is_shared: true, questions: sampleQuiz.questions });
      const receipt = await handsIn(friend, quizId, { 1: 'B', 2: 'wrong' });
      expect(receipt).toMatchObject({ correct_count: 1 });
      const [row] = await answersOf<SharedRow[]>(friend.call('sharedQuizzes'));
      expect(row).toMatchObject({ quiz_id: quizId, last_score: receipt.score, question_count: 3, name: null, assignments: [] });
      const events = { events: [{ event_id: randomUUID(), at: 1, quiz_id: quizId, question_id: 1, kind: 'missed' }] };
      expect(await answersOf(friend.call('addReviews', { body: events }))).toMatchObject({ refused: [] });
      const edit = { ...sampleQuiz, made_from: { kind: 'edit', of: quizId } };
      expect(await statusOf(friend.call('createQuiz', { body: edit }))).toBe(422);
      expect(await answersOf(friend.call('documents'))).toEqual([]);
      // Whose it is has neither the answers nor the score of it.
      expect(await statusOf(owner.call('score', { params: { id: quizId } }))).toBe(404);
    });

    test('stays when the link is turned off, also if the first answer was lost', async () => {
      const { code } = await newLink();
      expect(await joins(friend, code)).toBe(200);
      await owner.call('endShare', { params: { id: quizId } });
      expect(await joins(friend, code)).toBe(200);
      expect(await joins(other, code)).toBe(404);
      expect(await statusOf(friend.call('quiz', { params: { id: quizId } }))).toBe(200);
    });

    test('and is removed hands in what is on the device, and is nowhere any more', async () => {
      const { code } = await newLink();
      await joins(friend, code, 'Kofi');
      await handsIn(friend, quizId, { 1: 'B' });
      const { members } = await membersOf();
      expect(members).toMatchObject([{ name: 'Kofi', attempts: 1 }]);
      await owner.call('removeMember', { params: { id: quizId, member_id: members[0]?.member_id ?? 0 } });
      expect(await membersOf()).toEqual({ members: [], total: 0, next: null });
      expect((await boardOf(owner, quizId)).rows).toEqual([]);
      expect(await joins(friend, code)).toBe(404);
      expect((await handsIn(friend, quizId, { 1: 'B' })).submission_id).toBeTruthy();
      expect(await statusOf(friend.call('score', { params: { id: quizId } }))).toBe(200);
      expect(await answersOf<SharedRow[]>(friend.call('sharedQuizzes'))).not.toContainEqual(
        expect.objectContaining({ quiz_id: quizId }),
      );
    });

    test('and leaves may come back', async () => {
      const { code } = await newLink();
      await joins(friend, code, 'Kofi');
      await handsIn(friend, quizId, { 1: 'B' });
      expect(await statusOf(friend.call('leaveQuiz', { params: { id: quizId } }))).toBe(200);
      expect(await statusOf(friend.call('leaveQuiz', { params: { id: quizId } }))).toBe(404);
      expect((await boardOf(owner, quizId)).total).toBe(0);
      expect(await statusOf(friend.call('quiz', { params: { id: quizId } }))).toBe(404);
      expect(await joins(friend, code, 'Kofi')).toBe(200);
      expect((await boardOf(owner, quizId)).total).toBe(1);
    });

    test('with a name that looks like somebody’s is refused, until that one is free', async () => {
      const { code } = await newLink();
      expect(await joins(friend, code, 'Kofi')).toBe(200);
      expect(await joins(other, code, ' ＫＯＦＩ ')).toBe(409);
      expect(await joins(other, code, '<Kofi>')).toBe(409);
      const named = (name: string | null) => friend.call('setBoardName', { params: { id: quizId }, body: { name } });
      expect(await answersOf(named('Yaw'))).toEqual({ name: 'Yaw' });
      expect(await joins(other, code, 'Kofi')).toBe(200);
      expect(await statusOf(named('kofi'))).toBe(409);
    });
  });

  describe('the end of an account', () => {
    test('leaves a shared quiz to those who have it, and says nothing of whose it was', async () => {
      const leaving = await newStudent(server);
      await leaving.call('changeProfile', { body: { display_name: 'Nana' } });
      const { quizId: theirs } = await seedQuiz(server, leaving);
      const { quizId: alone } = await seedQuiz(server, leaving);
      const { code } = await shared(leaving, theirs);
      await joins(friend, code, 'Kofi');
      expect(await statusOf(leaving.call('deleteAccount', { body: { password: leaving.password } }))).toBe(200);
      const quiz = await (await friend.call('quiz', { params: { id: theirs } })).text();
      expect(JSON.parse(quiz)).toMatchObject({ questions: sampleQuiz.questions });
      expect(quiz).not.toMatch(/notes\.txt|Nana/);
      expect((await handsIn(friend, theirs, { 1: 'B' })).correct_count).toBe(1);
      expect((await boardOf(friend, theirs)).own).toMatchObject({ rank: 1, name: 'Kofi' });
      expect((await open(code)).status).toBe(404);
      const { query } = server.deps.db;
      expect((await query.quizzes.findMany()).filter(({ id }) => id === alone)).toEqual([]);
    });

    test('takes its rows off every leaderboard', async () => {
      const { code } = await newLink();
      const leaving = await newStudent(server);
      await joins(leaving, code, 'Nana');
      await handsIn(leaving, quizId, { 1: 'B' });
      expect((await boardOf(owner, quizId)).total).toBe(1);
      await leaving.call('deleteAccount', { body: { password: leaving.password } });
      expect(await boardOf(owner, quizId)).toMatchObject({ total: 0, rows: [] });
      expect(await membersOf()).toMatchObject({ total: 0 });
    });
  });

  test('guesses are counted for each address or account, and what was right is not', async () => {
    const limited = await start({ env: { RATE_LIMIT: 'on' } });
    const somebody = await newStudent(limited);
    const made = await seedQuiz(limited, somebody);
    const { code } = await shared(somebody, made.quizId);
    const guess = (given: string) => statusOf(call(limited, 'openShare', { params: { code: given } }));
    const statuses = new Set<number>();
    for (let n = 0; n < 59; n += 1) {
      for (const one of await Promise.all(Array.from({ length: 10 }, () => guess('0123456789')))) statuses.add(one);
      expect(await guess(code)).toBe(200);
    }
    expect([...statuses]).toEqual([404]);
    for (let n = 0; n < 11; n += 1) statuses.add(await guess('0123456789'));
    expect([...statuses]).toEqual([404, 429]);
    expect(await guess(code)).toBe(429);
    // A whole school may have this address: an account has its own tries.
    const pupil = await newStudent(limited);
    const look = (given: string) => statusOf(pupil.call('openShare', { params: { code: given } }));
    expect([await look(code), await joins(pupil, code)]).toEqual([200, 200]);
    for (let n = 0; n < 60; n += 1) await look('0123456789');
    expect([await look(code), await joins(pupil, code)]).toEqual([429, 429]);
    expect(await statusOf(call(limited, 'openShare', { params: { code } }, 'nobodys'))).toBe(429);
    await limited.close();
  });
};
