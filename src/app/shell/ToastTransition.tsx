// The transition of a toast: a fade. notistack waits for its end before it closes the gap.
import type { TransitionProps } from 'notistack';
import { useLayoutEffect, useRef } from 'react';

const LEAVE_MS = 140;

export function ToastTransition({ in: shown = false, children, ...handlers }: TransitionProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  // With the drawing itself: notistack forgets for good who was asked to close between the drawing and this word.
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const { onEnter, onEntered, onExit } = latest.current;
    if (shown) {
      onEnter?.(node, true);
      onEntered?.(node, true);
      return;
    }
    onExit?.(node);
    const timer = setTimeout(() => latest.current.onExited?.(node), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div ref={box} className={shown ? 'toastbox' : 'toastbox toastbox--leaving'}>
      {children}
    </div>
  );
}
