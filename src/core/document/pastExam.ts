// Recognises quizzes that were read from a past exam, by their questions' numbers (P7.22).
import type { Question, Quiz } from '../quiz/quiz.ts';

/** Whether its questions come from an exam paper. */
export function isPastExam({ questions }: Pick<Quiz, 'questions'>): boolean {
  const numbered = questions.filter(({ number }) => number !== undefined);
  return numbered.length * 2 > questions.length;
}

/** The questions with those of one part behind each other, parts and questions in the order in which they come. */
export function byPart(questions: readonly Question[]): Question[] {
  const parts = new Map<string, Question[]>();
  for (const question of questions) {
    const part = question.part ?? '';
    parts.set(part, [...(parts.get(part) ?? []), question]);
  }
  return [...parts.values()].flat();
}
