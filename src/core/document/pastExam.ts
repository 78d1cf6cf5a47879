// What a quiz keeps of the past exam that it was read from: the order of its questions, their numbers, parts and marks (P7.22).
import { paperTexts } from '#texts/paper';
import type { Question, Quiz } from '../quiz/quiz.ts';

/** Its questions are those of an exam paper, as the paper has them. */
export function isPastExam({ questions }: Pick<Quiz, 'questions'>): boolean {
  const numbered = questions.filter(({ number }) => number !== undefined);
  return numbered.length * 2 > questions.length;
}

/**
 * "Past exam, Section A, No. 12, 2 marks"; null for a question that is of no exam and carries no marks. `got`: the marks of an answer,
 * "1.5 of 2 marks".
 */
export function examWords(
  { number, part, marks }: Pick<Question, 'number' | 'part' | 'marks'>,
  got: number | null = null,
): string | null {
  const words = [
    number === undefined ? null : paperTexts.pastExam,
    part ?? null,
    number === undefined ? null : paperTexts.number(number),
    marks === undefined ? null : got === null ? marksWords(marks) : paperTexts.marksOf(got, marksWords(marks)),
  ].filter((word) => word !== null);
  return words.join(', ') || null;
}

/** "1 mark", "2.5 marks". */
export function marksWords(marks: number): string {
  return paperTexts.marks(marks);
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
