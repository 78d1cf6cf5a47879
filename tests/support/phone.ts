// A student's phone: attempts that are begun and handed in on it, its outbox, and what a network answers.
import type { Receipt, Reply } from '#core/submission/submission';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume, type Opening } from '#device/attempts/attempts';
import { cannotSend, createOutbox } from '#device/queue/kinds';
import { storeSession } from '#device/rows/credentials';
import type { OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import type { DeviceMessage } from '#device/rows/messages';
import { ama, smallQuiz, testDatabase } from './testDatabase.ts';

export const wall = 1_800_000_000_000;
export const eager = { eager: true };

export async function signedIn(): Promise<OasisDatabase> {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  return db;
}

export const opening = (more: Partial<Opening> = {}): Opening => ({
  ...{ userId: 1, quizId: 7, quiz: smallQuiz, attemptId: newUuid(), wall },
  ...more,
});
export const begin = (db: OasisDatabase, more?: Partial<Opening>) => beginOrResume(db, opening(more));

/** Hands in these answers; the id of the attempt. */
export async function handIn(
  db: OasisDatabase,
  answers: Record<number, string> = {},
  { endedAt, ...more }: Partial<Opening> & { endedAt?: number } = {},
): Promise<string> {
  const { attemptId } = await begin(db, more);
  const moves = Object.entries(answers).map(([id, text]) => ({ type: 'answer', questionId: Number(id), text }) as const);
  await moveAll(db, attemptId, [...moves, { type: 'finish', by: 'student' }], { wall: endedAt ?? more.wall ?? wall });
  return attemptId;
}

export const ok = (body: unknown): Reply => ({ status: 200, body, retryAfterMs: null });
export const failure = (status: number, detail = 'No.'): Reply => ({ status, body: { detail }, retryAfterMs: null });
/** A captive portal's page: 200, and nothing of ours in it. */
export const portal = ok(undefined);
export const receiptFor = (submission_id: string, more: Partial<Receipt> = {}): Receipt => ({
  ...{ submission_id, submitted_at: new Date(wall).toISOString(), score: 0, correct_count: 0, total_questions: 3, results: [] },
  ...more,
});

export const outboxOn = (
  db: OasisDatabase,
  senders: Partial<typeof cannotSend>,
  told: DeviceMessage[] = [],
  now: () => number = () => wall,
) => createOutbox({ ...cannotSend, db, now, lock: (work) => work(), tell: (message) => void told.push(message), ...senders });
