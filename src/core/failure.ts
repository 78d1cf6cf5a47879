// The one error format of the API (D1.5).
import * as z from 'zod/mini';

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

export const Failure = z.object({ detail: z.union([z.string(), z.array(ValidationIssue)]) });
export type Failure = z.infer<typeof Failure>;

/** The sentence to show: the detail text, or the first validation message (D1.5); else null. */
export function failureText(body: unknown): string | null {
  const parsed = Failure.safeParse(body);
  if (!parsed.success) return null;
  const { detail } = parsed.data;
  return (typeof detail === 'string' ? detail : detail[0]?.msg) || null;
}
