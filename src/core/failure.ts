// The one error format of the API (D1.5).
import * as z from 'zod/mini';
import type { FailureCode } from './failureCodes.ts';

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

export const Failure = z.object({
  /** for people, and for apps that know no codes */
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  /** for programs: a code of core/failureCodes; a newer server may send one that this app does not know */
  code: z.optional(z.string()),
  /** what the sentence of the code names */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Failure = z.infer<typeof Failure>;

/** The code of a failure. One that this app does not know equals none that it compares; null: none was sent. */
export function failureCode(body: unknown): FailureCode | null {
  return (Failure.safeParse(body).data?.code as FailureCode | undefined) ?? null;
}

/** The sentence to show: the detail text, or the first validation message (D1.5); else null. */
export function failureText(body: unknown): string | null {
  const parsed = Failure.safeParse(body);
  if (!parsed.success) return null;
  const { detail } = parsed.data;
  return (typeof detail === 'string' ? detail : detail[0]?.msg) || null;
}
