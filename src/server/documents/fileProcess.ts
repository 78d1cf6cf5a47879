// Writes a quiz as a file in a process with limits on memory and time: 500 questions full of formulas take minutes and
// gigabytes. One file at a time for each student, who gets a 503 for a second one; other students' files wait
// in a bounded queue.
import type { ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import type { Quiz } from '#core/quiz/quiz';
import { Refusal } from '../http/failures.ts';
import { isOutOfMemory, type Limits, startLimited } from '../process/limitedProcess.ts';
import { createTurns } from '../process/turns.ts';
import type { FileForm } from '../quizzes/export/index.ts';

/** `questions`: as JSON, which only the process parses. */
export type FileTask = { head: Omit<Quiz, 'questions'>; questions: string } & FileForm;

export type FileWriter = {
  /**
   * Returns the file's bytes. Throws a 503 if another file of this student is being written or too many wait, and a 422 beyond
   * the limits.
   */
  write: (userId: number, task: FileTask) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
};

const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), bytes: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ kind: z.literal('memory') }),
  z.object({ kind: z.literal('time') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

const LIMITS: Limits = { OLD_MB: '512', YOUNG_MB: '64', WHOLE_MB: '1000', TIME_PERCENT: '100' };
const AT_ONCE = 2;
const MOST_WAITING = 40;
/** The process ends itself when its time is up. This limit is for one that cannot. */
const LAST_RESORT_MS = 10 * 60_000;

const resolveUrl = (name: string) => new URL(name, import.meta.url);

export function createFileWriter(
  given: Partial<Limits> = {},
  files = { child: resolveUrl('./engineChild.mjs'), entry: resolveUrl('./fileEntry.mjs') },
): FileWriter {
  const limits = { ...LIMITS, ...given };
  const inTurn = createTurns(AT_ONCE, MOST_WAITING);
  const busy = new Set<number>();
  const running = new Set<ChildProcess>();

  const run = async (task: FileTask) => {
    const child = startLimited({ ...files, limits, serialization: 'advanced' });
    running.add(child);
    try {
      return await reportOf(child, task);
    } finally {
      running.delete(child);
      child.kill('SIGKILL');
    }
  };
  return {
    write: async (userId, task) => {
      if (busy.has(userId)) {
        throw new Refusal('download_running');
      }
      busy.add(userId);
      try {
        return await inTurn(() => run(task));
      } finally {
        busy.delete(userId);
      }
    },
    close: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

function reportOf(child: ChildProcess, task: FileTask): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => reject(new Refusal('quiz_too_large_for_format'));
    const deadline = setTimeout(tooLarge, LAST_RESORT_MS);
    child.once('message', (message: unknown) => {
      clearTimeout(deadline);
      const report = Report.parse(message);
      if (report.kind === 'file') resolve(report.bytes);
      else if (report.kind === 'failed') reject(new Error(report.message));
      else tooLarge();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(deadline);
      if (isOutOfMemory(code, signal)) tooLarge();
      else reject(new Error(`The process that writes a file ended early (${signal ?? code}).`));
    });
    child.send({ task }, () => {});
  });
}
