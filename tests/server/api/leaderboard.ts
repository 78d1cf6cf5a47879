// The leaderboard: what counts on it (decision 070), who stands where, page by page, and what a page costs.

import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ranked } from '#core/together/leaderboard';
import type { BoardRow, Leaderboard } from '#core/together/sharedQuiz';
import { newStudent, type Student, statusOf } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { boardOf, handsIn, joins, shared } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

const HOUR = 3_600_000;

export const leaderboard: Suite = (start) => {
  let now = Date.UTC(2026, 10, 25, 9);
  const server = useServer(start, { now: () => now, env: { ROLE: 'web' } });
  const owner = useStudent(server);
  let friends: Student[];
  let quizId: number;

  beforeAll(async () => {
    friends = [await newStudent(server), await newStudent(server), await newStudent(server)];
  });

  const newBoard = async (timerSeconds: number | null = null) => {
    ({ quizId } = await seedQuiz(server, owner, sampleQuiz, timerSeconds));
    const { code } = await shared(owner, quizId);
    for (const [at, friend] of friends.entries()) await joins(friend, code, ['Kofi', 'Yaw', 'Esi'][at] ?? null);
    const [kofi, yaw, esi] = friends;
    if (!kofi || !yaw || !esi) throw new Error('There are three friends.');
    return { kofi, yaw, esi };
  };
  const placesOf = async (student: Student = owner) =>
    (await boardOf(student, quizId)).rows.map(({ rank, name, correct_count }) => [rank, name, correct_count]);

  describe('what counts', () => {
    test('is the submission that arrived first, whatever a later one says of its time', async () => {
      const { kofi } = await newBoard();
      await handsIn(kofi, quizId, { 1: 'A' });
      await handsIn(kofi, quizId, { 1: 'B', 2: '30' }, { submittedAt: now - 5 * HOUR, clientNow: now });
      expect(await placesOf()).toEqual([[1, 'Kofi', 0]]);
    });

    test('is the first check where there was one, and nothing that a student says of the own answers', async () => {
      const { kofi, yaw, esi } = await newBoard();
      await handsIn(kofi, quizId, { 1: ['B', 'incorrect'], 2: ['30', 'correct'] });
      await handsIn(yaw, quizId, { 1: 'B', 2: '30' });
      const answers = [{ question_id: 5, answer_given: 'no idea', points_covered: [0, 1] }];
      await esi.call('submit', { params: { id: quizId }, body: { answers } });
      expect(await placesOf()).toEqual([
        [1, 'Yaw', 2],
        [2, 'Kofi', 1],
        [3, 'Esi', 0],
      ]);
    });

    test('is dated by the corrected time of a device that was offline, and equal scores share a rank', async () => {
      const { kofi, yaw, esi } = await newBoard();
      await handsIn(kofi, quizId, { 1: 'B' });
      now += 48 * HOUR;
      // Its clock is a year behind; it was handed in two days and an hour ago.
      const wrong = now - 365 * 24 * HOUR;
      await handsIn(yaw, quizId, { 1: 'B' }, { submittedAt: wrong - 49 * HOUR, clientNow: wrong });
      await handsIn(esi, quizId, { 2: 'wrong' });
      const { rows } = await boardOf(owner, quizId);
      expect(rows.map(({ rank, name }) => [rank, name])).toEqual([
        [1, 'Yaw'],
        [1, 'Kofi'],
        [3, 'Esi'],
      ]);
      expect(rows[0]?.submitted_at).toBe(new Date(now - 49 * HOUR).toISOString());
    });

    test('of a timed quiz is the time as well, never more than its limit', async () => {
      const { kofi, yaw, esi } = await newBoard(600);
      await handsIn(kofi, quizId, { 1: 'B' }, { seconds: 5000 });
      await handsIn(yaw, quizId, { 1: 'B' }, { seconds: 20 });
      await handsIn(esi, quizId, { 1: 'B' });
      const board = await boardOf(owner, quizId);
      expect(board.is_timed).toBe(true);
      expect(board.rows.map(({ rank, name, seconds_used }) => [rank, name, seconds_used])).toEqual([
        [1, 'Yaw', 20],
        [2, 'Kofi', 600],
        [3, 'Esi', null],
      ]);
    });
  });

  test('a member who had the name first leaves it to the owner who takes it', async () => {
    const { kofi, yaw } = await newBoard();
    await handsIn(kofi, quizId, { 1: 'B' });
    await handsIn(yaw, quizId, { 1: 'B' });
    const profile = await owner.call('changeProfile', { body: { display_name: 'K0fi' } });
    expect(profile.status).toBe(200);
    expect(await placesOf()).toEqual([[1, 'Yaw', 1]]);
    expect(await boardOf(kofi, quizId)).toMatchObject({ own: null, own_name: null });
    await owner.call('changeProfile', { body: { display_name: null } });
  });

  test('only who gave a name stands on it, the owner too', async () => {
    const { kofi, yaw } = await newBoard();
    await handsIn(owner, quizId, { 1: 'B' });
    await handsIn(kofi, quizId, { 1: 'B' });
    await handsIn(yaw, quizId, { 1: 'B' });
    const named = (student: Student, name: string | null) =>
      student.call('setBoardName', { params: { id: quizId }, body: { name } });
    expect((await named(kofi, null)).status).toBe(200);
    expect(await placesOf()).toEqual([[1, 'Yaw', 1]]);
    expect(await boardOf(kofi, quizId)).toMatchObject({ own: null, own_name: null });
    expect((await named(owner, 'Ama')).status).toBe(200);
    expect(await placesOf()).toEqual([
      [1, 'Ama', 1],
      [1, 'Yaw', 1],
    ]);
    expect(await (await owner.call('members', { params: { id: quizId } })).json()).toMatchObject({ total: 3 });
    await owner.call('shareQuiz', { params: { id: quizId }, body: { leaderboard: false } });
    expect((await yaw.call('leaderboard', { params: { id: quizId } })).status).toBe(404);
  });

  test('one student has one name on it: the one that arrived last, by whatever way, and the one before is free', async () => {
    const { kofi, yaw } = await newBoard();
    await handsIn(kofi, quizId, { 1: 'B' });
    const named = (student: Student, name: string | null) =>
      statusOf(student.call('setBoardName', { params: { id: quizId }, body: { name } }));
    const answers = await Promise.all([named(kofi, 'Kofi A'), named(kofi, 'Kofi B'), named(kofi, 'Kofi C')]);
    expect(answers).toEqual([200, 200, 200]);
    expect((await placesOf()).map(([, name]) => name)).toEqual([expect.stringMatching(/^Kofi [ABC]$/)]);
    expect(await named(kofi, 'Kofi D')).toBe(200);
    expect(await named(yaw, 'Kofi A')).toBe(200);
    // A wish to join that lay on another device, with a name and without one.
    const { code } = await shared(owner, quizId);
    expect([await joins(kofi, code, 'Kofi E'), await joins(kofi, code)]).toEqual([200, 200]);
    expect(await boardOf(kofi, quizId)).toMatchObject({ total: 1, own_name: 'Kofi E', rows: [{ name: 'Kofi E', is_own: true }] });
  });

  test('with ten thousand members is read page by page, one query each, in the order of the rule', async () => {
    const { esi } = await newBoard(600);
    const at = new Date(now).toISOString();
    const statements = [
      `insert into users (email, password_hash, created_at) select 'crowd' || n || '@example.com', 'x', now() from generate_series(1, 10000) n`,
      `insert into quiz_members (quiz_id, user_id, name, name_key, joined_at) select ${quizId}, id, email, email, now() from users where email like 'crowd%'`,
      `insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results,
          submitted_at, received_at, official_right, seconds_used)
        select id, ${quizId}, 'crowd' || id, 'x', '[]', 0, 0, 3, '[]', timestamptz '${at}' + id % 77 * interval '1 second', now(),
          (array[1, 2, 5])[1:id % 4], case when id % 5 > 0 then id % 50 end from users where email like 'crowd%'`,
    ];
    for (const statement of statements) await server.deps.db.execute(statement);
    await handsIn(esi, quizId, {}, { seconds: 600 });

    // Only what the pages themselves ask: the queue and the mails ask for their work meanwhile.
    const asking = new AsyncLocalStorage<string[]>();
    const queries: string[] = [];
    const { query } = pg.Client.prototype;
    onTestFinished(() => void Object.assign(pg.Client.prototype, { query }));
    pg.Client.prototype.query = function counting(this: pg.Client, ...given: unknown[]) {
      const [what] = given as [string | { text?: string }];
      asking.getStore()?.push((typeof what === 'string' ? what : what.text) ?? '');
      return Reflect.apply(query as (...all: unknown[]) => unknown, this, given);
    } as typeof query;
    const rows: BoardRow[] = [];
    let pages = 0;
    for (let after: number | null = 0; after !== null; pages += 1) {
      const page: Leaderboard = await asking.run(queries, boardOf, esi, quizId, after);
      expect(page.own).toMatchObject({ name: 'Esi', is_own: true });
      expect(page.total).toBe(10_001);
      rows.push(...page.rows);
      // The first, one in the middle, and the last: all of them would be two hundred.
      after = page.next === 100 ? 9_900 : page.next;
    }
    expect(queries).toHaveLength(pages);
    expect(rows.at(-1)?.correct_count).toBe(0);
    const entries = rows.map((row, arrived) => ({
      ...{ correct: row.correct_count, seconds: row.seconds_used, at: Date.parse(row.submitted_at), arrived, told: row.rank },
    }));
    const first = ranked(entries.slice(0, 100), true);
    expect(first.map(({ rank }) => rank)).toEqual(entries.slice(0, 100).map(({ told }) => told));
    expect(first.map(({ arrived }) => arrived)).toEqual(entries.slice(0, 100).map((_, place) => place));
  });
};
