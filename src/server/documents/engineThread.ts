// Runs the engine on one file in a thread of its own, with a memory limit and a deadline: an untrusted file is never parsed
// in the server's own thread.
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { Quiz } from '#core/quiz';
import { type AskModel, type ModelReply, modelReplies } from '#engine/model/reply';
import type { Model } from '#engine/model/writer';
import { unusableText } from '#engine/unusable';
import { MODEL_LIMITS } from '../outside/llm.ts';

export type Outcome = { kind: 'quiz'; quiz: Quiz } | { kind: 'unusable'; reason: string };

const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiz'), quiz: Quiz }),
  z.object({ kind: z.literal('unusable'), reason: z.string() }),
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

/** What the thread hears of a question that it sent to the model. */
export type ThreadAnswer = { id: number; reply: unknown; failure: string | null };

type Given = {
  file: string;
  name: string;
  signal: AbortSignal;
  /** a language model that writes too */
  model?: Model | null;
  deadlineMs?: number;
};

/** Thirty scanned pages take three minutes where the machine is free. */
const ENGINE_DEADLINE_MS = 8 * 60 * 1000;
const MEMORY_MB = 512;

/** Resolves with a quiz or the reason why there is none; rejects when the engine itself fails, or when told to stop. */
export function runEngine({
  file,
  name,
  signal,
  model = null,
  deadlineMs = ENGINE_DEADLINE_MS + (model === null ? 0 : MODEL_LIMITS.documentMs),
}: Given): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./engineEntry.mjs', import.meta.url), {
      workerData: { file, name, model: model?.name ?? null },
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
      if (!report.success) {
        end(() => reject(new Error(`The engine wrote a quiz that is none: ${report.error.issues[0]?.message}`)));
        return;
      }
      const { data } = report;
      if (data.kind !== 'ask') end(() => resolve(data));
      else
        void answer(model?.ask, data.request).then((said) => worker.postMessage({ id: data.id, ...said } satisfies ThreadAnswer));
    });
    worker.on('error', (error) => {
      const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(() => (outOfMemory ? resolve(tooLarge) : reject(error)));
    });
    worker.on('exit', (code) => end(() => reject(new Error(`The engine's thread ended early (${code}).`))));
  });
}

async function answer(ask: AskModel | undefined, request: Parameters<AskModel>[0]): Promise<Omit<ThreadAnswer, 'id'>> {
  try {
    if (ask === undefined) throw new Error('There is no model.');
    return { reply: await ask(request), failure: null };
  } catch (error) {
    return { reply: null, failure: error instanceof Error ? error.message : 'The model failed.' };
  }
}
