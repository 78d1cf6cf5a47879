// Keeps a page where it was left while it still grows. The router stores the place and goes there once, when much of the page is still
// being read from the disk. This goes there again, for ten seconds or until the student moves the page.
import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What comes late, from the disk or the network, comes within this time. */
const LIMIT_MS = 10_000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'click', 'keydown', 'popstate'] as const;
/** What keeps its name while others come and go above it: a document, a question. */
const NAMED = 'main [data-key], main [id^="result-"], main [id^="edit-"]';
/** A list of which only a part is drawn finds its place by itself. */
const WINDOWED_LIST = '[data-windowed]';

/** The first named element on screen, and how far below the edge of the window it was. */
type Anchor = { selector: string; offset: number };

/** By page. They end with the document: after a reload the same stands above them. */
const anchors = new Map<string, Anchor | null>();

export function useWayBack(): void {
  const router = useRouter();
  const pageKey = useRouterState({ select: ({ resolvedLocation }) => (resolvedLocation ? keyOf(resolvedLocation) : '') });
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        if (fromLocation) anchors.set(keyOf(fromLocation), anchorNow());
      }),
    [router],
  );
  useEffect(() => (top > 0 ? holdAt(top, anchors.get(pageKey) ?? null) : undefined), [pageKey, top]);
  useEffect(leaveSheet, []);
}

const keyOf = ({ href, state }: { href: string; state: { __TSR_key?: string } }) => state.__TSR_key ?? href;

function anchorNow(): Anchor | null {
  const element = [...document.querySelectorAll<HTMLElement>(NAMED)].find((named) => {
    const { bottom, height } = named.getBoundingClientRect();
    return bottom > 0 && height > 0;
  });
  return element ? { selector: selectorOf(element), offset: element.getBoundingClientRect().top } : null;
}

function selectorOf({ id, dataset }: HTMLElement): string {
  return id ? `#${CSS.escape(id)}` : `[data-key="${CSS.escape(dataset.key ?? '')}"]`;
}

/** Keeps the page at this place while it grows; returns the way to stop. */
function holdAt(storedTop: number, anchor: Anchor | null): () => void {
  const scrollBack = () => {
    if (document.querySelector(WINDOWED_LIST) !== null) return stop();
    const element = anchor && document.querySelector(anchor.selector);
    const top = anchor && element ? element.getBoundingClientRect().top + window.scrollY - anchor.offset : storedTop;
    if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
  };
  const growth = new ResizeObserver(scrollBack);
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

let isFirstPage = true;

/** A reload with an open menu or dialog (ui/sheets): its entry in the history is this page once more, and Back would lead to it. */
function leaveSheet(): void {
  if (isFirstPage && (history.state as { sheet?: boolean } | null)?.sheet === true) history.back();
  isFirstPage = false;
}
