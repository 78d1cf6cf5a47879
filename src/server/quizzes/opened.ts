// The questions of quizzes that a session has just opened or handed in, its student's own: whoever hands one in then has it marked
// before the database is asked anything. It gives nobody a right; the statement that keeps the answers asks for that (decision 056).
import type { Question } from '#core/quiz';

/** What answers are marked by. It is written once with the quiz, and never changed. */
export type Opened = { questions: readonly Question[]; isExam: boolean };

export type OpenedQuizzes = {
  /** @param questions as JSON */
  keep: (tokenHash: string, quizId: number, quiz: { questions: string; isExam: boolean }) => void;
  /** What one statement would not keep the next time either is not tried again. */
  forget: (tokenHash: string, quizId: number) => void;
  /** null: it was not opened, or long ago */
  of: (tokenHash: string | null, quizId: number) => Opened | null;
};

/** Of JSON, in all: some hundred quizzes, in some megabytes. */
const MOST_CHARACTERS = 1_500_000;

/** Keeps those that were used last. */
export function rememberOpened(maxCharacters = MOST_CHARACTERS): OpenedQuizzes {
  /** the least used first */
  const quizzesByKey = new Map<string, { questions: string | Question[]; isExam: boolean; characters: number }>();
  let characters = 0;
  const keyOf = (tokenHash: string, quizId: number) => `${quizId} ${tokenHash}`;
  const forget = (key: string) => {
    characters -= quizzesByKey.get(key)?.characters ?? 0;
    quizzesByKey.delete(key);
  };
  return {
    keep: (tokenHash, quizId, { questions, isExam }) => {
      const key = keyOf(tokenHash, quizId);
      forget(key);
      // One with many pictures: it would drive out everybody's, and itself.
      if (questions.length > maxCharacters) return;
      quizzesByKey.set(key, { questions, isExam, characters: questions.length });
      characters += questions.length;
      for (const [oldest] of quizzesByKey) {
        if (characters <= maxCharacters) break;
        forget(oldest);
      }
    },
    forget: (tokenHash, quizId) => forget(keyOf(tokenHash, quizId)),
    of: (tokenHash, quizId) => {
      const key = keyOf(tokenHash ?? '', quizId);
      const openedQuiz = quizzesByKey.get(key);
      if (openedQuiz === undefined) return null;
      quizzesByKey.delete(key);
      quizzesByKey.set(key, openedQuiz);
      if (typeof openedQuiz.questions === 'string') openedQuiz.questions = JSON.parse(openedQuiz.questions) as Question[];
      return { questions: openedQuiz.questions, isExam: openedQuiz.isExam };
    },
  };
}
