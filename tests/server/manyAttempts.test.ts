// However often somebody hands in, and however large that is, the next request costs no more.
import { expect, onTestFinished, test } from 'vitest';
import { findJudged } from '#server/quizzes/store';
import { answersOf, newStudent } from '../support/people.ts';
import { questions, seedQuiz } from '../support/quizzes.ts';
import { handsIn } from '../support/sharing.ts';
import { startTestServer } from '../support/testServer.ts';
import { openClassroom } from './api/classroom.ts';

async function open() {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student, { title: 'Often', questions });
  const receipt = await handsIn(student, quizId, { 2: 'thirty' });
  /** Many more of it, each a second before the one before, with these answers. */
  const handInOften = (count: number, answers = 'answers') =>
    server.deps.db.execute(`insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count,
        total_questions, results, submitted_at, received_at)
      select user_id, quiz_id, gen_random_uuid(), body_hash, ${answers}, score, correct_count, total_questions, results,
        submitted_at - n * interval '1 second', received_at from submissions, generate_series(1, ${count}) n`);
  return { server, student, quizId, receipt, handInOften };
}

test('a list of attempts has an end', async () => {
  const { student, quizId, receipt, handInOften } = await open();
  await handInOften(2500);
  const rows = await answersOf<{ submission_id: string }[]>(student.call('submissions', { params: { id: quizId } }));
  expect(rows).toHaveLength(2000);
  expect(rows[0]?.submission_id).toBe(receipt.submission_id);
});

test('a teacher’s table looks at the attempts of a member that arrived first', async () => {
  const { server, handInOften } = await open();
  const room = await openClassroom(server);
  await room.newClass();
  await room.assigning();
  await server.deps.db.execute('delete from submissions');
  await handsIn(room.kofi, room.quizId, { 2: '30' });
  await handInOften(1500);
  await handsIn(room.yaw, room.quizId, { 2: '30' });
  expect((await room.resultsOf()).rows).toMatchObject([
    { name: 'Kofi', attempts: 1000, correct_count: 1 },
    { name: 'Yaw', attempts: 1, correct_count: 1 },
  ]);
});

test.each([
  ['of many words', `(select string_agg(md5((n * 1000000 + k)::text), ' ') from generate_series(1, 6000) k)`],
  ['of one word', `repeat('thirty ', 500000)`],
])('of attempts with answers judged right, the newest are read: %s', async (_, text) => {
  const { server, quizId, handInOften } = await open();
  await handInOften(
    99,
    `jsonb_build_array(jsonb_build_object('question_id', 2, 'answer_given', ${text}, 'own_judgement', true))`,
  );
  const attempts = await findJudged(server.deps.db, 1, quizId, new Date(Date.now() + 60_000));
  expect(attempts.length).toBeGreaterThan(0);
  expect(JSON.stringify(attempts).length).toBeLessThan(16_000_000);
});
