// What the address of a quiz or of its results says, and what its screens read of the quiz before they are drawn.
import { isLocalNumber } from '#core/editing/madeQuiz';
import { keptCopyOf, keys } from '../data/api.ts';
import { readAhead } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { quizNumberOf } from '../data/quizNumber.ts';

/** `7` from '7'; below zero of a quiz that has no number yet; 0 for what is no quiz's number (P7.1). */
export function quizIdOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && (id > 0 || isLocalNumber(id)) ? id : 0;
}

/** `?practice=1`: a run of the wrong answers, begun from the results. */
export function isPractice(search: object): boolean {
  return 'practice' in search && Boolean(search.practice);
}

/** For a screen with one quiz. */
export async function prepareQuiz({ quizId: text }: { quizId?: string }): Promise<void> {
  const [userId, called] = [userIdNow(), quizIdOf(text)];
  const queryKey = keys.quiz(userId, called);
  if (userId === 0 || called === 0) return;
  await readAhead(quizNumberOf(called));
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const { keptCopy, isSure } = await keptCopyOf(userId, called);
  if (isSure) queryClient.setQueryData(queryKey, keptCopy);
}
