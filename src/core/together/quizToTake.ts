// Chooses among the versions of an assigned quiz. A file of its own, so that a page that needs only this loads no schemas.
import type { SharedRow } from './sharedQuiz.ts';

/** The corrected version if there is one. */
export function quizToTake({ quiz_id: quizId, version_id: versionId }: Pick<SharedRow, 'quiz_id' | 'version_id'>): number {
  return versionId ?? quizId;
}

/** The numbers of all versions, the current one last. A server of before names two at most. */
export function versionsOf({ quiz_id: quizId, version_id: versionId, versions }: VersionFields): readonly number[] {
  return versions ?? (typeof versionId === 'number' ? [quizId, versionId] : [quizId]);
}
type VersionFields = Pick<SharedRow, 'quiz_id' | 'version_id' | 'versions'>;

/** The place of a version, from 1, in the order in which they were made; 0: unknown. */
export function versionNumber(versions: readonly number[], quizId: number): number {
  return [...versions].sort((a, b) => a - b).indexOf(quizId) + 1;
}
