// With a language model, the quiz of the built-in engine is there at once and the model's follows: in its place while nobody has
// handed the first one in, beside it afterwards; also after a restart.

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import { suggestedTimer } from '#core/quiz/questionTypes';
import { Quiz } from '#core/quiz/quiz';
import { livingInstances } from '#server/database/instanceStore';
import { documents } from '#server/database/tables';
import { claimBetter, claimOld } from '#server/documents/betterStore';
import { documentOf, finished, uploadFixture } from '../support/documents.ts';
import { engineHere } from '../support/engineHere.ts';
import { createGate } from '../support/gate.ts';
import { type Behaviour, type ModelServer, startModelServer } from '../support/modelServer.ts';
import { newStudent, type Student } from '../support/people.ts';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnServer, startTestServer, type TestServer } from '../support/testServer.ts';

const model = 'campus-7b';

async function world(behaviour: Behaviour, env: NodeJS.ProcessEnv = {}, now: () => number = Date.now) {
  const { open: letAnswer, opened: until } = createGate();
  const llm = await startModelServer(behaviour, until);
  const server = await startTestServer({ now, engine: engineHere, env: { LLM_BASE_URL: llm.url, LLM_MODEL: model, ...env } });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  const student = await newStudent(server);
  return { server, student, letAnswer, llm, close };
}

async function quizOf(student: Student, id: number | null | undefined): Promise<Quiz> {
  return Quiz.parse(await (await student.call('quiz', { params: { id: id ?? 0 } })).json());
}

async function handIn(student: Student, id: number | null | undefined): Promise<void> {
  const { questions } = await quizOf(student, id);
  const answers = questions.map(({ question_id, correct_answer }) => ({ question_id, answer_given: correct_answer }));
  const response = await student.call('submit', { params: { id: id ?? 0 }, body: { answers } });
  expect(response.status).toBe(200);
}

/** The document's row once it says so. */
async function rowWhen(student: Student, id: number, isSo: (row: DocumentRow) => boolean): Promise<DocumentRow> {
  await expect.poll(async () => isSo(await documentOf(student, id)), { interval: 200 }).toBe(true);
  return documentOf(student, id);
}

const wanted = async ({ deps }: TestServer, id: number) =>
  (await deps.db.select().from(documents).where(eq(documents.id, id)))[0];

test('our own quiz is there before the model has said a word, and the better one takes its place', async () => {
  const { student, letAnswer } = await world('good');
  const id = await uploadFixture(student, undefined, { timer_duration_seconds: 'suggested' });
  const first = await finished(student, id);
  expect(first).toMatchObject({ upload_status: 'completed', better_quiz_id: null, earlier_quiz_id: null });
  expect((await quizOf(student, first.generated_quiz_id)).written_by).toBe('Oasis');
  letAnswer();
  const row = await rowWhen(student, id, ({ generated_quiz_id: quiz }) => quiz !== first.generated_quiz_id);
  expect(row).toMatchObject({ upload_status: 'completed', better_quiz_id: null, earlier_quiz_id: first.generated_quiz_id });
  const better = await quizOf(student, row.generated_quiz_id);
  expect(better.written_by).toContain(model);
  expect(better.settings?.timer_duration_seconds).toBe(suggestedTimer(better.questions));
  // Whoever had begun the first one can still open it.
  expect((await quizOf(student, first.generated_quiz_id)).written_by).toBe('Oasis');
});

test('a quiz with wishes, and a further quiz of a document, are written by the model too', async () => {
  const { student, letAnswer } = await world('good');
  letAnswer();
  const wished = await uploadFixture(student, undefined, { wishes: JSON.stringify({ kind: 'choice' }) });
  const source = await uploadFixture(student);
  await finished(student, source);
  const response = await student.call('writeAnother', {
    params: { doc_id: source },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { wishes: { count: 10 } },
  });
  const { doc_id: further } = (await response.json()) as { doc_id: number };
  await finished(student, further);
  for (const id of [wished, further]) {
    const row = await rowWhen(student, id, ({ earlier_quiz_id: earlier }) => typeof earlier === 'number');
    expect((await quizOf(student, row.generated_quiz_id)).written_by).toContain(model);
  }
});

test('documents from before follow: first those that nobody handed in, the newest first', async () => {
  const server = await startTestServer({ engine: engineHere });
  onTestFinished(() => server.close());
  const student = await newStudent(server);
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) {
    const id = await uploadFixture(student);
    ids.push(id);
    await finished(student, id);
  }
  const [oldest, middle, newest] = ids as [number, number, number];
  await handIn(student, (await documentOf(student, newest)).generated_quiz_id);
  const claim = async (since: Date | null) => (await claimOld(server.deps.db, 1, new Date(), since))?.id;
  expect(await claim(new Date(Date.now() + 1_000))).toBeUndefined();
  const { db } = server.deps;
  // Another server writes: a model at home does one thing at a time.
  await db
    .update(documents)
    .set({ betterAfter: new Date(), betterBy: sql`(${livingInstances} limit 1)` })
    .where(eq(documents.id, oldest));
  expect(await claim(null)).toBeUndefined();
  expect(await claimBetter(db, 1, new Date(), true)).toBeNull();
  await db.update(documents).set({ betterAfter: null, betterBy: null }).where(eq(documents.id, oldest));
  expect([await claim(null), await claim(null), await claim(null), await claim(null)]).toEqual([
    middle,
    oldest,
    newest,
    undefined,
  ]);
});

test('after the first attempt the better quiz stands beside the first', async () => {
  const { student, letAnswer } = await world('good');
  const id = await uploadFixture(student);
  const first = await finished(student, id);
  await handIn(student, first.generated_quiz_id);
  letAnswer();
  const row = await rowWhen(student, id, ({ better_quiz_id: quiz }) => typeof quiz === 'number');
  expect(row).toMatchObject({ generated_quiz_id: first.generated_quiz_id, last_score: 100, earlier_quiz_id: null });
  await handIn(student, row.better_quiz_id);
  expect(await documentOf(student, id)).toMatchObject({ generated_quiz_id: first.generated_quiz_id });
});

test('an attempt at the first quiz that arrives later makes it the document’s again', async () => {
  const { student, letAnswer } = await world('good');
  const id = await uploadFixture(student);
  const first = await finished(student, id);
  letAnswer();
  const row = await rowWhen(student, id, ({ generated_quiz_id: quiz }) => quiz !== first.generated_quiz_id);
  await handIn(student, first.generated_quiz_id);
  expect(await documentOf(student, id)).toMatchObject({
    generated_quiz_id: first.generated_quiz_id,
    better_quiz_id: row.generated_quiz_id,
    earlier_quiz_id: null,
    last_score: 100,
  });
});

/** A server of its own process beside a model that stalls, with one document; `restart`: the next one, beside a good model. */
async function stalledWorld(behaviour: Behaviour) {
  const env = { DATABASE_URL: await newEmptyDatabase(), LLM_MODEL: model };
  const dataDir = await newTestFolder('better-');
  const start = async (llm: ModelServer) =>
    spawnServer({ dataDir, port: await freePort(), env: { ...env, LLM_BASE_URL: llm.url } });
  const stalling = await startModelServer(behaviour);
  let current = await start(stalling);
  onTestFinished(() => current.kill());
  const student = await newStudent({
    fetch: ((input: string, init?: RequestInit) => fetch(current.url + input, init)) as typeof fetch,
  });
  const id = await uploadFixture(student);
  const first = await finished(student, id);
  const restart = async (end: 'kill' | 'stop'): Promise<ModelServer> => {
    await current[end]();
    const good = await startModelServer('good');
    current = await start(good);
    return good;
  };
  return { stalling, student, id, first, restart };
}

test('a model that is away is asked again after ten minutes, and no try is counted', async () => {
  let time = Date.now();
  const { server, student, letAnswer, llm } = await world('away', {}, () => time);
  letAnswer();
  const id = await uploadFixture(student);
  await finished(student, id);
  for (const _ of [1, 2]) {
    const before = llm.asked.length;
    await expect.poll(() => llm.asked.length).toBeGreaterThan(before);
    await expect.poll(() => wanted(server, id)).toMatchObject({ betterTries: 0, betterBy: null, betterAfter: expect.any(Date) });
    const after = llm.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(llm.asked.length).toBe(after);
    time += 11 * 60_000;
  }
});

test('after a kill -9 it goes on with the next passage, and asks nothing twice', async () => {
  const { stalling, student, id, restart } = await stalledWorld('stalls later');
  const progressOf = async () => (await documentOf(student, id)).better_progress;
  await expect.poll(() => stalling.asked.length).toBeGreaterThan(2);
  await expect.poll(progressOf).toMatchObject({ done: 0, parts: expect.any(Number) });
  // The two replies have come; whether both were stored is for the next server to show.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const good = await restart('kill');
  await expect.poll(progressOf).toBeNull();
  const answered = stalling.asked.slice(0, 2).map(({ user }) => user);
  expect(good.asked.length).toBeGreaterThan(0);
  expect(good.asked.filter(({ user }) => answered.includes(user))).toEqual([]);
});

test('a model that gives nothing is asked three times, ten minutes apart, and our own quiz stays', async () => {
  let time = Date.now();
  const { server, student, letAnswer } = await world('wrong keys', {}, () => time);
  letAnswer();
  const id = await uploadFixture(student);
  const { generated_quiz_id: first } = await finished(student, id);
  for (const tries of [1, 2]) {
    await expect
      .poll(() => wanted(server, id))
      .toMatchObject({ betterTries: tries, betterBy: null, betterAfter: expect.any(Date) });
    time += 11 * 60_000;
  }
  await expect.poll(() => wanted(server, id)).toMatchObject({ betterTries: 3, betterAfter: null });
  expect(await documentOf(student, id)).toMatchObject({ generated_quiz_id: first, better_quiz_id: null });
});
