// The fields of one call in the table of calls.
import type * as z from 'zod/mini';

export type BodyKind = 'none' | 'json' | 'form' | 'multipart';
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below API_BASE; `{name}` is a parameter */
  path: string;
  auth: boolean;
  body: BodyKind;
  /** the most bytes of the body; required with `request` */
  maxBytes?: number;
  /** schema that the server checks; null without a body, or for a stream */
  request: z.ZodMiniType | null;
  /** the success status */
  status: 200 | 201;
  /** schema that the device checks; null if the answer is a file */
  answer: z.ZodMiniType | null;
  /** accepted headers, all optional */
  headers?: readonly string[];
  /** accepted query parameters, all optional */
  query?: readonly string[];
};

/** Enough for a form with a few fields. */
export const SMALL_BODY = 8 * 1024;

/** Request and answer of a call, by its name. */
export type RequestIn<T extends Record<string, Endpoint>, N extends keyof T> = T[N]['request'] extends infer S extends
  z.ZodMiniType
  ? z.input<S>
  : undefined;
export type AnswerIn<T extends Record<string, Endpoint>, N extends keyof T> = T[N]['answer'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : unknown;
