// Keeps every ready quiz on this device by itself (design, point 3.11), newest first, and lets the oldest go.

import { proxy } from 'valtio';
import { type DocumentRow, isReady } from '#core/document';
import { keepMissing, keepTimer, trimLibrary } from '#device/library';
import { db } from './device.ts';
import { call } from './queries.ts';

/** What the dashboard says beside a quiz that is not here yet. */
export const keeping = proxy({ busy: false });

let busy: Promise<void> | null = null;

/** Keeps what is ready and missing; one round at a time, and a round that fails is no one's error. */
export function keepReady(userId: number, documents: readonly DocumentRow[]): Promise<void> {
  keeping.busy = true;
  busy ??= round(userId, documents)
    .catch(() => undefined)
    .finally(() => {
      busy = null;
      keeping.busy = false;
    });
  return busy;
}

async function round(userId: number, documents: readonly DocumentRow[]): Promise<void> {
  const ready = documents.filter(isReady);
  const ids = ready.flatMap((row) => row.generated_quiz_id ?? []);
  await keepMissing(db, userId, ids, (id) => call('quiz', { params: { id } }), Date.now);
  for (const { generated_quiz_id: id, timer_duration_seconds: seconds } of ready) {
    if (id !== null && seconds !== undefined) await keepTimer(db, userId, id, seconds);
  }
  if (ids.length > 0) await askToPersist();
  const quota = await navigator.storage?.estimate?.().then((e) => e.quota ?? null);
  await trimLibrary(db, userId, quota ?? null);
}

let asked = false;

/** Asked once there is something to lose. A no changes nothing but the health line. */
async function askToPersist(): Promise<void> {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
