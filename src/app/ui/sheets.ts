// A phone's Back closes what lies over the page: a dialog or a menu puts one entry into the browser's history while it is open.
// The router never hears of it, and a navigation takes the entry away first, so that Back never leads to a page twice.
import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Sheet = { close: () => void };
type EntryState = { key?: string; sheet?: boolean } | null;

const openSheets: Sheet[] = [];
/** the key of the page under our entry, while there is one */
let entryOf: string | null = null;
let leaving: { promise: Promise<void>; done: () => void } | null = null;

const SILENCE_MS = 1_000;

const stateNow = () => history.state as EntryState;

let isWatching = false;

/** In the capture phase, before the router: it must not hear of our entries. */
function watchSheets(): void {
  if (isWatching) return;
  isWatching = true;
  // A reload with an open sheet: the entry is a page like any other.
  if (stateNow()?.sheet) write('replaceState', false);
  addEventListener('popstate', onPop, { capture: true });
}

/** The router watches the window's own functions; these it does not see. */
function write(method: 'pushState' | 'replaceState', sheet: boolean): void {
  History.prototype[method].call(history, { ...stateNow(), sheet }, '');
}

function onPop(event: PopStateEvent): void {
  const state = event.state as EntryState;
  if (leaving) {
    event.stopImmediatePropagation();
    const { done: onDone } = leaving;
    leaving = null;
    entryOf = null;
    onDone();
    settle();
  } else if (entryOf !== null) {
    const isHere = (state?.key ?? '') === entryOf;
    entryOf = null;
    // A jump over several pages is the router's.
    if (!isHere) return;
    event.stopImmediatePropagation();
    openSheets.at(-1)?.close();
    setTimeout(settle);
  } else if (state?.sheet) {
    // Forward, to the entry of a sheet that is closed.
    event.stopImmediatePropagation();
    void leave();
  }
}

/** What cannot be closed just now (it is being saved) gets its entry back. */
function settle(): void {
  if (leaving) return;
  if (openSheets.length > 0 && entryOf === null) {
    write('pushState', true);
    entryOf = stateNow()?.key ?? '';
  } else if (openSheets.length === 0 && entryOf !== null) void leave();
}

/** Takes the entry away; fulfilled when it is gone. */
function leave(): Promise<void> {
  if (leaving) return leaving.promise;
  let onDone = () => {};
  const promise = new Promise<void>((resolve) => {
    onDone = resolve;
  });
  leaving = { promise, done: onDone };
  history.back();
  // A browser that says nothing must not hold up a navigation.
  setTimeout(onDone, SILENCE_MS);
  return promise;
}

const watchedRouters = new WeakSet<RouterHistory>();

/** A navigation waits until the entry is gone. */
function waitsForSheets(router: RouterHistory): void {
  if (watchedRouters.has(router)) return;
  watchedRouters.add(router);
  watchSheets();
  router.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action }) => {
      if ((action !== 'PUSH' && action !== 'REPLACE') || entryOf === null) return false;
      // What is open goes with its page: it gets no entry again.
      openSheets.length = 0;
      await leave();
      return false;
    },
  });
}

/** Back closes this while it is open. Without `onClose` it stays. */
export function useSheet(isOpen: boolean, onClose: (() => void) | undefined): void {
  // A screen that is drawn alone has no router, and nothing to go back to.
  const router = useRouter({ warn: false })?.history;
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen || router === undefined) return;
    const sheet: Sheet = { close: () => latest.current?.() };
    waitsForSheets(router);
    openSheets.push(sheet);
    settle();
    return () => {
      const at = openSheets.indexOf(sheet);
      if (at >= 0) openSheets.splice(at, 1);
      // One may follow at once, as a dialog follows a menu.
      setTimeout(settle);
    };
  }, [isOpen, router]);
}
