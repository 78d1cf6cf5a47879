// Stores how a student wants to review, and merges the choices of other devices. Choices that were not sent yet stay until the
// server has them.

import { ReviewSettings, usualSettings } from '#core/review/reviewBounds';
import { type ChoicesKept, choicesBetween, newestChoices, ReviewChoice, topicOf, withChoices } from '#core/review/reviewChoice';
import { newestVersions, type Versions } from '../quizzes/versions.ts';
import { type OasisDatabase, parseRow, parseRows, withDatabase } from '../rows/db.ts';
import { SettingsRow } from '../rows/settingsRow.ts';

/** The key of a student's queue row. */
const settingsRowId = (userId: number) => `settings:${userId}`;

/** The student's settings, or the defaults. A quiz's exam date belongs to its newest version. */
export async function reviewSettings(db: OasisDatabase, userId: number): Promise<ReviewSettings> {
  const [settings, versions] = await Promise.all([
    withDatabase(db, () => storedSettings(db, userId)),
    newestVersions(db, userId),
  ]);
  return { ...settings, exams: inNewest(settings.exams, versions) };
}

function inNewest(exams: ReviewSettings['exams'], versions: Versions): ReviewSettings['exams'] {
  const moved = Object.entries(exams).map(([id, day]) => [String(versions.get(Number(id)) ?? id), day] as const);
  return {
    ...Object.fromEntries(moved),
    ...Object.fromEntries(Object.entries(exams).filter(([id]) => !versions.has(Number(id)))),
  };
}

/**
 * Stores a choice and queues it. `wall`: the device's clock, ms since 1970.
 * @throws {StorageFailure} when this device could not store it
 */
export function chooseReviewSettings(
  db: OasisDatabase,
  userId: number,
  newSettings: Partial<ReviewSettings>,
  wall: number,
): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.reviewSettings, db.queue, async () => {
      const settingsBefore = await storedSettings(db, userId);
      const settings = ReviewSettings.parse({ ...settingsBefore, ...newSettings });
      await db.reviewSettings.put({ userId, settings });
      await enqueue(db, userId, choicesBetween(settingsBefore, settings, new Date(wall).toISOString()), wall);
    }),
  );
}

/**
 * Applies the server's settings, except where a choice waits to be sent. Settings from an older app, which never sent them, are
 * queued. `wall`: the device's clock, ms since 1970.
 */
export function keepChoices(db: OasisDatabase, userId: number, serverChoices: ChoicesKept, wall: number): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.reviewSettings, db.queue, () => takeOver(db, userId, serverChoices, wall)),
  );
}

/** The same inside the caller's transaction over `reviewSettings` and `queue`. */
export async function takeOver(db: OasisDatabase, userId: number, serverChoices: ChoicesKept, wall: number): Promise<void> {
  const { rows: choices } = parseRows(ReviewChoice, serverChoices.choices);
  const settingsBefore = await storedSettings(db, userId);
  const queuedChoices = parseRow(SettingsRow, await db.queue.get(settingsRowId(userId)))?.choices ?? [];
  await db.reviewSettings.put({ userId, settings: withChoices(settingsBefore, [...choices, ...queuedChoices]) });
  const knownTopics = new Set([...choices, ...queuedChoices].map(topicOf));
  const deviceChoices = choicesBetween(usualSettings, settingsBefore, new Date(wall).toISOString());
  const untold = deviceChoices.filter((choice) => !knownTopics.has(topicOf(choice)));
  await enqueue(db, userId, untold, wall);
}

async function storedSettings(db: OasisDatabase, userId: number): Promise<ReviewSettings> {
  return parseRow(ReviewSettings, (await db.reviewSettings.get(userId))?.settings) ?? usualSettings;
}

/** Adds choices to the student's queue row, inside the caller's transaction. A new choice makes a refused row ready to send. */
async function enqueue(db: OasisDatabase, userId: number, choices: readonly ReviewChoice[], wall: number): Promise<void> {
  if (choices.length === 0) return;
  const id = settingsRowId(userId);
  const queued = parseRow(SettingsRow, await db.queue.get(id));
  const first = { id, kind: 'settings', userId, choices: [], madeAt: wall, tries: 0, notBefore: 0 } as const;
  // The newest choice wins even if the clock was moved back: the last of each topic in the list stays.
  const topics = new Set(choices.map(topicOf));
  const otherChoices = (queued?.choices ?? []).filter((choice) => !topics.has(topicOf(choice)));
  const row = { ...(queued ?? first), choices: newestChoices([...otherChoices, ...choices]) };
  await db.queue.put({ ...row, state: 'waiting', reason: null, retryAt: 0 });
}
