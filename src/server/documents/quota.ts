// Limits how much one student may keep on this server. It is asked in the transaction that adds a document or quiz, after the row is there: what came
// before under the same key is no news, and of many that come at once none slips by.
import type { Quota } from '../config.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';
import { countBytes, countDocuments, countUnread } from './quotaStore.ts';

const MEGABYTE = 1024 * 1024;

/** @throws {Refusal} where the student has more than the quota; the transaction takes the new row back */
export async function refuseBeyond(tx: Db, userId: number, quota: Quota): Promise<void> {
  const limit = quota.documents;
  if ((await countDocuments(tx, userId)) > limit) throw new Refusal('too_many_documents', { params: { limit } });
  await refuseBytesBeyond(tx, userId, quota.megabytes);
  if ((await countUnread(tx, userId)) > quota.waiting) throw new Refusal('too_many_unread');
}

/**
 * Only what adds documents or quizzes asks for it: hand-ins, marks and ratings are always taken.
 * @throws {Refusal} where all that is stored of the student takes more
 */
export async function refuseBytesBeyond(tx: Db, userId: number, megabytes: number): Promise<void> {
  if ((await countBytes(tx, userId)) > megabytes * MEGABYTE)
    throw new Refusal('too_many_megabytes', { params: { limit: megabytes } });
}
