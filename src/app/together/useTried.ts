// The attempt at a quiz that is tried by its code: the open one, else a new one on the quiz that the code brings.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { triedNumberOf } from '#core/editing/madeQuiz';
import { beginOrResume, openAttempt } from '#device/attempts/attempts';
import { newUuid } from '#device/rows/ids';
import { db } from '../data/device.ts';
import { sharedQuiz } from './sharedLook.ts';

export type Tried = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'open'; attempt: Attempt };

/** `again` looks anew: another try, or a new start. */
export function useTried(userId: number, code: string): Tried & { again: () => void } {
  const [tried, setTried] = useState<Tried>({ state: 'loading' });
  const latest = useRef(0);
  const retry = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    const show = (next: Tried) => {
      if (mine === latest.current) setTried(next);
    };
    setTried({ state: 'loading' });
    opened(userId, code).then(
      (attempt) => show({ state: 'open', attempt }),
      (error: unknown) => show({ state: 'failed', error }),
    );
  }, [userId, code]);
  useEffect(() => {
    retry();
    return () => {
      latest.current += 1;
    };
  }, [retry]);
  return { ...tried, again: retry };
}

async function opened(userId: number, code: string): Promise<Attempt> {
  const quizId = triedNumberOf(code);
  const open = await openAttempt(db, userId, quizId, true);
  if (open) return open;
  const quiz = await sharedQuiz(code);
  return beginOrResume(db, { userId, quizId, quiz, attemptId: newUuid(), wall: Date.now(), practice: true });
}
