// What all cells of a run stand on, made once: a server with two students and two small quizzes, the proxy, and a browser
// profile in which one of them is signed in and both quizzes are kept. Each cell gets a copy of that profile.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Quiz } from '#core/quiz';
import { createApp } from '#server/app';
import { readConfig } from '#server/config';
import { openPglite } from '#server/database';
import { openDeps } from '#server/deps';
import { silentLog } from '#server/log';
import { startBrowser } from '../support/browser.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { ORIGIN, prepareDataDir, type SpawnedServer, spawnServer, type TestServer } from '../support/testServer.ts';

/** Its key is written here once more than in the app: the score of a cell is computed from this. */
export const key = { 1: 'B', 2: 'Cells', 3: 'Shared beliefs and practices.' } as const;

const quiz: Quiz = {
  title: 'Small quiz',
  questions: [
    {
      question_id: 1,
      question_text: 'Which of these is a norm that is written down?',
      question_type: 'multiple_choice',
      options: { A: 'folkway', B: 'law', C: 'more', D: 'taboo' },
      correct_answer: key[1],
    },
    { question_id: 2, question_text: 'What is every tissue made of?', question_type: 'short_answer', correct_answer: key[2] },
    { question_id: 3, question_text: 'What is culture?', question_type: 'essay', correct_answer: key[3] },
  ],
};
export const LIMIT_SECONDS = 300;

export type Ground = {
  url: string;
  proxy: FaultProxy;
  student: Student;
  other: Student;
  quizId: number;
  timedId: number;
  killServer: () => Promise<void>;
  startServer: () => Promise<void>;
  /** what the server has, asked past the proxy */
  submissions: (quizId: number) => Promise<{ submission_id: string; score: number }[]>;
  given: (quizId: number) => Promise<{ score: number; results: { question_id: number; answer_given: unknown }[] }>;
  /** a fresh copy of the prepared profile */
  profile: () => Promise<string>;
  /** a cell has logged out: its token, which all copies hold, is revoked, so that the next one needs another */
  spoil: () => void;
  close: () => Promise<void>;
};

export async function layGround(): Promise<Ground> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-faults-'));
  const dataDir = path.join(folder, 'data');
  await prepareDataDir(dataDir);
  const { student, other, quizId, timedId } = await plant(dataDir);

  const upstream = await freePort();
  let server: SpawnedServer | null = await spawnServer({ dataDir, port: upstream });
  const proxy = await startFaultProxy(upstream);
  const url = `http://localhost:${proxy.port}`;
  const prepared = path.join(folder, 'prepared');
  await prepare(url, prepared, student);

  const ask = async <T>(address: string): Promise<T> => {
    const response = await fetch(`http://localhost:${upstream}${address}`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return (await response.json()) as T;
  };
  let copies = 0;
  let spoiled = false;
  return {
    url,
    proxy,
    student,
    other,
    quizId,
    timedId,
    killServer: async () => {
      await server?.kill();
      server = null;
    },
    startServer: async () => {
      server ??= await spawnServer({ dataDir, port: upstream });
    },
    submissions: (id) => ask(`/api/quizzes/${id}/submissions`),
    given: (id) => ask(`/api/quizzes/${id}/score`),
    spoil: () => {
      spoiled = true;
    },
    profile: async () => {
      if (spoiled) {
        await rm(prepared, { recursive: true, force: true, maxRetries: 5 });
        await prepare(url, prepared, student);
        spoiled = false;
      }
      copies += 1;
      const copy = path.join(folder, `profile ${copies}`);
      await rm(path.join(folder, `profile ${copies - 1}`), { recursive: true, force: true, maxRetries: 5 });
      await cp(prepared, copy, { recursive: true });
      return copy;
    },
    close: async () => {
      await proxy.close();
      await server?.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function plant(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  const database = await openPglite({ folder: path.join(dataDir, 'db') });
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
  const { quizId } = await seedQuiz(server, student, quiz);
  const { quizId: timedId } = await seedQuiz(server, student, { ...quiz, title: 'Timed quiz' }, LIMIT_SECONDS);
  await deps.close();
  return { student, other, quizId, timedId };
}

/** Signs in through the form and waits until both quizzes and the whole app are on this device. */
async function prepare(url: string, profile: string, student: Student): Promise<void> {
  const { page, kill } = await startBrowser(profile);
  try {
    await page.goto(`${url}/login`);
    await logIn(page, student);
    await page.getByText('On this device', { exact: true }).nth(1).waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    // What the browser writes to its profile by and by.
    await wait(3_000);
  } finally {
    await kill();
  }
}

export async function logIn(page: Page, { email, password }: Student): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
