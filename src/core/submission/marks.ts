// The marks that students give to their own answers: which are valid, which are the newest, and which count in later attempts.
// The score with them is computed in core/marking/scoring.
import { type TypedQuestion, type TypeRow, typeRow } from '../quiz/questionTypes.ts';
import type { Question } from '../quiz/quiz.ts';
import type { ValidationFlaw } from '../wire/validation.ts';
import { type Answer, type GradedAnswer, type LaterMark, shownAnswer } from './submission.ts';

/** A model's marking of one essay: the indexes of covered points, and one sentence for each key point. */
export type Suggestion = { points: number[]; reasons: string[] };

/** Who has a say besides the rule. A new way of marking does not compile without its line. */
const markedBy: Record<TypeRow['marking'], 'rule' | 'rule and student' | 'student'> = {
  option: 'rule',
  typed: 'rule and student',
  rubric: 'student',
};

/** An answer that a student types and a comparison marks: short answers and diagrams. */
export function isTyped(question: TypedQuestion): boolean {
  return markedBy[typeRow(question).marking] === 'rule and student';
}

/** Marked by its points, beside a passage, or by a teacher. */
export function isEssay(question: TypedQuestion): boolean {
  return markedBy[typeRow(question).marking] === 'student';
}

/** Whether it is an essay marked point by point. */
export function hasPoints(question: Question): boolean {
  return isEssay(question) && (question.key_points?.length ?? 0) > 0;
}

/** Whether it is an essay that its student compares with a passage of the document. */
export function hasPassage(question: Question): boolean {
  return isEssay(question) && question.passage !== undefined && !hasPoints(question);
}

/** Whether its student marks it: by points, or against a passage. */
export function isSelfMarked(question: Question): boolean {
  return hasPoints(question) || hasPassage(question);
}

/** Whether its student has not yet compared the answer with the passage. */
export function isUncompared(question: Question | undefined, result: GradedAnswer): boolean {
  if (question === undefined || !hasPassage(question) || result.is_correct || result.teacher_mark) return false;
  return result.marked_by !== 'student' && shownAnswer(result.answer_given).trim() !== '';
}

/** Why this mark is invalid for this question, as a code, or null. */
export function markRefusal(question: Question, mark: LaterMark): ValidationFlaw | null {
  const { points_covered: points, passage_rating: rating, own_judgement: judgement } = mark;
  if (points === undefined && rating === undefined && judgement === undefined) return { code: 'mark_empty' };
  if (rating !== undefined && !hasPassage(question)) return { code: 'mark_without_passage' };
  if (points !== undefined && !hasPoints(question)) return { code: 'mark_without_points' };
  if (points?.some((at) => at >= (question.key_points?.length ?? 0))) return { code: 'mark_of_no_point' };
  return judgement !== undefined && !isTyped(question) ? { code: 'mark_of_untyped' } : null;
}

/** Why a teacher's mark is invalid for this question, as a code, or null. */
export function teacherMarkRefusal(
  question: Question,
  { points_covered: points, is_right: isRight }: { points_covered?: number[] | undefined; is_right?: boolean | undefined },
): ValidationFlaw | null {
  if (!isEssay(question)) return { code: 'mark_without_points' };
  if (!hasPoints(question)) return isRight === undefined ? { code: 'mark_empty' } : null;
  if (points === undefined) return { code: 'mark_empty' };
  return points.some((at) => at >= (question.key_points?.length ?? 0)) ? { code: 'mark_of_no_point' } : null;
}

/** The most answers to one question that a student may have judged right. */
const MOST_OWN = 20;

/**
 * The answers that count as right in later attempts, because their student judged them so, by question id.
 * @param attempts the answers of each earlier attempt with their later marks, the newest attempt first
 */
export function ownAcceptedOf(attempts: Iterable<readonly Answer[]>): Record<string, string[]> {
  /** question id → answers by their lower-case form */
  const accepted = new Map<number, Map<string, string>>();
  for (const answers of attempts) {
    for (const { question_id, answer_given, own_judgement } of answers) {
      const text = answer_given.trim();
      if (!own_judgement || text === '') continue;
      const texts = accepted.get(question_id) ?? new Map<string, string>();
      accepted.set(question_id, texts);
      const folded = text.toLowerCase();
      if (!texts.has(folded) && texts.size < MOST_OWN) texts.set(folded, text);
    }
  }
  return Object.fromEntries([...accepted].map(([id, texts]) => [String(id), [...texts.values()]]));
}

/** The newest mark of each question and kind. Points and "I was right" of one answer are separate marks. */
export function newestMarks(marks: readonly LaterMark[]): LaterMark[] {
  const newest = new Map<string, LaterMark>();
  for (const mark of [...marks].sort((a, b) => Date.parse(a.marked_at) - Date.parse(b.marked_at))) {
    const { question_id, marked_at, points_covered, passage_rating, own_judgement } = mark;
    if (points_covered !== undefined) newest.set(`${question_id} points`, { question_id, points_covered, marked_at });
    if (passage_rating !== undefined) newest.set(`${question_id} passage`, { question_id, passage_rating, marked_at });
    if (own_judgement !== undefined) newest.set(`${question_id} own`, { question_id, own_judgement, marked_at });
  }
  return [...newest.values()].sort((a, b) => a.question_id - b.question_id);
}
