// Draws only the rows of a long list near the screen, since a thousand at once would stall a phone. Gaps fill the height of the
// others. It never removes the row with the focus, nor the two that Tab reaches from there.
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem, windowScroll } from '@tanstack/react-virtual';
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const AHEAD = 8;

/** A row of the list, or a gap for rows that are not drawn. */
export type Stretch<T> = { key: string; index: number; item: T } | { key: string; gap: number };

/** What is drawn of a list. If everything is drawn, nothing needs measuring. */
export type Shown<T> = {
  stretches: readonly Stretch<T>[];
  /** for the element around the rows */
  list?: RefCallback<HTMLElement>;
  /** for each row, which has `data-index` and `data-key` */
  measure?: (row: HTMLElement | null) => void;
};

/** The attributes that identify a row. */
export type RowPlace = { index: number; name: string; measure: Shown<unknown>['measure'] };

type Options<T> = {
  /** identifies a row while the list changes */
  keyOf: (item: T) => string;
  /** the height of a row that was never measured, in CSS pixels */
  guess: number;
};

/** Lists as they were left, so that Back returns to the same row: the heights of the rows, and what was above. */
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
    // An element without layout has no height.
    measureElement: (row) => row.getBoundingClientRect().height || guess,
    rangeExtractor: (range) => withNeighbours(range, heldAt),
    scrollToFn: scrollFrom,
  });

  // The content above the list may change.
  useLayoutEffect(() => {
    if (!list.current) return;
    const top = topOf(list.current);
    // Half a pixel, rounded up or down while scrolling, must not cause endless redraws.
    setListTop((previousTop) => (Math.abs(top - previousTop) < 1 ? previousTop : Math.round(top)));
  });
  useEffect(() => {
    const left = listSnapshots.get(guess);
    // After the router has restored the position, the content above may have changed.
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
      // The list restores its own position (shell/wayBack).
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
 * When rows above the screen change height, scrolls by the difference from the current position. The virtualizer's position may
 * be older than the last scrolling, which would be undone.
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
