// Every call of the API, for the server's validation, its OpenAPI document and the contract test. Pages import endpoints.ts, and
// togetherEndpoints.ts where they need it.
import type { AnswerIn } from '../wire/endpoint.ts';
import { endpoints as pageEndpoints } from './endpoints.ts';
import { togetherEndpoints } from './togetherEndpoints.ts';

export const endpoints = { ...pageEndpoints, ...togetherEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
export type AnswerOf<N extends EndpointName> = AnswerIn<typeof endpoints, N>;
