// What is typed on a screen that makes something, kept on this device a moment after the last key and brought back with the screen.
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { dropDraft, keepDraft, keptDraft } from '#device/drafts';
import { db } from './device.ts';
import { userIdNow } from './queries.ts';

const PAUSE_MS = 300;
/** Whoever makes no pause is kept each second all the same. */
const LIMIT_MS = 1_000;

/**
 * State that survives a killed browser: the value, null while it is being read, how to change it, and how to forget it. `empty` is not
 * kept, and stands where nothing was.
 */
export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, empty: T) {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<T | null>(null);
  /** when the first of what is not kept yet was typed */
  const since = useRef(0);
  const given = useRef({ schema, empty });
  useEffect(() => {
    const { schema: shape, empty: none } = given.current;
    keptDraft(db, userIdNow(), name, shape).then(
      (kept) => setValue((typed) => typed ?? kept ?? none),
      () => setValue((typed) => typed ?? none),
    );
    const store = () => {
      clearTimeout(timer.current);
      if (unsaved.current) void save(name, unsaved.current);
      unsaved.current = null;
    };
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [name]);
  const change = (next: T) => {
    setValue(next);
    if (unsaved.current === null) since.current = Date.now();
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        unsaved.current = null;
        void save(name, next);
      },
      Math.max(0, Math.min(PAUSE_MS, since.current + LIMIT_MS - Date.now())),
    );
  };
  /** What was made of it holds it now: nothing that was typed is kept any more. */
  const settle = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
  };
  const clear = () => {
    settle();
    setValue(given.current.empty);
    void dropDraft(db, userIdNow(), name).catch(() => undefined);
  };
  /** on screen only: nothing of it is kept, nor of what was typed before */
  const show = (next: T) => {
    clear();
    setValue(next);
  };
  return { value, change, settle, clear, show };
}

/** A device without room for it goes on without: what is typed stays on screen. */
async function save(name: string, draft: object): Promise<void> {
  await keepDraft(db, { userId: userIdNow(), name, draft }).catch((error: unknown) =>
    console.error('A draft was not kept.', error),
  );
}
