// Mounts one endpoint of core/api/allEndpoints.ts: checks method, path, user, and the body against its schema. Handlers get
// checked values and return the answer.
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { type AnswerOf, type EndpointName, endpoints } from '#core/api/allEndpoints';
import { API_BASE, type Endpoint } from '#core/api/endpoints';
import { askAs, authenticate, type SignedIn } from '../accounts/sessions.ts';
import type { Row, Statement } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { pause, pauseAfter } from '../process/pause.ts';
import { createStudentTurns, createTurns } from '../process/turns.ts';
import { addressOf } from './address.ts';
import { invalid, invalidAll, Refusal } from './failures.ts';
import { type JsonText, toResponse } from './jsonAnswer.ts';
import { refuseEndless } from './jsonBounds.ts';
import { readBytes } from './requestBody.ts';

const MAX_ID = 2_147_483_647;

type BodyOf<N extends EndpointName> = (typeof endpoints)[N]['request'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : undefined;

type Call<N extends EndpointName> = {
  body: BodyOf<N>;
  user: (typeof endpoints)[N]['auth'] extends true ? SignedIn : null;
  /** a numeric path parameter; 0 (not an id) if it is too large */
  id: (name: string) => number;
  param: (name: string) => string;
  header: (name: string) => string | null;
  /** null if it is absent */
  query: (name: string) => string | null;
  /** the client's address, for rate limits */
  ip: string;
  request: Request;
};

type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerOf<N> | Response>;

/** A call whose first query also finds its user. */
type QueryCall<N extends EndpointName> = Omit<Call<N>, 'user'> & {
  /** `statement` begins with `WHO`; its values from $3 on */
  askAs: (statement: Statement, values: readonly unknown[]) => Promise<Row>;
};
type QueryHandler<N extends EndpointName> = (call: QueryCall<N>) => Promise<AnswerOf<N> | JsonText>;

/**
 * A call is signed in before its handler begins. With `in-query` the handler does it by `askAs`, which saves the most frequent calls
 * a query; if it fails before that, a stranger is still told to log in.
 */
export type Mount = {
  <N extends EndpointName>(name: N, handler: Handler<N>): void;
  <N extends EndpointName>(name: N, handler: QueryHandler<N>, signIn: 'in-query'): void;
};

/** Checking an entry can be expensive, since a question may have a thousand values. */
const ENTRIES_AT_ONCE = 20;

/** Larger bodies are read only after the user is known. */
const SMALL_BYTES = 64 * 1024;
/** Larger bodies take some hundred milliseconds and megabytes. */
const LARGE_BYTES = 512 * 1024;
const LARGE_AT_ONCE = 2;
const MOST_LARGE_WAITING = 8;
/** Each answer may hold a quiz of 16 MB, which is in memory several times. */
const READ_AT_ONCE = 4;
const MOST_READING = 2_000;

export function createMount(app: Hono, deps: Deps): Mount {
  const inStudentTurn = createStudentTurns(0);
  const inLargeTurn = createTurns(LARGE_AT_ONCE, MOST_LARGE_WAITING);
  // Strangers with links must not delay students who are signed in.
  const inPublicTurn = createTurns(READ_AT_ONCE, MOST_READING);
  const inReadingTurn = createTurns(READ_AT_ONCE, MOST_READING);
  return (name: EndpointName, handler: (call: never) => Promise<unknown>, signIn?: 'in-query') => {
    const endpoint: Endpoint = endpoints[name];
    const { auth, request } = endpoint;
    const path = API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    if (request !== null && endpoint.maxBytes === undefined) throw new Error(`The endpoint ${name} says no maxBytes.`);
    app.on(endpoint.method, path, async (c) => {
      const header = c.req.header('authorization');
      const isSmall = request === null || Number(c.req.header('content-length') ?? Number.NaN) <= SMALL_BYTES;
      let isChecked = !auth || signIn === undefined || header === undefined || !isSmall;
      const user = auth && isChecked ? await authenticate(deps, header) : null;
      if (user !== null) c.set('userId', user.user_id);
      const askAsCaller: QueryCall<EndpointName>['askAs'] = async (statement, values) => {
        isChecked = true;
        const row = await askAs(deps, header, statement, values);
        c.set('userId', Number(row.user_id));
        return row;
      };
      const answer = async (bytes: Buffer | null) => {
        const body = request === null || bytes === null ? undefined : await parseBody(endpoint, request, bytes);
        const call = { body, user, askAs: askAsCaller, ...partsOf(c, deps) };
        return toResponse(c, await handler(call as never), endpoint.status);
      };
      try {
        if (request === null && !auth) return await inPublicTurn(() => answer(null));
        if (request === null) return await (signIn === undefined ? answer(null) : inReadingTurn(() => answer(null)));
        const bytes = await readBytes(c.req.raw, endpoint.maxBytes ?? 0);
        if (user === null || signIn !== undefined || bytes.length <= LARGE_BYTES) return await answer(bytes);
        return await inStudentTurn(user.user_id, () => inLargeTurn(() => answer(bytes)));
      } catch (error) {
        if (!isChecked) await authenticate(deps, header);
        throw error;
      }
    });
  };
}

async function parseBody({ body }: Endpoint, schema: z.ZodMiniType, bytes: Buffer): Promise<unknown> {
  const value = body === 'form' ? Object.fromEntries(new URLSearchParams(bytes.toString())) : await parseJson(bytes);
  await pauseAfter(bytes.length);
  if (bytes.length > SMALL_BYTES) await refuseWrongEntries(schema, value);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw invalidAll('body', parsed.error.issues);
  await pauseAfter(bytes.length);
  return parsed.data;
}

/** Reports only the first wrong entry of a long list, since each wrong value costs as much as many right ones. */
async function refuseWrongEntries(schema: z.ZodMiniType, value: unknown): Promise<void> {
  const { shape } = schema._zod.def as { shape?: Record<string, z.core.$ZodType> };
  if (shape === undefined || typeof value !== 'object' || value === null) return;
  for (const [name, list] of Object.entries(value)) {
    const { element } = (shape[name]?._zod.def ?? {}) as { element?: z.ZodMiniType };
    if (element === undefined || !Array.isArray(list)) continue;
    for (const [at, entry] of list.entries()) {
      const { error } = element.safeParse(entry, { reportInput: true });
      if (error !== undefined)
        throw invalidAll(
          'body',
          error.issues.map((issue) => ({ ...issue, path: [name, at, ...issue.path] })),
        );
      if (at % ENTRIES_AT_ONCE === 0) await pause();
    }
  }
}

async function parseJson(bytes: Buffer): Promise<unknown> {
  refuseEndless(bytes);
  await pauseAfter(bytes.length);
  const text = bytes.toString();
  await pauseAfter(bytes.length);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(['body'], 'The body is not valid JSON.', 'json_invalid');
  }
}

function partsOf(c: Context, deps: Deps) {
  // PostgreSQL cannot search for a NUL, and dropping it would change the text.
  const param = (name: string) => (c.req.param(name) ?? '').replaceAll('\0', '\ufffd');
  return {
    param,
    id: (name: string) => {
      if (!/^(?:0|[1-9]\d*)$/.test(param(name))) throw invalid(['path', name], 'This is not a whole number.', 'int_parsing');
      const id = Number(param(name));
      return id <= MAX_ID ? id : 0;
    },
    header: (name: string) => c.req.header(name)?.trim() || null,
    query: (name: string) => c.req.query(name) ?? null,
    ip: addressOf(c, deps.proxies),
    request: c.req.raw,
  };
}

/** A known path with another method is a 405 that lists the allowed ones. */
export function refuseOtherMethods(app: Hono): void {
  const methods = new Map<string, string[]>();
  for (const { method, path } of Object.values(endpoints)) {
    const mounted = API_BASE + path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(mounted, [...(methods.get(mounted) ?? []), method]);
  }
  for (const [path, allowed] of methods) {
    app.all(path, () => {
      throw new Refusal('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
    });
  }
}
