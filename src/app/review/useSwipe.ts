// A tap on something, or a swipe to one side by finger or pen. What goes up and down is the page's own.
import { type PointerEvent, useRef, useState } from 'react';

const FAR = 90;
const STILL = 8;

type Moves = { onTap: (() => void) | null; onSwipe: ((side: 'left' | 'right') => void) | null };

/** Spread what it gives over the element. null: there is no tap now, or no swipe. */
export function useSwipe({ onTap, onSwipe }: Moves) {
  const from = useRef<{ x: number; y: number; id: number } | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    from.current = null;
    setMoved(0);
  };
  return {
    style: moved === 0 ? undefined : { transform: `translateX(${moved}px) rotate(${moved / 40}deg)` },
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y, pointerId: id }: PointerEvent) => {
      if (isPrimary && button === 0) from.current = { x, y, id };
    },
    onPointerMove: ({ pointerId, pointerType, clientX }: PointerEvent) => {
      if (from.current?.id === pointerId && onSwipe !== null && pointerType !== 'mouse') setMoved(clientX - from.current.x);
    },
    onPointerUp: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      if (from.current?.id !== pointerId) return;
      const [right, down] = [clientX - from.current.x, clientY - from.current.y];
      end();
      if (Math.hypot(right, down) <= STILL) onTap?.();
      else if (pointerType !== 'mouse' && Math.abs(right) >= FAR) onSwipe?.(right > 0 ? 'right' : 'left');
    },
    onPointerCancel: end,
  };
}
