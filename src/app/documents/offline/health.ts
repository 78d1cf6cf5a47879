// The state of this device, and a test of it.

import { newestIds } from '#device/quizzes/library';
import { LibraryRow, type OasisDatabase, parseRow } from '#device/rows/db';
import { studyOfflineTexts } from '#texts/studyOffline';
import { fillShellCache, isShellCached } from '../../shell/shellCache.ts';

export type Storage = { usedBytes: number | null; freeBytes: number | null; persistent: boolean | null };

/** The browser's storage estimate; null if it reports none. */
export async function readStorage(storage: StorageManager | undefined): Promise<Storage> {
  const { usage, quota } = (await storage?.estimate?.()) ?? {};
  return {
    usedBytes: usage ?? null,
    freeBytes: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
    persistent: (await storage?.persisted?.()) ?? null,
  };
}

export type Check = { ok: boolean; title: string; note: string | null };

/** Tests the shell, every kept quiz, and one strict write. It uses the network only to refill an emptied cache. */
export async function selfTest(
  db: OasisDatabase,
  userId: number,
  clock: { now: () => number; words: (time: number) => string },
): Promise<Check[]> {
  return [await checkShell(clock), await checkQuizzes(db, userId), await checkWriting(db, clock), checkBackground()];
}

async function checkShell({ now, words }: { now: () => number; words: (time: number) => string }): Promise<Check> {
  const controller = navigator.serviceWorker?.controller;
  const ok = (await isShellCached()) || (navigator.onLine && controller ? await fillShellCache(controller) : false);
  return ok
    ? { ok, title: studyOfflineTexts.opens, note: studyOfflineTexts.opensNote(words(now())) }
    : {
        ok,
        title: studyOfflineTexts.opensNot,
        note: globalThis.isSecureContext === false ? studyOfflineTexts.plainHttp : studyOfflineTexts.opensNotNote,
      };
}

async function checkQuizzes(db: OasisDatabase, userId: number): Promise<Check> {
  const ids = await newestIds(db, userId);
  const readable = await Promise.all(
    ids.map(async (id) => (parseRow(LibraryRow, await db.library.get([userId, id]))?.quiz.questions.length ?? 0) > 0),
  );
  const good = readable.filter(Boolean).length;
  return {
    ok: good === ids.length,
    title: studyOfflineTexts.readable(good, ids.length),
    note: ids.length === 0 ? studyOfflineTexts.noneKept : null,
  };
}

async function checkWriting(db: OasisDatabase, { now }: { now: () => number }): Promise<Check> {
  const startedAt = now();
  try {
    const key = 'self-test';
    await db.transaction('rw', db.queries, async () => {
      await db.queries.put({ key, userId: 0, value: '' });
      await db.queries.delete(key);
    });
    return {
      ok: true,
      title: studyOfflineTexts.saves,
      note: studyOfflineTexts.savesNote(Math.max(1, Math.round(now() - startedAt))),
    };
  } catch {
    return { ok: false, title: studyOfflineTexts.savesNot, note: studyOfflineTexts.savesNotNote };
  }
}

function checkBackground(): Check {
  const ok = 'serviceWorker' in navigator && 'SyncManager' in globalThis;
  return ok
    ? { ok, title: studyOfflineTexts.sendsInBackground, note: null }
    : {
        ok,
        title: studyOfflineTexts.sendsNotInBackground,
        note: studyOfflineTexts.sendsNotNote,
      };
}
