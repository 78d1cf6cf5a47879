// Where a page was left is where one comes back to, by the way back and after a reload. The router puts it there once, when much of it is
// still being read from the disk. This goes by what was on screen, for ten seconds or until the student moves the page.
import type { AnyRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';

const KEY = 'oasis-places';
const MOST = 50;
/** What comes late, from the disk or the network, comes within this time. */
const LIMIT_MS = 10_000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'click', 'keydown'] as const;
/** What keeps its name while others come and go above it: a document, a question. */
const NAMED = 'main [data-key], main [id^="result-"], main [id^="edit-"]';
/** A list of which only a part is drawn finds its place by itself. */
const BY_ITSELF = '[data-windowed]';

const Place = z.object({
  top: z.number(),
  /** the first named thing on screen, and how far below the edge of the window it was */
  seen: z.nullable(z.object({ selector: z.string(), offset: z.number() })),
});
type Place = z.infer<typeof Place>;

const places = readPlaces();

/** From now on; returns the way to stop. */
export function watchWayBack(router: AnyRouter): () => void {
  let stop = () => {};
  const leave = (key: string) => {
    stop();
    places.delete(key);
    if (document.querySelector(BY_ITSELF) === null) places.set(key, placeNow());
  };
  const come = (key: string) => {
    stop();
    const place = places.get(key);
    stop = place && place.top > 0 ? hold(place) : () => {};
  };
  const keyNow = () => keyOf(router.state.location);
  const onPageHide = () => {
    leave(keyNow());
    writePlaces();
  };
  const forget = [
    router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && leave(keyOf(fromLocation))),
    router.subscribe('onRendered', ({ toLocation }) => come(keyOf(toLocation))),
  ];
  addEventListener('pagehide', onPageHide);
  come(keyNow());
  leaveSheet();
  return () => {
    stop();
    for (const one of forget) one();
    removeEventListener('pagehide', onPageHide);
  };
}

let isReloadedInSheet = (history.state as { sheet?: boolean } | null)?.sheet === true;

/** A reload with an open menu or dialog (ui/sheets): its entry in the history is this page once more, and Back would lead to it. */
function leaveSheet(): void {
  if (isReloadedInSheet) history.back();
  isReloadedInSheet = false;
}

type Location = { href: string; state: { __TSR_key?: string } };
const keyOf = ({ href, state }: Location) => state.__TSR_key ?? href;

function placeNow(): Place {
  const named = [...document.querySelectorAll<HTMLElement>(NAMED)];
  const first = named.find((one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().height > 0);
  const seen = first ? { selector: selectorOf(first), offset: first.getBoundingClientRect().top } : null;
  return { top: window.scrollY, seen };
}

function selectorOf({ id, dataset }: HTMLElement): string {
  return id ? `#${CSS.escape(id)}` : `[data-key="${CSS.escape(dataset.key ?? '')}"]`;
}

/** Keeps the page at this place while it grows; returns the way to stop. */
function hold(place: Place): () => void {
  const put = () => {
    const found = place.seen && document.querySelector(place.seen.selector);
    const top = found && place.seen ? found.getBoundingClientRect().top + window.scrollY - place.seen.offset : place.top;
    if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
  };
  const growth = new ResizeObserver(put);
  const options = { capture: true, passive: true };
  const stop = () => {
    growth.disconnect();
    clearTimeout(limit);
    for (const move of MOVES) removeEventListener(move, stop, options);
  };
  const limit = setTimeout(stop, LIMIT_MS);
  for (const move of MOVES) addEventListener(move, stop, options);
  growth.observe(document.body);
  return stop;
}

function readPlaces(): Map<string, Place> {
  try {
    const kept = z.array(z.tuple([z.string(), Place])).safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return new Map(kept.success ? kept.data : []);
  } catch {
    return new Map();
  }
}

function writePlaces(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)));
  } catch {
    // Then the page begins at its top.
  }
}
