// npm run crowd [-- --clients 100,300,1000] [--seconds 30]: so many students at once on one process and its PostgreSQL. Each looks at the
// list every 5 seconds, as a page does that waits for a document, and every 30 seconds opens a quiz, hands it in and reads its score; then
// the same while every 50th of them has uploaded a chapter. Prints how long the answers took, and what was used of the processor. It judges nothing.
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';
import builtServer from '../tests/support/builtServer.ts';
import { fixture } from '../tests/support/engineInput.ts';
import { endSharedPostgres, freePort, newTestFolder } from '../tests/support/postgres.ts';
import { spawnServer } from '../tests/support/testServer.ts';
import { familySeconds, processorSeconds } from './api/processor.ts';
import { twenty } from './api/twenty.ts';

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '100,300,1000' }, seconds: { type: 'string', default: '30' } },
});
const counts = values.clients.split(',').map(Number);
const SECONDS = Number(values.seconds);
const LOOK_MS = 5_000;
const QUIZ_MS = 30_000;
const DOCUMENTS = 20;
const UPLOADS = 1 / 50;

type Student = { token: string; quizId: number };
const calls = ['list', 'quiz', 'submit', 'score'] as const;
type Times = Record<(typeof calls)[number], number[]>;

/** Students with documents that were read, as rows: registering each would measure how passwords are hashed. */
async function fill(client: pg.Client, most: number): Promise<Student[]> {
  const tokens = Array.from({ length: most }, () => randomUUID());
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await client.query(
    `with u as (insert into users (email, password_hash, created_at)
       select 'student' || n || '@example.com', 'x', now() from generate_series(1, $1::int) n returning id),
     s as (insert into sessions (token_hash, user_id, used_at, expires_at)
       select ($2::text[])[(row_number() over (order by id))::int], id, now(), now() + interval '1 day' from u),
     d as (insert into documents (user_id, filename, kind, size_bytes, file_key, uploaded_at, status)
       select id, 'Sociology chapter ' || n || '.pdf', 'pdf', 1, 'none', now() - n * interval '1 hour', 'error'
       from u, generate_series(1, $3::int) n returning id, user_id)
     insert into quizzes (user_id, document_id, title, questions, created_at) select user_id, id, 'Sociology', $4, now() from d`,
    [most, hashes, DOCUMENTS, JSON.stringify(twenty)],
  );
  await client.query("update documents d set status = 'completed', quiz_id = q.id from quizzes q where q.document_id = d.id");
  await client.query('analyze');
  const { rows } = await client.query(
    'select s.token_hash as hash, max(q.id) as quiz from sessions s join quizzes q using (user_id) group by 1',
  );
  const quizzes = new Map(rows.map(({ hash, quiz }) => [hash as string, Number(quiz)]));
  return tokens.map((token, at) => ({ token, quizId: quizzes.get(hashes[at] ?? '') ?? 0 }));
}

builtServer();
const folder = await newTestFolder('crowd-');
const postmaster = await startPostmaster({ dataDir: folder, log: silentLog });
const server = await spawnServer({
  dataDir: path.join(folder, 'api'),
  port: await freePort(),
  env: { DATABASE_URL: postmaster.address },
});
const client = new pg.Client({ connectionString: postmaster.address });
await client.connect();
const students = await fill(client, Math.max(...counts));
const postmasterPid = Number.parseInt(await readFile(path.join(folder, 'db/postmaster.pid'), 'utf8'), 10);
const answers = twenty.map(({ question_id, correct_answer }) => ({ question_id, answer_given: correct_answer }));
const chapter = `${Buffer.from(fixture('notes_sociology.txt').bytes)}\n\n`.repeat(8);
let failed = 0;

async function asked(url: string, { token }: Student, init: RequestInit = {}): Promise<{ ms: number; etag: string }> {
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  const before = performance.now();
  const answer = await fetch(`${server.url}/api${url}`, { ...init, headers }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  if (answer === null || (answer.status >= 400 && answer.status !== 304)) failed += 1;
  return { ms: performance.now() - before, etag: answer?.headers.get('ETag') ?? '' };
}

/** One student until the end, beginning at a moment of their own. */
async function study(student: Student, until: number, times: Times): Promise<void> {
  const quiz = `/quizzes/${student.quizId}`;
  await wait(Math.random() * LOOK_MS);
  let etag = '';
  let nextQuiz = performance.now() + Math.random() * QUIZ_MS;
  while (performance.now() < until) {
    const began = performance.now();
    const list = await asked('/documents', student, { headers: { 'If-None-Match': etag } });
    etag = list.etag;
    times.list.push(list.ms);
    if (began > nextQuiz) {
      nextQuiz += QUIZ_MS;
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      times.quiz.push((await asked(quiz, student)).ms);
      times.submit.push(
        (await asked(`${quiz}/submit`, student, { method: 'POST', headers, body: JSON.stringify({ answers }) })).ms,
      );
      times.score.push((await asked(`${quiz}/score`, student)).ms);
    }
    await wait(Math.max(0, LOOK_MS - (performance.now() - began)));
  }
}

async function upload(student: Student): Promise<void> {
  const body = new FormData();
  body.append('file', new File([chapter, randomUUID()], 'chapter.txt', { type: 'text/plain' }));
  await asked('/documents/upload', student, { method: 'POST', body });
}

async function unread(): Promise<number> {
  const { rows } = await client.query("select count(*) as unread from documents where status in ('pending', 'processing')");
  return Number(rows[0]?.unread);
}

const share = (sorted: number[], at: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0).toFixed(0);
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

async function measure(count: number, uploads: number): Promise<void> {
  const times: Times = { list: [], quiz: [], submit: [], score: [] };
  const some = students.slice(0, count);
  failed = 0;
  const began = performance.now();
  await Promise.all(some.slice(0, uploads).map(upload));
  const used = [processorSeconds(server.pid), familySeconds(postmasterPid), process.cpuUsage()] as const;
  const start = performance.now();
  await Promise.all(some.map((student) => study(student, start + SECONDS * 1000, times)));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used[2]);
  const cores = [processorSeconds(server.pid) - used[0], familySeconds(postmasterPid) - used[1], (user + system) / 1e6];
  while (uploads > 0 && (await unread()) > 0) await wait(200);
  const requests = calls.reduce((sum, name) => sum + times[name].length, 0);
  row([
    ...[count, uploads, (requests / seconds).toFixed(0)],
    ...calls.map((name) => {
      const sorted = times[name].sort((a, b) => a - b);
      return `${share(sorted, 0.5)} / ${share(sorted, 0.99)}`;
    }),
    ...[failed, cores.map((one) => (one / seconds).toFixed(2)).join(' + ')],
    uploads === 0 ? '' : `${((performance.now() - began) / 1000).toFixed(0)} s`,
  ]);
}

try {
  const each = calls.map((name) => `${name}: median / p99, ms`);
  row([
    'students',
    'documents',
    'requests a second',
    ...each,
    'failed',
    'cores: server + PostgreSQL + the students',
    'all read after',
  ]);
  for (const count of counts) {
    await measure(count, 0);
    await measure(count, Math.ceil(count * UPLOADS));
  }
} finally {
  await client.end();
  await server.stop();
  await postmaster.stop();
  await endSharedPostgres();
}
process.exit(0);
