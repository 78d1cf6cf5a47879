// How much of the processor a process has used, which a busy machine changes less than any clock. Linux alone says so of other processes.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** The numbers of a process behind its name, or null where it has ended: its parent comes second, its times in ticks from 12th on. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    return null;
  }
}

const ticksOf = (fields: readonly string[] | null) => Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0);

/** Seconds of one process. */
export function processorSeconds(pid: number): number {
  return ticksOf(fieldsOf(pid)) / TICKS_A_SECOND;
}

/** Seconds of a process and of all that it has started, those that have ended too. */
export function familySeconds(pid: number): number {
  const own = fieldsOf(pid);
  const ended = Number(own?.[13] ?? 0) + Number(own?.[14] ?? 0);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(Number(name)))
    .filter((fields) => fields?.[1] === String(pid));
  return (ticksOf(own) + ended + children.reduce((sum, fields) => sum + ticksOf(fields), 0)) / TICKS_A_SECOND;
}
