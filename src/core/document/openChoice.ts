// Schemas of a past paper without answers: its questions, and the letters from a student.
import * as z from 'zod/mini';

/** An exam has up to five options. */
const AnswerLetter = z.enum(['A', 'B', 'C', 'D', 'E']);
export type AnswerLetter = z.infer<typeof AnswerLetter>;
/** The letters that an exam gives its options, in their order. */
export const answerLetters = AnswerLetter.options;

/** A multiple choice to which the paper gives no answer. */
export const OpenChoice = z.object({
  /** its number in the paper; null if it has none */
  number: z.nullable(z.int()),
  stem: z.string(),
  /** in letter order, four or five */
  options: z.array(z.string()),
});
export type OpenChoice = z.infer<typeof OpenChoice>;

/** More than any paper has. */
const MOST_CHOICES = 1_000;
/** One letter for each open choice, in order; null if the student does not know it. */
export const GivenLetters = z.object({ letters: z.array(z.nullable(AnswerLetter)).check(z.maxLength(MOST_CHOICES)) });
export type GivenLetters = z.infer<typeof GivenLetters>;
export type Letters = GivenLetters['letters'];
