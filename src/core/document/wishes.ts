// What a student wishes of the quiz of a document: how many questions, of which kind, from which parts and how hard.
// The engine obeys, or says by codes what it could not (P6.14). No wish at all is the usual quiz.
import * as z from 'zod/mini';
import { issueCode } from '../wire/validation.ts';

export const wishCounts = [10, 20, 40] as const;
const MOST_PARTS = 200;
const LONGEST_HEADING = 300;

/** Multiple choice, short answers, essays; without one they are mixed. */
export const WishedType = z.enum(['choice', 'typed', 'essay']);
export type WishedType = z.infer<typeof WishedType>;

const Heading = z.string().check(z.maxLength(LONGEST_HEADING));

/** A part of a document, from its heading to the next one of its level. */
export const Part = z.object({
  /** the index of its section in the document, from 0 */
  number: z.int().check(z.minimum(0)),
  heading: z.string(),
  /** where it begins; null in a document without pages */
  page: z.nullable(z.int()),
  /** 1 is the highest */
  level: z.int(),
});
export type Part = z.infer<typeof Part>;

/** Identified by its heading too, since another version of the engine may count sections differently. */
const WishedPart = z.object({ number: z.int().check(z.minimum(0)), heading: Heading });

export const Wishes = z.object({
  count: z.optional(z.literal([...wishCounts], 'A quiz can be asked for with 10, 20 or 40 questions.')),
  kind: z.optional(WishedType),
  /** of mixed kinds, no essays; apps of before know no such wish */
  without_essays: z.optional(z.boolean()),
  difficulty: z.optional(z.enum(['Easy', 'Medium', 'Hard'])),
  parts: z.optional(z.array(WishedPart).check(z.maxLength(MOST_PARTS, issueCode('parts_many')))),
});
export type Wishes = z.infer<typeof Wishes>;

/** The body that asks for another quiz of a document. */
export const QuizOfDocument = z.object({
  wishes: Wishes,
  timer_duration_seconds: z.optional(z.nullable(z.union([z.literal('suggested'), z.int()]))),
});
export type QuizOfDocument = z.infer<typeof QuizOfDocument>;

/** The wishes that ask for something; null if there are none. */
export function realWishes({ count, kind, without_essays: isWithoutEssays, difficulty, parts }: Wishes): Wishes | null {
  const real = {
    ...(count === undefined ? {} : { count }),
    ...(kind === undefined ? {} : { kind }),
    ...(isWithoutEssays && kind === undefined ? { without_essays: true } : {}),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(parts === undefined || parts.length === 0 ? {} : { parts }),
  };
  return Object.keys(real).length === 0 ? null : real;
}
