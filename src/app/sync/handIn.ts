// What happens after an attempt has ended and lies in the outbox: it is sent, and the student is told what is true.

import { attemptById } from '#device/attempts/attempts';
import { submissionRow } from '#device/queue/submissions';
import { db } from '../data/device.ts';
import { refusalText } from '../data/queryClient.ts';
import { sendNow } from './sendSoon.ts';

const SAVING_LIMIT_MS = 5_000;

/** The submissions whose own screen waits for the answer and tells it. */
const awaited = new Set<string>();

/** Whoever waits for this one tells the student itself: no second notice. */
export function isAwaited(submissionId: string): boolean {
  return awaited.has(submissionId);
}

export type HandedIn = { kind: 'received' } | { kind: 'refused'; reason: string } | { kind: 'waiting' } | { kind: 'needs-login' };

/**
 * Sends an ended attempt and waits for the server's proof for at most 5 s ('Saving...'). Whatever the answer, the attempt
 * is safe: it left the outbox on proof, or it stays there and is sent later.
 */
export async function handIn(submissionId: string): Promise<HandedIn> {
  awaited.add(submissionId);
  try {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, SAVING_LIMIT_MS));
    await Promise.race([sendNow().catch(() => undefined), limit]);
    // Only the server's proof says "received"; a row that is gone or cannot be read does not.
    if ((await attemptById(db, submissionId))?.receipt) return { kind: 'received' };
    const row = await submissionRow(db, submissionId);
    if (row?.state === 'refused') return { kind: 'refused', reason: refusalText(row, '') };
    return { kind: row?.state === 'needs-login' ? 'needs-login' : 'waiting' };
  } catch (error) {
    console.error('What became of a submission could not be read; it stays and is sent later.', error);
    return { kind: 'waiting' };
  } finally {
    awaited.delete(submissionId);
  }
}
