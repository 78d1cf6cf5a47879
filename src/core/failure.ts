// The one error format of the API (D1.5).
import * as z from 'zod/mini';

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** The 401 for a token whose account was deleted: what waits on the device can only be exported. */
export const ACCOUNT_GONE = 'account_gone';

export const Failure = z.object({
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  /** for programs, where one looks at it; apps know some, and take any other as none */
  code: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;

/** Whether this answer says that the account was deleted. */
export function isAccountGone(body: unknown): boolean {
  return Failure.safeParse(body).data?.code === ACCOUNT_GONE;
}

/** The sentence to show: the detail text, or the first validation message (D1.5); else null. */
export function failureText(body: unknown): string | null {
  const parsed = Failure.safeParse(body);
  if (!parsed.success) return null;
  const { detail } = parsed.data;
  return (typeof detail === 'string' ? detail : detail[0]?.msg) || null;
}
