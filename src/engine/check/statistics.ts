// Measures over many questions whether the length of an option tells the key.
import type { Question } from '#core/quiz/quiz';

/** The options of a choice, and its key; null of another question. */
export function optionsOf(question: Question): { key: string; all: string[] } | null {
  const key = question.options?.[question.correct_answer];
  return question.question_type === 'multiple_choice' && key !== undefined
    ? { key, all: Object.values(question.options ?? {}) }
    : null;
}

export function longestKeyShare(questions: readonly Question[]): number {
  const options = questions.map(optionsOf).filter((choice) => choice !== null);
  const longest = options.filter(({ key, all }) => all.filter((text) => text.length >= key.length).length === 1);
  return options.length === 0 ? 0 : longest.length / options.length;
}
