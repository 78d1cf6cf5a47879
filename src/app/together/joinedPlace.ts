// Where a joined quiz is, whether it can be opened now, and whether it was ever handed in.
import { quizToTake, versionsOf } from '#core/together/quizToTake';
import type { SharedRow } from '#core/together/sharedQuiz';
import type { QuizPlace } from '../ui/quizPlace.ts';

/** What this device holds, by quiz id. */
export type Here = { kept: ReadonlySet<number>; open: ReadonlySet<number>; unsent: ReadonlyMap<number, unknown> };

export function placeOf(quizId: number, device: Here, online: boolean): { place: QuizPlace; canOpen: boolean; isOpen: boolean } {
  const [isKept, isOpen] = [device.kept.has(quizId), device.open.has(quizId)];
  const place = isKept ? 'on-device' : online ? 'on-server' : 'out-of-reach';
  return { place, canOpen: online || isKept || isOpen, isOpen };
}

/** An attempt that is open is finished on the version that it was begun with; the next one takes the corrected version. */
export function quizHere(row: SharedRow, { open }: Pick<Here, 'open'>): number {
  return versionsOf(row).findLast((id) => open.has(id)) ?? quizToTake(row);
}

/** The version whose result waits to be sent, or the one to take: without a result it shows that of the version before. */
export function resultHere(row: SharedRow, { unsent }: Pick<Here, 'unsent'>): number {
  return versionsOf(row).findLast((id) => unsent.has(id)) ?? quizToTake(row);
}

/** It has a score, one that comes after the closing, or answers that are on their way. */
export function isTaken(row: SharedRow, device: Here): boolean {
  return (
    row.last_score !== null ||
    device.unsent.has(resultHere(row, device)) ||
    row.assignments.some(({ attempts_used }) => attempts_used > 0)
  );
}
