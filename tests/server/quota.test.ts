// What one student may keep: a refusal says what to do, keeps nothing, and takes nothing from anybody else.
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countBytes } from '#server/documents/quotaStore';
import { newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { handsIn } from '../support/sharing.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

/** It closes itself. */
async function startWith(env: NodeJS.ProcessEnv): Promise<TestServer> {
  const server = await startTestServer({ env });
  onTestFinished(() => server.close());
  return server;
}

function upload(student: Student, key: string, content = 'A norm is a rule that a group shares.'): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([content], 'notes.txt', { type: 'text/plain' }));
  return student.call('upload', { body: form, headers: { 'Idempotency-Key': key } });
}

const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status).sort();

const storedFiles = async ({ dataDir }: TestServer) =>
  (await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;

const OVER_A_MEGABYTE = {
  detail: 'This would take you over your limit of 1 MB. Delete documents to free up space: it becomes free after 30 days.',
  code: 'too_many_megabytes',
  params: { limit: 1 },
};

const keepOwn = (student: Student) =>
  student.call('createQuiz', {
    body: { ...sampleQuiz, made_from: { kind: 'import' } },
    headers: { 'Idempotency-Key': randomUUID() },
  });

test('so many documents, however many come at once; one that is deleted makes room, and another student has their own', async () => {
  const server = await startWith({ STUDENT_DOCUMENTS: '3' });
  const student = await newStudent(server);
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(await statusesOf(keys.map((key) => upload(student, key)))).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
  expect(await storedFiles(server)).toBe(3);
  const refused = await keepOwn(student);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    detail: 'You have 3 documents, which is the limit. Delete one, then try again.',
    code: 'too_many_documents',
    params: { limit: 3 },
  });

  const rows = (await (await student.call('documents')).json()) as { doc_id: number }[];
  expect(rows).toHaveLength(3);
  // What was taken is answered again, and takes no more room.
  expect(await statusesOf(keys.map((key) => upload(student, key)))).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
  expect((await keepOwn(await newStudent(server))).status).toBe(201);

  await student.call('deleteDocument', { params: { doc_id: rows[0]?.doc_id ?? 0 } });
  expect((await keepOwn(student)).status).toBe(201);
});

test('so many megabytes; what was deleted counts while its file is kept', async () => {
  const server = await startWith({ STUDENT_MEGABYTES: '1' });
  const student = await newStudent(server);
  const half = 'A norm is a rule. '.repeat(32_000);
  const first = (await (await upload(student, 'a', half)).json()) as { doc_id: number };
  await student.call('deleteDocument', { params: { doc_id: first.doc_id } });
  const refused = await upload(student, 'b', half);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual(OVER_A_MEGABYTE);
  expect(await storedFiles(server)).toBe(1);
  expect((await upload(student, 'c')).status).toBe(201);
});

test('so many that wait to be read: the next one is asked to come later', async () => {
  const server = await startWith({ STUDENT_WAITING: '2', ROLE: 'web' });
  const student = await newStudent(server);
  expect(await statusesOf(['a', 'b'].map((key) => upload(student, key)))).toEqual([201, 201]);
  const refused = await upload(student, 'c');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too_many_unread' });
  // A quiz of one's own waits for nobody.
  expect((await keepOwn(student)).status).toBe(201);
});

test('of many uploads and imports at once, as many are kept as the quota says, and each says what to do', async () => {
  const server = await startWith({ STUDENT_DOCUMENTS: '5', ROLE: 'web' });
  const student = await newStudent(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? upload(student, `key-${at}`) : keepOwn(student))),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(15);
  for (const one of refused) {
    expect(one.status).toBe(403);
    expect(await one.json()).toMatchObject({ code: 'too_many_documents', params: { limit: 5 } });
  }
  expect(await (await student.call('documents')).json()).toHaveLength(5);
});

test('one upload that is sent twenty times at once is one document, and counts once', async () => {
  const server = await startWith({ STUDENT_DOCUMENTS: '2', STUDENT_WAITING: '2', ROLE: 'web' });
  const student = await newStudent(server);
  const same = Array.from({ length: 20 }, () => upload(student, 'one'));
  expect(new Set(await statusesOf(same))).toEqual(new Set([201]));
  expect(await storedFiles(server)).toBe(1);
  expect((await upload(student, 'two')).status).toBe(201);
  expect((await upload(student, 'three')).status).toBe(403);
});

test('quizzes, edits and hand-ins count in the megabytes; these stop new quizzes, and never a hand-in, a mark or a rating', async () => {
  const server = await startWith({ STUDENT_MEGABYTES: '1' });
  const student = await newStudent(server);
  // Random text: the database cannot compress it to half.
  const explanation = Array.from({ length: 250 }, () => randomUUID()).join('');
  const made = (most: number, from: object = { kind: 'import' }) => {
    const questions = Array.from({ length: most }, (_, at) => ({
      ...{ question_id: at + 1, question_text: 'What is it?', question_type: 'essay', correct_answer: 'This.', explanation },
      key_points: [{ text: 'It is', terms: ['it'] }],
    }));
    const body = { title: 'Long', questions, made_from: from };
    return student.call('createQuiz', { body, headers: { 'Idempotency-Key': randomUUID() } });
  };
  const handIn = (id: number, answer: string) =>
    student.call('submit', { params: { id }, body: { answers: [{ question_id: 1, answer_given: answer }] } });
  const first = (await (await made(1)).json()) as { quiz_id: number };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 403 && statuses.length < 60)
    statuses.push((await handIn(first.quiz_id, Array.from({ length: 500 }, () => randomUUID()).join(''))).status);
  expect(new Set(statuses)).toEqual(new Set([200]));

  for (const refused of [await made(1), await made(1, { kind: 'edit', of: first.quiz_id }), await upload(student, 'a')]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual(OVER_A_MEGABYTE);
  }
  const receipt = (await (await handIn(first.quiz_id, 'It is this.')).json()) as { submission_id: string };
  const params = { id: first.quiz_id, submission_id: receipt.submission_id };
  const marks = [{ question_id: 1, points_covered: [0], marked_at: new Date().toISOString() }];
  expect((await student.call('mark', { params, body: { marks } })).status).toBe(200);
  const event = { event_id: randomUUID(), at: Date.now(), quiz_id: first.quiz_id, question_id: 1, kind: 'added' };
  expect((await student.call('addReviews', { body: { events: [event] } })).status).toBe(200);
});

test('every column of a hand-in that may be long counts, also what a teacher writes into it', async () => {
  const server = await startWith({ ROLE: 'web' });
  const { db } = server.deps;
  const student = await newStudent(server);
  await handsIn(student, (await seedQuiz(server, student)).quizId, { 1: 'B' });
  const rowsOf = async (text: string) => ((await db.execute(text)) as unknown as { rows: Record<string, unknown>[] }).rows;
  const columns = await rowsOf(`select column_name as name from information_schema.columns
    where table_name = 'submissions' and data_type in ('json', 'jsonb')`);
  const userId = Number((await rowsOf('select user_id from submissions'))[0]?.user_id);
  for (const { name } of columns) {
    const before = await countBytes(db, userId);
    await rowsOf(`update submissions set ${name} = '["${randomBytes(5_000).toString('hex')}"]'`);
    expect([name, (await countBytes(db, userId)) > before + 4_000]).toEqual([name, true]);
  }
});
