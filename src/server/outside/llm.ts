// Asks a language model at an OpenAI-compatible address for JSON, within limits of time and tokens for each document. The engine
// judges the JSON. It never sees a student's name and never logs a document.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  extractReasoningMiddleware,
  jsonSchema,
  Output,
  parsePartialJson,
  RetryError,
  streamText,
  wrapLanguageModel,
} from 'ai';
import * as z from 'zod';
import { type AskModel, type ModelRequest, modelReplies } from '#engine/llm/reply';
import type { Model } from '#engine/llm/writer';
import type { LlmConfig } from '../config.ts';
import type { Log } from '../process/log.ts';
import { within } from './deadline.ts';

export type Llm = {
  /** the model with the limits of one document; `ms`: another time limit for all its requests */
  forDocument: (signal: AbortSignal, ms?: number) => LimitedModel;
};

/** The model cannot be asked now: nobody answers, or the machine lacks memory for it. */
export class ModelAway extends Error {}

export type LimitedModel = Model & {
  /** for all requests of the document */
  ms: number;
};

export type Limits = {
  /** for all requests of a document */
  documentMs: number;
  requestMs: number;
  /** the longest pause within an answer */
  silenceMs: number;
  /** read and written, for all requests of a document */
  tokens: number;
};

/** A self-hosted model without a graphics card reads 30 tokens a second and writes 5; nobody waits for it (decision 036). */
export const MODEL_LIMITS: Limits = { documentMs: 3_600_000, requestMs: 600_000, silenceMs: 180_000, tokens: 400_000 };
const CHARACTERS_PER_TOKEN = 4;

/** Ways to ask for JSON. Not every server supports schemas, and some have no JSON mode. */
const manners = ['schema', 'json', 'words'] as const;

// The SDK prints warnings for developers, which do not belong in an operator's log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** `atOnce`: how many requests run at a time. */
export function createLlm({ baseUrl, apiKey, model }: LlmConfig, log: Log, limits: Limits = MODEL_LIMITS, atOnce?: number): Llm {
  /** the first way that this server has not refused */
  let manner = 0;
  const provider = (structured: boolean) =>
    createOpenAICompatible({
      name: 'llm',
      baseURL: baseUrl,
      includeUsage: true,
      supportsStructuredOutputs: structured,
      ...(apiKey === null ? {} : { apiKey }),
    });

  async function once(request: ModelRequest, stop: AbortSignal): Promise<{ reply: unknown; tokens: number }> {
    const requestDeadline = within(limits.requestMs, 'The time for this request', stop);
    const silence = within(limits.silenceMs, 'The time for the next word', requestDeadline.signal);
    try {
      return await said(request, silence.signal, silence.renew);
    } finally {
      silence.end();
      requestDeadline.end();
    }
  }

  async function said(
    request: ModelRequest,
    signal: AbortSignal,
    onWord: () => void,
  ): Promise<{ reply: unknown; tokens: number }> {
    const mannerName = manners[manner] ?? 'words';
    let failure: unknown = null;
    const result = streamText({
      model: wrapLanguageModel({
        model: provider(mannerName === 'schema').chatModel(model),
        middleware: [extractReasoningMiddleware({ tagName: 'think' }), extractJsonMiddleware()],
      }),
      system: request.system,
      prompt: request.prompt,
      temperature: 0.2,
      maxRetries: 2,
      abortSignal: signal,
      onError: ({ error }) => {
        failure = error;
      },
      ...(mannerName === 'words' ? {} : { output: Output.object({ schema: schemaOf(request) }) }),
    });
    let text = '';
    for await (const part of result.fullStream) {
      onWord();
      if (part.type === 'text-delta') text += part.text;
    }
    signal.throwIfAborted();
    if (failure !== null) throw failure;
    const used = (await result.totalUsage).totalTokens;
    return { reply: await jsonIn(text), tokens: used ?? (request.prompt.length + text.length) / CHARACTERS_PER_TOKEN };
  }

  /** If a server refuses a way of asking, the next one is used. */
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
    forDocument: (stop, ms = limits.documentMs) => {
      let tokens = 0;
      const { signal } = within(ms, 'The time for this document', stop);
      const ask: AskModel = async (request) => {
        if (tokens >= limits.tokens) throw new Error('The tokens for this document are used up.');
        signal.throwIfAborted();
        // Counted before sending, since several requests may run at once.
        const guess = request.prompt.length / CHARACTERS_PER_TOKEN;
        tokens += guess;
        try {
          const modelReply = await inSomeManner(request, signal);
          tokens += modelReply.tokens - guess;
          return modelReply.reply;
        } catch (error) {
          log.warn({ reason: reasonOf(error) }, 'The language model gave no usable answer.');
          throw isNobody(error) ? new ModelAway('Nobody answers.', { cause: error }) : error;
        }
      };
      return { name: model, ask, ms, atOnce };
    },
  };
}

function schemaOf({ reply }: ModelRequest) {
  return jsonSchema(z.toJSONSchema(modelReplies[reply], { target: 'draft-7' }) as Parameters<typeof jsonSchema>[0]);
}

/** Extracts JSON from an answer, also between other words, and the complete part of a cut-off one. Throws if there is none. */
export async function jsonIn(text: string): Promise<unknown> {
  const start = text.indexOf('{');
  if (start < 0) throw new Error('The answer holds no JSON.');
  try {
    return JSON.parse(text.slice(start, text.lastIndexOf('}') + 1)) as unknown;
  } catch {
    const { value } = await parsePartialJson(text.slice(start));
    if (value === undefined) throw new Error('The answer holds no JSON.');
    return value;
  }
}

/** Nothing answers at the address. */
function isNobody(error: unknown): boolean {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(cause) && cause.statusCode === undefined;
}

/** A reason for the log, without the request, which holds the document, and without the key. */
function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `HTTP ${error.statusCode ?? 'without an answer'}`;
  return error instanceof Error ? error.name : 'unknown';
}
