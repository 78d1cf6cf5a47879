// An assignment may show its answers after its closing only (decision 071): until then a quiz has no keys, and an attempt no score.
import type { Question, Quiz } from '../quiz/quiz.ts';
import type { Score } from '../submission/submission.ts';
import type { OwnAssignment } from '../together/sharedQuiz.ts';

type Terms = Pick<OwnAssignment, 'answers' | 'closes_at' | 'opens_at'>;

/** Instead of a time: the quiz was never open to the student, who is told nothing of it. Apps of before read a time. */
export const NEVER_TOLD = '9999-12-31T23:59:59.999Z';

/** Until when (ISO 8601) this copy of a quiz has no keys; null: it has them. */
export function answersHiddenUntil(quiz: Pick<Quiz, 'settings'>): string | null {
  return quiz.settings?.answers_hidden_until ?? null;
}

/**
 * The questions without whatever tells their answers.
 * @param topicOf the topic that may be shown of a question (core/marking/topicLine); without it none is
 */
export function withoutKeys(
  questions: readonly Question[],
  topicOf: (question: Question) => string | null = () => null,
): Question[] {
  return questions.map((question) => {
    const { question_id, question_text, question_type, options, difficulty, image_url, language } = question;
    const topic = topicOf(question);
    return {
      question_id,
      question_text,
      question_type,
      correct_answer: '',
      ...(options === undefined ? {} : { options }),
      ...(topic === null ? {} : { topic }),
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(image_url === undefined ? {} : { image_url }),
      ...(language === undefined ? {} : { language }),
    };
  });
}

/** The same of a whole quiz, which is taken as an exam until then: answers were hidden after this copy was made. */
export function withHiddenAnswers(quiz: Quiz, until: string): Quiz {
  const settings = { ...quiz.settings, is_exam: true, answers_hidden_until: until };
  return { ...quiz, settings, questions: withoutKeys(quiz.questions) };
}

/** Until when (ISO 8601) one's assignments of a quiz hide its answers, as the server decides (access/keys.ts); null: they do not. */
export function hiddenByAssignments(assignments: readonly Terms[], now: number): string | null {
  const isLater = (time: string | null): time is string => time !== null && Date.parse(time) > now;
  const hasOpen = assignments.some(({ opens_at: opens }) => !isLater(opens));
  const times = assignments.flatMap(({ answers, closes_at: closes, opens_at: opens }) => [
    ...(answers === 'after_closing' && isLater(closes) ? [closes] : []),
    ...(!hasOpen && isLater(opens) ? [opens] : []),
  ]);
  return times.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
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
export function withToldAnswers(takenQuiz: Quiz, revealedQuiz: Quiz): Quiz {
  const byId = new Map(revealedQuiz.questions.map((question) => [question.question_id, question]));
  const { answers_hidden_until: _, ...settings } = takenQuiz.settings ?? {};
  const questions = takenQuiz.questions.map((question): Question => byId.get(question.question_id) ?? question);
  return { ...takenQuiz, settings, questions };
}
