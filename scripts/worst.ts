// npm run worst [-- --only createQuiz]: every call of the table with the worst that its limits allow, sent to a real server on 127.0.0.1.
// Prints how long each took, the server's processor, the peak of its memory, what the database grew by, and how long /healthz had to wait
// meanwhile. It judges nothing.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import type { Endpoint } from '#core/api/endpoints';
import { ownQuizLimits as most } from '#core/editing/ownQuiz';
import { exportFormats } from '#core/formats/exportFormats';
import type { Question } from '#core/quiz/quiz';
import { MOST_EVENTS } from '#core/review/reviewEvent';
import { MAX_ANSWER_LENGTH } from '#core/submission/submission';
import { createSuccesses } from '../tests/server/api/successes.ts';
import builtServer from '../tests/support/builtServer.ts';
import { answersOf, newStudent, type Student } from '../tests/support/people.ts';
import { endSharedPostgres, freePort, newDatabase, newTestFolder } from '../tests/support/postgres.ts';
import { sampleQuiz } from '../tests/support/quizzes.ts';
import { readOutbox, spawnServer } from '../tests/support/testServer.ts';
import { type Text, worstBody, worstTexts } from '../tests/support/worstBodies.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const MB = 1024 * 1024;
const MEMBERS = 300;
/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;
const bytesOf = (name: EndpointName) => (endpoints[name] as Endpoint).maxBytes ?? 0;

/** As many questions of this type as fit into a body. */
function questionsOf(type: 'multiple_choice' | 'short_answer' | 'essay', text: Text): Question[] {
  const share = Math.floor(bytesOf('createQuiz') / most.questions) - 500;
  return Array.from({ length: most.questions }, (_, at) => {
    const question: Question = {
      question_id: at + 1,
      question_text: text(most.question),
      question_type: type,
      correct_answer: '',
    };
    if (type === 'multiple_choice') {
      const options = Array.from('ABCDEFGH', (letter) => [letter, text(most.option)]);
      return { ...question, options: Object.fromEntries(options), correct_answer: 'A', explanation: text(4_000) };
    }
    if (type === 'essay') {
      const point = { text: 'point', terms: Array.from({ length: 10 }, () => text(40)) };
      return { ...question, correct_answer: text(most.answer), key_points: Array.from({ length: 4 }, () => point) };
    }
    const accepted = Math.min(most.accepted, Math.floor((share - most.question) / most.typed) - 2);
    return {
      ...question,
      correct_answer: text(most.typed),
      accepted_answers: Array.from({ length: accepted }, () => text(most.typed)),
    };
  });
}

builtServer();
const database = await newDatabase();
const client = new pg.Client({ connectionString: database });
await client.connect();
const folder = await newTestFolder('worst-');
const server = await spawnServer({
  dataDir: folder,
  port: await freePort(),
  env: { DATABASE_URL: database, STUDENT_MEGABYTES: '100000' },
});
const fetching = { fetch: ((input: string, init?: RequestInit) => fetch(new URL(input, server.url), init)) as typeof fetch };

/** Asks /healthz without a pause, in a thread of its own; says the longest wait in ms when it is asked. */
const health = new Worker(
  `const { parentPort } = require('node:worker_threads');
   let worst = 0;
   let isAsked = false;
   parentPort.on('message', () => { isAsked = true; });
   (async () => { for (;;) {
     const began = performance.now();
     await fetch('${server.url}/healthz').then((r) => r.text()).catch(() => {});
     worst = Math.max(worst, performance.now() - began);
     if (isAsked) { parentPort.postMessage(worst); worst = 0; isAsked = false; }
     await new Promise((go) => setTimeout(go, 5));
   } })();`,
  { eval: true },
);
const worstHealth = () =>
  new Promise<number>((resolve) => {
    health.once('message', resolve);
    health.postMessage(0);
  });
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
/** In ms, of all threads. */
const processorMs = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
};
const storedBytes = async () => Number((await client.query('select pg_database_size(current_database()) as size')).rows[0].size);

async function measure(what: string, work: () => Promise<Response>): Promise<Response | null> {
  if (!what.includes(values.only)) return null;
  const stored = await storedBytes();
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const memory = peakMb();
  await worstHealth();
  const processor = processorMs();
  const began = performance.now();
  const response = await work();
  const answer = await response.clone().arrayBuffer();
  const took = performance.now() - began;
  const waited = await worstHealth();
  const grew = (await storedBytes()) - stored;
  const cells = [
    `${took.toFixed(0)} ms`,
    `${processorMs() - processor} ms`,
    `${waited.toFixed(0)} ms`,
    `+${(peakMb() - memory).toFixed(0)} MB`,
    `${(grew / MB).toFixed(1)} MB`,
  ];
  console.log(
    `${cells.map((cell) => cell.padStart(10)).join('')}  ${response.status} ${(answer.byteLength / MB).toFixed(1)} MB  ${what}`,
  );
  return response;
}

const json = (value: unknown) => JSON.stringify(value);
const key = () => ({ 'Idempotency-Key': randomUUID() });

async function walkQuiz(student: Student, type: Parameters<typeof questionsOf>[0], name: string, text: Text): Promise<void> {
  const label = (call: string) => `${call} (${type}, ${name})`;
  const questions = questionsOf(type, text);
  const body = json({ title: 'Worst', questions, made_from: { kind: 'import' } });
  const made = await measure(label(`createQuiz of ${(body.length / MB).toFixed(1)} MB`), () =>
    student.call('createQuiz', { body, headers: key() }),
  );
  const created = made ?? (await student.call('createQuiz', { body }));
  if (created.status !== 201) return;
  const id = ((await created.json()) as { quiz_id: number }).quiz_id;
  const params = { id };
  const longest = Math.min(MAX_ANSWER_LENGTH, Math.floor(bytesOf('submit') / most.questions) - 100);
  const answers = questions.map(({ question_id }) => ({
    question_id,
    answer_given: type === 'multiple_choice' ? 'B' : text(longest),
  }));
  const handed = json({ answers });
  const submissionId = randomUUID();
  await measure(label('quiz'), () => student.call('quiz', { params }));
  await measure(label('submit'), () =>
    student.call('submit', { params, body: handed, headers: { 'Idempotency-Key': submissionId } }),
  );
  await measure(label('submit, empty'), () => student.call('submit', { params, body: '{"answers":[]}', headers: key() }));
  await student.call('submit', { params, body: handed, headers: { 'Idempotency-Key': submissionId } });
  const at = new Date().toISOString();
  const marks = questions.map(({ question_id }) => ({ question_id, own_judgement: true, marked_at: at }));
  await measure(label('mark'), () =>
    student.call('mark', {
      params: { id, submission_id: submissionId },
      body: json({
        marks:
          type === 'short_answer'
            ? marks
            : marks.slice(0, 1).map(({ own_judgement: _, ...one }) => ({ ...one, points_covered: [0] })),
      }),
    }),
  );
  await measure(label('score'), () => student.call('score', { params }));
  await measure(label('submission'), () => student.call('submission', { params: { id, submission_id: submissionId } }));
  await measure(label('submissions'), () => student.call('submissions', { params }));
  await measure(label('changeQuiz'), () =>
    student.call('changeQuiz', { params, body: { settings: { timer_duration_seconds: 600 } } }),
  );
  for (const { key: format } of exportFormats)
    await measure(label(`download ${format}`), () => student.call('download', { params: { id, format } }));
  await measure(label('exportAccount'), () => student.call('exportAccount'));
}

async function walkGroup(teacher: Student): Promise<void> {
  const questions = questionsOf('short_answer', () => 'beliefs').slice(0, most.questions);
  const { quiz_id: quizId } = await answersOf<{ quiz_id: number }>(
    teacher.call('createQuiz', { body: { title: 'Class', questions, made_from: { kind: 'own' } } }),
  );
  const { group_id: groupId } = await answersOf<{ group_id: number }>(
    teacher.call('createGroup', { body: { name: 'Class', own_name: 'Ama' } }),
  );
  const params = { group_id: groupId, quiz_id: quizId };
  await teacher.call('assign', { params, body: { answers: 'at_once' } });
  await teacher.call('submit', {
    params: { id: quizId },
    body: { answers: questions.map(({ question_id }) => ({ question_id, answer_given: 'other' })) },
  });
  await client.query(
    `with u as (insert into users (email, password_hash, created_at) select 'member' || n || '@example.com', 'x', now() from generate_series(1, ${MEMBERS}) n returning id),
      g as (insert into group_members (group_id, user_id, name, name_key, joined_at) select ${groupId}, id, 'Member ' || id, 'member ' || id, now() from u)
     insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results, submitted_at, received_at)
     select u.id, s.quiz_id, gen_random_uuid(), s.body_hash, s.answers, s.score, s.correct_count, s.total_questions, s.results, s.submitted_at, s.received_at
     from u, submissions s where s.quiz_id = ${quizId}`,
  );
  for (const name of ['results', 'resultsFile', 'groupMembers', 'assignments'] as const)
    await measure(`${name} (${MEMBERS} members, ${most.questions} questions)`, () => teacher.call(name, { params }));
}

async function walkReviews(student: Student): Promise<void> {
  const event = (at: number) => ({
    event_id: `e${at}`.padEnd(100, '-'),
    at: Date.now(),
    quiz_id: 1,
    question_id: at,
    kind: 'rated',
    rating: 'good',
    ms: 1,
  });
  const events = Array.from({ length: MOST_EVENTS }, (_, at) => event(at));
  await measure('addReviews', () => student.call('addReviews', { body: json({ events }) }));
  await measure('reviews', () => student.call('reviews'));
  const choices = Array.from({ length: 500 }, (_, at) => ({
    name: 'exam',
    quiz_id: at,
    value: '2027-01-01',
    chosen_at: new Date().toISOString(),
  }));
  await measure('chooseReview', () => student.call('chooseReview', { body: json({ choices }) }));
  await measure('documents', () => student.call('documents'));
  await measure('history', () => student.call('history'));
}

/** Every call of the table about a quiz of 12 MB, as it succeeds; then with the worst bodies. */
async function walkTable(): Promise<void> {
  let student = await newStudent(fetching);
  const another = await newStudent(fetching);
  const explanation = worstTexts.spaces?.(4_000_000);
  const questions = sampleQuiz.questions.map((question) => ({ ...question, explanation }));
  const newQuiz = async (owner: Student) => {
    const { quiz_id: quizId } = await answersOf<{ quiz_id: number }>(
      owner.call('createQuiz', { body: { ...sampleQuiz, made_from: { kind: 'import' } }, headers: key() }),
    );
    await client.query('update quizzes set questions = $2 where id = $1', [quizId, json(questions)]);
    return quizId;
  };
  const quizId = await newQuiz(student);
  const [{ doc_id: documentId }] = await answersOf<[{ doc_id: number }]>(student.call('documents'));
  const successes = createSuccesses({
    server: () => ({ ...fetching, outbox: () => readOutbox(join(folder, 'outbox')) }),
    student: () => student,
    replaceStudent: async () => {
      student = await newStudent(fetching);
      return student;
    },
    another: () => another,
    ids: () => ({ quizId, documentId }),
    quizOfAnother: () => newQuiz(another),
  });
  for (const name of Object.keys(successes) as EndpointName[]) {
    const options = await successes[name]();
    await measure(`${name}, as it succeeds`, () => student.call(name, options));
    if (name === 'logout' || name === 'deleteAccount') student = await newStudent(fetching);
    for (const [kind, body] of worstBodiesOf(name))
      await measure(`${name} (${kind})`, () => student.call(name, { ...options, body }));
  }
}

function worstBodiesOf(name: EndpointName): [string, string][] {
  const room = bytesOf(name) - 1000;
  const { body: kind }: Endpoint = endpoints[name];
  const texts = Object.entries(worstTexts).flatMap(([kind, text]): [string, string][] => {
    const body = worstBody(name, room, text);
    return body === null ? [] : [[kind, body]];
  });
  if (kind !== 'json') return texts;
  // Bodies at their largest that say nothing.
  const empty: [string, string][] = [
    ['zeros', `{"questions":[${'0,'.repeat(room / 2 - 20)}0]}`],
    ['brackets', '['.repeat(room)],
    ['objects', `{"a":[${'{},'.repeat(room / 3 - 20)}{}]}`],
  ];
  return [...texts, ...empty];
}

try {
  console.log('   request processor  /healthz    memory  database  answer');
  await walkTable();
  for (const type of ['multiple_choice', 'short_answer', 'essay'] as const)
    for (const [name, text] of Object.entries(worstTexts)) await walkQuiz(await newStudent(fetching), type, name, text);
  await walkGroup(await newStudent(fetching));
  await walkReviews(await newStudent(fetching));
} finally {
  await health.terminate();
  await server.stop();
  await client.end();
  await endSharedPostgres();
}
process.exit(0);
