// A past paper that came without its answers: what it asks, and the letters that a student gives it. Only the shapes.
import * as z from 'zod/mini';

/** An exam has up to five options. */
const AnswerLetter = z.enum(['A', 'B', 'C', 'D', 'E']);
export type AnswerLetter = z.infer<typeof AnswerLetter>;
/** The letters that an exam gives its options, in their order. */
export const answerLetters = AnswerLetter.options;

/** A choice of a past paper to which the paper gives no answer. */
export const OpenChoice = z.object({
  /** as the paper counts it; null where it does not */
  number: z.nullable(z.int()),
  stem: z.string(),
  /** in the order of their letters, four or five */
  options: z.array(z.string()),
});
export type OpenChoice = z.infer<typeof OpenChoice>;

/** More than any paper asks. */
const MOST_CHOICES = 1_000;
/** One for each open choice, in their order; null where the student knows none. */
export const GivenLetters = z.object({ letters: z.array(z.nullable(AnswerLetter)).check(z.maxLength(MOST_CHOICES)) });
export type GivenLetters = z.infer<typeof GivenLetters>;
export type Letters = GivenLetters['letters'];
