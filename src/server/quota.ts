// How much one student may keep on this server. It is asked in the transaction that adds a document, after the row is there: what came
// before under the same key is no news, and of many that come at once none slips by.
import { and, eq, inArray, isNull, ne, sum } from 'drizzle-orm';
import { quotaTexts } from '#core/document';
import { users } from './accounts/tables.ts';
import type { Quota } from './config.ts';
import type { Db } from './database.ts';
import { Refusal } from './failures.ts';
import { documents } from './tables.ts';

const MEGABYTE = 1024 * 1024;
const LATER_SECONDS = 60;

/** The transactions that add a document of this student end one after the other. */
export async function oneByOne(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** @throws {Refusal} where the student has more than the quota; the transaction takes the new row back */
export async function refuseBeyond(tx: Db, userId: number, { documents: most, megabytes, waiting }: Quota): Promise<void> {
  const own = eq(documents.userId, userId);
  const kept = await tx.$count(documents, and(own, isNull(documents.deletedAt)));
  if (kept > most) throw new Refusal(403, quotaTexts.documents(most));
  const [row] = await tx
    .select({ bytes: sum(documents.sizeBytes) })
    .from(documents)
    .where(and(own, ne(documents.fileKey, '')));
  if (Number(row?.bytes ?? 0) > megabytes * MEGABYTE) throw new Refusal(403, quotaTexts.megabytes(megabytes));
  const unread = await tx.$count(documents, and(own, inArray(documents.status, ['pending', 'processing'])));
  if (unread > waiting) throw new Refusal(429, quotaTexts.waiting, { 'Retry-After': String(LATER_SECONDS) });
}
