// Runs the engine on one file in a thread of its own, with a memory limit and a deadline: an untrusted file is never parsed
// in the server's own thread.
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { Quiz } from '#core/quiz';
import { unusableText } from '#engine/unusable';

export type Outcome = { kind: 'quiz'; quiz: Quiz } | { kind: 'unusable'; reason: string };

const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiz'), quiz: Quiz }),
  z.object({ kind: z.literal('unusable'), reason: z.string() }),
]);

const ENGINE_DEADLINE_MS = 5 * 60 * 1000;
const MEMORY_MB = 512;
/** Resolves with a quiz or the reason why there is none; rejects when the engine itself fails, or when told to stop. */
export function runEngine(given: { file: string; name: string; signal: AbortSignal; deadlineMs?: number }): Promise<Outcome> {
  const { file, name, signal, deadlineMs = ENGINE_DEADLINE_MS } = given;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./engineEntry.mjs', import.meta.url), {
      workerData: { file, name },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      // The thread needs no secret of the server, and what a library prints about a document is nobody's business.
      env: {},
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', abort);
      void worker.terminate();
      settle();
    };
    const tooLarge: Outcome = { kind: 'unusable', reason: unusableText('too-large') };
    const abort = () => end(() => reject(new Error('The server is stopping.')));
    const deadline = setTimeout(() => end(() => resolve(tooLarge)), deadlineMs);
    signal.addEventListener('abort', abort);
    worker.on('message', (message: unknown) => {
      const report = Report.safeParse(message);
      if (report.success) end(() => resolve(report.data));
      else end(() => reject(new Error(`The engine wrote a quiz that is none: ${report.error.issues[0]?.message}`)));
    });
    worker.on('error', (error) => {
      const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(() => (outOfMemory ? resolve(tooLarge) : reject(error)));
    });
    worker.on('exit', (code) => end(() => reject(new Error(`The engine's thread ended early (${code}).`))));
  });
}
