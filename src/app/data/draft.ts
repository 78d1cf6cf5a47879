// What is typed on a screen that makes something, kept on this device a moment after the last key and brought back with the screen. What
// another tab keeps under the same name comes to this screen too: the older of two must not be written over the newer.
import { liveQuery } from 'dexie';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { dropDraft, keepDraft, keptDraft } from '#device/attempts/drafts';
import type { DraftRow } from '#device/rows/db';
import { db } from './device.ts';
import { useSession } from './session.ts';

const PAUSE_MS = 300;
/** Whoever makes no pause is kept each second all the same. */
const LIMIT_MS = 1_000;

/**
 * State that survives a killed browser: the value, null while it is being read, how to change it, and how to forget it. `empty` is not
 * kept, and stands where nothing was.
 */
export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, empty: T) {
  // Whose it is when it is typed: a login may end before it is stored.
  const userId = useSession().user?.user_id ?? 0;
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<T | null>(null);
  /** when the first of what is not kept yet was typed */
  const since = useRef(0);
  /** how much of it is being stored right now */
  const storing = useRef(0);
  /** what is on screen is nowhere else: it could not be kept, or must not be */
  const isOnlyHere = useRef(false);
  const inputs = useRef({ schema, empty });
  const keep = useCallback(
    async (next: T) => {
      unsaved.current = null;
      storing.current += 1;
      isOnlyHere.current = !(await save({ userId, name, draft: next }));
      storing.current -= 1;
    },
    [userId, name],
  );
  useEffect(() => {
    const { schema: shape, empty: emptyValue } = inputs.current;
    const isFree = () => unsaved.current === null && storing.current === 0 && !isOnlyHere.current;
    const feed = liveQuery(() => keptDraft(db, userId, name, shape)).subscribe({
      next: (storedDraft) =>
        setValue((typed) => (typed === null ? (storedDraft ?? emptyValue) : storedDraft && isFree() ? storedDraft : typed)),
      error: () => setValue((typed) => typed ?? emptyValue),
    });
    const store = () => {
      clearTimeout(timer.current);
      if (unsaved.current) void keep(unsaved.current);
    };
    addEventListener('pagehide', store);
    return () => {
      feed.unsubscribe();
      removeEventListener('pagehide', store);
      store();
    };
  }, [userId, name, keep]);
  const change = (next: T) => {
    setValue(next);
    if (unsaved.current === null) since.current = Date.now();
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(next), Math.max(0, Math.min(PAUSE_MS, since.current + LIMIT_MS - Date.now())));
  };
  /** What was made of it holds it now: nothing that was typed is kept any more. */
  const settle = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    isOnlyHere.current = true;
  };
  const clear = () => {
    settle();
    isOnlyHere.current = false;
    setValue(inputs.current.empty);
    storing.current += 1;
    void dropDraft(db, userId, name)
      .catch(() => undefined)
      .then(() => {
        storing.current -= 1;
      });
  };
  /** on screen only: nothing of it is kept, nor of what was typed before */
  const show = (next: T) => {
    clear();
    isOnlyHere.current = true;
    setValue(next);
  };
  return { value, change, settle, clear, show };
}

/** A device without room for it goes on without: what is typed stays on screen. Gives whether it is kept. */
function save(row: DraftRow): Promise<boolean> {
  return keepDraft(db, row).then(
    () => true,
    (error: unknown) => {
      console.error('A draft was not kept.', error);
      return false;
    },
  );
}
