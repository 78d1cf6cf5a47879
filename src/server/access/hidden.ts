// What a student may see of a quiz and of the own submissions before an assignment closes (decision 071).
import type { Question } from '#core/quiz';
import type { Receipt, Score } from '#core/submission';

/** The questions without whatever tells their answers. */
export function withoutKeys(questions: readonly Question[]): Question[] {
  return questions.map(({ question_id, question_text, question_type, options, topic, difficulty, image_url }) => ({
    question_id,
    question_text,
    question_type,
    correct_answer: '',
    ...(options === undefined ? {} : { options }),
    ...(topic === undefined ? {} : { topic }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(image_url === undefined ? {} : { image_url }),
  }));
}

/** A score that says nothing before `until`; the receipt still proves that the answers have arrived. */
export function veiled<S extends Score | Receipt>(score: S, until: string | null): S {
  return until === null ? score : { ...score, score: 0, correct_count: 0, results: [], hidden_until: until };
}

/** The same of a row in a list. */
export function veiledRow<R extends { score: number }>(row: R, until: string | null): R & { hidden_until?: string } {
  return until === null ? row : { ...row, score: 0, hidden_until: until };
}
