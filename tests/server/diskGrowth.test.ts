// What a call stores: no more than it sent and a constant, however large the quiz is that it is about. Walks the table of calls.
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { rowsOf } from '#server/database/database';
import { type CallOptions, newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { createSuccesses } from './api/successes.ts';

/** Rows, their ids and times, and a mail. */
const CONSTANT = 4 * 1024;
/** Random text: the database cannot compress it. */
const long = (length: number) => Array.from({ length: Math.ceil(length / 36) }, () => randomUUID()).join('');
const largeQuiz = {
  ...sampleQuiz,
  questions: sampleQuiz.questions.map((question) => ({ ...question, explanation: long(300_000) })),
};

let server: TestServer;
let student: Student;
let another: Student;
let ids: { quizId: number; documentId: number };
beforeAll(async () => {
  server = await startTestServer({
    engine: { run: async () => ({ kind: 'unusable', code: 'no-text', open: [] }), warm: () => {}, close: () => {} },
  });
  student = await newStudent(server);
  another = await newStudent(server);
  ids = await seedQuiz(server, student, largeQuiz);
});
afterAll(() => server.close());

const successes = createSuccesses({
  server: () => server,
  student: () => student,
  replaceStudent: async () => {
    student = await newStudent(server);
    return student;
  },
  another: () => another,
  ids: () => ids,
  quizOfAnother: async () => (await seedQuiz(server, another, largeQuiz)).quizId,
});

async function storedBytes(): Promise<number> {
  const { db } = server.deps;
  const tables = await rowsOf(
    db,
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const sums = tables.map(({ name }) => `(select coalesce(sum(pg_column_size(t.*)), 0) from ${name} t)`);
  const [row] = await rowsOf(db, sql.raw(`select ${sums.join(' + ')} as bytes`));
  const folder = path.join(server.dataDir, 'files');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size);
  return Number(row?.bytes) + sizes.reduce((sum, size) => sum + size, 0);
}

function sentBytes({ body }: CallOptions): number {
  if (body instanceof FormData) return 0;
  return body === undefined ? 0 : Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body));
}

test.each(Object.keys(successes) as EndpointName[])('%s stores what it was sent, and a constant', async (name) => {
  const options = await successes[name]();
  const before = await storedBytes();
  expect((await student.call(name, options)).status).toBe(endpoints[name].status);
  const grown = (await storedBytes()) - before;
  expect(grown).toBeLessThanOrEqual(sentBytes(options) + CONSTANT);
  if (endpoints[name].method === 'GET') expect(grown).toBeLessThanOrEqual(1024);
});

test('a hand-in with 500 wrong answers stores what it was sent, and a constant', async () => {
  const questions = Array.from({ length: 500 }, (_, at) => ({
    question_id: at + 1,
    question_text: 'What?',
    question_type: 'multiple_choice' as const,
    options: { A: 'One', B: 'Two' },
    correct_answer: 'A',
  }));
  const hander = await newStudent(server);
  const { quizId } = await seedQuiz(server, hander, { ...sampleQuiz, questions });
  const answers = questions.map(({ question_id }) => ({ question_id, answer_given: 'B' }));
  const options = { params: { id: quizId }, body: { answers } };
  const before = await storedBytes();
  expect((await hander.call('submit', options)).status).toBe(200);
  expect((await storedBytes()) - before).toBeLessThanOrEqual(sentBytes(options) + CONSTANT);
});
