// Finds the words that mark own questions, in a separate thread: loading the lexicon takes a third of a second, and a quiz of
// 500 questions some seconds. The thread ends when it has been idle.
import { Worker } from 'node:worker_threads';
import type { AskedTexts, MarkingWords } from '#core/editing/questionsVersion';
import { Refusal } from '../http/failures.ts';
import { createStudentTurns, createTurns } from '../process/turns.ts';

export type WordsByQuestion = ReadonlyMap<number, MarkingWords>;

export type MarkingWordsFinder = {
  /**
   * For questions that have none yet. Empty if limits are exceeded or the thread is busy: the quiz is stored without. Throws a
   * 503 if too many of the same student wait.
   */
  find: (userId: number, questions: readonly AskedTexts[]) => Promise<WordsByQuestion>;
  close: () => void;
};

const NOTHING: WordsByQuestion = new Map();
const MOST_WAITING = 40;
const MOST_WAITING_OF_ONE = 20;
const LIMITS = { taskMs: 30_000, waitMs: 5_000, idleMs: 60_000, heapMb: 160 };

/** The same name in the build. */
const ENTRY = './markingWordsEntry.mjs';

/** @param entry the file that the thread loads */
export function createMarkingWords(
  limits: Partial<typeof LIMITS> = {},
  entry = new URL(ENTRY, import.meta.url),
): MarkingWordsFinder {
  const { taskMs, waitMs, idleMs, heapMb } = { ...LIMITS, ...limits };
  const inTurn = createTurns(1, MOST_WAITING, waitMs);
  const inStudentTurn = createStudentTurns(MOST_WAITING_OF_ONE);
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    void thread?.terminate();
    thread = null;
  };
  const start = () => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, execArgv: [], env: {} });
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (thread === worker) thread = null;
    });
    return worker;
  };
  const look = (questions: readonly AskedTexts[]): Promise<WordsByQuestion> => {
    clearTimeout(idle);
    thread ??= start();
    const current = thread;
    current.ref();
    return new Promise((resolve) => {
      const settle = (words: WordsByQuestion) => {
        clearTimeout(deadline);
        current.removeAllListeners('message');
        current.off('exit', fail);
        current.unref();
        idle = setTimeout(end, idleMs).unref();
        resolve(words);
      };
      const fail = () => settle(NOTHING);
      const deadline = setTimeout(() => {
        end();
        fail();
      }, taskMs);
      current.once('message', settle);
      current.once('exit', fail);
      current.postMessage(questions);
    });
  };
  const lookInTurn = (questions: readonly AskedTexts[]): Promise<WordsByQuestion> =>
    // If too many wait, or for too long, the quiz is stored without these words.
    inTurn(() => look(questions)).catch((error: unknown) => {
      if (error instanceof Refusal) return NOTHING;
      throw error;
    });
  return {
    find: (userId, questions) => inStudentTurn(userId, () => lookInTurn(questions)),
    close: end,
  };
}
