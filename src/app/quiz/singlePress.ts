// A double tap counts as one press: its second half must not skip a question or the feedback that has just appeared there.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const DOUBLE_TAP_MS = 400;

/** Shared by the buttons of one bar: handlers wrapped in `once` ignore the second half of a double tap. Keys are not affected. */
export function useSinglePress() {
  const pointer = useRef('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    once: (act: () => void) => (event: MouseEvent) => {
      const isSoon = event.timeStamp - last.current < DOUBLE_TAP_MS;
      // For touch each tap has count 1; a mouse counts the clicks of a double click.
      const isSecond = pointer.current === 'touch' || pointer.current === 'pen' ? event.detail > 0 : event.detail > 1;
      if (isSoon && isSecond) return;
      last.current = event.timeStamp;
      act();
    },
  };
}
