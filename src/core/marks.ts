// What a student may say of the own answers, what of it is the newest, and what of it counts in later attempts. What it is
// worth, core/scoring says.
import type { Question } from './quiz.ts';
import type { Answer, LaterMark } from './submission.ts';

/** What a model says of one essay: the points that it finds, by their places, and one sentence for each key point. */
export type Suggestion = { points: number[]; reasons: string[] };

/** An answer that a student types and a comparison marks: short answers and diagrams. */
export function isTyped(question: Question): boolean {
  return question.question_type === 'short_answer' || question.question_type === 'diagram';
}

/** An essay that is marked point by point. */
export function hasPoints(question: Question): boolean {
  return question.question_type === 'essay' && (question.key_points?.length ?? 0) > 0;
}

/** Why this cannot be said of an answer to this question, in words for its sender; null when it can. */
export function markRefusal(question: Question, { points_covered: points, own_judgement: own }: LaterMark): string | null {
  if (points === undefined && own === undefined) return 'A mark names the points that are covered, or a judgement.';
  if (points !== undefined && !hasPoints(question)) return 'Only an essay with key points is marked by its points.';
  if (points?.some((at) => at >= (question.key_points?.length ?? 0))) return 'This essay has no such point.';
  return own !== undefined && !isTyped(question) ? 'Only a typed answer can be judged right by its student.' : null;
}

/** Answers of one question that a student may have judged right, at most. */
const MOST_OWN = 20;

/**
 * Question id to the answers that count as right in later attempts, since their student judged them so.
 * @param attempts the answers of each earlier attempt, the newest attempt first, with what was said of them later
 */
export function ownAcceptedOf(attempts: Iterable<readonly Answer[]>): Record<string, string[]> {
  const accepted: Record<string, string[]> = {};
  for (const answers of attempts) {
    for (const { question_id, answer_given, own_judgement } of answers) {
      const text = answer_given.trim();
      if (!own_judgement || text === '') continue;
      const known = accepted[String(question_id)] ?? [];
      accepted[String(question_id)] = known;
      const isKnown = known.some((one) => one.toLowerCase() === text.toLowerCase());
      if (!isKnown && known.length < MOST_OWN) known.push(text);
    }
  }
  return accepted;
}

/** The marks of two lists, the newest of each question and kind; what was said of one answer in two ways stays two marks. */
export function newestMarks(marks: readonly LaterMark[]): LaterMark[] {
  const newest = new Map<string, LaterMark>();
  for (const mark of [...marks].sort((a, b) => Date.parse(a.marked_at) - Date.parse(b.marked_at))) {
    const { question_id, marked_at, points_covered, own_judgement } = mark;
    if (points_covered !== undefined) newest.set(`${question_id} points`, { question_id, points_covered, marked_at });
    if (own_judgement !== undefined) newest.set(`${question_id} own`, { question_id, own_judgement, marked_at });
  }
  return [...newest.values()].sort((a, b) => a.question_id - b.question_id);
}
