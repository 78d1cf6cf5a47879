// Describes one call for the OpenAPI document, beyond the table in core/api/allEndpoints.ts.
import type { AnswerOf, EndpointName, endpoints } from '#core/api/allEndpoints';
import type { RequestIn } from '#core/wire/endpoint';
import type { Limit } from '../http/rateLimit.ts';

type Table = typeof endpoints;

/** Failures that only some calls have. The others follow from the table (responses.ts). */
export type OwnFailure = 400 | 401 | 403 | 404 | 409 | 415 | 422 | 429;

export type CallRow<N extends EndpointName> = {
  /** the first sentence is the summary */
  description: string;
  /** reasons by status */
  failures?: Partial<Record<OwnFailure, string>>;
  /** how often the call may be made, by what is counted: "for one account" */
  limits?: Readonly<Record<string, Limit>>;
  /** an example; for a file its beginning by media type, null if it is not text */
  answer: Table[N]['answer'] extends null ? Readonly<Record<string, unknown>> : AnswerOf<N>;
} & (Table[N]['request'] extends null ? object : { request: RequestIn<Table, N> });

export type CallRows<Names extends EndpointName> = { readonly [N in Names]: CallRow<N> };

/** The row of any call. */
export type AnyCallRow = Pick<CallRow<EndpointName>, 'description' | 'failures' | 'limits'> & {
  answer: unknown;
  request?: unknown;
};
