// Starts a process of its own for one piece of work, with limits on memory and time (documents/engineChild.mjs watches over it): what
// a student can make arbitrarily large is never read or written in the server's process.
import { type ChildProcess, fork, type SerializationType } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Megabytes: the thread's heap, its young part, and all that the process may hold. Percent of the time that the work is given. */
export type Limits = { OLD_MB: string; YOUNG_MB: string; WHOLE_MB: string; TIME_PERCENT: string };

/** What Node and tsx need of the environment; the process needs no secret of the server. */
const KEPT_VARIABLES = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
/** How V8 and the operating system end a process that is out of memory. */
const MEMORY_SIGNALS = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL', 'SIGSEGV']);
const MEMORY_CODES = new Set([134]);

/** `child`: engineChild.mjs, of the sources or of the build. `entry`: what its thread loads. */
export function startLimited(start: { child: URL; entry: URL; limits: Limits; serialization?: SerializationType }): ChildProcess {
  const { child, entry, limits, serialization = 'json' } = start;
  const variables = KEPT_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return fork(fileURLToPath(child), [], {
    execArgv: ['--expose-gc'],
    env: { ...Object.fromEntries(variables), ...limits, ENTRY: entry.href },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization,
  });
}

/** Of a process that we did not end: it, or the machine, ran out of memory. */
export function isOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
  return MEMORY_SIGNALS.has(signal ?? '') || MEMORY_CODES.has(code ?? 0);
}
