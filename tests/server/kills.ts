// Oasis and the PostgreSQL that it brings are killed in turn and together while students hand in. What was acknowledged must
// be there afterwards, once. Nothing is sent again: a receipt is the only proof that this asks for.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Receipt } from '#core/submission/submission';
import { newStudent, type Student } from '../support/people.ts';
import { freePort } from '../support/postgres.ts';
import { type SpawnedServer, spawnServer } from '../support/testServer.ts';

const KINDS = ['Oasis', 'PostgreSQL', 'both'] as const;
type Kind = (typeof KINDS)[number];

const CLIENTS = 8;
/** Submissions of one quiz are listed whole, so they are spread over several. */
const QUIZZES = 4;
const LOAD_MS = [200, 1_200] as const;
/** The machine may have much else to do; a writer of quizzes most of all. */
const PATIENCE_MS = 240_000;
const KEPT_WORDS = 3_000;

export type KillReport = {
  kills: { kind: Kind /** until the next receipt */; backMs: number }[];
  sent: number;
  acknowledged: number;
  lost: string[];
  double: string[];
  changed: string[];
};

/** `random` from 0 to 1 chooses the moments. The folder is the caller's to remove; nothing runs when this resolves. */
export async function killUnderLoad(given: { dataDir: string; kills: number; random: () => number }): Promise<KillReport> {
  const { dataDir, kills, random } = given;
  const port = await freePort();
  let server: SpawnedServer = await spawnServer({ dataDir, port });
  const url = server.url;
  const student = await newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(url + input, init)) as typeof fetch });
  const quizIds = await newQuizzes(student);
  const receipts = new Map<string, Receipt & { began: number }>();
  const report: KillReport = { kills: [], sent: 0, acknowledged: 0, lost: [], double: [], changed: [] };
  let isOver = false;

  const handIn = async (quizId: number) => {
    const key = randomUUID();
    report.sent += 1;
    const began = performance.now();
    const body = { answers: [{ question_id: 1, answer_given: key }] };
    const answer = await student.call('submit', { params: { id: quizId }, body, headers: { 'idempotency-key': key } });
    if (answer.ok) receipts.set(key, { ...((await answer.json()) as Receipt), began });
    else await wait(20);
  };
  const load = Promise.all(
    Array.from({ length: CLIENTS }, async (_, n) => {
      while (!isOver) await handIn(quizIds[n % quizIds.length] ?? 0).catch(() => wait(20));
    }),
  );
  try {
    await until('Nothing was acknowledged', async () => receipts.size > 0);
    for (let n = 0; n < kills; n += 1) {
      await wait(LOAD_MS[0] + random() * (LOAD_MS[1] - LOAD_MS[0]));
      const kind = KINDS[n % KINDS.length] ?? 'both';
      const killedAt = performance.now();
      const killed = kind === 'Oasis' ? 0 : await postmasterOf(dataDir);
      if (killed !== 0) process.kill(killed, 'SIGKILL');
      if (kind !== 'PostgreSQL') {
        await server.kill();
        server = await spawnServer({ dataDir, port });
      }
      // What was under way when its postmaster died may still be finished.
      await until('There was no new PostgreSQL', async () => (await postmasterOf(dataDir).catch(() => killed)) !== killed);
      const at = performance.now();
      await until('Nothing was acknowledged', async () => [...receipts.values()].slice(-CLIENTS).some(({ began }) => began > at));
      report.kills.push({ kind, backMs: Math.round(performance.now() - killedAt) });
    }
  } catch (error) {
    throw new Error(`${String(error)}\n${server.output().slice(-KEPT_WORDS)}`);
  } finally {
    isOver = true;
    await load;
  }
  report.acknowledged = receipts.size;
  await compare(student, quizIds, receipts, report);
  if ((await server.stop()) !== 0) throw new Error(`No clean stop: ${server.output()}`);
  return report;
}

/** The process that is the database of this folder at this moment. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'db/postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function newQuizzes(student: Student): Promise<number[]> {
  const notes = await readFile(new URL('../support/fixtures/notes_weather.txt', import.meta.url));
  for (let n = 0; n < QUIZZES; n += 1) {
    const form = new FormData();
    form.append('file', new File([notes], `notes ${n}.txt`, { type: 'text/plain' }));
    if ((await student.call('upload', { body: form })).status !== 201) throw new Error('A document was not taken.');
  }
  let ids: number[] = [];
  await until('The quizzes were not written', async () => {
    const rows = (await (await student.call('documents')).json()) as { generated_quiz_id: number | null }[];
    ids = rows.map((row) => row.generated_quiz_id).filter((id) => id !== null);
    return ids.length === QUIZZES;
  });
  return ids;
}

async function until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const patience = AbortSignal.timeout(PATIENCE_MS); !(await isSo()); await wait(5)) {
    if (patience.aborted) throw new Error(`${otherwise} for long.`);
  }
}

async function compare(
  student: Student,
  quizIds: number[],
  receipts: ReadonlyMap<string, Receipt>,
  report: KillReport,
): Promise<void> {
  const stored = new Map<string, { submitted_at: string; score: number }[]>();
  for (const id of quizIds) {
    const answer = await student.call('submissions', { params: { id } });
    if (!answer.ok) throw new Error(`The list of submissions: ${answer.status} ${await answer.text()}`);
    const rows = (await answer.json()) as { submission_id: string; submitted_at: string; score: number }[];
    for (const row of rows) stored.set(row.submission_id, [...(stored.get(row.submission_id) ?? []), row]);
  }
  report.double = [...stored].filter(([, rows]) => rows.length > 1).map(([key]) => key);
  for (const [key, receipt] of receipts) {
    const row = stored.get(key)?.[0];
    if (row === undefined) report.lost.push(key);
    else if (row.score !== receipt.score || row.submitted_at !== receipt.submitted_at) report.changed.push(key);
  }
}
