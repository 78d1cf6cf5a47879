// A wish to join, kept on this device first: it survives the registration on the way, and goes out by itself.

import { NOBODY } from '#device/quizzes/sample';
import { newUuid } from '#device/rows/ids';
import type { JoinRow } from '#device/rows/joinRow';
import { joinLater } from '#device/together/joins';
import { joinTexts } from '#texts/join';
import { db } from '../data/device.ts';
import { sessionNow } from '../data/session.ts';
import { sendSoon } from '../sync/sendSoon.ts';

export type Joining = Pick<JoinRow, 'to' | 'code' | 'title' | 'name'>;

/** Resolves when it would survive a kill. */
export async function keepJoin(joining: Joining): Promise<void> {
  const { token, user } = sessionNow();
  await joinLater(db, { ...joining, id: newUuid(), userId: user?.user_id ?? NOBODY, wall: Date.now() });
  if (token !== null) sendSoon();
}

/** What a name is for where a quiz is shared, with its leaderboard or without. */
export const nameHint = (leaderboard: boolean) => (leaderboard ? joinTexts.nameHintWithBoard : joinTexts.nameHint);
