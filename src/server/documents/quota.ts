// Limits how much one student may store. Checked after the row is inserted, in the same transaction: a repeated key adds
// nothing, and concurrent requests cannot exceed the limit.
import type { Quota } from '../config.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';
import { countBytes, countDocuments, countUnread } from './quotaStore.ts';

const MEGABYTE = 1024 * 1024;

/** @throws {Refusal} if the student has more than the quota; the transaction then removes the new row */
export async function refuseBeyond(tx: Db, userId: number, quota: Quota): Promise<void> {
  const limit = quota.documents;
  if ((await countDocuments(tx, userId)) > limit) throw new Refusal('too_many_documents', { params: { limit } });
  await refuseBytesBeyond(tx, userId, quota.megabytes);
  if ((await countUnread(tx, userId)) > quota.waiting) throw new Refusal('too_many_unread');
}

/**
 * Checked only when documents or quizzes are added; submissions, marks and ratings are always accepted.
 * @throws {Refusal} if everything stored for the student takes more
 */
export async function refuseBytesBeyond(tx: Db, userId: number, megabytes: number): Promise<void> {
  if ((await countBytes(tx, userId)) > megabytes * MEGABYTE)
    throw new Refusal('too_many_megabytes', { params: { limit: megabytes } });
}
