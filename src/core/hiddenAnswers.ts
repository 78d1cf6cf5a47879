// An assignment may show its answers after its closing only (decision 071): until then a quiz has no keys, and an attempt no score.
import type { Question, Quiz } from './quiz.ts';
import type { Score } from './submission.ts';

/** Until when (ISO 8601) this copy of a quiz has no keys; null: it has them. */
export function answersHiddenUntil(quiz: Pick<Quiz, 'settings'>): string | null {
  return quiz.settings?.answers_hidden_until ?? null;
}

/** The score of an attempt at a quiz without keys: it says nothing, as the server's does. */
export function hiddenScore(total: number, until: string): Score {
  return { score: 0, correct_count: 0, total_questions: total, results: [], hidden_until: until };
}

/** Whether a score says nothing yet. */
export function isHidden(score: Pick<Score, 'hidden_until'>): boolean {
  return score.hidden_until !== undefined;
}

/** The quiz as it was taken, with the answers that are told since: order and numbers stay. */
export function withToldAnswers(taken: Quiz, told: Quiz): Quiz {
  const byId = new Map(told.questions.map((question) => [question.question_id, question]));
  const { answers_hidden_until: _, ...settings } = taken.settings ?? {};
  const questions = taken.questions.map((question): Question => byId.get(question.question_id) ?? question);
  return { ...taken, settings, questions };
}
