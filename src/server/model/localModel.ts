// Runs a language model from a file in its own process (modelChild.mjs): loaded on demand, unloaded when idle, one request at a
// time. If memory is short it is not loaded, and the log says so in one line.
import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import { type ModelRequest, modelReplies } from '#engine/llm/reply';
import { within } from '../outside/deadline.ts';
import { jsonIn, type Limits, type Llm, ModelAway } from '../outside/llm.ts';
import type { Log } from '../process/log.ts';

export type LocalModel = Llm & {
  /** Ends its process. The next request starts it again. */
  unload: () => void;
};

type LocalModelOptions = {
  name: string;
  /** the model's file */
  file: string;
  /** the folder of node-llama-cpp */
  runtime: string;
  log: Log;
  limits: Limits;
  idleMs?: number;
  /** free memory now */
  freeBytes?: () => number;
  /** the process's entry file; beside this one by default */
  child?: URL;
};

const IDLE_MS = 10 * 60_000;
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1e9;
/** Memory for a context of eight thousand tokens and the program, besides the file. */
const BESIDE_FILE_BYTES = 1.5 * GIGABYTE;
const FILE_SHARE = 1.1;
/** A process that exceeds its expected memory by this factor is ended. */
const MOST_SHARE = 2;
/** Enough for a reply with eight questions. */
const REPLY_TOKENS = 4_000;

const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded') }),
  z.object({ kind: z.literal('unloadable'), message: z.string() }),
  z.object({ kind: z.literal('reply'), text: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
  z.object({ kind: z.literal('memory') }),
]);

/** How much memory must be free for a model of this size. */
export function memoryFor(bytes: number): number {
  return bytes * FILE_SHARE + BESIDE_FILE_BYTES;
}

export const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** The memory that the machine or container can still give. */
export function freeMemory(): number {
  // Node 20.19 has it, but its types do not.
  const { availableMemory } = process as { availableMemory?: () => number };
  return availableMemory?.() ?? freemem();
}

/** Why a model could not be asked, in one sentence. */
class ModelFailure extends Error {}

export function createLocalModel(options: LocalModelOptions): LocalModel {
  const { name, file, runtime, log, limits, idleMs = IDLE_MS, freeBytes = freeMemory } = options;
  const { child: entry = new URL('./modelChild.mjs', import.meta.url) } = options;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let lastReason = '';

  const unload = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const start = (): ChildProcess => {
    const { size } = statSync(file);
    const needed = memoryFor(size);
    const free = freeBytes();
    if (free < needed)
      throw new ModelAway(`It needs about ${gigabytes(needed)} of free memory, and ${gigabytes(free)} are free.`);
    const forked = fork(fileURLToPath(entry), [], {
      env: {
        ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'].map((key) => [key, process.env[key]])),
        RUNTIME: pathToFileURL(runtime).href,
        MODEL_FILE: file,
        THREADS: String(Math.max(1, availableParallelism() - 1)),
        WHOLE_MB: String(Math.ceil((needed * MOST_SHARE) / MEGABYTE)),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    forked.on('error', () => {});
    // An idle process does not keep the server alive.
    forked.unref();
    forked.channel?.unref();
    forked.once('exit', () => {
      if (child === forked) child = null;
    });
    return forked;
  };

  /** Returns the reply's text. Cancelling a request ends the process, which serves nobody else. */
  const answerOf = (request: ModelRequest, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      child ??= start();
      const worker = child;
      const end = (settle: () => void) => {
        worker.off('message', listen);
        worker.off('exit', leave);
        worker.unref();
        worker.channel?.unref();
        signal.removeEventListener('abort', abort);
        settle();
      };
      const fail = (reason: string) => end(() => reject(new ModelFailure(reason)));
      const abort = () => {
        unload();
        end(() => reject(signal.reason));
      };
      const leave = () => fail('Its process was ended: the machine ran out of memory, or the file is damaged.');
      const listen = (message: unknown) => {
        const report = Report.parse(message);
        if (report.kind === 'reply') end(() => resolve(report.text));
        else if (report.kind === 'failed') fail(report.message);
        else if (report.kind === 'memory') fail('It took more memory than it should, and was ended.');
        else if (report.kind === 'unloadable') {
          fail('Its file cannot be loaded: it is damaged, or of a kind that node-llama-cpp does not know.');
          unload();
        }
      };
      worker.ref();
      worker.channel?.ref();
      worker.on('message', listen);
      worker.once('exit', leave);
      signal.addEventListener('abort', abort, { once: true });
      const { system, prompt, reply } = request;
      worker.send({ system, prompt, schema: grammarSchema(reply), tokens: REPLY_TOKENS }, () => {});
    });

  const askOne = async (request: ModelRequest, stop: AbortSignal): Promise<unknown> => {
    stop.throwIfAborted();
    clearTimeout(idle);
    const time = within(limits.requestMs, 'The time for this request', stop);
    try {
      const text = await answerOf(request, time.signal);
      lastReason = '';
      return await jsonIn(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'It failed.';
      if (!stop.aborted && reason !== lastReason) log.warn({ reason }, `The language model ${name} wrote nothing.`);
      lastReason = reason;
      throw error;
    } finally {
      time.end();
      idle = setTimeout(unload, idleMs).unref();
    }
  };

  return {
    unload,
    forDocument: (stop, ms = limits.documentMs) => {
      const { signal } = within(ms, 'The time for this document', stop);
      const ask = (request: ModelRequest) => {
        const next = turn.then(() => askOne(request, signal));
        turn = next.catch(() => undefined);
        return next;
      };
      return { name, ask, ms, atOnce: 1 };
    },
  };
}

const OF_GRAMMAR = new Set(['type', 'enum', 'properties', 'items', 'required', 'additionalProperties', 'maxItems', 'minItems']);

/** The schema without limits that a grammar cannot express. They are checked when the reply is read. */
function grammarSchema(reply: ModelRequest['reply']): unknown {
  const pruned = (schema: unknown): unknown => {
    if (Array.isArray(schema) || typeof schema !== 'object' || schema === null) return schema;
    const rest = Object.entries(schema).filter(([key]) => OF_GRAMMAR.has(key));
    return Object.fromEntries(
      rest.map(([key, value]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, pruned(one)]))
          : pruned(value),
      ]),
    );
  };
  return pruned(z.toJSONSchema(modelReplies[reply], { target: 'draft-7' }));
}
