// The row of the language model. All processes of a database read the same one.
import type { Db } from '../database.ts';
import { ModelChoice, type StoredModel } from './choice.ts';
import { languageModel } from './tables.ts';

/** Null where none is set up, or a newer Oasis set up one of a kind that this one does not know. */
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

/** False when there was none. */
export async function deleteModel(db: Db): Promise<boolean> {
  return (await db.delete(languageModel).returning({ id: languageModel.id })).length > 0;
}
