// Keeps every ready quiz on this device by itself (D3.11), newest first, and lets the oldest go. What could not be
// fetched is tried again while the app stays open: with growing pauses, and at once with the network or with the student's return.

import { proxy, useSnapshot } from 'valtio';
import { hiddenByAssignments } from '#core/attempt/hiddenAnswers';
import { type DocumentRow, isReady } from '#core/document/document';
import { backoffMs } from '#core/submission/submission';
import { quizToTake, versionsOf } from '#core/together/quizToTake';
import type { SharedRow } from '#core/together/sharedQuiz';
import { hideKept, keepMissing, keepOrder, keepOutdated, keepTimer, keptIds, trimLibrary } from '#device/quizzes/library';
import { StorageFailure } from '#device/rows/failure';
import { keys } from '../data/api.ts';
import { db } from '../data/device.ts';
import { withLanguages } from '../data/languages.ts';
import { callAs, forgetQueries, userIdNow } from '../data/queries.ts';
import { isApiFailure, queryClient } from '../data/queryClient.ts';
import { nowByServer } from '../data/serverClock.ts';
import type { TextWish } from './texts.ts';

const keeping = proxy({ busy: false });

/** Whether a quiz is being fetched now, live: the dashboard says so beside one that is not here yet. */
export function useIsKeeping(): boolean {
  return useSnapshot(keeping).busy;
}

type Joined = Pick<SharedRow, 'quiz_id' | 'joined_at' | 'timer_duration_seconds' | 'assignments' | 'version_id' | 'versions'>;

/** `joined`: the quizzes that were shared with the student. */
type Wish = { userId: number; documents: readonly DocumentRow[]; joined: readonly Joined[] };

let busy: Promise<void> | null = null;
/** the newest list that came while a round ran; polling may have ended with it, so nobody would bring it again */
let next: Wish | null = null;
/** what the last lists said of each quiz's time limit, so that only a change is looked at */
const timers = new Map<string, number | null>();
/** quizzes had to go to make room: from then on only as many as there is room for are fetched */
let roomFor = Number.POSITIVE_INFINITY;

/** the last list of each kind: one that comes does not take away what the other wants */
let lists: Wish | null = null;

const listsOf = (userId: number): Wish => (lists?.userId === userId ? lists : { userId, documents: [], joined: [] });

/** Keeps what is ready and missing; one round at a time, and a round that fails is no one's error. */
export function keepReady(userId: number, documents: readonly DocumentRow[]): Promise<void> {
  return keep({ ...listsOf(userId), documents });
}

/** The same for quizzes that were shared with the student. */
export function keepJoined(userId: number, joined: readonly Joined[]): Promise<void> {
  return keep({ ...listsOf(userId), joined });
}

function keep(wish: Wish): Promise<void> {
  lists = wish;
  next = wish;
  busy ??= rounds().finally(() => {
    busy = null;
    keeping.busy = false;
  });
  return busy;
}

async function rounds(): Promise<void> {
  for (let wish = next; wish !== null; wish = next) {
    next = null;
    // A round that ended early, on a database that did not answer, may have left anything.
    const isLeft = await round(wish).catch(mayPass);
    tryAgainLater(wish, isLeft);
  }
}

/** What is still missing after a round, and how many rounds in a row have left something. */
let unfinished: Wish | null = null;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A list may never come again by itself: polling ends once nothing is being worked on. Who signed out meanwhile wants nothing. */
function tryAgainLater(wish: Wish, isLeft: boolean): void {
  clearTimeout(timer);
  unfinished = isLeft && wish.userId === userIdNow() ? wish : null;
  tries = unfinished === null ? 0 : tries + 1;
  if (unfinished === null) return;
  timer = setTimeout(tryAgain, backoffMs(tries));
  for (const moment of ['online', 'focus', 'pageshow']) addEventListener(moment, tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
}

/** Of two moments that come together only the first finds anything to do. */
function tryAgain(): void {
  if (unfinished === null || document.visibilityState === 'hidden') return;
  const { userId } = unfinished;
  if (busy !== null) {
    // What runs may be about another list, and says itself what it leaves.
    clearTimeout(timer);
    timer = setTimeout(tryAgain, backoffMs(tries));
    return;
  }
  // Without a network the timer rests: `online` and `focus` wake it.
  if (userId === userIdNow() && navigator.onLine) void keep(unfinished);
}

const PASSING = [401, 408, 425, 429];

/** Another try may bring what this one did not: not where the server refuses it, nor where there is no room for it here. */
function mayPass(error: unknown): boolean {
  if (error instanceof StorageFailure) return !error.isFull;
  return !isApiFailure(error) || error.kind !== 'http' || error.status >= 500 || PASSING.includes(error.status);
}

/** True where something is left that another round may bring. */
async function round({ userId, documents, joined }: Wish): Promise<boolean> {
  await hideAnswers(userId, joined);
  const ready = documents.filter(isReady);
  const ownIds = ready.flatMap(({ generated_quiz_id: quiz, better_quiz_id: better }) =>
    [quiz, better].filter((id) => typeof id === 'number'),
  );
  const ids = [...ownIds, ...joined.filter(isReadable).map(quizToTake)];
  const download = (id: number) => {
    // Not before: of a list with more than are kept, every poll would say "Being kept" for a moment, and every row would move.
    keeping.busy = true;
    return callAs(userId, 'quiz', { params: { id } }).then(withLanguages);
  };
  const failed = await keepMissing(db, userId, ids.slice(0, roomFor), download, Date.now);
  for (const { quizId, error, isKept } of failed) if (isKept && !mayPass(error)) await keepOutdated(db, userId, quizId);
  for (const row of joined) if (row.versions) await keepOrder(db, userId, row.versions);
  await keepTimers(userId, [
    ...ready.map((row) => ({ id: row.generated_quiz_id, seconds: row.timer_duration_seconds })),
    ...joined.map((row) => ({ id: quizToTake(row), seconds: row.timer_duration_seconds })),
  ]);
  // A browser may ask the student first, and no download waits for that.
  if (ids.length > 0) void askToPersist().catch(() => undefined);
  const quota = await navigator.storage?.estimate?.().then((e) => e.quota ?? null);
  const removedCount = await trimLibrary(db, userId, quota ?? null);
  if (removedCount > 0) roomFor = (await keptIds(db, userId)).length;
  // Behind the quizzes, and no quiz waits for it.
  if (ready.length > 0) void keepTexts({ userId, documents, quota: quota ?? null, now: performance.now() });
  return failed.some(({ error }) => mayPass(error));
}

/** Whether the server lets a member read it: joined by its link, or assigned and opened. */
function isReadable({ joined_at: joinedAt, assignments }: Joined): boolean {
  const now = nowByServer();
  return joinedAt !== null || assignments.some(({ opens_at: opens }) => opens === null || Date.parse(opens) <= now);
}

/** Of somebody else's quiz a copy with answers may be here, which an assignment hides now. */
async function hideAnswers(userId: number, joined: readonly Joined[]): Promise<void> {
  for (const { row, id } of joined.flatMap((row) => versionsOf(row).map((id) => ({ row, id })))) {
    const until = hiddenByAssignments(row.assignments, nowByServer());
    if (until === null || !(await hideKept(db, userId, id, until, Date.now()))) continue;
    void queryClient.invalidateQueries({ queryKey: ['quiz', userId, id] });
    // What was learnt of its scores, also of those of another device, tells the answers too.
    for (const key of [keys.score(userId, id), ['submission', userId]]) void forgetQueries(userId, key).catch(() => undefined);
  }
}

/** What the lists say of the time limits: whose a quiz is may change it at any time. */
async function keepTimers(
  userId: number,
  timeLimits: { id: number | null; seconds: number | null | undefined }[],
): Promise<void> {
  for (const { id, seconds } of timeLimits) {
    const key = `${userId}:${id}`;
    if (id === null || seconds === undefined || timers.get(key) === seconds) continue;
    await keepTimer(db, userId, id, seconds);
    timers.set(key, seconds);
  }
}

/** Its code comes behind the dashboard's. Without a network there is nothing to fetch either. */
async function keepTexts(wish: TextWish): Promise<void> {
  const texts = await import('./texts.ts').catch(() => null);
  await texts?.keepReadyTexts(wish);
}

let hasAsked = false;

/** Asked once there is something to lose. A no changes nothing but the health line. */
async function askToPersist(): Promise<void> {
  if (hasAsked || !navigator.storage?.persist) return;
  hasAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
