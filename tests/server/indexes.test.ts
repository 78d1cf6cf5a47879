// Every query of a student's call finds its rows by an index: with twenty thousand students in the tables, none of them reads a table from
// its first row to its last. What PostgreSQL plans is asked, not how long it takes.

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#core/allEndpoints';
import { answersOf, type CallOptions, newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { shared } from '../support/sharing.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const OTHERS = 20_000;
const KEY = '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d';

let server: TestServer;
let student: Student;
let documentId: number;
let quizId: number;
/** what was asked of the database, once each, with what it was asked about */
const asked = new Map<string, unknown[]>();
const { query } = pg.Client.prototype;

beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  const { db } = server.deps;
  for (const statement of [
    `insert into users (email, password_hash, verified_at, created_at) select 'other' || n || '@example.com', 'x', now(), now() from generate_series(1, ${OTHERS}) n`,
    `insert into sessions (token_hash, user_id, used_at, expires_at) select 'other' || id, id, now(), now() + interval '1 day' from users`,
    `insert into mail_tokens (token_hash, user_id, purpose, expires_at) select 'other' || id, id, 'verify', now() + interval '1 day' from users`,
    `insert into known_browsers (token_hash, user_id, used_at) select 'other' || id, id, now() from users`,
    `insert into identities (issuer, subject, user_id, created_at) select 'https://a.example', 'other' || id, id, now() from users`,
    `insert into documents (user_id, filename, kind, size_bytes, file_key, upload_key, uploaded_at, status) select id, 'a.txt', 'txt', 1, 'none', n, now(), 'error' from users, generate_series(1, 2) n`,
    `insert into quizzes (user_id, document_id, title, questions, created_at) select user_id, id, 'A', '[]', now() from documents`,
    `insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results, submitted_at, received_at) select user_id, id, 'other' || id, 'x', '[]', 0, 0, 0, '[]', now(), now() from quizzes`,
    `insert into review_events (user_id, event_id, quiz_id, event) select user_id, 'other' || id, id, '{}' from quizzes`,
    `insert into quiz_shares (quiz_id, code, leaderboard, created_at) select id, id::text, true, now() from quizzes`,
    `insert into quiz_members (quiz_id, user_id, name, name_key, joined_at) select id, user_id, 'Ama', 'ama', now() from quizzes`,
    `insert into study_groups (user_id, name, own_name, code, own_key, body_hash, created_at) select id, 'A', 'Ama', id::text, 'x', 'x', now() from users`,
    `insert into group_members (group_id, user_id, name, name_key, joined_at) select id, user_id, 'Ama', 'ama', now() from study_groups`,
    `insert into assignments (group_id, quiz_id, hides_answers, created_at) select g.id, q.id, false, now() from study_groups g join quizzes q on q.user_id = g.user_id`,
    'analyze',
  ])
    await db.execute(statement);
  student = await newStudent(server);
  ({ documentId, quizId } = await seedQuiz(server, student));
  pg.Client.prototype.query = function listening(this: pg.Client, ...given: unknown[]) {
    const [what, values] = given as [string | { text?: string }, unknown];
    const text = typeof what === 'string' ? what : what?.text;
    if (text !== undefined && Array.isArray(values)) asked.set(text, values);
    return Reflect.apply(query as (...all: unknown[]) => unknown, this, given);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await server.close();
});

/** The tables that a plan reads from end to end. */
function readWhole(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(readWhole);
  if (typeof plan !== 'object' || plan === null) return [];
  const { 'Node Type': type, 'Relation Name': name, ...rest } = plan as Record<string, unknown>;
  return [...(type === 'Seq Scan' ? [String(name)] : []), ...Object.values(rest).flatMap(readWhole)];
}

const BIG = new Set(
  'users sessions mail_tokens known_browsers identities documents quizzes submissions review_events quiz_shares quiz_members study_groups group_members assignments'.split(
    ' ',
  ),
);

test('no call of a student reads a big table from end to end', async () => {
  const form = new FormData();
  form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
  const answers = [
    { question_id: 1, answer_given: 'B' },
    { question_id: 5, answer_given: 'x' },
  ];
  const events = [{ event_id: 'one', at: 1, quiz_id: quizId, question_id: 1, kind: 'missed' }];
  const friend = await newStudent(server);
  const quizOfFriend = (await seedQuiz(server, friend)).quizId;
  const { code } = await shared(friend, quizOfFriend);
  const made = await answersOf<{ group_id: number }>(friend.call('createGroup', { body: { name: 'B', own_name: 'Esi' } }));
  const group = { params: { group_id: made.group_id } };
  const { code: invitation } = await answersOf<{ code: string }>(friend.call('inviteToGroup', group));
  const theirs = { quizId: quizOfFriend, code, groupId: made.group_id, invitation };
  const assigned = { group_id: made.group_id, quiz_id: quizOfFriend };
  await answersOf(friend.call('assign', { params: assigned, body: { answers: 'at_once' } }));
  await answersOf(friend.call('results', { params: assigned }));
  await answersOf(friend.call('groupMembers', group));
  const calls: [EndpointName, CallOptions?][] = [
    ['me'],
    ['sessions'],
    ['changeProfile', { body: { display_name: 'Ama' } }],
    ['documents'],
    ['upload', { body: form, headers: { 'Idempotency-Key': 'one' } }],
    ['documentText', { params: { doc_id: documentId } }],
    ['openChoices', { params: { doc_id: documentId } }],
    ['giveLetters', { params: { doc_id: documentId }, body: { letters: [] } }],
    ['createQuiz', { body: { ...sampleQuiz, made_from: { kind: 'import' } }, headers: { 'Idempotency-Key': KEY } }],
    ['quiz', { params: { id: quizId } }],
    ['changeQuiz', { params: { id: quizId }, body: { settings: { timer_duration_seconds: 60 } } }],
    ['submit', { params: { id: quizId }, body: { answers }, headers: { 'Idempotency-Key': KEY } }],
    ['submissions', { params: { id: quizId } }],
    ['score', { params: { id: quizId } }],
    ['addReviews', { body: { events } }],
    ['reviews', { params: { after: 0 } }],
    ['chooseReview', { body: { choices: [{ name: 'exam', quiz_id: quizId, value: null, chosen_at: '2026-11-25T10:00:00Z' }] } }],
    ['reviewSettings'],
    ['download', { params: { id: quizId } }],
    ['shareQuiz', { params: { id: quizId }, body: { leaderboard: true } }],
    ['quizShare', { params: { id: quizId } }],
    ['members', { params: { id: quizId } }],
    ['setBoardName', { params: { id: quizId }, body: { name: 'Ama' } }],
    ['leaderboard', { params: { id: quizId } }],
    ['openShare', { params: { code: theirs.code } }],
    ['joinShare', { params: { code: theirs.code }, body: { name: 'Ama' } }],
    ['sharedQuizzes'],
    ['leaveQuiz', { params: { id: theirs.quizId } }],
    ['createGroup', { body: { name: 'A', own_name: 'Ama' }, headers: { 'Idempotency-Key': KEY } }],
    ['groups'],
    ['openInvitation', { params: { code: theirs.invitation } }],
    ['joinGroup', { params: { code: theirs.invitation }, body: { name: 'Ama' } }],
    ['assignments', { params: { group_id: theirs.groupId } }],
    ['endShare', { params: { id: quizId } }],
    ['deleteDocument', { params: { doc_id: documentId } }],
    ['restoreDocument', { params: { doc_id: documentId } }],
    ['exportAccount'],
    ['endOtherSessions'],
  ];
  for (const [name, options] of calls) {
    const answer = await student.call(name, options);
    expect([name, answer.status < 300]).toEqual([name, true]);
    await answer.arrayBuffer();
  }
  await newStudent(server);
  await student.call('logout');
  const about = [...asked].filter(([text]) => /^\s*(?:select|update|delete|with)\b/i.test(text) && !/pgboss|pg_/.test(text));
  expect(about.length).toBeGreaterThan(25);
  const client = new pg.Client({ connectionString: await address() });
  await client.connect();
  try {
    const found: string[] = [];
    for (const [text, values] of about) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      for (const table of readWhole(rows[0]['QUERY PLAN'])) if (BIG.has(table)) found.push(`${table}: ${text}`);
    }
    expect(found).toEqual([]);
  } finally {
    await client.end();
  }
});

// Mails are a few rows that wait for minutes.
test('whatever is deleted is looked for in other tables by an index', async () => {
  const without = await server.deps.db.execute(`select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> 'mails'::regclass
    and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
  expect((without as unknown as { rows: unknown[] }).rows).toEqual([]);
});

const address = async () => {
  const { rows } = (await server.deps.db.execute('select current_database() as name')) as unknown as { rows: { name: string }[] };
  const { sharedPostgres } = await import('../support/postgres.ts');
  return (await sharedPostgres()).address.replace('/postgres?', `/${rows[0]?.name}?`);
};
