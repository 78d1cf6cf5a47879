// Fireworks over the page for a good score: once for each submission, for 10 s, and none for those who want less motion.
import { useEffect, useRef } from 'react';
import { CELEBRATION_SCORE } from '#core/submission/submission';
import { rememberCelebration, wasCelebrated } from './celebration.ts';

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
