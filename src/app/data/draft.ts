// Stores what is typed on a screen shortly after the last key, and restores it with the screen. Changes from another tab under
// the same name appear here too, so that an old state never overwrites a newer one.
import { liveQuery } from 'dexie';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { dropDraft, keepDraft, keptDraft } from '#device/attempts/drafts';
import type { DraftRow } from '#device/rows/db';
import { db } from './device.ts';
import { useSession } from './session.ts';

const PAUSE_MS = 300;
/** Continuous typing is stored once a second. */
const LIMIT_MS = 1_000;

/**
 * State that survives a killed browser: the value (null while being read), and functions to change and delete it. `empty` is the
 * initial value and is not stored.
 */
export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, empty: T) {
  // The student who types: a login may end before it is stored.
  const userId = useSession().user?.user_id ?? 0;
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<T | null>(null);
  /** when the oldest unsaved text was typed */
  const since = useRef(0);
  /** how many saves are running */
  const storing = useRef(0);
  /** the value on screen is not stored: storing failed or is disabled */
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
  /** Deletes the draft, after something was made of it. */
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
  /** Shows a value without storing it, and drops what was stored. */
  const show = (next: T) => {
    clear();
    isOnlyHere.current = true;
    setValue(next);
  };
  return { value, change, settle, clear, show };
}

/** Without room on the device, the text stays on screen only. Returns whether it was stored. */
function save(row: DraftRow): Promise<boolean> {
  return keepDraft(db, row).then(
    () => true,
    (error: unknown) => {
      console.error('A draft was not kept.', error);
      return false;
    },
  );
}
