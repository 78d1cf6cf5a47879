// Describes responses for the OpenAPI document: the success of a call, and each of its failures.
import type { Endpoint } from '#core/wire/endpoint';
import type { Failure } from '#core/wire/failure';
import type { FailureCode } from '#core/wire/failureCodes';
import { Refusal } from '../http/failures.ts';
import type { Limit } from '../http/rateLimit.ts';
import type { AnyCallRow } from './callRow.ts';
import { numericParameters, pathNames } from './parameters.ts';
import { type JsonSchema, refTo, type SchemaOf } from './schemas.ts';

type Response = { description: string; [field: string]: unknown };

const header = (description: string, schema: JsonSchema) => ({ description, schema });
const retryAfter = { 'Retry-After': header('How many seconds to wait.', { type: 'integer', minimum: 1 }) };
const etag = { ETag: header('Names this version of the answer.', { type: 'string' }) };

const failure = (description: string, example: Failure, parts: object = {}): Response => ({
  description,
  ...parts,
  content: { 'application/json': { schema: refTo('schemas', 'Failure'), example } },
});

const example = (code: FailureCode) => new Refusal(code).body;

const issue = { loc: ['body', 'name'], msg: 'The name is too long.', type: 'too_big' };

/** Failures that are the same for every call, by status. */
const common = {
  304: { description: 'Nothing has changed since the answer with this `ETag`.', headers: etag },
  401: failure('Not logged in. `code` is `account_gone` where the account was deleted.', example('login_needed'), {
    headers: { 'WWW-Authenticate': header('Always `Bearer`.', { type: 'string' }) },
  }),
  404: failure('It does not exist, or the student has no right to see it.', example('quiz_not_found')),
  408: failure('The body took too long to arrive.', example('too_slow'), {
    headers: retryAfter,
  }),
  413: failure('The body is larger than this call takes.', example('too_large')),
  422: failure(
    'Not valid. `detail` lists what is wrong, with place and sentence.',
    new Refusal('not_valid', { issues: [issue] }).body,
  ),
  500: failure('A defect of the server.', example('unexpected')),
  503: failure('The server is starting or busy, or its database or file store is away.', example('busy'), {
    headers: retryAfter,
  }),
  507: failure('The server has no room left.', example('server_full')),
};
type CommonStatus = keyof typeof common;

export const commonResponses: Record<string, Response> = Object.fromEntries(
  Object.entries(common).map(([status, response]) => [`status${status}`, response]),
);

const hasBody = ({ request, body }: Endpoint) => request !== null || body === 'multipart';
const opensNothing = new Set(['token']);

/** The statuses that follow from the table of calls. */
function commonStatuses(endpoint: Endpoint): CommonStatus[] {
  const { method, auth, answer, query = [], headers = [] } = endpoint;
  const names = pathNames(endpoint);
  const isChecked =
    hasBody(endpoint) || query.length > 0 || headers.length > 0 || names.some((name) => numericParameters.has(name));
  return [
    ...(method === 'GET' && answer !== null ? ([304] as const) : []),
    ...(auth ? ([401] as const) : []),
    ...(names.some((name) => !opensNothing.has(name)) ? ([404] as const) : []),
    ...(hasBody(endpoint) ? ([408, 413] as const) : []),
    ...(isChecked ? ([422] as const) : []),
    ...([500, 503, 507] as const),
  ];
}

/** "10 in 10 minutes for one address" */
function limitWords([object, { tries, windowMs }]: [string, Limit]): string {
  return `${tries} in ${windowMs / 60_000} minutes ${object}`;
}

function tooManyTries(limits: Readonly<Record<string, Limit>>): string {
  return `Too many tries: ${Object.entries(limits).map(limitWords).join('; ')}.`;
}

function success({ answer, method }: Endpoint, schemaOf: SchemaOf, example: unknown): Response {
  if (answer !== null) {
    return {
      description: 'Success.',
      ...(method === 'GET' ? { headers: etag } : {}),
      content: { 'application/json': { schema: schemaOf(answer), example } },
    };
  }
  const content = Object.entries(example as object).map(([type, begin]) => [type, begin === null ? {} : { example: begin }]);
  return {
    description: 'The file.',
    headers: { 'Content-Disposition': header('The name of the file.', { type: 'string' }) },
    content: Object.fromEntries(content),
  };
}

export function responsesOf(endpoint: Endpoint, row: AnyCallRow, schemaOf: SchemaOf): Record<string, object> {
  const limited = row.limits === undefined ? {} : { 429: tooManyTries(row.limits) };
  const rowFailures = { ...limited, ...row.failures };
  return {
    [endpoint.status]: success(endpoint, schemaOf, row.answer),
    ...Object.fromEntries(commonStatuses(endpoint).map((status) => [status, refTo('responses', `status${status}`)])),
    ...Object.fromEntries(
      Object.entries(rowFailures).map(([status, why]) => [
        status,
        status === '429' ? failure(why, example('too_many_tries'), { headers: retryAfter }) : failure(why, { detail: why }),
      ]),
    ),
  };
}
