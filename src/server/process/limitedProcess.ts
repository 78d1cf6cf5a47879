// Starts a process with limits on memory and time for one task (documents/engineChild.mjs enforces them), since students' data
// of any size must not be processed in the server itself.
import { type ChildProcess, fork, type SerializationType } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Megabytes for the thread's heap, its young part, and the whole process. Percent of the task's time. */
export type Limits = { OLD_MB: string; YOUNG_MB: string; WHOLE_MB: string; TIME_PERCENT: string };

/** What Node and tsx need from the environment. The process gets no secret of the server. */
const KEPT_VARIABLES = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
/** How V8 and the operating system end a process that is out of memory. */
const MEMORY_SIGNALS = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL', 'SIGSEGV']);
const MEMORY_CODES = new Set([134]);

/** `child`: engineChild.mjs from the sources or the build. `entry`: what its thread loads. */
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

/** Whether a process that we did not end ran out of memory, or the machine did. */
export function isOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
  return MEMORY_SIGNALS.has(signal ?? '') || MEMORY_CODES.has(code ?? 0);
}
