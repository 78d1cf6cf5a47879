// A double tap is one press: its second half must not skip a question or the feedback, which stand under the same place by then.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const DOUBLE_TAP_MS = 400;

/** For the buttons of one bar together: what `once` wraps hears no second half. Keys have none. */
export function useSinglePress() {
  const pointer = useRef('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    once: (act: () => void) => (event: MouseEvent) => {
      const isSoon = event.timeStamp - last.current < DOUBLE_TAP_MS;
      // A touch counts each tap as the first; a mouse says which of a double click this is.
      const isSecond = pointer.current === 'touch' || pointer.current === 'pen' ? event.detail > 0 : event.detail > 1;
      if (isSoon && isSecond) return;
      last.current = event.timeStamp;
      act();
    },
  };
}
