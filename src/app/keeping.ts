// Keeps every ready quiz on this device by itself (design, point 3.11), newest first, and lets the oldest go.

import { proxy } from 'valtio';
import { type DocumentRow, isReady } from '#core/document';
import { keepMissing, keepTimer, keptIds, trimLibrary } from '#device/library';
import { db } from './device.ts';
import { callAs } from './queries.ts';

/** What the dashboard says beside a quiz that is not here yet. */
export const keeping = proxy({ busy: false });

type Wish = { userId: number; documents: readonly DocumentRow[] };

let busy: Promise<void> | null = null;
/** the newest list that came while a round ran; polling may have ended with it, so nobody would bring it again */
let next: Wish | null = null;
/** what the last lists said of each quiz's time limit, so that only a change is looked at */
const timers = new Map<string, number | null>();
/** quizzes had to go to make room: from then on only as many as there is room for are fetched */
let roomFor = Number.POSITIVE_INFINITY;

/** Keeps what is ready and missing; one round at a time, and a round that fails is no one's error. */
export function keepReady(userId: number, documents: readonly DocumentRow[]): Promise<void> {
  next = { userId, documents };
  busy ??= rounds().finally(() => {
    busy = null;
    keeping.busy = false;
  });
  return busy;
}

async function rounds(): Promise<void> {
  for (let wish = next; wish !== null; wish = next) {
    next = null;
    await round(wish).catch(() => undefined);
  }
}

async function round({ userId, documents }: Wish): Promise<void> {
  const ready = documents.filter(isReady);
  const ids = ready.flatMap((row) => row.generated_quiz_id ?? []);
  const download = (id: number) => {
    // Not before: of a list with more than are kept, every poll would say "Being kept" for a moment, and every row would move.
    keeping.busy = true;
    return callAs(userId, 'quiz', { params: { id } });
  };
  await keepMissing(db, userId, ids.slice(0, roomFor), download, Date.now);
  for (const { generated_quiz_id: id, timer_duration_seconds: seconds } of ready) {
    const key = `${userId}:${id}`;
    if (id === null || seconds === undefined || timers.get(key) === seconds) continue;
    await keepTimer(db, userId, id, seconds);
    timers.set(key, seconds);
  }
  if (ids.length > 0) await askToPersist();
  const quota = await navigator.storage?.estimate?.().then((e) => e.quota ?? null);
  const gone = await trimLibrary(db, userId, quota ?? null);
  if (gone > 0) roomFor = (await keptIds(db, userId)).length;
}

let asked = false;

/** Asked once there is something to lose. A no changes nothing but the health line. */
async function askToPersist(): Promise<void> {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
