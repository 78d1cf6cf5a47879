// After an update, documents that failed for a reason that no longer exists get their quiz by themselves, on a database of before.

import { eq, inArray } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { documents } from '#server/database/tables';
import type { Engine } from '#server/documents/engineProcess';
import { documentOf, finished, uploadFixture } from '../support/documents.ts';
import { engineHere } from '../support/engineHere.ts';
import { createGate } from '../support/gate.ts';
import { newStudent, type Student } from '../support/people.ts';
import { newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const REASON = 'Quizzes can be written only from English text for now. Upload an English version of this document.';

/** A student whose calls go to whichever server runs at the moment. */
async function world() {
  const env = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: await newTestFolder('rewritten-') };
  let server: TestServer | null = null;
  const started = async (engine: Engine = engineHere) => {
    await server?.close();
    server = await startTestServer({ env, engine });
    return server;
  };
  onTestFinished(async () => server?.close());
  await started();
  const student = await newStudent({ fetch: ((...given) => server?.fetch(...given)) as typeof fetch });
  return { student, started, here: () => server as TestServer };
}

/** What an engine of before said of these documents. */
async function failAsBefore({ deps }: TestServer, ids: readonly number[]): Promise<void> {
  const failed = { status: 'error', error: REASON, errorCode: 'language', quizId: null, rewrittenAt: null } as const;
  await deps.db
    .update(documents)
    .set(failed)
    .where(inArray(documents.id, [...ids]));
}

const statesOf = async (student: Student, ids: readonly number[]) =>
  (await Promise.all(ids.map((id) => documentOf(student, id)))).map(({ upload_status: status }) => status);

test('each is written once more, one at a time, and until its turn it stays failed with its reason', async () => {
  const { student, started, here } = await world();
  const ids = [await uploadFixture(student), await uploadFixture(student, 'notes_sociology.txt')];
  for (const id of ids) await finished(student, id);
  await failAsBefore(here(), ids);
  const seen: unknown[] = [];
  const { open: noteStart, opened: isStarted } = createGate();
  const watching: Engine = {
    ...engineHere,
    run: async (given) => {
      await isStarted;
      seen.push(await statesOf(student, ids));
      return engineHere.run(given);
    },
  };
  await started(watching);
  noteStart();
  await expect.poll(() => statesOf(student, ids), { interval: 200 }).toEqual(['completed', 'completed']);
  expect(seen).toEqual([
    ['error', 'processing'],
    ['processing', 'completed'],
  ]);
  expect(await documentOf(student, ids[0] ?? 0)).toMatchObject({ error: null, rewritten_at: expect.any(String) });
});

test('what fails again is left alone at the next start, and what failed for a reason of today is never tried', async () => {
  const { student, started, here } = await world();
  const form = new FormData();
  form.append('file', new File(['A tide is the rise of the sea.'], 'tide.txt', { type: 'text/plain' }));
  const { doc_id: short } = (await (await student.call('upload', { body: form })).json()) as { doc_id: number };
  const damaged = await uploadFixture(student);
  for (const id of [short, damaged]) await finished(student, id);
  const { db } = here().deps;
  await db.update(documents).set({ status: 'error', errorCode: 'damaged', quizId: null }).where(eq(documents.id, damaged));
  const fresh = await db.select({ at: documents.rewrittenAt }).from(documents).where(eq(documents.id, short));
  expect(fresh).toEqual([{ at: expect.any(Date) }]);
  await db.update(documents).set({ rewrittenAt: null }).where(eq(documents.id, short));
  let runs = 0;
  const counting: Engine = {
    ...engineHere,
    run: (given) => {
      runs += 1;
      return engineHere.run(given);
    },
  };
  await started(counting);
  await expect.poll(() => runs, { interval: 50 }).toBe(1);
  expect(await finished(student, short)).toMatchObject({ upload_status: 'error', error_code: 'too-short' });
  // The second server's first look has ended when the third one starts.
  await started(counting);
  await started(counting);
  expect(runs).toBe(1);
});
