// npm run bench -- api [--rounds N] [--beside | --documents]: the API beside hono with one handwritten query on
// the same PostgreSQL, in turn, with twenty clients. It judges nothing; it prints. `--beside`: nothing but that; `--documents`: nothing but the list beside four documents.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fixture } from '../tests/support/engineInput.ts';
import { call } from '../tests/support/people.ts';
import { askFor, at, type Run, requestText, type Target, together } from './api/client.ts';
import { DOCUMENTS, openPlace, type Place } from './api/place.ts';
import { familySeconds, processorSeconds } from './api/processor.ts';

const { values: given } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '8' },
    beside: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
  },
});
const ROUNDS = Number(given.rounds);
const ROUND_SECONDS = 0.8;
const WARM_REQUESTS = 4_000;
const DOCUMENT_ROUNDS = 3;
const MANY_REQUESTS = 100_000;

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
/** A student hands one quiz in a few times, not thousands of times. */
let turn = 0;
const place = await openPlace();
try {
  if (!given.documents) await besideReference(place);
  if (!given.beside && !given.documents) await logins(place);
  if (!given.beside) await fourDocuments(place);
  if (!given.beside && !given.documents) await memory(place);
} finally {
  await place.close();
}

function targetsOf({
  port,
  referencePort,
  student: { token },
  userId,
  quizId,
  questionIds,
}: Place): Record<string, [Target, Target]> {
  const ask = (path: string): Target => ({ port, request: () => requestText('GET', path, token) });
  const other = (path: string): Target => ({ port: referencePort, request: () => requestText('GET', path, token) });
  const answers = questionIds.map((id) => ({ question_id: id, answer_given: `answer ${id}` }));
  const handIn = (path: (quiz: number) => string) => () => {
    turn += 1;
    const quiz = quizId - (turn % DOCUMENTS);
    return requestText('POST', path(quiz), token, { answers }, { 'Idempotency-Key': randomUUID() });
  };
  const of = `user=${userId}&quiz=${quizId}`;
  return {
    'list of 100': [ask('/api/documents'), other(`/documents?user=${userId}`)],
    score: [ask(`/api/quizzes/${quizId}/score`), other(`/score?${of}`)],
    quiz: [ask(`/api/quizzes/${quizId}`), other(`/quiz?${of}`)],
    submit: [
      { port, request: handIn((quiz) => `/api/quizzes/${quiz}/submit`) },
      { port: referencePort, request: handIn((quiz) => `/submit?user=${userId}&quiz=${quiz}`) },
    ],
  };
}

type Measured = Run & { /** seconds of the processor */ own: number; database: number };

/** One round, and what it took of the processor: of the process that was asked, and of PostgreSQL with all its processes. */
async function measured(target: Target, pid: number, postmaster: number): Promise<Measured> {
  const [own, database] = [processorSeconds(pid), familySeconds(postmaster)];
  const run = await askFor(ROUND_SECONDS, target);
  return { ...run, own: processorSeconds(pid) - own, database: familySeconds(postmaster) - database };
}

/** Thousandths of a second for each request. */
function costsOf(runs: readonly Measured[]) {
  const sum = (of: (run: Measured) => number) => runs.reduce((total, run) => total + of(run), 0);
  const count = sum(({ times }) => times.length);
  const [own, database] = [(sum((run) => run.own) * 1000) / count, (sum((run) => run.database) * 1000) / count];
  return { own, database, all: own + database };
}

async function besideReference(given: Place): Promise<void> {
  const { pids } = given;
  const each = ['reference', 'ratio'];
  row(['call', 'a second', ...each, 'p99 ms', ...each, 'processor ms, with PostgreSQL', ...each]);
  for (const [name, [ours, theirs]] of Object.entries(targetsOf(given))) {
    const [mine, other]: [Measured[], Measured[]] = [[], []];
    // Compilers and caches first: on a busy machine some rounds are not enough for them.
    for (const target of [ours, theirs])
      for (let asked = 0; asked < WARM_REQUESTS; ) asked += (await askFor(ROUND_SECONDS, target)).count;
    for (let round = 0; round < ROUNDS; round += 1) {
      mine.push(await measured(ours, pids.server, pids.postmaster));
      other.push(await measured(theirs, pids.reference, pids.postmaster));
    }
    const [all, otherAll] = [together(mine), together(other)];
    const [rate, otherRate] = [all.count / all.seconds, otherAll.count / otherAll.seconds];
    const [slow, otherSlow] = [at(0.99, all), at(0.99, otherAll)];
    const [cost, otherCost] = [costsOf(mine), costsOf(other)];
    const told = ({ own, database }: typeof cost) => `${own.toFixed(3)} + ${database.toFixed(3)}`;
    row([
      ...[name, rate.toFixed(0), otherRate.toFixed(0), (rate / otherRate).toFixed(2)],
      ...[slow.toFixed(1), otherSlow.toFixed(1), (slow / otherSlow).toFixed(2)],
      ...[told(cost), told(otherCost), (otherCost.all / cost.all).toFixed(2)],
    ]);
  }
}

/** How late the event loop of the server was, in 99 of 100 looks since the last time this was asked. */
async function loopDelayMs(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${place.metricsPort}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
}

async function logins({ server, student }: Place): Promise<void> {
  await loopDelayMs();
  await wait(2_000);
  const idle = await loopDelayMs();
  const asking = { fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch };
  const body = { username: student.email, password: student.password };
  for (let n = 0; n < 5; n += 1) await Promise.all(Array.from({ length: 20 }, () => call(asking, 'login', { body })));
  console.log(
    `event loop, p99 of its delay: ${idle.toFixed(0)} ms idle, ${(await loopDelayMs()).toFixed(0)} ms with 20 logins at once`,
  );
}

/** In turn: the list alone, and from the upload of four documents until all are read. One such pair says little on a busy machine. */
async function fourDocuments(given: Place): Promise<void> {
  const [list] = targetsOf(given)['list of 100'] ?? [];
  if (list === undefined) return;
  const text = Buffer.from(fixture('notes_sociology.txt').bytes).toString();
  const form = (n: number) => {
    const body = new FormData();
    body.append('file', new File([`${text}\n\n`.repeat(20), String(n)], `chapter ${n}.txt`, { type: 'text/plain' }));
    return body;
  };
  const [alone, beside]: [Run[], Run[]] = [[], []];
  for (let round = 0; round < DOCUMENT_ROUNDS; round += 1) {
    alone.push(await askFor(3, list, 4));
    await Promise.all(Array.from({ length: 4 }, (_, n) => given.student.call('upload', { body: form(4 * round + n) })));
    while (await isReading(given)) beside.push(await askFor(1, list, 4));
    // The process for the next document is started ahead.
    await wait(4_000);
  }
  const [before, during] = [together(alone), together(beside)];
  const [p99, p99Alone] = [at(0.99, during), at(0.99, before)];
  console.log(
    `list beside four documents: p99 ${p99.toFixed(1)} ms, ${p99Alone.toFixed(1)} alone, ${(p99 / p99Alone).toFixed(2)} times; ` +
      `median ${at(0.5, during).toFixed(1)} ms, ${at(0.5, before).toFixed(1)} alone`,
  );
}

async function isReading({ student }: Place): Promise<boolean> {
  const rows = (await (await student.call('documents')).json()) as { upload_status: string }[];
  return rows.some((row) => row.upload_status === 'pending' || row.upload_status === 'processing');
}

async function memory(given: Place): Promise<void> {
  const [score] = targetsOf(given).score ?? [];
  if (score === undefined) return;
  const residentMb = async () => {
    const status = await readFile(`/proc/${given.server.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const seen: string[] = [];
  for (let asked = 0; asked < MANY_REQUESTS; ) {
    seen.push(`${await residentMb()} MB after ${asked}`);
    for (const end = asked + MANY_REQUESTS / 4; asked < end; ) asked += (await askFor(1, score)).count;
  }
  console.log(`memory: ${seen.join(', ')}, ${await residentMb()} MB at the end`);
}
