// Errors: a Refusal, thrown anywhere, becomes the API's `{detail}`. No other detail of an error leaves the server.
import type { ErrorHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Failure, ValidationIssue } from '#core/failure';
import { isConnectionLost } from './database.ts';
import type { Log } from './log.ts';

export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly detail: Failure['detail'];
  readonly headers: Record<string, string>;
  /** for programs; only where one looks at it */
  readonly code: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    detail: Failure['detail'],
    headers: Record<string, string> = {},
    why?: ErrorOptions & { code?: string },
  ) {
    super(typeof detail === 'string' ? detail : (detail[0]?.msg ?? 'Not valid.'), why);
    this.status = status;
    this.detail = detail;
    this.headers = headers;
    this.code = why?.code;
  }
}

export function notFound(what: string): Refusal {
  return new Refusal(404, `${what} not found.`);
}

/** One thing that is not valid, and where. */
export function invalid(loc: ValidationIssue['loc'], msg: string, type = 'value_error'): Refusal {
  return new Refusal(422, [{ loc, msg, type }]);
}

/** The most issues that an answer lists. */
const MOST_ISSUES = 10;

/** The issues of a schema, each with its path below `where`. */
export function invalidAll(where: string, issues: readonly z.core.$ZodIssue[]): Refusal {
  const detail = issues.slice(0, MOST_ISSUES).map((issue) => ({
    loc: [where, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    msg: sentenceOf(issue),
    type: issue.code,
  }));
  return new Refusal(422, detail);
}

/** Missing fields get a readable sentence. The issues come from a parse with `reportInput`. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const isMissing = issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined;
  return isMissing ? `${String(issue.path.at(-1) ?? 'The body')} is missing.` : issue.message;
}

export const unexpected: Failure = { detail: 'Something went wrong on our side. Please try again.' };

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** PostgreSQL took too long, was stopped, is starting, is full, or is not there. */
const AWAY = new Set(
  '57014 55P03 57P01 57P02 57P03 53300 40P01 40001 08000 08001 08003 08006 ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT'.split(' '),
);

/** A row of an account that was deleted while the request was on its way. */
function isAccountGone(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23503') return false;
  return 'constraint' in cause && /_user_id_users_id_fk$/.test(String(cause.constraint));
}

/** Known temporary troubles, and those that an operator can mend, as a refusal; null for everything else. */
export function knownTrouble(error: unknown): Refusal | null {
  if (isAccountGone(error)) return new Refusal(401, 'Please log in.', { 'WWW-Authenticate': 'Bearer' });
  const codes = codesOf(error);
  if (isNoRoom(error)) {
    return new Refusal(507, 'The server has no room left. Please try again later.', {}, { cause: error });
  }
  if (!codes.some((code) => AWAY.has(code)) && !isConnectionLost(error)) return null;
  return new Refusal(503, 'The server is busy. Please try again in a moment.', { 'Retry-After': '5' }, { cause: error });
}

/** A full disk, of the files or of the database. */
export function isNoRoom(error: unknown): boolean {
  return codesOf(error).some((code) => NO_ROOM.has(code));
}

/** The codes of an error and of its causes. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    // No socket there: PostgreSQL is starting. No file there is another thing.
    if ('syscall' in one && one.syscall === 'connect') codes.push('ECONNREFUSED');
    if ('code' in one && typeof one.code === 'string') codes.push(one.code);
  }
  return codes;
}

export function onError(log: Log): ErrorHandler {
  return (thrown, c) => {
    const error = thrown instanceof Refusal ? thrown : (knownTrouble(thrown) ?? thrown);
    const request = { request: c.get('requestId'), method: c.req.method, route: routePath(c) };
    if (error instanceof Refusal) {
      // A refusal with a cause is a defect or trouble of our own: it is logged too.
      if (error.cause !== undefined) log.error({ err: error.cause, ...request, status: error.status }, error.message);
      const { detail, code, status, headers } = error;
      return c.json({ detail, ...(code === undefined ? {} : { code }) } satisfies Failure, status, headers);
    }
    log.error({ err: error, ...request, status: 500 }, 'A request failed.');
    return c.json(unexpected, 500);
  };
}
