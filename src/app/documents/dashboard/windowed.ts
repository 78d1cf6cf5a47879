// Draws of a long list only the rows near the screen: a thousand at once would stall a phone. Between them stand gaps as high
// as what is left out. It never takes away the row that has the focus, nor the two that Tab reaches from there.
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem, windowScroll } from '@tanstack/react-virtual';
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const AHEAD = 8;

/** A stretch of the list: one row of it, or the height of the rows that are left out. */
export type Stretch<T> = { key: string; index: number; item: T } | { key: string; gap: number };

/** What is drawn of a list. Where all of it is, nothing needs to be measured. */
export type Shown<T> = {
  stretches: readonly Stretch<T>[];
  /** for the element that holds the rows */
  list?: RefCallback<HTMLElement>;
  /** for each row, which carries `data-index` and `data-key` */
  measure?: (row: HTMLElement | null) => void;
};

/** What ties a row to its place. */
export type RowPlace = { index: number; name: string; measure: Shown<unknown>['measure'] };

type Options<T> = {
  /** tells two rows apart while the list changes */
  keyOf: (item: T) => string;
  /** the height of a row nobody has seen yet, in CSS pixels */
  guess: number;
};

/** A list as it was left, so that the way back ends at the same row: the heights of its rows, and what stood above it. */
const listSnapshots = new Map<number, { rows: VirtualItem[]; above: number }>();

export function useWindowed<T>(items: readonly T[], { keyOf, guess }: Options<T>): Shown<T> {
  const list = useRef<HTMLElement | null>(null);
  const [listTop, setListTop] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? '' : keyOf(item);
  };
  const heldAt = focusedKey === null ? -1 : items.findIndex((item) => keyOf(item) === focusedKey);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => guess,
    getItemKey: keyAt,
    overscan: AHEAD,
    scrollMargin: listTop,
    initialMeasurementsCache: listSnapshots.get(guess)?.rows ?? [],
    // What is not laid out has no height to go by.
    measureElement: (row) => row.getBoundingClientRect().height || guess,
    rangeExtractor: (range) => withNeighbours(range, heldAt),
    scrollToFn: scrollFrom,
  });

  // Whatever stands above the list may come and go.
  useLayoutEffect(() => {
    if (!list.current) return;
    const top = topOf(list.current);
    // Half a pixel, rounded now up and now down while one scrolls, must not draw everything anew without end.
    setListTop((previousTop) => (Math.abs(top - previousTop) < 1 ? previousTop : Math.round(top)));
  });
  useEffect(() => {
    const left = listSnapshots.get(guess);
    // After the router has put the page where it was: something else may stand above the list now.
    const frame = requestAnimationFrame(() => {
      if (!left || !list.current || window.scrollY <= left.above) return;
      window.scrollBy({ top: topOf(list.current) - left.above, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [guess]);
  useEffect(
    () => () => void listSnapshots.set(guess, { rows: virtualizer.takeSnapshot(), above: listTop }),
    [guess, virtualizer, listTop],
  );

  return {
    stretches: stretchesOf(items, virtualizer.getVirtualItems(), listTop, virtualizer.getTotalSize()),
    list: useCallback((element: HTMLElement | null) => {
      if (element === null) return;
      const hold = ({ target }: FocusEvent) => {
        const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
        if (key !== undefined) setFocusedKey(key);
      };
      list.current = element;
      // It finds its way back by itself (shell/wayBack).
      element.dataset.windowed = '';
      element.addEventListener('focusin', hold);
      return () => {
        list.current = null;
        element.removeEventListener('focusin', hold);
      };
    }, []),
    measure: virtualizer.measureElement,
  };
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/**
 * Rows above the screen that change their height move it by as much, from where it is now: the place that the virtualizer
 * knows may be older than the last scrolling, which would be undone.
 */
const scrollFrom: typeof windowScroll = (offset, options, virtualizer) => {
  if (options.adjustments === undefined) windowScroll(offset, options, virtualizer);
  else window.scrollBy({ top: options.adjustments, behavior: options.behavior });
};

function withNeighbours(range: Range, heldAt: number): number[] {
  const near = defaultRangeExtractor(range);
  if (heldAt === -1) return near;
  const focusedIndexes = [heldAt - 1, heldAt, heldAt + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...near, ...focusedIndexes])].sort((a, b) => a - b);
}

/** @internal */
export function stretchesOf<T>(
  items: readonly T[],
  renderedRows: readonly Pick<VirtualItem, 'index' | 'key' | 'start' | 'end'>[],
  listTop: number,
  height: number,
): Stretch<T>[] {
  const stretches: Stretch<T>[] = [];
  let reached = listTop;
  const skipTo = (place: number, key: string) => {
    if (place > reached) stretches.push({ key: `before ${key}`, gap: place - reached });
  };
  for (const { index, key, start, end } of renderedRows) {
    const item = items[index];
    if (item === undefined) continue;
    skipTo(start, String(key));
    stretches.push({ key: String(key), index, item });
    reached = end;
  }
  skipTo(listTop + height, 'the end');
  return stretches;
}
