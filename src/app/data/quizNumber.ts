// Resolves the quiz id of an address: a local id becomes the server's, once that is known.
import { isLocalNumber } from '#core/editing/madeQuiz';
import { numberNow } from '#device/rows/madeNumbers';
import { db } from './device.ts';
import { liveQueryOf, liveValue, useLive } from './live.ts';

export const quizNumberOf = liveQueryOf((called: number) => numberNow(db, called));

/** Live; null while it is being looked up. */
export function useQuizNumber(called: number): number | null {
  const live = useLive(quizNumberOf(called));
  if (!isLocalNumber(called)) return called;
  return live.state === 'failed' ? called : liveValue(live, null);
}
