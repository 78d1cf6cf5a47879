// A language model at any OpenAI-compatible address. It asks and gives back JSON, within a limit of time and tokens for each
// document; what the JSON is worth, the engine decides. It never sees a student's name and never logs a document.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  extractReasoningMiddleware,
  jsonSchema,
  Output,
  streamText,
  wrapLanguageModel,
} from 'ai';
import * as z from 'zod';
import { type AskModel, type ModelRequest, modelReplies } from '#engine/llm/reply';
import type { Model } from '#engine/llm/writer';
import type { LlmConfig } from '../config.ts';
import type { Log } from '../log.ts';

export type Llm = {
  /** the model for one document, with that document's limits */
  forDocument: (signal: AbortSignal) => Model;
};

export type Limits = {
  /** for all requests of a document */
  documentMs: number;
  requestMs: number;
  /** without a further word of an answer */
  silenceMs: number;
  /** in and out, for all requests of a document */
  tokens: number;
};

export const MODEL_LIMITS: Limits = { documentMs: 180_000, requestMs: 90_000, silenceMs: 30_000, tokens: 300_000 };
const CHARACTERS_PER_TOKEN = 4;

/** A signal that ends with this one, or after so long. `AbortSignal.any` does not hold a timeout, which Node 20 and 24 may then collect unfired. */
function within(ms: number, stop: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('The time for this document is used up.', 'TimeoutError')), ms);
  timer.unref();
  const end = () => {
    clearTimeout(timer);
    limit.abort(stop.reason);
  };
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  return limit.signal;
}

/** How the shape is asked for. Not every server knows a schema, and some know no JSON mode. */
const manners = ['schema', 'json', 'words'] as const;

// The SDK prints its warnings for a developer at a terminal; our log is somebody else's.
globalThis.AI_SDK_LOG_WARNINGS = false;

export function createLlm({ baseUrl, apiKey, model }: LlmConfig, log: Log, limits: Limits = MODEL_LIMITS): Llm {
  /** the first manner that this server has not refused */
  let manner = 0;
  const provider = (structured: boolean) =>
    createOpenAICompatible({
      name: 'llm',
      baseURL: baseUrl,
      includeUsage: true,
      supportsStructuredOutputs: structured,
      ...(apiKey === null ? {} : { apiKey }),
    });

  async function once(request: ModelRequest, signal: AbortSignal): Promise<{ reply: unknown; tokens: number }> {
    const how = manners[manner] ?? 'words';
    let failure: unknown = null;
    const result = streamText({
      model: wrapLanguageModel({
        model: provider(how === 'schema').chatModel(model),
        middleware: [extractReasoningMiddleware({ tagName: 'think' }), extractJsonMiddleware()],
      }),
      system: request.system,
      prompt: request.prompt,
      temperature: 0.2,
      maxRetries: 2,
      abortSignal: signal,
      timeout: { totalMs: limits.requestMs, chunkMs: limits.silenceMs },
      onError: ({ error }) => {
        failure = error;
      },
      ...(how === 'words' ? {} : { output: Output.object({ schema: schemaOf(request) }) }),
    });
    let text = '';
    for await (const part of result.textStream) text += part;
    if (failure !== null) throw failure;
    const used = (await result.totalUsage).totalTokens;
    return { reply: jsonIn(text), tokens: used ?? (request.prompt.length + text.length) / CHARACTERS_PER_TOKEN };
  }

  /** A server that refuses the manner is asked in the next one. */
  async function inSomeManner(request: ModelRequest, signal: AbortSignal): Promise<{ reply: unknown; tokens: number }> {
    const tried = manner;
    try {
      return await once(request, signal);
    } catch (error) {
      const isRefused = APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
      if (!isRefused || tried >= manners.length - 1) throw error;
      manner = Math.max(manner, tried + 1);
      return inSomeManner(request, signal);
    }
  }

  return {
    forDocument: (stop) => {
      let tokens = 0;
      const signal = within(limits.documentMs, stop);
      const ask: AskModel = async (request) => {
        if (tokens >= limits.tokens) throw new Error('The tokens for this document are used up.');
        signal.throwIfAborted();
        // Counted before it is sent: several requests may be on their way at once.
        const guess = request.prompt.length / CHARACTERS_PER_TOKEN;
        tokens += guess;
        try {
          const said = await inSomeManner(request, signal);
          tokens += said.tokens - guess;
          return said.reply;
        } catch (error) {
          log.warn({ reason: reasonOf(error) }, 'The language model gave no usable answer.');
          throw error;
        }
      };
      return { name: model, ask };
    },
  };
}

function schemaOf({ reply }: ModelRequest) {
  return jsonSchema(z.toJSONSchema(modelReplies[reply], { target: 'draft-7' }) as Parameters<typeof jsonSchema>[0]);
}

/** The JSON of an answer, also when there are words around it. Throws where there is none. */
function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) throw new Error('The answer holds no JSON.');
  return JSON.parse(text.slice(start, end + 1)) as unknown;
}

/** For the log: never the request, which holds the document, nor the key. */
function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `HTTP ${error.statusCode ?? 'without an answer'}`;
  return error instanceof Error ? error.name : 'unknown';
}
