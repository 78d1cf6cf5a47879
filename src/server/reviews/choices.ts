// Merges a student's review settings from all devices: the newest choice of each setting counts.
import { type ChoicesKept, newestChoices, type ReviewChoice } from '#core/review/reviewChoice';
import { correctedTime } from '#core/submission/submission';
import type { Deps } from '../deps.ts';
import { readTime } from '../quizzes/decisions.ts';
import { findChoices, lockLog, putChoices } from './store.ts';

/** The same choices have the same result, however often and in whatever order they arrive. */
export async function choose(
  { db, now }: Deps,
  userId: number,
  newChoices: readonly ReviewChoice[],
  clientNow: string | null,
): Promise<ChoicesKept> {
  const receivedAt = now();
  const deviceNow = readTime(clientNow);
  const correctedChoices = newChoices.map((choice): ReviewChoice => {
    const at = correctedTime(receivedAt, deviceNow, Date.parse(choice.chosen_at));
    return { ...choice, chosen_at: new Date(at).toISOString() };
  });
  return db.transaction(async (tx) => {
    await lockLog(tx, userId);
    const choices = newestChoices([...(await findChoices(tx, userId)), ...correctedChoices]);
    await putChoices(tx, userId, choices);
    return { choices };
  });
}

/** The choices that count now. */
export async function chosen({ db }: Deps, userId: number): Promise<ChoicesKept> {
  return { choices: await findChoices(db, userId) };
}
