// What a schema says of a value that it refuses: a code as the message of its check, and the broken bound. #texts/en/validation has the
// sentence.
import type * as z from 'zod/mini';
import type { names } from '#texts/en/names';
import type { validation } from '#texts/en/validation';

/** The codes of a catalogue, each with what its text names. */
export type FlawOf<Texts> = {
  [Code in keyof Texts]: Texts[Code] extends string
    ? { code: Code; params?: undefined }
    : Texts[Code] extends (params: infer Params) => string
      ? { code: Code; params: Params }
      : never;
}[keyof Texts];

export type ValidationFlaw = FlawOf<typeof validation>;
export type NameFlaw = FlawOf<typeof names>;

/** The message of a check. */
export function issueCode(code: ValidationFlaw['code'] | NameFlaw['code']): string {
  return code;
}

const CODE = /^[a-z]+(?:_[a-z]+)+$/;

/** What an issue says; null where its schema has no code for it. */
export function flawOfIssue(issue: z.core.$ZodIssue): ValidationFlaw | null {
  if (!CODE.test(issue.message)) return null;
  const { maximum, minimum, params } = issue as { maximum?: number; minimum?: number; params?: object };
  const limit = maximum ?? minimum;
  return { code: issue.message, params: params ?? (limit === undefined ? undefined : { limit }) } as ValidationFlaw;
}
