// A double tap counts as one press: its second half must not skip a question or the feedback that has just appeared there.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const DOUBLE_TAP_MS = 400;

/** Shared by the buttons of one bar: handlers wrapped in `once` ignore the second half of a double tap. Keys are not affected. */
export function useSinglePress() {
  const pointer = useRef('');
  const down = useRef(Number.POSITIVE_INFINITY);
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
      down.current = event.timeStamp;
    },
    once: (act: () => void) => (event: MouseEvent) => {
      // When the finger came, not when a busy phone tells of it.
      const isSoon = Math.min(down.current, event.timeStamp) - last.current < DOUBLE_TAP_MS;
      // For touch each tap has count 1; a mouse counts the clicks of a double click.
      const isSecond = pointer.current === 'touch' || pointer.current === 'pen' ? event.detail > 0 : event.detail > 1;
      if (isSoon && isSecond) return;
      last.current = event.timeStamp;
      act();
    },
  };
}
