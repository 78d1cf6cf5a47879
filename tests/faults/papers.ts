// The quizzes of the matrix, and what each answer is worth: the score of a cell is computed from this, not from the app's code.
import type { Quiz } from '#core/quiz/quiz';

/** The key of the small quiz, written here once more than in the app. */
export const key = { 1: 'B', 2: 'Cells', 3: 'Shared beliefs and practices.' } as const;

export const LIMIT_SECONDS = 300;

export const small: Quiz = {
  title: 'Small quiz',
  questions: [
    {
      question_id: 1,
      question_text: 'Which of these is a norm that is written down?',
      question_type: 'multiple_choice',
      options: { A: 'folkway', B: 'law', C: 'more', D: 'taboo' },
      correct_answer: key[1],
    },
    { question_id: 2, question_text: 'What is every tissue made of?', question_type: 'short_answer', correct_answer: key[2] },
    {
      question_id: 3,
      question_text: 'What is culture?',
      question_type: 'essay',
      correct_answer: key[3],
      key_points: [
        { text: 'Beliefs that are shared', terms: ['shared beliefs'] },
        { text: 'Practices that are shared', terms: ['shared practices'] },
      ],
    },
  ],
};

/** The essay of the small quiz, its points, and how many of them make it right. */
export const ESSAY = 3;
export const POINTS = 2;
const POINTS_ENOUGH = 2;

export const TEN = 10;
export const tenKey = (question: number): string => 'ABCD'[question % 4] ?? 'A';

export const ten: Quiz = {
  title: 'Ten questions',
  questions: Array.from({ length: TEN }, (_, i) => ({
    question_id: i + 1,
    question_text: `Which letter stands at place ${i + 1} of the key?`,
    question_type: 'multiple_choice' as const,
    options: { A: 'the first', B: 'the second', C: 'the third', D: 'the fourth' },
    correct_answer: tenKey(i + 1),
  })),
};

/** What so many answers are worth: one decimal, the blank ones count. `ticks`: the points of the essay that its student ticked. */
export function scoreOf(
  answers: ReadonlyMap<number, string>,
  keyOf: (question: number) => string,
  questions: number,
  ticks: readonly number[] | null = null,
): number {
  let right = 0;
  for (let question = 1; question <= questions; question += 1) {
    if (question === ESSAY && ticks !== null) right += ticks.length >= POINTS_ENOUGH ? 1 : 0;
    else if (answers.get(question)?.trim().toLowerCase() === keyOf(question).toLowerCase()) right += 1;
  }
  return Math.round((right * 1000) / questions) / 10;
}
