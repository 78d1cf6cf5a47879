// Finds questions that mock exams copied from other quizzes. A copy and its original share one card.
import type { Quiz } from '../quiz/quiz.ts';
import { questionKey } from '../quiz/sameQuestion.ts';
import { cardIdOf, type ReviewEvent } from './reviewEvent.ts';

/** A question and its quiz. */
export type QuestionPlace = { quizId: number; questionId: number };

/** The original of each copy, by the copy's card id. */
export type Copies = ReadonlyMap<string, QuestionPlace>;

/** The copies among these quizzes whose originals are among them too. */
export function findCopies(quizzes: readonly { quizId: number; quiz: Quiz }[]): Copies {
  const originals = new Map<string, QuestionPlace>();
  const copies = new Map<string, QuestionPlace>();
  const exams = quizzes.filter(({ quiz }) => isMockExam(quiz));
  if (exams.length === 0) return copies;
  // The lowest id, so that the original does not depend on the order of use.
  for (const { quizId, quiz } of [...quizzes].sort((a, b) => a.quizId - b.quizId)) {
    if (isMockExam(quiz)) continue;
    for (const question of quiz.questions) {
      const key = questionKey(question);
      if (!originals.has(key)) originals.set(key, { quizId, questionId: question.question_id });
    }
  }
  for (const { quizId, quiz } of exams) {
    for (const question of quiz.questions) {
      const original = originals.get(questionKey(question));
      if (original) copies.set(cardIdOf(quizId, question.question_id), original);
    }
  }
  return copies;
}

export function isMockExam({ settings }: Pick<Quiz, 'settings'>): boolean {
  return settings?.is_exam === true;
}

/** The event, moved to the original question. */
export function aboutOriginal(event: ReviewEvent, copies: Copies): ReviewEvent {
  const original = copies.get(cardIdOf(event.quiz_id, event.question_id));
  return original ? { ...event, quiz_id: original.quizId, question_id: original.questionId } : event;
}
