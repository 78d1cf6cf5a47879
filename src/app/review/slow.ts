// From when an answer is slow: reading takes its time, and so does typing. An essay is never slow.
import type { Question } from '#core/quiz';

const THINK_MS = 15_000;
const MS_A_WORD = 350;
const TYPE_MS = 20_000;

/** In ms from the moment that the question is on screen; null: never. */
export function slowAfterMs({ question_type, question_text, options }: Question): number | null {
  if (question_type === 'essay') return null;
  const words = [question_text, ...Object.values(options ?? {})].join(' ').split(/\s+/).length;
  return THINK_MS + words * MS_A_WORD + (question_type === 'multiple_choice' ? 0 : TYPE_MS);
}
