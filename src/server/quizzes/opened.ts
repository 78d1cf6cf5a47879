// The questions of quizzes that a session has just opened or handed in, its student's own: whoever hands one in then has it marked
// before the database is asked anything. It gives nobody a right; the statement that keeps the answers asks for that (decision 056).
import type { Question } from '#core/quiz';

/** What answers are marked by. It is written once with the quiz, and never changed. */
export type Opened = { questions: readonly Question[]; isExam: boolean };

export type OpenedQuizzes = {
  /** @param questions as JSON */
  keep: (tokenHash: string, quizId: number, given: { questions: string; isExam: boolean }) => void;
  /** What one statement would not keep the next time either is not tried again. */
  forget: (tokenHash: string, quizId: number) => void;
  /** null: it was not opened, or long ago */
  of: (tokenHash: string | null, quizId: number) => Opened | null;
};

/** Of JSON, in all: some hundred quizzes, in some megabytes. */
const MOST_CHARACTERS = 1_500_000;

/** Keeps those that were used last. */
export function rememberOpened(most = MOST_CHARACTERS): OpenedQuizzes {
  /** the least used first */
  const kept = new Map<string, { questions: string | Question[]; isExam: boolean; characters: number }>();
  let characters = 0;
  const keyOf = (tokenHash: string, quizId: number) => `${quizId} ${tokenHash}`;
  const forget = (key: string) => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };
  return {
    keep: (tokenHash, quizId, { questions, isExam }) => {
      const key = keyOf(tokenHash, quizId);
      forget(key);
      // One with many pictures: it would drive out everybody's, and itself.
      if (questions.length > most) return;
      kept.set(key, { questions, isExam, characters: questions.length });
      characters += questions.length;
      for (const [oldest] of kept) {
        if (characters <= most) break;
        forget(oldest);
      }
    },
    forget: (tokenHash, quizId) => forget(keyOf(tokenHash, quizId)),
    of: (tokenHash, quizId) => {
      const key = keyOf(tokenHash ?? '', quizId);
      const found = kept.get(key);
      if (found === undefined) return null;
      kept.delete(key);
      kept.set(key, found);
      if (typeof found.questions === 'string') found.questions = JSON.parse(found.questions) as Question[];
      return { questions: found.questions, isExam: found.isExam };
    },
  };
}
