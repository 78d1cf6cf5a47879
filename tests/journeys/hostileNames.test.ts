// Names that others see, full of markup and TeX: of students, of a group, of who shares. They are put past the bounds of names, so that a page
// that took them for more than text would show it.

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payloads } from '../support/hostile/payloads.ts';
import { pressLogout } from '../support/logout.ts';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { enter } from '../support/servedApp.ts';
import { handsIn, shared } from '../support/sharing.ts';
import { none, quiz, rows, type World, world } from './hostileWorld.ts';

/** Longer than any name may be, and enough for what a payload does. */
const NAME = 120;

/** A group and a shared quiz of somebody whose name is all of the payloads, with a member for each of them. */
async function fillNames(
  { server, student }: World,
  own: Student,
): Promise<{ share: string; invitation: string; quizId: number; groupId: number }> {
  const { db } = server.deps;
  const { quizId } = await seedQuiz(server, own, { ...quiz, title: 'Norms' });
  const { code: share } = await shared(own, quizId);
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const made = await answersOf<{ group_id: number }>(
    own.call('createGroup', { headers: headers(), body: { name: 'Circle', own_name: 'Efua' } }),
  );
  const params = { group_id: made.group_id };
  const { code: invitation } = await answersOf<{ code: string }>(own.call('inviteToGroup', { params }));
  await answersOf(
    own.call('assign', {
      params: { ...params, quiz_id: quizId },
      body: { closes_at: null, attempts_allowed: null, answers: 'at_once' },
    }),
  );
  await answersOf(student.call('joinShare', { params: { code: share }, headers: headers(), body: { name: 'Ama' } }));
  await answersOf(student.call('joinGroup', { params: { code: invitation }, headers: headers(), body: { name: 'Ama' } }));
  await handsIn(own, quizId, { 1: 'x' });
  const all = payloads.map((one) => one.slice(0, NAME)).join(' ');
  await db.execute(sql`update users set display_name = ${all} where lower(email) = ${own.email}`);
  await db.execute(sql`update study_groups set name = ${all}, own_name = ${all}`);
  await db.execute(sql`insert into quiz_members (quiz_id, user_id, name, name_key, joined_at)
    select ${quizId}, user_id, ${all}, 'all', now() from study_groups on conflict (quiz_id, user_id) do update set name = excluded.name`);
  await db.execute(
    sql`insert into users (email, password_hash, created_at) select 'member' || number || '@example.com', 'none', now() from (values ${rows(NAME)}) n (name, number)`,
  );
  const members = sql`from users u, (values ${rows(NAME)}) n (name, number) where u.email = 'member' || n.number || '@example.com'`;
  await db.execute(
    sql`insert into group_members (group_id, user_id, name, name_key, joined_at) select ${made.group_id}, u.id, n.name, 'n' || n.number, now() ${members}`,
  );
  await db.execute(
    sql`insert into quiz_members (quiz_id, user_id, name, name_key, joined_at) select ${quizId}, u.id, n.name, 'n' || n.number, now() ${members}`,
  );
  await db.execute(sql`insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results, submitted_at, received_at, official_right)
    select m.user_id, s.quiz_id, 'of ' || m.user_id, s.body_hash, s.answers, s.score, s.correct_count, s.total_questions, s.results, s.submitted_at, s.received_at, s.official_right
    from submissions s join quiz_members m on m.quiz_id = s.quiz_id and m.user_id <> s.user_id where s.quiz_id = ${quizId}`);
  return { share, invitation, quizId, groupId: made.group_id };
}

test('200 hostile names of students, of a group and of a shared quiz, as others see them: the same', async () => {
  const app = await world();
  const { page } = app;
  const own = await newStudent(app.server);
  const { share, invitation, quizId, groupId } = await fillNames(app, own);
  await app.look(`/s/${share}`);
  await app.look(`/g/${invitation}`);
  // Whoever was invited, then whoever owns it.
  await enter(app);
  await app.look('/dashboard');
  await app.look('/dashboard/groups');
  await app.look(`/dashboard/groups/${groupId}`);
  await app.look(`/dashboard/quiz/${quizId}/board`);
  await page.goto(`${app.url}/dashboard/settings`);
  await pressLogout(page);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await enter({ ...app, student: own });
  await app.look(`/dashboard/groups/${groupId}`);
  await app.look(`/dashboard/groups/${groupId}/${quizId}`);
  await page.goto(`${app.url}/dashboard`);
  await page
    .getByRole('button', { name: /^More for / })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await app.look('', () => page.getByRole('dialog').getByText('document.title=1').first().waitFor());
  expect(app.harm()).toEqual(none);
});
