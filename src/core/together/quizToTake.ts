// Chooses the number of an assigned quiz. A file of its own, so that a page that needs only this loads no schemas.
import type { SharedRow } from './sharedQuiz.ts';

/** The corrected version if there is one. */
export function quizToTake({ quiz_id: quizId, version_id: versionId }: Pick<SharedRow, 'quiz_id' | 'version_id'>): number {
  return versionId ?? quizId;
}
