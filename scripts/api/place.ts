// The API and its reference as two processes on one PostgreSQL with fsync on, and one student with 100 documents.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';
import { newStudent, type Student } from '../../tests/support/people.ts';
import { endSharedPostgres, freePort, newTestFolder } from '../../tests/support/postgres.ts';
import { type SpawnedServer, spawnServer } from '../../tests/support/testServer.ts';
import { twenty } from './twenty.ts';

export const DOCUMENTS = 100;

export type Place = {
  server: SpawnedServer;
  port: number;
  metricsPort: number;
  referencePort: number;
  /** the processes that are measured */
  pids: { server: number; reference: number; postmaster: number };
  student: Student;
  userId: number;
  quizId: number;
  questionIds: number[];
  close: () => Promise<void>;
};

export async function openPlace(more: NodeJS.ProcessEnv = {}): Promise<Place> {
  const dataDir = await newTestFolder('bench-');
  const postmaster = await startPostmaster({ dataDir, log: silentLog });
  const env = { DATABASE_URL: postmaster.address };
  const [port, metricsPort, referencePort] = [await freePort(), await freePort(), await freePort()];
  const server = await spawnServer({
    dataDir: path.join(dataDir, 'api'),
    port,
    env: { ...env, ...more, METRICS_PORT: String(metricsPort) },
  });
  const reference = await startReference({ ...env, PORT: String(referencePort) });
  const pids = {
    server: server.pid,
    reference: reference.pid ?? 0,
    postmaster: Number.parseInt(await readFile(path.join(dataDir, 'db/postmaster.pid'), 'utf8'), 10),
  };
  const student = await newStudent({
    fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch,
  });
  const { user_id: userId } = (await (await student.call('me')).json()) as { user_id: number };
  const quizId = await fill(postmaster.address, userId);
  return {
    ...{ server, port, metricsPort, referencePort, pids, student, userId, quizId },
    questionIds: twenty.map(({ question_id }) => question_id),
    close: async () => {
      reference.kill('SIGKILL');
      await server.kill();
      await postmaster.stop();
      await endSharedPostgres();
    },
  };
}

function startReference(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('./reference.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The reference ended with ${code}.`)));
  });
}

/** A hundred read documents with a quiz of twenty questions, each handed in once. The id of one quiz. */
async function fill(address: string, userId: number): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const results = twenty.map((question) => ({
    question_id: question.question_id,
    is_correct: true,
    answer_given: question.correct_answer,
    correct_answer: question.correct_answer,
    explanation: question.explanation,
    marked_by: 'rule',
  }));
  await client.query(
    `with d as (insert into documents (user_id, filename, kind, size_bytes, file_key, uploaded_at, status)
       select $1, 'Sociology chapter ' || n || '.pdf', 'pdf', 1, 'none', now() - n * interval '1 hour', 'error'
       from generate_series(1, $2::int) n returning id),
     q as (insert into quizzes (user_id, document_id, title, questions, created_at)
       select $1, id, 'Sociology', $3, now() from d returning id)
     insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results,
       submitted_at, received_at) select $1, id, gen_random_uuid()::text, '', '[]', 72.5, 14, 20, $4, now(), now() from q`,
    [userId, DOCUMENTS, JSON.stringify(twenty), JSON.stringify(results)],
  );
  await client.query("update documents d set status = 'completed', quiz_id = q.id from quizzes q where q.document_id = d.id");
  await client.query('analyze');
  const { rows } = await client.query('select max(id) as id from quizzes');
  await client.end();
  return Number(rows[0].id);
}
