// Finds, for each question in any quiz, whether the student's last answer on this device was right.
import { isHandedIn } from '#core/attempt/attempt';
import { provisionalScore, shownReceipt } from '#core/attempt/outcome';
import { questionKey } from '#core/quiz/sameQuestion';
import { shownAnswer } from '#core/submission/submission';
import { attemptsOf } from '../attempts/attempts.ts';
import type { OasisDatabase } from '../rows/db.ts';

/** By `questionKey`. Questions without an answer, or with only blank ones, are missing. */
export async function answeredQuestions(db: OasisDatabase, userId: number): Promise<Map<string, boolean>> {
  const { rows } = await attemptsOf(db, userId);
  const answered = new Map<string, boolean>();
  for (const attempt of rows.filter(isHandedIn).sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0))) {
    const keys = new Map(attempt.quiz.questions.map((question) => [question.question_id, questionKey(question)]));
    const { results } = shownReceipt(attempt) ?? provisionalScore(attempt);
    for (const { question_id: id, answer_given: answer, is_correct: isRight, own_judgement: ownJudgement } of results) {
      const key = keys.get(id);
      if (key !== undefined && shownAnswer(answer).trim() !== '') answered.set(key, isRight || ownJudgement === true);
    }
  }
  return answered;
}
