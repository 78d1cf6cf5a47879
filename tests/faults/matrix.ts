// Which faults meet which moments, and in which order: a seed gives the same cells with the same answers again.
import { type NetworkFault, networkFaults } from '../support/faultProxy.ts';

const localFaults = [
  'kill browser',
  'kill server',
  'reload',
  'frozen tab',
  'discarded tab',
  'second tab',
  'second device',
  'clock +2 h',
  'clock -2 h',
  '8 h of sleep',
  'new build',
  'new build opened',
  'quota full',
  'connection closed',
  'another login',
] as const;
type LocalFault = (typeof localFaults)[number];
export type Fault = NetworkFault | LocalFault;
export const faults: readonly Fault[] = [...networkFaults, ...localFaults];

export const moments = [
  'app start',
  'quiz load',
  'first answer',
  'flag',
  'check',
  'mid-typing',
  'storing',
  'confirm',
  'answer pending',
  'timer at zero',
  'ticking',
  'marking later',
  'rating',
  'syncing',
] as const;
export type Moment = (typeof moments)[number];

export type Cell = { fault: Fault; moment: Moment; seed: number };

export function isNetwork(fault: Fault): fault is NetworkFault {
  return (networkFaults as readonly string[]).includes(fault);
}

/** Every fault at every moment, shuffled by the seed. */
export function everyCell(seed: number): Cell[] {
  const cells = faults.flatMap((fault) => moments.map((moment) => ({ fault, moment, seed })));
  const random = randomOf(`order ${seed}`);
  return cells
    .map((cell) => ({ cell, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ cell }) => cell);
}

/** Faults that the everyday run leaves to `npm run faults`, each with the one of its kind that stands for it. */
const standIns: ReadonlyMap<Fault, Fault> = new Map<Fault, Fault>([
  ['403', '404'],
  ['409', '422'],
  ['413', '422'],
  ['403 page', '404 page'],
  ['500', '503 Retry-After'],
  ['429 Retry-After', '503 Retry-After'],
  ['cut body', 'drop answer'],
  ['delay', 'hang'],
  ['captive portal 302', 'captive portal 200'],
  ['reload', 'discarded tab'],
  ['clock -2 h', 'clock +2 h'],
  ['new build', 'new build opened'],
]);

/** Every other fault once and every moment once or twice; the seed turns which meets which. */
export function someCells(seed: number): Cell[] {
  const few = faults.filter((fault) => !standIns.has(fault));
  // 5 and the number of moments have no divisor in common: every moment has its turn.
  return few.map((fault, i) => ({ fault, moment: moments[(i * 5 + seed) % moments.length] ?? 'confirm', seed }));
}

/** Numbers from 0 up to 1 that the name alone decides (mulberry32 over an FNV-1a hash). */
export function randomOf(name: string): () => number {
  let state = 2_166_136_261;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
