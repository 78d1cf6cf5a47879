// The result of a run in words: one line a fault, and the four columns that must be 0.
import type { Outcome } from './cell.ts';
import { type Cell, faults, nameOf } from './matrix.ts';

export type Ran = { cell: Cell; outcome: Outcome };

export const isClean = ({ lost, double, stuck, falseSaved }: Outcome): boolean => lost + double + stuck + falseSaved === 0;

export function tableOf(ran: readonly Ran[]): string {
  const row = (name: string, of: readonly Ran[]) => {
    const sum = (pick: (outcome: Outcome) => number) => of.reduce((all, { outcome }) => all + pick(outcome), 0);
    const slowest = Math.max(0, ...of.map(({ outcome }) => outcome.arrivedMs)) / 1_000;
    const columns = [
      of.length,
      sum((o) => o.lost),
      sum((o) => o.double),
      sum((o) => o.stuck),
      sum((o) => o.falseSaved),
      slowest.toFixed(1),
    ];
    return [name.padEnd(20), ...columns.map((column) => String(column).padStart(12))].join('');
  };
  const head = [
    'fault'.padEnd(20),
    ...['cells', 'lost', 'double', 'stuck', 'false saved', 'slowest s'].map((name) => name.padStart(12)),
  ].join('');
  const rows = faults
    .map((fault) => [fault, ran.filter(({ cell }) => cell.fault === fault)] as const)
    .filter(([, of]) => of.length > 0);
  const bad = ran
    .filter(({ outcome }) => !isClean(outcome))
    .map(({ cell, outcome }) => `${nameOf(cell)}: ${outcome.notes.join('; ')}`);
  return [head, ...rows.map(([fault, of]) => row(fault, of)), row('all', ran), ...bad].join('\n');
}
