// The result of a run in words: one line a fault, and the four columns that must be 0.
import { exhaustions } from './exhaustive.ts';
import { faults } from './matrix.ts';
import type { Outcome } from './oracle.ts';

/** A cell of the matrix, or a place of the exhaustive modes. */
type Named = { fault: string; moment: string; seed: number };
export type Ran = { cell: Named; outcome: Outcome };

export const nameOf = ({ fault, moment, seed }: Named): string => `${fault} × ${moment} × ${seed}`;

export const isClean = ({ lost, double, stuck, falseSaved }: Outcome): boolean => lost + double + stuck + falseSaved === 0;

/** One line of the table: a name and what was run under it. */
function lineOf(name: string, of: readonly Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => number) => of.reduce((all, outcome) => all + pick(outcome), 0);
  const slowest = Math.max(0, ...of.map(({ arrivedMs }) => arrivedMs)) / 1_000;
  const columns = [of.length, sum((o) => o.lost), sum((o) => o.double), sum((o) => o.stuck), sum((o) => o.falseSaved)];
  const touches = [...new Set(of.flatMap((o) => o.touches))].map(
    (touch) => `${touch} ${of.filter((o) => o.touches.includes(touch)).length}`,
  );
  return [
    name.padEnd(22),
    ...columns.map((column) => String(column).padStart(12)),
    slowest.toFixed(1).padStart(11),
    `  ${touches.join(', ')}`,
  ]
    .join('')
    .trimEnd();
}

const headLine = [
  'fault'.padEnd(22),
  ...['cells', 'lost', 'double', 'stuck', 'false saved'].map((name) => name.padStart(12)),
  'slowest s'.padStart(11),
  '  touched by the student',
].join('');

export function tableOf(ran: readonly Ran[]): string {
  const rows = [...faults, ...exhaustions]
    .map((fault) => [fault, ran.filter(({ cell }) => cell.fault === fault).map(({ outcome }) => outcome)] as const)
    .filter(([, of]) => of.length > 0);
  const bad = ran
    .filter(({ outcome }) => !isClean(outcome))
    .map(({ cell, outcome }) => `${nameOf(cell)}: ${outcome.notes.join('; ')}`);
  const all = ran.map(({ outcome }) => outcome);
  return [headLine, ...rows.map(([fault, of]) => lineOf(fault, of)), lineOf('all', all), ...bad].join('\n');
}
