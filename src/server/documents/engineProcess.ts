// Runs the engine on one file in its own process with limits on memory and time, so that an untrusted file can crash only that.
// Each process reads one document; the next may be started ahead.
import type { ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import { DocumentText } from '#core/document/documentText';
import { type Letters, OpenChoice } from '#core/document/openChoice';
import { Part, type Wishes } from '#core/document/wishes';
import { Quiz } from '#core/quiz/quiz';
import { type AskModel, type ModelReply, modelReplies } from '#engine/llm/reply';
import { type UnusableCode, unusableCodes } from '#engine/unusable';
import type { LimitedModel } from '../outside/llm.ts';
import { isOutOfMemory, type Limits, startLimited } from '../process/limitedProcess.ts';

/**
 * `open`: the questions of a past paper without answers, which a student can answer. `long`: reading would take minutes, and
 * this was a quick try.
 */
export type Outcome =
  | { kind: 'quiz'; quiz: Quiz; parts: Part[]; text: DocumentText; unreadPages: number[] }
  | { kind: 'unusable'; code: UnusableCode; open: OpenChoice[] }
  | { kind: 'long' };

const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiz'), quiz: Quiz, parts: z.array(Part), text: DocumentText, unreadPages: z.array(z.int()) }),
  z.object({ kind: z.literal('unusable'), code: z.enum(unusableCodes), open: z.array(OpenChoice) }),
  z.object({ kind: z.literal('memory') }),
  z.object({ kind: z.literal('time') }),
  z.object({ kind: z.literal('failed'), name: z.string(), message: z.string() }),
  z.object({ kind: z.literal('long') }),
  z.object({ kind: z.literal('part'), done: z.int(), parts: z.int() }),
  z.object({
    kind: z.literal('ask'),
    id: z.int(),
    request: z.object({
      reply: z.enum(Object.keys(modelReplies) as ModelReply[]),
      system: z.string(),
      prompt: z.string(),
    }),
  }),
]);

/** The task of the process. */
export type EngineTask = {
  file: string;
  name: string;
  model: { name: string; atOnce?: number } | null;
  letters: Letters | null;
  wishes: Wishes | null;
  /** quick: no scanned pages, and only a few seconds */
  isHurried: boolean;
};
/** The reply to a request that the process sent to the model. */
export type ModelAnswer = { id: number; reply: unknown; failure: string | null };

type EngineInput = {
  file: string;
  name: string;
  signal: AbortSignal;
  /** a language model that also writes, if any */
  model?: LimitedModel | null;
  /** the student's letters for a past paper without answers, if any */
  letters?: Letters | null;
  wishes?: Wishes | null;
  /** gives up on what takes minutes, long texts and scanned pages; false by default */
  isHurried?: boolean;
};

export type Engine = {
  /** Resolves with a quiz or the reason why there is none. Rejects if the engine fails or is stopped. */
  run: (task: EngineInput) => Promise<Outcome>;
  /** Starts the next document's process ahead. */
  warm: () => void;
  close: () => void;
};

/** A process ends itself when its document's time is used up (workTime.ts). This limit is for one that cannot. */
const LAST_RESORT_MS = 20 * 60_000;
const LIMITS: Limits = { OLD_MB: '512', YOUNG_MB: '96', WHOLE_MB: '1200', TIME_PERCENT: '100' };
/** The pause before a process is started ahead, so that requests come first and a server that stops at once has started none. */
const AHEAD_MS = 2_000;

/** `child`: the process's entry file; beside this one by default. */
export function createEngine(given: Partial<Limits> = {}, child = new URL('./engineChild.mjs', import.meta.url)): Engine {
  const limits = { ...LIMITS, ...given };
  let next: ChildProcess | null = null;
  let starting: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = (): ChildProcess => {
    const startedProcess = startLimited({ child, entry: new URL('./engineEntry.mjs', child), limits });
    // A process that fails to start, or ends while it waits, is replaced when needed.
    startedProcess.on('error', () => {});
    startedProcess.once('exit', () => {
      if (next === startedProcess) next = null;
    });
    return startedProcess;
  };
  const take = (): ChildProcess => {
    clearTimeout(starting);
    const childProcess = next ?? start();
    next = null;
    return childProcess;
  };
  const startAhead = () => {
    if (isClosed || next !== null) return;
    next = start();
    // A waiting process does not keep the server alive.
    next.unref();
    next.channel?.unref();
  };
  const warm = () => {
    clearTimeout(starting);
    starting = setTimeout(startAhead, AHEAD_MS).unref();
  };
  return {
    run: async (task) => {
      task.signal.throwIfAborted();
      const child = take();
      child.ref();
      child.channel?.ref();
      try {
        return await read(child, task);
      } finally {
        child.kill('SIGKILL');
        warm();
      }
    },
    warm,
    close: () => {
      isClosed = true;
      clearTimeout(starting);
      next?.kill('SIGKILL');
      next = null;
    },
  };
}

function read(
  child: ChildProcess,
  { file, name, signal, model = null, letters = null, wishes = null, isHurried = false }: EngineInput,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', abort);
      child.removeAllListeners('message');
      settle();
    };
    const unusable = (code: 'too-large' | 'too-long') => end(() => resolve({ kind: 'unusable', code, open: [] }));
    const abort = () => end(() => reject(new Error('The server is stopping.')));
    const deadline = setTimeout(() => unusable('too-long'), LAST_RESORT_MS + (model?.ms ?? 0));
    signal.addEventListener('abort', abort);

    child.on('message', (message: unknown) => {
      const report = Report.safeParse(message);
      if (!report.success) {
        end(() => reject(new Error(`The engine wrote a quiz that is none: ${report.error.issues[0]?.message}`)));
        return;
      }
      const { data } = report;
      switch (data.kind) {
        case 'quiz':
        case 'unusable':
        case 'long':
          return end(() => resolve(data));
        case 'memory':
          return unusable('too-large');
        case 'time':
          return unusable('too-long');
        case 'failed':
          return end(() => reject(new Error(data.message)));
        case 'part':
          return model?.onPart?.(data.done, data.parts);
        case 'ask':
          void answer(model?.ask, data.request).then((modelAnswer) => tell(child, { answer: { id: data.id, ...modelAnswer } }));
      }
    });
    child.once('error', (error) => end(() => reject(error)));
    child.once('exit', (code, killedBy) => {
      // We did not end it, so the process or the machine ran out of memory.
      if (isOutOfMemory(code, killedBy)) unusable('too-large');
      else end(() => reject(new Error(`The engine's process ended early (${killedBy ?? code}).`)));
    });
    tell(child, { task: { file, name, model: model && { name: model.name, atOnce: model.atOnce }, letters, wishes, isHurried } });
  });
}

/** Sending to an ended process is not an error: its exit is reported separately. */
function tell(child: ChildProcess, message: { task: EngineTask } | { answer: ModelAnswer }): void {
  if (child.connected) child.send(message, () => {});
}

async function answer(ask: AskModel | undefined, request: Parameters<AskModel>[0]): Promise<Omit<ModelAnswer, 'id'>> {
  try {
    if (ask === undefined) throw new Error('There is no model.');
    return { reply: await ask(request), failure: null };
  } catch (error) {
    return { reply: null, failure: error instanceof Error ? error.message : 'The model failed.' };
  }
}
