// A teacher has a large class marked again: the request takes a bounded part of it, and a stopped server leaves the rest to the next one.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { answersOf } from '../support/people.ts';
import { newEmptyDatabase } from '../support/postgres.ts';
import { questions, sampleQuiz } from '../support/quizzes.ts';
import { handsIn } from '../support/sharing.ts';
import { startTestServer } from '../support/testServer.ts';
import { openClassroom } from './api/classroom.ts';

const COPIES = 799;

test('a stop in the middle loses no hand-in and marks none twice', async () => {
  const env = { DATABASE_URL: await newEmptyDatabase() };
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  const first = await startTestServer({ env });
  await client.connect();
  onTestFinished(() => client.end());
  let server = first;
  const room = await openClassroom({ ...first, fetch: (...given) => server.fetch(...given) });
  await room.newClass();
  await answersOf(room.assigning());
  await handsIn(room.kofi, room.quizId, { 1: 'C' });
  await client.query(`insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions,
      results, submitted_at, received_at, official_right)
    select user_id, quiz_id, gen_random_uuid(), body_hash, answers, score, correct_count, total_questions, results, submitted_at,
      received_at, official_right from submissions, generate_series(1, ${COPIES})`);
  const corrected = questions.map((question) => (question.question_id === 1 ? { ...question, correct_answer: 'C' } : question));
  const body = { title: sampleQuiz.title, questions: corrected, made_from: { kind: 'edit', of: room.quizId } };
  const headers = { 'Idempotency-Key': randomUUID() };
  const { quiz_id } = await answersOf<{ quiz_id: number }>(room.teacher.call('createQuiz', { body, headers }));
  const marked = async () => {
    const { rows } = await client.query(
      'select revision, correct_count, count(*)::int from submissions where counted_version = $1 group by 1, 2',
      [quiz_id],
    );
    return rows;
  };

  // Somebody else holds one behind those of the request, so that the server waits there.
  const holder = new pg.Client({ connectionString: env.DATABASE_URL });
  await holder.connect();
  await holder.query(
    'begin; select 1 from submissions where id = (select id from submissions order by id offset 449 limit 1) for update',
  );
  await answersOf(room.teacher.call('setVersion', { params: room.assigned(), body: { quiz_id, remark: true } }));
  expect((await room.resultsOf()).assignment.is_remarking).toBe(true);
  const stopped = first.close();
  await holder.end();
  await stopped;
  const [{ count }] = (await marked()) as [{ count: number }];
  expect([count >= 300, count < COPIES + 1]).toEqual([true, true]);

  server = await startTestServer({ env });
  onTestFinished(() => server.close());
  await expect.poll(marked, { timeout: 20_000 }).toEqual([{ revision: 1, correct_count: 1, count: COPIES + 1 }]);
  await expect.poll(async () => (await room.resultsOf()).assignment.is_remarking, { timeout: 20_000 }).toBeUndefined();
});
