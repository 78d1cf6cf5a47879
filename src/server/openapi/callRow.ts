// What the API's document says of one call beyond the table in core/api/allEndpoints.ts.
import type { AnswerOf, EndpointName, endpoints } from '#core/api/allEndpoints';
import type { RequestIn } from '#core/wire/endpoint';
import type { Limit } from '../http/rateLimit.ts';

type Table = typeof endpoints;

/** Failures that only some calls have. All others follow from the table (failureResponses.ts). */
export type OwnFailure = 400 | 401 | 403 | 404 | 409 | 415 | 422 | 429;

export type CallRow<N extends EndpointName> = {
  /** the first sentence is the summary */
  description: string;
  /** by status, with the reason */
  failures?: Partial<Record<OwnFailure, string>>;
  /** how often the call may be made, each by what it is counted for: "for one account" */
  limits?: Readonly<Record<string, Limit>>;
  /** an example; of a file its beginning by media type, null where it is no text */
  answer: Table[N]['answer'] extends null ? Readonly<Record<string, unknown>> : AnswerOf<N>;
} & (Table[N]['request'] extends null ? object : { request: RequestIn<Table, N> });

export type CallRows<Names extends EndpointName> = { readonly [N in Names]: CallRow<N> };

/** A row of whichever call. */
export type AnyCallRow = Pick<CallRow<EndpointName>, 'description' | 'failures' | 'limits'> & {
  answer: unknown;
  request?: unknown;
};
