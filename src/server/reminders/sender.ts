// Sends reminders to browsers through their push services. A message is a row, which belongs to one server for two minutes. None
// is sent after its time, and what a push service refuses for good is forgotten.
import webPush from 'web-push';
import { emptyDeck, withEvents } from '#core/review/review';
import { withChoices } from '#core/review/reviewChoice';
import { ReviewEvent } from '#core/review/reviewEvent';
import { dueNow, usualSettings } from '#core/review/reviewPlan';
import { writtenLanguageOf } from '#texts/languages';
import { writtenTexts } from '#texts/written';
import type { Db } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import { findChoices, findEvents } from '../reviews/store.ts';
import { isPushService } from './services.ts';
import { type DueMessage, deleteSubscription, listZones, queueByHour, settleMessage, takeMessage } from './store.ts';
import type { PushKeys } from './tables.ts';
import { localTimeOf } from './zones.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Longer than an answer of a push service may take. */
const LEASE_MS = 2 * MINUTE_MS;
const ANSWER_MS = 15_000;
const EVENTS_AT_ONCE = 1000;

export type Sender = {
  /** Looks now for what is due instead of in a minute. Resolves when all of it is sent. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

type SenderOptions = {
  db: Db;
  log: Log;
  now: () => number;
  keys: PushKeys;
  /** whom a push service may write to about these messages */
  contact: string;
  /** origins besides the browsers' own push services */
  services: readonly string[];
};

export function startSender(options: SenderOptions): Sender {
  const { db, log, now } = options;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    const zones = (await listZones(db)).map((zone) => {
      const { hour, day, tomorrow } = localTimeOf(zone, now());
      return { zone, hour, day, tomorrow: new Date(tomorrow).toISOString(), end: new Date(tomorrow + DAY_MS).toISOString() };
    });
    if (zones.length === 0) return;
    await queueByHour(db, zones, new Date(now()));
    while (!stopping.signal.aborted && (await sendNext(options, stopping.signal)));
  };
  const look = () => {
    running = running.then(round).catch((err: unknown) => log.warn({ err }, 'Could not send reminders. They are tried again.'));
    return running;
  };
  const timer = setInterval(() => void look(), MINUTE_MS).unref();
  return {
    look,
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return running;
    },
  };
}

/** False: nothing is due. */
async function sendNext(options: SenderOptions, stop: AbortSignal): Promise<boolean> {
  const { db, log, now, services } = options;
  const message = await takeMessage(db, new Date(now()), new Date(now() + LEASE_MS));
  if (message === null) return false;
  const { id, tries, kind, subscription } = message;
  if (message.expiresAt.getTime() <= now()) {
    await settleMessage(db, id, null);
    return true;
  }
  const title = isPushService(subscription.endpoint, services) ? await titleOf(options, message) : 'refused';
  const outcome = title === null ? 'sent' : title === 'refused' ? title : await post(options, message, title, stop);
  if (outcome === 'refused') {
    log.info({ kind }, 'A push service refused a browser. Its subscription was deleted.');
    await deleteSubscription(db, subscription.sessionHash);
  } else await settleMessage(db, id, outcome === 'sent' ? null : new Date(now() + MINUTE_MS * 2 ** Math.min(tries, 6)));
  return true;
}

/** What the message says; null: there is nothing to say any more. It names no document, group or quiz. */
async function titleOf({ db, now }: SenderOptions, { kind, language, subscription }: DueMessage): Promise<string | null> {
  const { reminders } = writtenTexts[writtenLanguageOf(language)];
  if (kind === 'quiz-ready') return reminders.quizReady;
  if (kind === 'assignment-due') return reminders.assignmentDue;
  const count = await countDue(db, subscription.userId, { wall: now(), zone: localTimeOf(subscription.timeZone, now()).offset });
  return count === 0 ? null : reminders.review(count);
}

/** The cards that are due, as far as the student's devices have sent their reviews. */
async function countDue(db: Db, userId: number, time: { wall: number; zone: number }): Promise<number> {
  let deck = emptyDeck;
  for (let place = 0, hasMore = true; hasMore; ) {
    const page = await findEvents(db, userId, place, EVENTS_AT_ONCE);
    deck = withEvents(
      deck,
      page.events.flatMap((event) => ReviewEvent.safeParse(event).data ?? []),
    );
    place = page.next;
    hasMore = page.more;
  }
  return dueNow(deck, withChoices(usualSettings, await findChoices(db, userId)), time).length;
}

async function post(
  { keys, contact, now }: SenderOptions,
  { kind, address, expiresAt, subscription }: DueMessage,
  title: string,
  stop: AbortSignal,
): Promise<'sent' | 'refused' | 'later'> {
  const { endpoint, p256dh, auth } = subscription;
  const TTL = Math.max(1, Math.floor((expiresAt.getTime() - now()) / 1000));
  let request: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, address, tag: kind }),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL,
        topic: kind,
      },
    );
  } catch {
    // The key of the browser is not a key.
    return 'refused';
  }
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]);
  const { method, headers, body } = request;
  const response = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body,
    redirect: 'manual',
    signal,
  }).catch(() => null);
  await response?.body?.cancel();
  if (response === null || response.status === 429 || response.status >= 500) return 'later';
  return response.ok ? 'sent' : 'refused';
}
