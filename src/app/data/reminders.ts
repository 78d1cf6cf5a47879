// This browser's reminders: its push subscription, and what it asked the server for. The choice lies beside the subscription, so that it
// is shown without a network.
import { call } from './queries.ts';

const PLACE = 'oasis-reminders';

export type ReminderChoice = { quiz_ready: boolean; assignment_due: boolean; review_hour: number | null };
type StoredChoice = ReminderChoice & { userId: number; endpoint: string; time_zone: string };

const noReminders: ReminderChoice = { quiz_ready: false, assignment_due: false, review_hour: null };

/** `none`: this browser has no push; `blocked`: its user refused messages of Oasis. */
export function remindersHere(): 'none' | 'blocked' | 'possible' {
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator)) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** What this student chose in this browser. */
export function readReminders(userId: number): ReminderChoice {
  const storedChoice = readStored();
  return storedChoice?.userId === userId && remindersHere() === 'possible' ? storedChoice : noReminders;
}

/**
 * Subscribes the browser and tells the server, or ends both. False: the browser's user refused.
 * @throws without a network, and where the push service cannot be reached
 */
export async function chooseReminders(userId: number, choice: ReminderChoice): Promise<boolean> {
  if (!isAnyChosen(choice)) {
    const subscription = await subscriptionHere();
    if (subscription) await tellServer(subscription, choice);
    await forgetReminders();
    return true;
  }
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { public_key } = await call('reminderKey');
  const subscription = await subscribe(public_key);
  const time_zone = await tellServer(subscription, choice);
  const { endpoint } = subscription;
  localStorage.setItem(PLACE, JSON.stringify({ ...choice, userId, endpoint, time_zone } satisfies StoredChoice));
  return true;
}

/** Ends the subscription in this browser, without a network too. The server's ends with the session. */
export async function forgetReminders(): Promise<void> {
  localStorage.removeItem(PLACE);
  await (await subscriptionHere())?.unsubscribe();
}

/** Tells the server of a new time zone, or of an address that the browser changed. */
export async function renewReminders(userId: number): Promise<void> {
  const storedChoice = readStored();
  if (storedChoice === null) return;
  const subscription = storedChoice.userId === userId ? await subscriptionHere() : null;
  if (subscription === null) return forgetReminders();
  if (subscription.endpoint === storedChoice.endpoint && zoneNow() === storedChoice.time_zone) return;
  const time_zone = await tellServer(subscription, storedChoice);
  localStorage.setItem(PLACE, JSON.stringify({ ...storedChoice, endpoint: subscription.endpoint, time_zone }));
}

const isAnyChosen = ({ quiz_ready, assignment_due, review_hour }: ReminderChoice) =>
  quiz_ready || assignment_due || review_hour !== null;
const zoneNow = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @returns the time zone that was told */
async function tellServer(subscription: PushSubscription, choice: ReminderChoice): Promise<string> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const time_zone = zoneNow();
  const { quiz_ready, assignment_due, review_hour } = choice;
  const { endpoint } = subscription;
  await call('setReminders', { body: { endpoint, p256dh, auth, time_zone, quiz_ready, assignment_due, review_hour } });
  return time_zone;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return pushManager.subscribe(options).catch(async (error: unknown) => {
    const previous = await pushManager.getSubscription();
    if (previous === null) throw error;
    // It was made for another key of the server.
    await previous.unsubscribe();
    return pushManager.subscribe(options);
  });
}

function readStored(): StoredChoice | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as StoredChoice | null;
  } catch {
    return null;
  }
}
