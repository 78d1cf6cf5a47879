// Turns a Refusal, thrown anywhere, into the API's `{detail, code, params}`. Nothing else about an error leaves the server.
import type { Context, ErrorHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { SubmissionId } from '#core/submission/submission';
import type { Failure, ValidationIssue } from '#core/wire/failure';
import { type FailureCode, type FailureParams, failureRow } from '#core/wire/failureCodes';
import { flawOfIssue, type ValidationFlaw } from '#core/wire/validation';
import { failures } from '#texts/en/failures';
import { validation } from '#texts/en/validation';
import { textOfCode } from '#texts/textOfCode';
import { isConnectionLost } from '../database/database.ts';
import type { Log } from '../process/log.ts';

type RefusalParts = ErrorOptions & {
  params?: FailureParams;
  headers?: Record<string, string>;
  /** validation issues, in place of the code's sentence */
  issues?: ValidationIssue[];
};

export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Failure & { code: FailureCode };
  readonly headers: Record<string, string>;

  constructor(code: FailureCode, { params, headers = {}, issues, cause }: RefusalParts = {}) {
    const { status, retryAfter } = failureRow(code);
    // In English, for API clients. The page translates the code.
    const sentence = textOfCode(failures, { code, ...(params ? { params } : {}) });
    super(issues?.[0]?.msg ?? sentence, cause === undefined ? undefined : { cause });
    this.status = status;
    this.body = { detail: issues ?? sentence, code, ...(params ? { params } : {}) };
    this.headers = {
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(code === 'login_needed' || code === 'account_gone' ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...headers,
    };
  }
}

/** A 422 for one invalid value. Only what no page can send has a sentence without a code. */
export function invalid(loc: ValidationIssue['loc'], reason: ValidationFlaw | string, type = 'value_error'): Refusal {
  const text = typeof reason === 'string' ? { msg: reason } : sayFlaw(reason);
  return new Refusal('not_valid', { issues: [{ loc, ...text, type }] });
}

/** A 422 for the first issue of a schema. */
export function invalidIssue(loc: ValidationIssue['loc'], issue: z.core.$ZodIssue | undefined, type?: string): Refusal {
  return invalid(loc, (issue && (flawOfIssue(issue) ?? issue.message)) ?? '', type);
}

/** A 422 for a field whose failure has a code of its own. */
export function invalidField(loc: ValidationIssue['loc'], code: FailureCode): Refusal {
  const { message } = new Refusal(code);
  return new Refusal(code, { issues: [{ loc, msg: message, type: failureRow(code).type ?? 'value_error' }] });
}

/** How many issues an answer lists at most. */
const MOST_ISSUES = 10;

/** A 422 for the issues of a schema, each with its path below `location`. */
export function invalidAll(location: string, issues: readonly z.core.$ZodIssue[]): Refusal {
  const listed = issues.slice(0, MOST_ISSUES).map((issue) => ({
    loc: [location, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    ...sayIssue(issue),
    type: issue.code,
  }));
  return new Refusal('not_valid', { issues: listed });
}

type IssueText = Pick<ValidationIssue, 'msg' | 'code' | 'params'>;

function sayFlaw(flaw: ValidationFlaw): IssueText {
  return { msg: textOfCode(validation, flaw), code: flaw.code, ...(flaw.params ? { params: flaw.params } : {}) };
}

/** The sentence in English, and the code from which a page makes its own. The issues come from a parse with `reportInput`. */
function sayIssue(issue: z.core.$ZodIssue): IssueText {
  const flaw = flawOfIssue(issue);
  if (flaw !== null) return sayFlaw(flaw);
  const isMissing = issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined;
  return { msg: isMissing ? `${String(issue.path.at(-1) ?? 'The body')} is missing.` : issue.message };
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** PostgreSQL took too long, was stopped, is starting, is full, or is unreachable. */
const AWAY = new Set(
  '57014 55P03 57P01 57P02 57P03 53300 40P01 40001 08000 08001 08003 08006 ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT'.split(' '),
);

/** Whether the row belongs to an account that was deleted during the request. */
function isAccountGone(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23503') return false;
  return 'constraint' in cause && /_user_id_users_id_fk$/.test(String(cause.constraint));
}

/** Maps temporary failures, and those that an operator can fix, to a refusal; null for all others. */
export function knownTrouble(error: unknown): Refusal | null {
  if (isAccountGone(error)) return new Refusal('login_needed');
  const codes = codesOf(error);
  if (isNoRoom(error)) return new Refusal('server_full', { cause: error });
  if (!codes.some((code) => AWAY.has(code)) && !isConnectionLost(error)) return null;
  return new Refusal('busy', { cause: error });
}

/** Whether a disk is full, for files or for the database. */
export function isNoRoom(error: unknown): boolean {
  return codesOf(error).some((code) => NO_ROOM.has(code));
}

/** The codes of an error and its causes. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    // A refused socket means that PostgreSQL is starting; a missing file means something else.
    if ('syscall' in cause && cause.syscall === 'connect') codes.push('ECONNREFUSED');
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code);
  }
  return codes;
}

/** The idempotency key of the request, if it is a UUID. */
function keyOf(c: Context): string | undefined {
  return SubmissionId.safeParse(c.req.header('idempotency-key') ?? c.req.param('submission_id')).data;
}

export function onError(log: Log): ErrorHandler {
  return (thrown, c) => {
    const error = thrown instanceof Refusal ? thrown : (knownTrouble(thrown) ?? new Refusal('unexpected'));
    const { status, body, headers, cause } = error;
    const { method } = c.req;
    const fields = { request: c.get('requestId'), method, route: routePath(c), status, code: body.code, key: keyOf(c) };
    // A refusal with a cause is a defect or a failure of our own.
    if (body.code === 'unexpected') log.error({ err: thrown, ...fields }, 'A request failed.');
    else if (cause !== undefined) log.error({ err: cause, ...fields }, error.message);
    else if (method !== 'GET' && method !== 'HEAD') log.info(fields, 'A write was refused.');
    return c.json(body, status, headers);
  };
}
