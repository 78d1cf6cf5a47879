// The one way to say no: a Refusal, thrown anywhere, becomes the API's `{detail}`. Nothing else about an error leaves here.
import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Failure, ValidationIssue } from '#core/failure';
import type { Log } from './log.ts';

export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly detail: Failure['detail'];
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, detail: Failure['detail'], headers: Record<string, string> = {}, why?: ErrorOptions) {
    super(typeof detail === 'string' ? detail : (detail[0]?.msg ?? 'Not valid.'), why);
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

export function notFound(what: string): Refusal {
  return new Refusal(404, `${what} not found.`);
}

/** One thing that is not valid, and where. */
export function invalid(loc: ValidationIssue['loc'], msg: string, type = 'value_error'): Refusal {
  return new Refusal(422, [{ loc, msg, type }]);
}

/** Everything that a schema refused, each with its place below `where`. */
export function invalidAll(where: string, issues: readonly z.core.$ZodIssue[]): Refusal {
  const detail = issues.map((issue) => ({
    loc: [where, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    msg: issue.message,
    type: issue.code,
  }));
  return new Refusal(422, detail);
}

const unexpected: Failure = { detail: 'Something went wrong on our side. Please try again.' };

export function onError(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof Refusal) {
      // A refusal with a cause is our own trouble, said kindly.
      if (error.cause !== undefined) log.error({ err: error.cause, method: c.req.method, path: c.req.path }, error.message);
      return c.json({ detail: error.detail } satisfies Failure, error.status, error.headers);
    }
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'A request failed.');
    return c.json(unexpected, 500);
  };
}
