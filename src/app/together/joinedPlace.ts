// Where a joined quiz is, in words, whether it can be opened now, and whether it was ever handed in.
import type { SharedRow } from '#core/sharedQuiz';

/** What this device holds, by quiz id. */
export type Here = { kept: ReadonlySet<number>; open: ReadonlySet<number>; unsent: ReadonlyMap<number, unknown> };

export function placeOf(quizId: number, device: Here, online: boolean): { words: string; canOpen: boolean; isOpen: boolean } {
  const [isKept, isOpen] = [device.kept.has(quizId), device.open.has(quizId)];
  const words = isKept ? 'On this device' : online ? 'Not on this device' : 'Needs a network once';
  return { words, canOpen: online || isKept || isOpen, isOpen };
}

/** It has a score, one that comes after the closing, or answers that are on their way. */
export function isTaken({ quiz_id, last_score, assignments }: SharedRow, device: Here): boolean {
  return last_score !== null || device.unsent.has(quiz_id) || assignments.some(({ attempts_used }) => attempts_used > 0);
}
