// Where a joined quiz is, whether it can be opened now, and whether it was ever handed in.
import type { SharedRow } from '#core/together/sharedQuiz';
import type { QuizPlace } from '../ui/quizPlace.ts';

/** What this device holds, by quiz id. */
export type Here = { kept: ReadonlySet<number>; open: ReadonlySet<number>; unsent: ReadonlyMap<number, unknown> };

export function placeOf(quizId: number, device: Here, online: boolean): { place: QuizPlace; canOpen: boolean; isOpen: boolean } {
  const [isKept, isOpen] = [device.kept.has(quizId), device.open.has(quizId)];
  const place = isKept ? 'on-device' : online ? 'on-server' : 'out-of-reach';
  return { place, canOpen: online || isKept || isOpen, isOpen };
}

/** It has a score, one that comes after the closing, or answers that are on their way. */
export function isTaken({ quiz_id, last_score, assignments }: SharedRow, device: Here): boolean {
  return last_score !== null || device.unsent.has(quiz_id) || assignments.some(({ attempts_used }) => attempts_used > 0);
}
