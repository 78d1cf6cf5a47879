// How much of the processor a process has used, which a busy machine changes less than any clock. Linux alone says so of other processes.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}

/** Behind its name: the parent comes second, the ticks of children that have ended 14th and 15th. */
const fieldsOf = (pid: number | string) => textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

/** Seconds of one process, with all of its threads. */
export function processorSeconds(pid: number): number {
  let nanoseconds = 0;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] || 0);
    }
  } catch {
    // It has ended.
  }
  return nanoseconds / 1e9;
}

/** Seconds of a process and of all that it has started, those that have ended too. */
export function familySeconds(pid: number): number {
  const own = fieldsOf(pid);
  const ended = (Number(own[13] ?? 0) + Number(own[14] ?? 0)) / TICKS_A_SECOND;
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(name)[1] === String(pid));
  return processorSeconds(pid) + ended + children.reduce((sum, name) => sum + processorSeconds(Number(name)), 0);
}
