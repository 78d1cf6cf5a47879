// The endpoints of reminders.
import type { Reminders } from '#core/account/reminders';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/failures.ts';
import type { Mount } from '../http/route.ts';
import { isPushService } from './services.ts';
import { deleteSubscription, putSubscription } from './store.ts';
import { isZone } from './zones.ts';

export function reminderRoutes(mount: Mount, deps: Deps): void {
  mount('reminderKey', async () => ({ public_key: deps.push.publicKey }));
  mount('setReminders', ({ user, body }) => setReminders(deps, user, body));
}

async function setReminders({ db, now, push }: Deps, user: SignedIn, reminders: Reminders): Promise<{ message: string }> {
  const isWanted = reminders.quiz_ready || reminders.assignment_due || reminders.review_hour !== null;
  if (isWanted && !isPushService(reminders.endpoint, push.services)) {
    throw invalid(['body', 'endpoint'], 'This is not the address of a push service.', 'value_error');
  }
  const subscriber = { userId: user.user_id, sessionHash: user.sessionHash };
  const time_zone = isZone(reminders.time_zone) ? reminders.time_zone : 'UTC';
  if (isWanted) await putSubscription(db, subscriber, { ...reminders, time_zone }, new Date(now()));
  else await deleteSubscription(db, user.sessionHash);
  return { message: 'Your reminders were saved.' };
}
