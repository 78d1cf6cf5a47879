// Calls our API by name, over ofetch. It validates answers; it shows nothing, stores nothing and never navigates.

import { createFetch, type FetchResponse } from 'ofetch';
import { endpoints, pathOf } from '#core/api/endpoints';
import type { togetherEndpoints } from '#core/api/togetherEndpoints';
import type { Reply } from '#core/submission/submission';
import type { AnswerIn, Endpoint, RequestIn } from '#core/wire/endpoint';
import { failureFacts } from '#core/wire/failure';
import { ApiFailure } from '../rows/failure.ts';

type Table = typeof endpoints & typeof togetherEndpoints;
/** Every call of the API. The table of calls about shared quizzes and groups is loaded at the first of them. */
export type CallName = keyof Table;
export type AnswerOf<N extends CallName> = AnswerIn<Table, N>;

export type CallOptions<N extends CallName> = {
  params?: Record<string, string | number>;
  body?: RequestIn<Table, N>;
  headers?: Record<string, string>;
  token?: string | null;
  signal?: AbortSignal;
};

/** The calls that return a file. */
type FileName = 'download' | 'exportAccount' | 'resultsFile';

export type Api = {
  call<N extends CallName>(name: N, options?: CallOptions<N>): Promise<AnswerOf<N>>;
  /** Returns the raw response and never throws on a status: the outbox decides what proves delivery. */
  reply<N extends CallName>(name: N, options: CallOptions<N>): Promise<Reply>;
  file(name: FileName, options: CallOptions<FileName>): Promise<{ blob: Blob; type: string }>;
};

/** The last answer of a call, with the ETag that lets the server confirm it unchanged. */
type Held = { url: string; token: string | null; etag: string; body: unknown };

type Options = {
  fetch?: typeof globalThis.fetch;
  base?: string;
  more?: () => Promise<typeof togetherEndpoints>;
  onServerTime?: (ms: number) => void;
};

/**
 * A client of the API. `fetch` is the browser's own, except in tests; `base` is empty on the app's own origin. `more` loads the
 * rest of the table: late in a page, at once in a worker. `onServerTime` receives the server's clock from each answer, in ms
 * since 1970.
 */
export function createApi(options: Options = {}): Api {
  // One answer for each call, in this page's memory, so that the browser's cache holds nothing of a student. Frequent calls,
  // such as the list of documents, are transferred again only when they have changed.
  const cachedCalls = new Map<CallName, Held>();
  const send = createFetch({ fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)), defaults: { retry: false } });

  async function endpointOf(name: CallName): Promise<Endpoint> {
    const builtInEndpoints: Partial<Record<CallName, Endpoint>> = endpoints;
    if (builtInEndpoints[name]) return builtInEndpoints[name];
    const lazyEndpoints: Partial<Record<CallName, Endpoint>> = (await options.more?.().catch(() => undefined)) ?? {};
    if (!lazyEndpoints[name]) throw new ApiFailure('network', 0, `${name}: its part of the API was not loaded`);
    return lazyEndpoints[name];
  }

  async function request(name: CallName, callOptions: CallOptions<CallName>, responseType: 'text' | 'blob') {
    const endpoint = await endpointOf(name);
    const url = (options.base ?? '') + pathOf(endpoint, callOptions.params);
    const headers: Record<string, string> = { accept: endpoint.answer ? 'application/json' : '*/*', ...callOptions.headers };
    if (callOptions.token) headers.authorization = `Bearer ${callOptions.token}`;
    const body =
      endpoint.body === 'form'
        ? new URLSearchParams(Object.entries(callOptions.body ?? {}).map(([k, v]): [string, string] => [k, String(v)]))
        : (callOptions.body as object | undefined);
    try {
      const response = await send.raw(url, {
        method: endpoint.method,
        headers,
        redirect: 'error',
        cache: 'no-store',
        ignoreResponseError: true,
        responseType,
        ...(body ? { body } : {}),
        ...(callOptions.signal ? { signal: callOptions.signal } : {}),
      });
      return { response, about: `${endpoint.method} ${url}: ${response.status}` };
    } catch (error) {
      const isStopped = error instanceof Error && callOptions.signal?.aborted === true;
      throw new ApiFailure(isStopped ? 'stopped' : 'network', 0, `${endpoint.method} ${url}: no answer`);
    }
  }

  return {
    async call(name, given = {}) {
      const endpoint = await endpointOf(name);
      const url = pathOf(endpoint, given.params);
      const token = given.token ?? null;
      const last = cachedCalls.get(name);
      const known = endpoint.method === 'GET' && last?.url === url && last.token === token ? last : undefined;
      const headers = known ? { ...given.headers, 'if-none-match': known.etag } : given.headers;
      const asking = { ...given, ...(headers ? { headers } : {}) } as CallOptions<CallName>;
      const { response, about } = await request(name, asking, 'text');
      const isSame = response.status === 304 && known !== undefined;
      const body = isSame ? known.body : jsonOf(response);
      if (!response.ok && !isSame) throw httpFailure(response, body, about);
      const etag = response.headers.get('etag');
      if (etag !== null && !isSame) cachedCalls.set(name, { url, token, etag, body });
      const parsed = endpoint.answer?.safeParse(body);
      if (!parsed?.success) throw new ApiFailure('foreign', response.status, about);
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(serverTime)) options.onServerTime?.(serverTime);
      return parsed.data as AnswerOf<typeof name>;
    },
    async reply(name, given) {
      try {
        const { response } = await request(name, given as CallOptions<CallName>, 'text');
        return {
          status: response.status,
          body: jsonOf(response),
          retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
        };
      } catch {
        return 'nothing';
      }
    },
    async file(name, given) {
      const { response, about } = await request(name, given as CallOptions<CallName>, 'blob');
      const data: unknown = response._data;
      if (!response.ok) throw httpFailure(response, data instanceof Blob ? parseJson(await data.text()) : undefined, about);
      if (!(data instanceof Blob)) throw new ApiFailure('no-file', response.status, about);
      return { blob: data, type: response.headers.get('content-type') ?? '' };
    },
  };
}

function httpFailure(response: FetchResponse<unknown>, body: unknown, about: string): ApiFailure {
  const facts = failureFacts(body);
  return new ApiFailure(facts === null && response.status < 500 ? 'foreign' : 'http', response.status, about, facts);
}

/** `Retry-After` in seconds (RFC 9110, section 10.2.3), as ms. The date form is ignored. */
export function retryAfterMs(header: string | null): number | null {
  const seconds = Number(header);
  return header === null || header.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds * 1000;
}

function jsonOf(response: FetchResponse<unknown>): unknown {
  const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
  return isJson && typeof response._data === 'string' ? parseJson(response._data) : undefined;
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
