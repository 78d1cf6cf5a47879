// The queue kind for review settings. The server confirms each choice before it leaves the queue; choices made since sending
// stay.

import { isLocalNumber } from '#core/editing/madeQuiz';
import { ChoicesKept, ReviewChoice, topicOf } from '#core/review/reviewChoice';
import { takeOver } from '../review/reviewSettings.ts';
import { type OasisDatabase, parseRow, parseRows, type Read, withDatabase } from '../rows/db.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { queueRows } from '../rows/queueRows.ts';
import { SettingsRow } from '../rows/settingsRow.ts';
import { type Noted, TRY_AGAIN } from '../rows/waiting.ts';

/** Creates the kind. `now`: the device's clock, ms since 1970. */
export function settingsKind(send: Sender<SettingsRow>, now: () => number): Kind<SettingsRow, ChoicesKept> {
  return {
    lane: 'answers',
    key: 'id',
    madeAt: (row) => row.madeAt,
    rows: settingsRowsOf,
    send,
    proofOf,
    onProof: (db, row, proof) => removeProven(db, row, proof, now()),
    note: (db, sentRow, changes) => noteChanges(db, sentRow, changes),
  };
}

/** The row, reduced to what can be sent: the exam date of a quiz without a server id waits for it. */
async function settingsRowsOf(db: OasisDatabase, userId: number): Promise<Read<SettingsRow>> {
  const { rows, unreadable } = await queueRows<SettingsRow>(db, userId, 'settings', SettingsRow);
  const sendableRows = rows.map((row) => ({ ...row, choices: row.choices.filter((choice) => !isLocal(choice)) }));
  return { rows: sendableRows.filter(({ choices }) => choices.length > 0), unreadable };
}

const isLocal = (choice: ReviewChoice) => choice.name === 'exam' && choice.quiz_id !== null && isLocalNumber(choice.quiz_id);

/** The server's answer names the valid value of every choice that was sent. */
function proofOf({ choices }: SettingsRow, body: unknown): ChoicesKept | null {
  const proof = ChoicesKept.safeParse(body);
  if (!proof.success) return null;
  const provenTopics = new Set(parseRows(ReviewChoice, proof.data.choices).rows.map(topicOf));
  return choices.every((choice) => provenTopics.has(topicOf(choice))) ? proof.data : null;
}

function removeProven(db: OasisDatabase, sentRow: SettingsRow, proof: ChoicesKept, wall: number): Promise<boolean> {
  return withDatabase(db, () =>
    db.transaction('rw', db.reviewSettings, db.queue, async () => {
      const choices = await unsentOf(db, sentRow);
      const row = parseRow(SettingsRow, await db.queue.get(sentRow.id));
      if (row && choices.length > 0) await db.queue.put({ ...row, choices, ...TRY_AGAIN });
      else await db.queue.delete(sentRow.id);
      await takeOver(db, sentRow.userId, proof, wall);
      return choices.length === 0;
    }),
  );
}

/** The choices in the row that were not sent: made later, or withheld until their quiz has its number. */
async function unsentOf(db: OasisDatabase, sentRow: SettingsRow): Promise<ReviewChoice[]> {
  const sentChoices = new Set(sentRow.choices.map((choice) => JSON.stringify(choice)));
  const row = parseRow(SettingsRow, await db.queue.get(sentRow.id));
  return (row?.choices ?? []).filter((choice) => !sentChoices.has(JSON.stringify(choice)));
}

/** Records the outcome of sending. A choice made since then stays ready to send. */
function noteChanges(db: OasisDatabase, sentRow: SettingsRow, changes: Noted): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.queue, async () => {
      const row = parseRow(SettingsRow, await db.queue.get(sentRow.id));
      if (!row) return;
      const isNewer = (await unsentOf(db, sentRow)).some((choice) => !isLocal(choice));
      await db.queue.put({ ...row, ...changes, ...(isNewer ? { state: 'waiting', reason: null, retryAt: 0 } : {}) });
    }),
  );
}
