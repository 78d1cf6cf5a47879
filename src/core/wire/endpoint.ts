// What the table of calls says of one call.
import type * as z from 'zod/mini';

export type BodyKind = 'none' | 'json' | 'form' | 'multipart';
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below API_BASE; `{name}` is a parameter */
  path: string;
  auth: boolean;
  body: BodyKind;
  /** the most bytes of a body that the server reads: said wherever there is a `request` */
  maxBytes?: number;
  /** checked by the server; null where there is no body, or where it is a stream */
  request: z.ZodMiniType | null;
  /** the success status */
  status: 200 | 201;
  /** checked by the device; null where the answer is a file */
  answer: z.ZodMiniType | null;
  /** headers that are understood, all optional */
  headers?: readonly string[];
  /** what may stand behind the path, all optional */
  query?: readonly string[];
};

/** A form of a few fields. */
export const SMALL_BODY = 8 * 1024;

/** What a call of a table takes and gives, by its name. */
export type RequestIn<T extends Record<string, Endpoint>, N extends keyof T> = T[N]['request'] extends infer S extends
  z.ZodMiniType
  ? z.input<S>
  : undefined;
export type AnswerIn<T extends Record<string, Endpoint>, N extends keyof T> = T[N]['answer'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : unknown;
