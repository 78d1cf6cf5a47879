// Fireworks over the page for a good score: once for each submission, for 10 s, and none for those who want less motion.
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { CELEBRATION_SCORE } from '#core/submission/submission';

const KEY = 'oasis-celebrated';
const MOST = 100;
const Ids = z.array(z.string());

function celebrated(): string[] {
  try {
    const ids = Ids.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return ids.success ? ids.data : [];
  } catch {
    return [];
  }
}

/** Each submission is celebrated once on a device. */
function wasCelebrated(submissionId: string): boolean {
  return celebrated().includes(submissionId);
}

function rememberCelebration(submissionId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...celebrated(), submissionId].slice(-MOST)));
  } catch {
    // No storage: it may be celebrated twice, which harms nobody.
  }
}

export function Celebration({ submissionId, score }: { submissionId: string; score: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (score < CELEBRATION_SCORE || wasCelebrated(submissionId)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    import('./fireworks.ts').then(
      ({ startFireworks }) => {
        if (isUnmounted || !canvas.current) return;
        rememberCelebration(submissionId);
        stop = startFireworks(canvas.current, Math.random);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [submissionId, score]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="fireworks" />
    </div>
  );
}
