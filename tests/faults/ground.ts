// What the cells of one lane stand on, made once: a server with two students and three quizzes, the proxy, and a phone on
// which one of them is signed in and every quiz is kept. Cells that leave the phone as they found it share it.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '#server/app';
import { readConfig } from '#server/config';
import { openPostgres } from '#server/database/database';
import { openDeps } from '#server/deps';
import { silentLog } from '#server/process/log';
import { startBrowser } from '../support/browser.ts';
import { type FaultProxy, type Pages, startFaultProxy } from '../support/faultProxy.ts';
import { newStudent, type Student } from '../support/people.ts';
import { dropDatabase, freePort, newDatabase } from '../support/postgres.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { ORIGIN, type SpawnedServer, spawnServer, type TestServer } from '../support/testServer.ts';
import { logIn } from './accounts.ts';
import { nextBuild } from './builds.ts';
import type { Told } from './inPage.ts';
import { LIMIT_SECONDS, small, ten } from './papers.ts';
import { Phone } from './phone.ts';

export type Ground = {
  url: string;
  proxy: FaultProxy;
  student: Student;
  other: Student;
  quizId: number;
  timedId: number;
  tenId: number;
  killServer: () => Promise<void>;
  startServer: () => Promise<void>;
  /** what the server has, asked past the proxy */
  submissions: (quizId: number) => Promise<{ submission_id: string; score: number }[]>;
  documents: () => Promise<{ filename: string; generated_quiz_id: number }[]>;
  /** what it holds of one submission: the receipt that the same key and body get again */
  given: (quizId: number, submissionId: string) => Promise<Given>;
  /** the student's whole log of reviews, asked past the proxy */
  reviews: () => Promise<{ event_id: string; quiz_id: number; question_id: number; kind: string }[]>;
  /** asks for every question of the small quiz in review, now, as the student's other device would */
  addToReview: (quizId: number) => Promise<void>;
  /** the student's phone; `hear` gets what its pages say */
  phone: (hear: (told: Told) => void) => Promise<Phone>;
  /** the student's other phone, on a network without faults */
  secondPhone: (hear: (told: Told) => void) => Promise<Phone>;
  /** the phone is not as it was: the next cell gets another */
  spoilPhone: () => Promise<void>;
  /** the login that all phones to come would begin with has been revoked */
  spoilLogin: () => void;
  /** the build that is served from now on */
  deploy: (pages: Pages | null) => void;
  nextBuild: () => Pages;
  /** submissions that are accounted for, so that a late second copy is seen */
  known: Set<string>;
  close: () => Promise<void>;
};

export type Given = {
  score: number;
  results: { question_id: number; answer_given: unknown; marked_by?: string; points_covered?: number[] }[];
};

export async function layGround(): Promise<Ground> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-faults-'));
  const dataDir = path.join(folder, 'data');
  const database = await newDatabase();
  const env = { DATABASE_URL: database };
  const planted = await plant(dataDir, database);
  const { student } = planted;

  const upstream = await freePort();
  let server: SpawnedServer | null = await spawnServer({ dataDir, port: upstream, env });
  const proxy = await startFaultProxy(upstream);
  const clean = await startFaultProxy(upstream);
  const url = `http://localhost:${proxy.port}`;

  const ask = async <T>(address: string, init: RequestInit = {}): Promise<T> => {
    const headers = { ...init.headers, authorization: `Bearer ${student.token}` };
    const response = await fetch(`http://localhost:${upstream}${address}`, { ...init, headers });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return (await response.json()) as T;
  };
  const first = phoneShop({ url, folder: path.join(folder, 'first'), student });
  const second = phoneShop({ url: `http://localhost:${clean.port}`, folder: path.join(folder, 'second'), student });
  return {
    ...planted,
    url,
    proxy,
    killServer: async () => {
      await server?.kill();
      server = null;
    },
    startServer: async () => {
      server ??= await spawnServer({ dataDir, port: upstream, env });
    },
    submissions: (id) => ask(`/api/quizzes/${id}/submissions`),
    documents: () => ask('/api/documents'),
    given: (id, submissionId) => {
      const body = proxy.submitted.get(submissionId) ?? clean.submitted.get(submissionId);
      if (!body) throw new Error(`No submission ${submissionId} came by.`);
      const headers = { 'content-type': 'application/json', 'idempotency-key': submissionId };
      return ask(`/api/quizzes/${id}/submit`, { method: 'POST', headers, body: body.toString() });
    },
    reviews: async () => {
      const all: Awaited<ReturnType<Ground['reviews']>> = [];
      for (let next = 0, more = true; more; ) {
        const page = await ask<{ events: typeof all; next: number; more: boolean }>(`/api/reviews?after=${next}`);
        all.push(...page.events);
        ({ next, more } = page);
      }
      return all;
    },
    addToReview: async (quiz_id) => {
      const events = small.questions.map(({ question_id }) => ({
        event_id: randomUUID(),
        at: Date.now(),
        quiz_id,
        question_id,
        kind: 'added',
      }));
      const headers = { 'content-type': 'application/json' };
      await ask('/api/reviews', { method: 'POST', headers, body: JSON.stringify({ events }) });
    },
    phone: first.phone,
    secondPhone: second.phone,
    spoilPhone: first.spoil,
    spoilLogin: first.forgetPrepared,
    nextBuild,
    deploy: (pages) => proxy.deploy(pages),
    known: new Set(),
    close: async () => {
      await Promise.all([first.spoil(), second.spoil()]);
      await Promise.all([proxy.close(), clean.close()]);
      await server?.kill();
      await dropDatabase(database);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Phones of one kind, one at a time: each begins as a copy of a prepared profile. */
function phoneShop({ url, folder, student }: { url: string; folder: string; student: Student }) {
  const prepared = path.join(folder, 'prepared');
  let isPrepared = false;
  let copies = 0;
  let current: Phone | null = null;
  let hear: (told: Told) => void = () => {};
  return {
    phone: async (next: (told: Told) => void): Promise<Phone> => {
      hear = next;
      if (current) return current;
      if (!isPrepared) {
        await rm(prepared, { recursive: true, force: true, maxRetries: 5 });
        await prepare(url, prepared, student);
        isPrepared = true;
      }
      copies += 1;
      const copy = path.join(folder, `profile ${copies}`);
      await rm(path.join(folder, `profile ${copies - 1}`), { recursive: true, force: true, maxRetries: 5 });
      await cp(prepared, copy, { recursive: true });
      current = new Phone(url, copy, (told) => hear(told));
      return current;
    },
    spoil: async () => {
      await current?.kill();
      current = null;
    },
    forgetPrepared: () => {
      isPrepared = false;
    },
  };
}

async function plant(dataDir: string, address: string) {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', DATABASE_URL: address });
  const database = await openPostgres(address);
  const deps = await openDeps({ config, database, log: silentLog, now: Date.now, dist: path.join(dataDir, 'dist') });
  const app = createApp(deps);
  const server: TestServer = {
    app,
    deps,
    fetch: async (input, init) => app.fetch(new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)),
    outbox: async () => [],
    dataDir,
    close: () => deps.close(),
  };
  const student = await newStudent(server, { email: 'ama@example.com' });
  const other = await newStudent(server, { email: 'kofi@example.com' });
  const { quizId } = await seedQuiz(server, student, small);
  const { quizId: timedId } = await seedQuiz(server, student, { ...small, title: 'Timed quiz' }, LIMIT_SECONDS);
  const { quizId: tenId } = await seedQuiz(server, student, ten);
  await deps.close();
  return { student, other, quizId, timedId, tenId };
}

const QUIZZES = 3;

/** Signs in through the form and waits until every quiz and the whole app are on this device. */
async function prepare(url: string, profile: string, student: Student): Promise<void> {
  const { page, kill } = await startBrowser(profile);
  try {
    await page.goto(`${url}/login`);
    await logIn(page, student);
    await page
      .getByText('On this device', { exact: true })
      .nth(QUIZZES - 1)
      .waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    // What the browser writes to its profile by and by.
    await wait(3_000);
  } finally {
    await kill();
  }
}
