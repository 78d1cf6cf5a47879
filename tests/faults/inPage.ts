// What runs inside the page, before the app does: source text, because what tsx compiles does not run there. It says what
// the screen calls saved, and gives the test a hand on clocks, connections and transactions. It never touches the app's code.
import { TEST_PATH } from '../support/faultProxy.ts';

/** The name by which the page speaks to the test. */
export const TELL = 'tellTheTest';

/** What the page says, by itself, at the very moment that it is so. */
export type Told =
  /** the words "Saved on this device" stand beside this */
  | { type: 'claim'; claim: Claim }
  /** they do not, or they say the contrary */
  | { type: 'not yet' }
  | { type: 'failed' }
  /** the screen says that the answers have arrived */
  | { type: 'arrived'; words: string }
  /** a write is done and its transaction is not, and stays so until it is let go */
  | { type: 'held' };

export type Claim = { question: number; value: string; flagged: boolean; checked: boolean; ticks: number[] | null };

/** Clocks that are wrong by so much, in a page or a worker; set again by a second run. */
export const skewedClocks = (skew: { wall: number; mono: number }): string => `(() => {
  const isFirst = globalThis.skew === undefined;
  globalThis.skew = ${JSON.stringify(skew)};
  if (!isFirst) return;
  const now = Date.now.bind(Date);
  const mono = performance.now.bind(performance);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => (given.length > 0 ? new target(...given) : new target(now() + skew.wall)),
    get: (target, name) => (name === 'now' ? () => now() + skew.wall : Reflect.get(target, name)),
  });
  performance.now = () => mono() + skew.mono;
})()`;

/** Holds the next write of an attempt between its success and the transaction's completion. */
export const holdNextWrite = 'void (theTest.hold = true)';
export const letGo = 'void (theTest.hold = false)';

/** Ends the page at the n-th transaction that it completes: it stands still until the test has killed it. */
export const dieAtTransaction = (n: number): string => `globalThis.dieAt = ${n}`;
export const completedTransactions = 'theTest.completed';

/** What iOS does to a page that comes back: transactions are aborted, connections are gone, with or without a word. */
export const closeConnections = (withEvent: boolean): string => `theTest.closeConnections(${withEvent})`;

export type StoredAttempt = {
  answers: Record<string, string>;
  flags: number[];
  timer: { leftMs: number } | null;
  points?: Record<string, number[]>;
};
/** The open attempt at a quiz, as it lies on the disk: asked past the app, over a connection of our own. */
export const storedAttempt = (quizId: number): string => `theTest.read('attempts').then((rows) =>
  rows.filter((row) => row.quizId === ${quizId} && row.openKey !== undefined)[0] ?? null)`;
/**
 * Attempts that have arrived go from the disk: the next sitting is no retake, which would show questions in another order. So does
 * a retake that was begun by opening the quiz once more, and has no move yet.
 * Gives what is left, in words: nothing, or the sitting before has left something behind.
 */
export const forgetArrived = `indexedDB.databases().then((all) => all.some(({ name }) => name === 'oasis') && new Promise((done, failed) => {
  const opening = indexedDB.open('oasis');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const base = opening.result;
    const change = base.transaction('attempts', 'readwrite');
    const rows = change.objectStore('attempts').openCursor();
    const left = [];
    rows.onsuccess = () => {
      if (!rows.result) return;
      const { receipt, endedAt, revision } = rows.result.value;
      if (receipt || (endedAt === null && revision === 0)) rows.result.delete();
      else left.push(rows.result.value);
      rows.result.continue();
    };
    change.oncomplete = () => {
      base.close();
      done(left.map((row) => 'quiz ' + row.quizId + ', ended by ' + row.endedBy + ', revision ' + row.revision).join('; '));
    };
    change.onerror = () => failed(change.error);
  };
}))`;
/** The log of reviews, as it lies on the disk. */
export const logOnDisk = `theTest.read('reviews').then((rows) => rows.map((row) => row.event))`;
/** How many submissions wait on this device, and how many marks. */
export const outboxSize = `Promise.all([theTest.read('outbox'), theTest.read('queue')]).then((all) => all.flat().length)`;
/** The marks that were given after an attempt's end, as they lie on the disk: the points of the essay, or null. */
export const storedMarks = (quizId: number, essay: number): string => `theTest.read('attempts').then((rows) => {
  const ended = rows.filter((row) => row.quizId === ${quizId} && row.endedAt !== null).sort((a, b) => b.nth - a.nth)[0];
  return ended?.laterMarks?.find((mark) => mark.question_id === ${essay})?.points_covered ?? null;
})`;
/** What a reader needs when nothing arrives: what waits, since when, and who holds which lock. */
export const deviceState = `Promise.all([theTest.read('outbox'), theTest.read('queue'), navigator.locks.query()]).then(([rows, marks, { held, pending }]) =>
  JSON.stringify({
    now: Date.now(),
    rows: rows.map(({ body, ...row }) => row),
    marks,
    held: held.map(({ name, clientId }) => name + ' ' + clientId),
    pending: pending.map(({ name, clientId }) => name + ' ' + clientId),
    visible: document.visibilityState,
    worker: navigator.serviceWorker.controller?.state,
  }))`;
export const databaseVersion = `indexedDB.databases().then((all) => all.find(({ name }) => name === 'oasis')?.version ?? 0)`;

export const inPage = `(() => {
  const open = IDBFactory.prototype.open;
  const transaction = IDBDatabase.prototype.transaction;
  const put = IDBObjectStore.prototype.put;
  const connections = new Set();
  const running = new Set();
  const tell = (told) => globalThis.${TELL}?.(JSON.stringify(told));

  const theTest = (globalThis.theTest = {
    hold: false,
    completed: 0,
    closeConnections(withEvent) {
      for (const one of running) {
        try { one.abort(); } catch {}
      }
      for (const db of connections) {
        db.close();
        if (withEvent) db.dispatchEvent(new Event('close'));
      }
      connections.clear();
    },
    read: (store) => new Promise((resolve, reject) => {
      const asked = open.call(indexedDB, 'oasis');
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const db = asked.result;
        db.onversionchange = () => db.close();
        const rows = transaction.call(db, store).objectStore(store).getAll();
        rows.onsuccess = () => { db.close(); resolve(rows.result); };
        rows.onerror = () => { db.close(); reject(rows.error); };
      };
    }),
  });

  IDBFactory.prototype.open = function (...given) {
    const asked = open.apply(this, given);
    asked.addEventListener('success', () => {
      if (asked.result.name === 'oasis') connections.add(asked.result);
    });
    return asked;
  };
  IDBDatabase.prototype.transaction = function (...given) {
    const one = transaction.apply(this, given);
    if (one.mode !== 'readwrite' || this.name !== 'oasis') return one;
    running.add(one);
    one.addEventListener('abort', () => running.delete(one));
    one.addEventListener('complete', () => {
      running.delete(one);
      theTest.completed += 1;
      if (theTest.completed !== globalThis.dieAt) return;
      // Nothing more happens in this page: it waits here for the end.
      const last = new XMLHttpRequest();
      last.open('GET', '${TEST_PATH}kill', false);
      last.send();
    });
    return one;
  };
  IDBObjectStore.prototype.put = function (...given) {
    const asked = put.apply(this, given);
    if (theTest.hold === true && this.name === 'attempts') {
      theTest.hold = 'held';
      const keepOpen = () => {
        if (theTest.hold !== 'held') return;
        this.get('none').onsuccess = keepOpen;
      };
      asked.addEventListener('success', () => {
        tell({ type: 'held' });
        keepOpen();
      });
    }
    return asked;
  };

  let last = '';
  let arrived = '';
  function look() {
    const words = document.body?.textContent ?? '';
    const onResults = location.pathname.includes('/results/');
    const said = ['Quiz submitted successfully!', ...(onResults ? ['Received'] : [])].find((one) => words.includes(one)) ?? '';
    if (said !== arrived && said !== '') tell({ type: 'arrived', words: said });
    arrived = said;
    const saved = document.querySelector('.saved');
    const question = /Question (\\d+) of/.exec(document.querySelector('.qpos h2')?.textContent ?? '')?.[1];
    if (saved?.textContent !== 'Saved on this device' || question === undefined) {
      const state = saved?.textContent === 'Not saved' ? 'failed' : 'not yet';
      if (last !== state) tell({ type: state });
      last = state;
      return;
    }
    const text = document.querySelector('textarea.qwrite');
    const value = text ? text.value : (document.querySelector('input[type=radio]:checked')?.value ?? '');
    const buttons = [...document.querySelectorAll('button')].map((button) => button.textContent + (button.ariaLabel ?? ''));
    const boxes = [...document.querySelectorAll('.point input')];
    const claim = {
      ticks: boxes.length === 0 ? null : boxes.flatMap((box, at) => (box.checked ? [at] : [])),
      question: Number(question),
      value,
      flagged: buttons.some((name) => name.includes('Unflag Question')),
      checked: !buttons.some((name) => name.includes('Check Answer')),
    };
    const next = JSON.stringify(claim);
    if (next !== last) tell({ type: 'claim', claim });
    last = next;
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

/** Runs in the page: how many rows of the database still name a quiz by this phone's own number, or wait for one. */
export const leftBehind = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const base = await done(indexedDB.open('oasis'));
  const count = async (name, isLeft) => (await done(base.transaction(name).objectStore(name).getAll())).filter(isLeft).length;
  const byNumber = ({ quizId, event }) => (quizId ?? event?.quiz_id ?? 0) < -1;
  const left = [
    await count('attempts', byNumber),
    await count('outbox', () => true),
    await count('library', byNumber),
    await count('reviews', byNumber),
    await count('madeQuizzes', ({ number }) => number === null),
    await count('madeBodies', () => true),
  ];
  base.close();
  return left.reduce((sum, one) => sum + one, 0);
})()`;
