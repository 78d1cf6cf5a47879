// The fireworks on a canvas that only counts: they draw, stop by themselves after 10 s, and leave nothing behind.
import { afterEach, expect, test, vi } from 'vitest';
import { startFireworks } from '../../../src/app/results/fireworks.ts';

afterEach(() => vi.unstubAllGlobals());

/** A canvas that notes its strokes, and frames that a test lets pass. */
function stage() {
  const calls: string[] = [];
  let frame: ((now: number) => void) | null = null;
  vi.stubGlobal('requestAnimationFrame', (next: (now: number) => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
  const canvas = document.createElement('canvas');
  const context = new Proxy({}, { get: (_, name) => () => calls.push(String(name)), set: () => true });
  canvas.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
  const passTo = (now: number) => {
    calls.length = 0;
    const due = frame;
    frame = null;
    due?.(now);
    return calls;
  };
  return { canvas, passTo, isRunning: () => frame !== null };
}

test('they draw for 10 s and then stop, with a clear canvas', () => {
  const { canvas, passTo, isRunning } = stage();
  startFireworks(canvas, () => 0.5);
  passTo(0);
  expect(passTo(500)).toContain('stroke');
  for (let now = 600; now < 10_000; now += 100) passTo(now);
  expect(isRunning()).toBe(true);
  expect(passTo(10_000).at(-1)).toBe('clearRect');
  expect(isRunning()).toBe(false);
});

test('they stop early when the screen is left', () => {
  const { canvas, passTo, isRunning } = stage();
  const stop = startFireworks(canvas, () => 0.5);
  passTo(0);
  stop();
  expect(isRunning()).toBe(false);
});
