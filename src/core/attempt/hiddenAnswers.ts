// Hides answers until an assignment closes (decision 071): until then a quiz has no keys, and an attempt no score.
import type { Question, Quiz } from '../quiz/quiz.ts';
import type { Score } from '../submission/submission.ts';
import type { OwnAssignment } from '../together/sharedQuiz.ts';

type Terms = Pick<OwnAssignment, 'answers' | 'closes_at' | 'opens_at'>;

/** Used as a time if the quiz was never open to the student, who learns nothing about it. Older apps expect a time. */
export const NEVER_TOLD = '9999-12-31T23:59:59.999Z';

/** Until when (ISO 8601) this copy of a quiz has no keys, or null. */
export function answersHiddenUntil(quiz: Pick<Quiz, 'settings'>): string | null {
  return quiz.settings?.answers_hidden_until ?? null;
}

/** The fields that tell nothing about the answer. A new field does not compile without its line. */
const isShown: Record<keyof Question, boolean> = {
  question_id: true,
  question_text: true,
  question_type: true,
  options: true,
  correct_answer: false,
  explanation: false,
  /** as `topicOf` says */
  topic: false,
  accepted_answers: false,
  near_words: false,
  near_words_made: false,
  key_points: false,
  point_words: false,
  passage: false,
  language: true,
  source: false,
  difficulty: true,
  number: false,
  part: false,
  marks: false,
  image_url: true,
};

/**
 * Removes everything that reveals answers from the questions.
 * @param topicOf returns the topic that may be shown for a question (core/marking/topicLine); without it no topic is
 */
export function withoutKeys(
  questions: readonly Question[],
  topicOf: (question: Question) => string | null = () => null,
): Question[] {
  return questions.map((question) => {
    const shownEntries = Object.entries(question).filter(
      ([name, value]) => isShown[name as keyof Question] && value !== undefined,
    );
    const topic = topicOf(question);
    return { ...(Object.fromEntries(shownEntries) as Question), correct_answer: '', ...(topic === null ? {} : { topic }) };
  });
}

/**
 * Hides the answers of a whole quiz, taken as an exam until then. Used when an assignment hides them after this copy was made.
 */
export function withHiddenAnswers(quiz: Quiz, until: string): Quiz {
  const settings = { ...quiz.settings, is_exam: true, answers_hidden_until: until };
  return { ...quiz, settings, questions: withoutKeys(quiz.questions) };
}

/** Until when (ISO 8601) a student's assignments hide the answers of a quiz, as the server decides (access/keys.ts), or null. */
export function hiddenByAssignments(assignments: readonly Terms[], now: number): string | null {
  const isLater = (time: string | null): time is string => time !== null && Date.parse(time) > now;
  const hasOpen = assignments.some(({ opens_at: opens }) => !isLater(opens));
  const times = assignments.flatMap(({ answers, closes_at: closes, opens_at: opens }) => [
    ...(answers === 'after_closing' && isLater(closes) ? [closes] : []),
    ...(!hasOpen && isLater(opens) ? [opens] : []),
  ]);
  return times.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}

/** The score of an attempt at a quiz without keys: empty, like the server's. */
export function hiddenScore(total: number, until: string): Score {
  return { score: 0, correct_count: 0, total_questions: total, results: [], hidden_until: until };
}

/** Whether a score is still hidden. */
export function isHidden(score: Pick<Score, 'hidden_until'>): boolean {
  return score.hidden_until !== undefined;
}

/** Adds the answers revealed since to a quiz as it was taken. Order and numbers stay. */
export function withToldAnswers(takenQuiz: Quiz, revealedQuiz: Quiz): Quiz {
  const byId = new Map(revealedQuiz.questions.map((question) => [question.question_id, question]));
  const { answers_hidden_until: _, ...settings } = takenQuiz.settings ?? {};
  const questions = takenQuiz.questions.map((question): Question => byId.get(question.question_id) ?? question);
  return { ...takenQuiz, settings, questions };
}
