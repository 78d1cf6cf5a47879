// A tooltip, after 100 ms (P13.1). It repeats the name of what it stands on, so it adds no description.
// MUI draws and places it, and is loaded by the first one; Escape sends it away. A finger gets none: it would lie over the text.
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from './lasting.ts';

const TipBubble = lazyWithRetry(() => import('./TipBubble.tsx').then((m) => m.TipBubble));

const DELAY_MS = 100;

export function Tip({ text, children }: { text: string; children: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);

  // The box has no role of its own: it only receives events that bubble from the button in it.
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A tap is told as a mouse that comes, too.
    let isTouch = false;
    const seePointer = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch';
    };
    const come = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAnchor(box.firstElementChild), DELAY_MS);
    };
    const go = () => {
      clearTimeout(timer);
      setAnchor(null);
    };
    const comeByMouse = () => {
      if (!isTouch) come();
    };
    const comeByKeyboard = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) come();
    };
    box.addEventListener('pointerenter', seePointer);
    box.addEventListener('mouseenter', comeByMouse);
    box.addEventListener('mouseleave', go);
    box.addEventListener('focusin', comeByKeyboard);
    box.addEventListener('focusout', go);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('pointerenter', seePointer);
      box.removeEventListener('mouseenter', comeByMouse);
      box.removeEventListener('mouseleave', go);
      box.removeEventListener('focusin', comeByKeyboard);
      box.removeEventListener('focusout', go);
    };
  }, []);

  return (
    <span ref={place} className="tipped">
      {children}
      {anchor ? (
        <Suspense fallback={null}>
          <TipBubble text={text} anchor={anchor} onLeave={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </span>
  );
}
