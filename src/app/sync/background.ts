// Everything that runs by itself while someone is signed in, on whatever screen. Loaded after the first paint.
import { liveQuery } from 'dexie';
import { countForBadge, showBadge } from '#device/queue/badge';
import { adoptSample } from '#device/quizzes/sample';
import { watchUpgrade } from '#device/rows/db';
import { adoptJoins } from '#device/together/joins';
import { adoptShared } from '#device/together/shared';
import { syncTexts } from '#texts/sync';
import { uiTexts } from '#texts/ui';
import { db } from '../data/device.ts';
import { forgetReminders, renewReminders } from '../data/reminders.ts';
import { onSession, sessionNow } from '../data/session.ts';
import { startDeliveries } from './deliveries.ts';
import { tellTimeUp } from './timeUpNews.ts';
import { flushAll } from './upgrade.ts';

let stop: (() => void) | null = null;
let runningFor: string | null = null;

/** How the student is told. */
export type Say = Record<'info' | 'success', (text: string) => void>;

/** Follows the session: starts with a login or a found session, stops with a logout, starts anew for another student. */
export function startBackground(say: Say): void {
  const follow = () => followSession(say);
  follow();
  watchUpgrade(db, flushAll, () => say.info(syncTexts.updatedElsewhere));
  onSession(follow);
  // The session lies in the same database: the number follows a logout too.
  liveQuery(() => countForBadge(db, Date.now())).subscribe({ next: (count) => void showBadge(count), error: logged });
}

function logged(error: unknown): void {
  console.error(error);
}

function followSession(say: Say): void {
  const wanted = sessionNow().token === null ? null : `${sessionNow().user?.user_id ?? ''}:${sessionNow().token}`;
  if (wanted === runningFor) return;
  runningFor = wanted;
  const userId = sessionNow().user?.user_id;
  // Shared into the app, taken as a sample, or to be joined, while nobody was signed in.
  if (wanted !== null && userId !== undefined) {
    adoptShared(db, userId).catch(logged);
    adoptSample(db, userId).catch(logged);
    adoptJoins(db, userId, Date.now()).catch(logged);
    renewReminders(userId).catch(logged);
  }
  // A session that was ended elsewhere ends them too.
  if (wanted === null) forgetReminders().catch(logged);
  stop?.();
  stop =
    wanted === null
      ? null
      : startDeliveries({
          onTimeUp: (attempts) =>
            tellTimeUp(
              attempts.map(({ attemptId, userId: id, quizId, quiz }) => ({
                attemptId,
                userId: id,
                quizId,
                title: quiz.title || uiTexts.untitled,
              })),
            ),
          onDelivered: () => say.success(syncTexts.submitted),
          onJoined: (title) => say.success(syncTexts.joined(title)),
        });
}
