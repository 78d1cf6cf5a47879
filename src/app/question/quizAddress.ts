// What the address of a quiz or of its results says.
import { isLocalNumber } from '#core/editing/madeQuiz';

/** `7` from '7'; below zero of a quiz that has no number yet; 0 for what is no quiz's number (P7.1). */
export function quizIdOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && (id > 0 || isLocalNumber(id)) ? id : 0;
}

/** `?practice=1`: a run of the wrong answers, begun from the results. */
export function isPractice(search: object): boolean {
  return 'practice' in search && Boolean(search.practice);
}
