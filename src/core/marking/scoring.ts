// Scores an attempt with all marks: the student's, given before or after handing in, and a language model's. How a single answer
// is marked is decided in core/marking/grading.

import type { TypedQuestion } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { isEssay, isSelfMarked, type Suggestion } from '../submission/marks.ts';
import {
  type Answer,
  type GradedAnswer,
  type LaterMark,
  type OfficialScore,
  type Score,
  shownAnswer,
  withLaterMarks,
} from '../submission/submission.ts';
import { officialAnswers, officialOf as officialRight, officialScore } from '../together/leaderboard.ts';
import { grade, markOf, scoreOf } from './grading.ts';

const inOrder = (points: readonly number[]) => [...new Set(points)].sort((a, b) => a - b);

/**
 * Scores an attempt. The student's ticks outrank the model's, and the model's outrank the rule's.
 * @param marks the student's marks from after handing in
 * @param own answers that the student judged right in earlier attempts, by question id
 * @param suggestions a model's suggestion for each essay, by question id
 */
export function scoreWith(scoreInput: {
  questions: readonly Question[];
  answers: readonly Answer[];
  marks: readonly LaterMark[];
  own?: Readonly<Record<string, readonly string[]>> | undefined;
  suggestions?: Readonly<Record<string, Suggestion>> | undefined;
}): Score {
  const { questions, answers, marks, own: ownAccepted = {}, suggestions = {} } = scoreInput;
  const isModels = new Set<number>();
  const markedAnswers = withLaterMarks(answers, marks).map((answer) => {
    const suggested = suggestions[String(answer.question_id)];
    if (answer.points_covered === undefined && suggested !== undefined) isModels.add(answer.question_id);
    const points = answer.points_covered ?? suggested?.points;
    return points === undefined ? answer : { ...answer, points_covered: inOrder(points) };
  });
  const score = grade(questions, markedAnswers, ownAccepted);
  const results = score.results.map((result): GradedAnswer => {
    const suggested = suggestions[String(result.question_id)];
    if (suggested === undefined) return result;
    const by = isModels.has(result.question_id) ? { marked_by: 'model' as const } : {};
    return { ...result, ...by, point_reasons: suggested.reasons };
  });
  return { ...score, results };
}

/** Applies the student's newer marks to a score, until the server has them. */
export function withMarks(score: Score, questions: readonly Question[], marks: readonly LaterMark[]): Score {
  if (marks.length === 0) return score;
  const results = score.results.map((result): GradedAnswer => {
    const question = questions.find((candidate) => candidate.question_id === result.question_id);
    const markedAnswer = withLaterMarks([{ question_id: result.question_id, answer_given: '' }], marks)[0];
    if (!question || !markedAnswer) return result;
    const { points_covered: points, passage_rating: rating } = markedAnswer;
    if ((points !== undefined || rating !== undefined) && isSelfMarked(question)) {
      const mark = markOf(question, String(result.answer_given ?? ''), [], {
        ...markedAnswer,
        points_covered: points && inOrder(points),
      });
      return {
        ...result,
        is_correct: mark.isCorrect,
        marked_by: mark.markedBy,
        ...(mark.points === undefined ? {} : { points_covered: mark.points }),
        ...(mark.rating === undefined ? {} : { passage_rating: mark.rating }),
      };
    }
    if (markedAnswer.own_judgement === undefined || result.is_correct) return result;
    const { own_judgement: _, ...rest } = result;
    return markedAnswer.own_judgement ? { ...rest, own_judgement: true } : rest;
  });
  const correct = results.filter((result) => result.is_correct).length;
  return { ...score, score: scoreOf(questions, results), correct_count: correct, results };
}

/** The score that others see, for somebody else's quiz; null for the student's own quizzes. */
export function officialOf(
  score: Pick<Score, 'results' | 'official'>,
  quiz: Pick<Quiz, 'questions' | 'is_shared'> | null,
): OfficialScore | null {
  return score.official ?? (quiz?.is_shared ? officialHere(quiz.questions, score.results) : null);
}

/** The same before the server has answered: by the server's rule, without the student's own marks. */
function officialHere(questions: readonly Question[], results: readonly GradedAnswer[]): OfficialScore {
  const answers = officialAnswers(results.map((result) => ({ ...result, answer_given: shownAnswer(result.answer_given) })));
  return officialScore(questions, answers, officialRight(scoreWith({ questions, answers, marks: [] }).results));
}

/** @public Whether others see this essay without a mark because its teacher has not read it. */
export function isUnreadEssay(
  question: TypedQuestion | undefined,
  result: Pick<GradedAnswer, 'answer_given' | 'teacher_mark'>,
  quiz: Pick<Quiz, 'is_shared'> | null,
): boolean {
  if (quiz?.is_shared !== true || result.teacher_mark !== undefined) return false;
  return question !== undefined && isEssay(question) && shownAnswer(result.answer_given).trim() !== '';
}

/** The result as it counts: a teacher's mark outranks all others. */
export function withTeacherMark(result: GradedAnswer): GradedAnswer {
  return result.teacher_mark === undefined ? result : { ...result, is_correct: result.teacher_mark.is_right };
}

/** The results that count in the shown score: without unread essays in somebody else's quiz. */
export function countedResults(results: readonly GradedAnswer[], quiz: Pick<Quiz, 'questions' | 'is_shared'>): GradedAnswer[] {
  const questions = new Map(quiz.questions.map((question) => [question.question_id, question]));
  return results.map(withTeacherMark).filter((result) => !isUnreadEssay(questions.get(result.question_id), result, quiz));
}
