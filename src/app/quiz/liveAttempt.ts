// The attempt on screen. The stored row rules: moves go into one transaction, its result feeds the proxy, and liveQuery
// brings other tabs' moves. Only the text being typed is local. It draws nothing and sends nothing.

import { liveQuery } from 'dexie';
import { proxy, ref } from 'valtio';
import { type Attempt, isOpen, type Now } from '#core/attempt/attempt';
import type { Move, Refusal } from '#core/attempt/moves';
import { leftAt, secondsLeft } from '#core/attempt/timer';
import { applyAll, GRACE_MS, moveAll } from '#device/attempts/attemptMoves';
import { attemptById } from '#device/attempts/attempts';
import type { OasisDatabase } from '#device/rows/db';
import { flushBeforeUpgrade } from '../sync/upgrade.ts';
import { createAttemptClock } from './attemptClock.ts';

/** `saved` is said only after the transaction's complete event. */
export type SavingState = 'saved' | 'saving' | 'failed';

export type AttemptOnScreen = {
  attempt: Attempt;
  saving: SavingState;
  /** whole seconds, null without a timer */
  secondsLeft: number | null;
  /** text that is typed and not stored yet, by question id */
  drafts: Record<string, string>;
};

export type LiveAttempt = {
  state: AttemptOnScreen;
  /** Applies a move after what is typed; resolves with the refusal when it is stored, or, while storing fails, when it is applied in memory. */
  make: (move: Move) => Promise<Refusal | null>;
  /** Keeps what is typed: stored within 300 ms of the last key and at least every second. */
  type: (questionId: number, text: string) => void;
  /** Stores what is typed, now. */
  flush: () => Promise<void>;
  /** Resolves when all moves so far are stored, or could not be; false once it was let go. */
  settled: () => Promise<boolean>;
  /** Lets go of timers and listeners; what is typed is stored first. */
  stop: () => void;
};

const TYPING_PAUSE_MS = 300;
const TYPING_LIMIT_MS = 1_000;
const TICK_MS = 1_000;
const RETRY_MS = 2_000;

type LiveAttemptOptions = {
  db: OasisDatabase;
  attempt: Attempt;
  /** the device's clock and a monotonic one, both in ms */
  wall: () => number;
  mono: () => number;
  /** called once, when the attempt has ended: here, by the clock, or in another tab */
  onEnded: (attempt: Attempt, origin: 'here' | 'elsewhere') => void;
};

export function createLiveAttempt({ db, attempt, wall, mono, onEnded }: LiveAttemptOptions): LiveAttempt {
  // The frozen quiz never changes: valtio need not watch it.
  const paper = attempt.quiz;
  const withPaper = (a: Attempt): Attempt => ({ ...a, quiz: ref(paper) });
  const state = proxy<AttemptOnScreen>({ attempt: withPaper(attempt), saving: 'saved', secondsLeft: null, drafts: {} });
  const clock = createAttemptClock({ wall, mono });
  const { now } = clock;
  /** moves with the time they were made at: one that was made before zero counts, however late it can be stored */
  let pendingMoves: { move: Move; at: Now; done: (refusal: Refusal | null) => void }[] = [];
  let storing: Promise<void> | null = null;
  let typingSince: number | null = null;
  /** when the last key of what is not stored yet was pressed */
  let typedAt: Now | null = null;
  /** drafts that already wait to be stored, so that none goes twice, nor with a time before the one behind it */
  const queued = new Map<string, string>();
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = !isOpen(attempt);
  let isLetGo = false;

  function show(next: Attempt, origin: 'here' | 'elsewhere'): void {
    if (next.revision >= state.attempt.revision) state.attempt = withPaper(next);
    if (!isOpen(next) && !hasEnded) {
      hasEnded = true;
      onEnded(next, origin);
    }
  }

  function takeDrafts(): Move[] {
    clearTimeout(typingTimer);
    typingSince = null;
    const newDrafts = Object.entries(state.drafts).filter(([id, text]) => queued.get(id) !== text);
    for (const [id, text] of newDrafts) queued.set(id, text);
    return newDrafts.map(([id, text]) => ({ type: 'answer', questionId: Number(id), text }));
  }

  /** One transaction at a time; what comes meanwhile goes into the next one. */
  function store(): Promise<void> {
    storing ??= storeAll().finally(() => {
      storing = null;
      // A move that came between the last look and here.
      if (pendingMoves.length > 0 && state.saving !== 'failed') void store();
    });
    return storing;
  }

  async function storeAll(): Promise<void> {
    while (pendingMoves.length > 0) {
      const batch = pendingMoves;
      pendingMoves = [];
      const moves = batch.map(({ move }) => move);
      try {
        const result = await moveAll(
          db,
          attempt.attemptId,
          moves,
          batch.map(({ at }) => at),
          paper,
        );
        forgetStoredDrafts(moves);
        for (const [i, { done: resolveMove }] of batch.entries()) resolveMove(result.refusals[i] ?? null);
        state.saving = pendingMoves.length > 0 || Object.keys(state.drafts).length > 0 ? 'saving' : 'saved';
        show(result.attempt, 'here');
      } catch (error) {
        pendingMoves = [...batch, ...pendingMoves];
        goOnInMemory(error);
        return;
      }
    }
  }

  /** Storing failed: the moves are kept in memory, the screen says clearly that they are not stored, and storing is retried. */
  function goOnInMemory(error: unknown): void {
    console.error('Storing the attempt failed; it is tried again.', error);
    state.saving = 'failed';
    const result = applyAll(
      { ...state.attempt, quiz: paper },
      pendingMoves.map(({ move }) => move),
      pendingMoves.map(({ at }) => at),
    );
    const { revision } = state.attempt;
    state.attempt = withPaper({ ...result.attempt, revision });
    for (const [i, { done: resolveMove }] of pendingMoves.entries()) resolveMove(result.refusals[i] ?? null);
    pendingMoves = pendingMoves.map(({ move, at }) => ({ move, at, done: () => {} }));
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void store(), RETRY_MS);
  }

  function forgetStoredDrafts(moves: readonly Move[]): void {
    for (const move of moves) {
      if (move.type !== 'answer') continue;
      const id = String(move.questionId);
      if (queued.get(id) === move.text) queued.delete(id);
      if (state.drafts[id] === move.text) delete state.drafts[id];
    }
  }

  /** What was typed counts as of its last key; it stands before the other moves. */
  function queue(nextMoves: readonly Move[]): Promise<Refusal | null> {
    const current = now();
    const drafts = takeDrafts().map((move) => ({ move, at: typedAt ?? current }));
    const moves = [...drafts, ...nextMoves.map((move) => ({ move, at: current }))];
    if (moves.length === 0) return Promise.resolve(null);
    // A tick stores the clock, nothing of the student's: the words on screen do not flicker with it.
    if (state.saving !== 'failed' && moves.some(({ move }) => move.type !== 'tick')) state.saving = 'saving';
    return new Promise((resolve) => {
      const last = moves.length - 1;
      pendingMoves.push(...moves.map(({ move, at }, i) => ({ move, at, done: i === last ? resolve : () => {} })));
      void store();
    });
  }

  function tick(): void {
    const { timer } = state.attempt;
    if (!timer || hasEnded) return;
    if (!clock.isAnchored()) clock.anchor(timer);
    const { leftMs, wall: at } = now();
    const left = leftMs ?? leftAt(timer, at);
    state.secondsLeft = secondsLeft(left);
    // Hidden, this page leaves the end to a tab that may be visible: there a wall clock that was set forward ends nothing.
    if (left <= 0 && (leftMs !== undefined || leftAt(timer, at - GRACE_MS) <= 0)) void timeUp();
    else if (leftMs !== undefined && storing === null && state.saving !== 'failed') void queue([{ type: 'tick' }]);
  }

  /** What was typed before zero counts: it is stored as of its last key, then the attempt ends. */
  async function timeUp(): Promise<void> {
    const isAsked = pendingMoves.some(({ move }) => move.type === 'finish' && move.by === 'timer');
    if (!hasEnded && !isAsked) await queue([{ type: 'finish', by: 'timer' }]);
  }

  function type(questionId: number, text: string): void {
    state.drafts[String(questionId)] = text;
    typedAt = now();
    if (state.saving === 'saved') state.saving = 'saving';
    const at = mono();
    typingSince ??= at;
    clearTimeout(typingTimer);
    const untilLimit = Math.max(0, typingSince + TYPING_LIMIT_MS - at);
    typingTimer = setTimeout(() => void flush(), Math.min(TYPING_PAUSE_MS, untilLimit));
  }

  async function flush(): Promise<void> {
    await queue([]);
  }

  function onVisibility(): void {
    if (document.visibilityState === 'visible') {
      void attemptById(db, attempt.attemptId, paper).then(
        (storedAttempt) => {
          if (storedAttempt) show(storedAttempt, 'elsewhere');
          clock.anchor(state.attempt.timer);
          tick();
        },
        () => undefined,
      );
      return;
    }
    // Hidden: the wall clock rules from here on, from what the monotonic one left.
    void queue(state.attempt.timer && !hasEnded ? [{ type: 'tick' }] : []).finally(() => {
      if (document.visibilityState !== 'visible') clock.release();
    });
  }
  const onPageHide = () => void flush();

  const feed = liveQuery(() => attemptById(db, attempt.attemptId, paper)).subscribe({
    next: (storedAttempt) => {
      if (storedAttempt && storing === null && state.saving !== 'failed') show(storedAttempt, 'elsewhere');
    },
    error: () => undefined,
  });
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', onPageHide);
  const forgetFlush = flushBeforeUpgrade(flush);
  clock.anchor(attempt.timer);
  tick();
  const ticking = attempt.timer ? setInterval(tick, TICK_MS) : undefined;

  return {
    state,
    type,
    flush,
    settled: () => Promise.resolve(storing).then(() => !isLetGo),
    make: (move) => queue([move]),
    stop() {
      isLetGo = true;
      void flush();
      clearInterval(ticking);
      feed.unsubscribe();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onPageHide);
      forgetFlush();
      clock.stop();
    },
  };
}
