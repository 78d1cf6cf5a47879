// The one error format of the API (D1.5).
import * as z from 'zod/mini';
import type { FailureCode, FailureParams } from './failureCodes.ts';

const Params = z.record(z.string(), z.union([z.string(), z.number()]));

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
  /** of wire/validation, where the sentence has one, and what the sentence names */
  code: z.optional(z.string()),
  params: z.optional(Params),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

export const Failure = z.object({
  /** for people, and for apps that do not know codes */
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  /** for programs: a code of core/wire/failureCodes; a newer server may send an unknown one */
  code: z.optional(z.string()),
  /** parameters of the code's sentence */
  params: z.optional(Params),
});
export type Failure = z.infer<typeof Failure>;

/** A failure as code passes it on. To show it, translate the code and fall back to `detail`. */
export type FailureFacts = {
  /** the server's sentence, or the first validation message; null: it gave none */
  detail: string | null;
  /** an unknown code equals none; null: no code was sent */
  code: FailureCode | null;
  params: FailureParams;
  /** the first invalid field, if its sentence has a code */
  issue: { code: string; params: FailureParams } | null;
};

/** Reads the body of a failed call; null if it is not our server's. */
export function failureFacts(body: unknown): FailureFacts | null {
  const parsed = Failure.safeParse(body);
  if (!parsed.success) return null;
  const { code, params = {}, detail } = parsed.data;
  const [first] = typeof detail === 'string' ? [] : detail;
  const issue = first?.code === undefined ? null : { code: first.code, params: first.params ?? {} };
  return { detail: sentenceOf(detail), code: (code as FailureCode | undefined) ?? null, params, issue };
}

/** The sentence of a failure's detail, or null where it has none, as an empty list. */
export function sentenceOf(detail: Failure['detail']): string | null {
  return (typeof detail === 'string' ? detail : detail[0]?.msg) || null;
}
