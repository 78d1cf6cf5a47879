// Every query of a student's call finds its rows by an index: with twenty thousand students in the tables, none of them reads a table from
// its first row to its last. What PostgreSQL plans is asked, not how long it takes.

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { queueRetired } from '#server/documents/store';
import { answersOf, type CallOptions, logIn, newStudent, type Student } from '../support/people.ts';
import { questions, sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { shared } from '../support/sharing.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { reminders } from './api/togetherSuccesses.ts';

/** Not asked here, and why; an endpoint that is neither asked nor named fails the test. */
const unasked: Partial<Record<EndpointName, string>> = {
  providers: 'asks nothing of the database',
  verifyEmail: 'by the token of a mail, which this server does not send',
  resetPassword: 'by the token of a mail, which this server does not send',
};
/** The tables that stay small, and why; any other needs its rows below. */
const small: Record<string, string> = {
  language_model: 'one row at most',
  jobs: 'the few documents that wait or are being read',
  model_replies: 'those of the few documents that a model writes about, by their key',
  mails: 'a few rows that wait for minutes',
  push_keys: 'one row at most',
  rate_limits: 'asked by its key alone, by a library',
};

const OTHERS = 20_000;
type Member = { member_id: number };
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
    `insert into documents (user_id, filename, kind, size_bytes, file_key, upload_key, uploaded_at, status, error_code) select id, 'a.txt', 'txt', 1, 'none', n, now(), 'error', 'scanned' from users, generate_series(1, 2) n`,
    `insert into quizzes (user_id, document_id, title, questions, created_at) select user_id, id, 'A', '[]', now() from documents`,
    `insert into document_texts (document_id, text) select id, '{}' from documents`,
    `insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results, submitted_at, received_at) select user_id, id, 'other' || id, 'x', '[]', 0, 0, 0, '[]', now(), now() from quizzes`,
    `insert into review_events (user_id, event_id, quiz_id, event) select user_id, 'other' || id, id, '{}' from quizzes`,
    `insert into review_settings (user_id, choices) select id, '[]' from users`,
    `insert into quiz_shares (quiz_id, code, leaderboard, created_at) select id, id::text, true, now() from quizzes`,
    `insert into quiz_members (quiz_id, user_id, name, name_key, joined_at) select id, user_id, 'Ama', 'ama', now() from quizzes`,
    `insert into study_groups (user_id, name, own_name, code, own_key, body_hash, created_at) select id, 'A', 'Ama', id::text, 'x', 'x', now() from users`,
    `insert into group_members (group_id, user_id, name, name_key, joined_at) select id, user_id, 'Ama', 'ama', now() from study_groups`,
    `insert into assignments (group_id, quiz_id, hides_answers, created_at) select g.id, q.id, false, now() from study_groups g join quizzes q on q.user_id = g.user_id`,
    'insert into assignment_versions (group_id, quiz_id, version_id, nth) select group_id, quiz_id, quiz_id, 1 from assignments',
    'insert into given_keys (user_id, quiz_id, given_at) select user_id, id, now() from quizzes',
    `insert into gone_sessions (token_hash, expires_at) select 'gone' || id, now() from users`,
    `insert into push_subscriptions (session_hash, user_id, endpoint, p256dh, auth, time_zone, quiz_ready, assignment_due, created_at)
      select token_hash, user_id, 'https://push.example/' || user_id, 'x', 'x', 'UTC', true, true, now() from sessions`,
    `insert into push_messages (session_hash, kind, subject, address, expires_at) select session_hash, 'quiz-ready', '1', '/', now() from push_subscriptions`,
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

/** All tables of ours but the small ones, each with as many rows as there are students. */
async function bigTables(): Promise<Set<string>> {
  const { rows } = (await server.deps.db.execute(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )) as unknown as { rows: { name: string; rows: number }[] };
  const big = rows.filter(({ name }) => !(name in small));
  expect(big.filter((table) => table.rows < OTHERS)).toEqual([]);
  return new Set(big.map(({ name }) => name));
}

test('no call of a student reads a big table from end to end', async () => {
  const big = await bigTables();
  const names = new Set<EndpointName>(['register', 'login']);
  const answered = async (who: Student, name: EndpointName, options?: CallOptions): Promise<unknown> => {
    names.add(name);
    const answer = await who.call(name, options);
    expect([name, answer.status < 300]).toEqual([name, true]);
    const text = await answer.text();
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null;
  };
  const form = new FormData();
  form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
  const correct = questions[2]?.correct_answer ?? '';
  const answers = [
    { question_id: 1, answer_given: 'B' },
    { question_id: 5, answer_given: 'x' },
  ];
  const right = [...answers.slice(0, 1), { question_id: 2, answer_given: '30' }, { question_id: 5, answer_given: correct }];
  const events = [{ event_id: 'one', at: 1, quiz_id: quizId, question_id: 1, kind: 'missed' }];
  const friend = await newStudent(server);
  const quizOfFriend = (await seedQuiz(server, friend)).quizId;
  const { code } = await shared(friend, quizOfFriend);
  const made = await answersOf<{ group_id: number }>(friend.call('createGroup', { body: { name: 'B', own_name: 'Esi' } }));
  const group = { params: { group_id: made.group_id } };
  const { code: invitation } = (await answered(friend, 'inviteToGroup', group)) as { code: string };
  const theirs = { quizId: quizOfFriend, code, groupId: made.group_id, invitation };
  const assigned = { group_id: made.group_id, quiz_id: quizOfFriend };
  await answered(friend, 'assign', { params: assigned, body: { answers: 'at_once' } });
  const other = await newStudent(server);
  const joining = { body: { name: 'Yaa' } };
  await answersOf(other.call('joinShare', { params: { code }, ...joining }));
  await answersOf(other.call('joinGroup', { params: { code: invitation }, ...joining }));
  const { members } = (await answered(friend, 'members', { params: { id: quizOfFriend } })) as { members: Member[] };
  const [inGroup] = (await answered(friend, 'groupMembers', group)) as Member[];
  const submissionId = randomUUID();
  const handIn = { body: { answers, answers_readable: true }, headers: { 'Idempotency-Key': submissionId } };
  await answersOf(other.call('submit', { params: { id: quizOfFriend }, ...handIn }));
  const memberOfFriend = { ...assigned, member_id: inGroup?.member_id ?? 0 };
  const essayMarks = { submission_id: submissionId, marks: [{ question_id: 5, points_covered: [0] }] };
  const marks = [{ question_id: 5, points_covered: [0], marked_at: new Date().toISOString() }];
  const ofSubmission = { id: quizId, submission_id: KEY };
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
    ['parts', { params: { doc_id: documentId } }],
    ['writeAnother', { params: { doc_id: documentId }, body: { wishes: { count: 10 } } }],
    ['quiz', { params: { id: quizId } }],
    ['changeQuiz', { params: { id: quizId }, body: { settings: { timer_duration_seconds: 60 } } }],
    // At once, and as what was there already.
    ['submit', { params: { id: quizId }, body: { answers }, headers: { 'Idempotency-Key': KEY } }],
    ['submit', { params: { id: quizId }, body: { answers }, headers: { 'Idempotency-Key': KEY } }],
    ['submit', { params: { id: quizId }, body: { answers: right } }],
    ['mark', { params: ofSubmission, body: { marks } }],
    ['submission', { params: ofSubmission }],
    ['history'],
    ['submissions', { params: { id: quizId } }],
    ['score', { params: { id: quizId } }],
    ['addReviews', { body: { events } }],
    ['reviews', { params: { after: 0 } }],
    ['chooseReview', { body: { choices: [{ name: 'exam', quiz_id: quizId, value: null, chosen_at: '2026-11-25T10:00:00Z' }] } }],
    ['reviewSettings'],
    ['reminderKey'],
    ['setReminders', { body: { ...reminders, assignment_due: true } }],
    ['download', { params: { id: quizId } }],
    ['shareQuiz', { params: { id: quizId }, body: { leaderboard: true } }],
    ['quizShare', { params: { id: quizId } }],
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
    ['leaveGroup', { params: { group_id: theirs.groupId } }],
    ['resendVerification'],
    ['forgotPassword', { body: { email: student.email } }],
    ['changePassword', { body: { current_password: student.password, new_password: student.password } }],
    ['endOtherSessions'],
  ];
  for (const [name, options] of calls) await answered(student, name, options);
  const ofFriend: typeof calls = [
    ['results', { params: assigned }],
    ['resultsFile', { params: assigned }],
    ['acceptResult', { params: memberOfFriend, body: { is_accepted: true } }],
    ['memberAnswers', { params: memberOfFriend }],
    ['markEssays', { params: memberOfFriend, body: essayMarks }],
    ['setVersion', { params: assigned, body: { quiz_id: assigned.quiz_id, remark: true } }],
    ['exportAccount'],
    ['changeGroup', { ...group, body: { name: 'C' } }],
    ['removeMember', { params: { id: quizOfFriend, member_id: members[0]?.member_id ?? 0 } }],
    ['removeGroupMember', { params: { ...group.params, member_id: inGroup?.member_id ?? 0 } }],
    ['endAssignment', { params: assigned }],
    ['endInvitation', group],
    ['deleteGroup', group],
  ];
  for (const [name, options] of ofFriend) await answered(friend, name, options);
  const again = await logIn(server, other.email, other.password);
  const sessions = (await answered(again, 'sessions')) as { session_id: number; is_current: boolean }[];
  const elsewhere = sessions.find((row) => !row.is_current)?.session_id ?? 0;
  await answered(again, 'endSession', { params: { session_id: elsewhere } });
  await answered(again, 'deleteAccount', { body: { password: other.password } });
  await answered(student, 'logout');
  expect([...names, ...Object.keys(unasked)].sort()).toEqual(Object.keys(endpoints).sort());
  const about = [...asked].filter(([text]) => /^\s*(?:select|update|delete|with)\b/i.test(text) && !/pg_/.test(text));
  expect(about.length).toBeGreaterThan(25);
  expect(await wholeReads(about, big)).toEqual([]);
});

test('looking for documents to write once more reads no big table from end to end', async () => {
  const { db, now } = server.deps;
  await db.execute(`update documents set status = 'error' where status in ('pending', 'processing')`);
  asked.clear();
  expect(await queueRetired(db, new Date(now()), async () => undefined)).toBe('none-left');
  const statements = [...asked].filter(([text]) => /^select .*"documents"/.test(text));
  expect(statements).toHaveLength(2);
  expect(await wholeReads(statements, await bigTables())).toEqual([]);
});

/** The statements that read a big table from its first row to its last, each behind that table. */
async function wholeReads(statements: readonly [string, unknown[]][], big: ReadonlySet<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: await address() });
  await client.connect();
  try {
    const reads: string[] = [];
    for (const [text, values] of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      for (const table of readWhole(rows[0]['QUERY PLAN'])) if (big.has(table)) reads.push(`${table}: ${text}`);
    }
    return reads;
  } finally {
    await client.end();
  }
}

// Mails are a few rows.
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
