// How a student wants to review, on this device.
import { ReviewSettings, usualSettings } from '#core/reviewPlan';
import { type OasisDatabase, parseRow, withDatabase } from './db.ts';

/** What was chosen, else the usual. */
export async function reviewSettings(db: OasisDatabase, userId: number): Promise<ReviewSettings> {
  const row = await withDatabase(db, () => db.reviewSettings.get(userId));
  return parseRow(ReviewSettings, row?.settings) ?? usualSettings;
}

/**
 * Keeps a choice; the others stay.
 * @throws {StorageFailure} when this device could not store it
 */
export function chooseReviewSettings(db: OasisDatabase, userId: number, chosen: Partial<ReviewSettings>): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.reviewSettings, async () => {
      const before = parseRow(ReviewSettings, (await db.reviewSettings.get(userId))?.settings) ?? usualSettings;
      await db.reviewSettings.put({ userId, settings: ReviewSettings.parse({ ...before, ...chosen }) });
    }),
  );
}
