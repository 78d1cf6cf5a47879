// npm run growth: what the list of documents costs with 10, 1,000 and 10,000 of them, whole, in parts and unchanged; and what the turn of
// the next document costs among 100,000 students. Medians and bests by the clock, and what the server's own
// processor took: the first says nothing on a machine that others use. It judges nothing.
import { performance } from 'node:perf_hooks';
import { takeBackJob, takeJob } from '#server/jobs/jobStore';
import { giveDocuments } from '../tests/support/manyDocuments.ts';
import { newStudent, type Student } from '../tests/support/people.ts';
import { startTestServer } from '../tests/support/testServer.ts';

const ROUNDS = 41;
const STUDENTS = 100_000;
const WAITING = 10_000;
const AT_ONCE = 2_000;

async function timesOf(work: () => Promise<unknown>): Promise<{ median: number; least: number; own: number }> {
  await work();
  const before = process.cpuUsage();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(ROUNDS / 2)] ?? 0, least: times[0] ?? 0, own: (user + system) / 1000 / ROUNDS };
}

const server = await startTestServer({ env: { ROLE: 'web' } });
try {
  const health = await timesOf(async () => (await server.fetch('/healthz')).text());
  console.log(`a health check: ${health.median.toFixed(2)} ms`);
  const show = async (what: string, work: () => Promise<unknown>) => {
    const { median, least, own } = await timesOf(work);
    const [all, best, cpu] = [median, least, own].map((ms) => `${ms.toFixed(1).padStart(7)} ms`);
    console.log(`${all}, at best ${best}, of the server's processor ${cpu}: ${what}`);
  };
  const lists = async (who: string, student: Student) => {
    const first = await student.call('documents');
    const etag = first.headers.get('ETag') ?? '';
    const bytes = (await first.arrayBuffer()).byteLength;
    await show(`${who}: the whole list, ${Math.round(bytes / 1024)} kB`, async () =>
      (await student.call('documents')).arrayBuffer(),
    );
    const packed = { 'Accept-Encoding': 'gzip' };
    const packedBytes = (await (await student.call('documents', { headers: packed })).arrayBuffer()).byteLength;
    await show(`${who}: packed, ${Math.round(packedBytes / 1024)} kB`, async () =>
      (await student.call('documents', { headers: packed })).arrayBuffer(),
    );
    await show(`${who}: unchanged (304)`, async () =>
      (await student.call('documents', { headers: { 'If-None-Match': etag } })).arrayBuffer(),
    );
    await show(`${who}: the newest 50`, async () =>
      (await server.fetch('/api/documents?limit=50', { headers: { Authorization: `Bearer ${student.token}` } })).arrayBuffer(),
    );
  };
  for (const count of [10, 1_000, 10_000]) {
    const student = await newStudent(server);
    // A statement has room for so many parameters.
    for (let given = 0; given < count; given += AT_ONCE)
      await giveDocuments(server, student.email, Math.min(AT_ONCE, count - given), 0);
    await lists(`${count.toLocaleString('en')} documents`, student);
  }

  const { db } = server.deps;
  // So many rows take longer than a request may.
  for (const statement of [
    `insert into users (email, password_hash, created_at) select 'many' || n || '@example.com', 'x', now() from generate_series(1, ${STUDENTS}) n`,
    `insert into documents (user_id, filename, kind, size_bytes, file_key, uploaded_at, status) select id, 'a.txt', 'txt', 1, 'none', now(), 'error' from users, generate_series(1, 2)`,
    `insert into quizzes (user_id, document_id, title, questions, created_at) select user_id, id, 'A', '[]', now() from documents`,
    `insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results, submitted_at, received_at) select user_id, id, 'many' || id, 'x', '[]', 0, 0, 0, '[]', now(), now() from quizzes`,
    'analyze',
  ])
    await db.transaction(async (tx) => {
      await tx.execute('set local statement_timeout = 0');
      await tx.execute(statement);
    });
  const student = await newStudent(server);
  await giveDocuments(server, student.email, 100, 0);
  await lists(`100 documents among ${STUDENTS.toLocaleString('en')} students`, student);
  await db.execute(`insert into jobs (document_id)
    select min(id) from documents group by user_id order by random() limit ${WAITING}`);
  await db.execute('analyze');
  await show(`the next turn, with ${WAITING.toLocaleString('en')} documents of as many students waiting`, async () => {
    const job = await takeJob(db, 1, 'text');
    if (job !== null) await takeBackJob(db, job);
  });
} finally {
  await server.close();
}
process.exit(0);
