// Shows a long list as far as one has come: a thousand rows at once would stall a phone. It forgets nothing; the rest
// follows before one gets there.
import { useCallback, useState } from 'react';

const STEP = 40;
const AHEAD = '1600px';

/** How many to show of `total`, and a ref for the element that stands after the last one. */
export function useGrowing(total: number): { count: number; end: (node: Element | null) => (() => void) | undefined } {
  const [most, setMost] = useState(STEP);
  const end = useCallback((node: Element | null) => {
    if (node === null) return;
    if (typeof IntersectionObserver === 'undefined') {
      setMost(Number.MAX_SAFE_INTEGER);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setMost((now) => now + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { count: Math.min(most, total), end };
}
