// Queries of the language model's row, shared by all processes of a database.
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { documents } from '../database/tables.ts';
import { ModelChoice, type StoredModel } from './choice.ts';
import { languageModel } from './tables.ts';

/** Null if none is set up, or only one of a kind that this version does not know. */
export async function findModel(db: Db): Promise<StoredModel | null> {
  const [row] = await db.select().from(languageModel);
  const parsed = ModelChoice.safeParse(row?.choice);
  return row === undefined || !parsed.success ? null : { choice: parsed.data, documentsSince: row.documentsSince };
}

export async function saveModel(db: Db, { choice, documentsSince }: StoredModel): Promise<void> {
  await db
    .insert(languageModel)
    .values({ id: 1, choice, documentsSince })
    .onConflictDoUpdate({ target: languageModel.id, set: { choice, documentsSince } });
}

/** Removes the model, and resets wanted quizzes as for older documents. False if there was none. */
export async function deleteModel(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.delete(languageModel).returning({ id: languageModel.id });
    const nothing = { betterAfter: null, betterBy: null, betterTries: 0, betterDone: null, betterParts: null };
    if (rows.length > 0) await tx.update(documents).set(nothing).where(isNotNull(documents.betterAfter));
    return rows.length > 0;
  });
}
