// The one error format of the API (D1.5).
import * as z from 'zod/mini';
import { failuresNow } from '#texts/failures';
import type { FailureCode, FailureParams } from './failureCodes.ts';

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

export const Failure = z.object({
  /** for people, and for apps that know no codes */
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  /** for programs: a code of core/wire/failureCodes; a newer server may send one that this app does not know */
  code: z.optional(z.string()),
  /** what the sentence of the code names */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Failure = z.infer<typeof Failure>;

/** The code of a failure. One that this app does not know equals none that it compares; null: none was sent. */
export function failureCode(body: unknown): FailureCode | null {
  return (Failure.safeParse(body).data?.code as FailureCode | undefined) ?? null;
}

/** The sentence to show: the code's in the page's language, else the detail text or the first validation message (D1.5); else null. */
export function failureText(body: unknown): string | null {
  const parsed = Failure.safeParse(body);
  if (!parsed.success) return null;
  const { code = '', params = {}, detail } = parsed.data;
  return translateFailure(code, params) ?? ((typeof detail === 'string' ? detail : detail[0]?.msg) || null);
}

/** Null in English, and of a code that this app does not know. `not_valid` has a sentence for each field. */
function translateFailure(code: string, params: FailureParams): string | null {
  const translation = failuresNow();
  if (translation === null || code === 'not_valid' || !Object.hasOwn(translation, code)) return null;
  const text: string | ((params: FailureParams) => string) = translation[code as FailureCode];
  return typeof text === 'string' ? text : text(params);
}
