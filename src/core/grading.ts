// One rule for right and wrong, used by the server's score, the check on the quiz screen and the provisional result.
import type { KeyPoint, Question } from './quiz.ts';
import type { Answer, GradedAnswer, Score } from './submission.ts';

/** Trimmed and without case: the specification's comparison (section 5). */
function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** A word without its most common English endings, so that "cells" and "cell" are one. */
function stem(word: string): string {
  return word.length > 4
    ? word.replace(/(?:ations?|ingly|edly|ness|ments?|ings?|ies|ied|ed|es|ly|s|y|e)$/, '')
    : word.replace(/s$/, '');
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

const KEY_POINT_SHARE = 0.5;
const ESSAY_SHARE = 0.6;

/** Which key points an essay covers, in their order: at least half of a point's terms occur (design, point 3.12). */
export function coveredPoints(points: readonly KeyPoint[], answer: string): boolean[] {
  const words = stemsOf(answer);
  const text = ` ${words.join(' ')} `;
  return points.map(({ terms }) => {
    const found = terms.filter((term) => {
      const stems = stemsOf(term);
      return stems.length > 0 && text.includes(` ${stems.join(' ')} `);
    });
    return terms.length > 0 && found.length / terms.length >= KEY_POINT_SHARE;
  });
}

/**
 * Is this answer right? The specification's rule for every type, then the optional additions
 * `accepted_answers` and `key_points` (design, point 3.12). An empty answer is never right.
 */
export function isCorrect(question: Question, answer: string): boolean {
  const given = fold(answer);
  if (given === '') return false;
  if (given === fold(question.correct_answer)) return true;
  if (question.accepted_answers?.some((accepted) => fold(accepted) === given)) return true;
  const points = question.key_points ?? [];
  if (question.question_type !== 'essay' || points.length === 0) return false;
  return coveredPoints(points, answer).filter(Boolean).length / points.length >= ESSAY_SHARE;
}

/** A percentage with one decimal, rounded once, here, so that no two screens can differ. */
export function percent(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct * 1000) / total) / 10;
}

/** The score of a list of answers. Unanswered questions count; results stand in the quiz's order. */
export function grade(questions: readonly Question[], answers: readonly Answer[]): Score {
  const given = new Map(answers.map((a) => [a.question_id, a.answer_given]));
  const results: GradedAnswer[] = questions.map((question) => {
    const answer = given.get(question.question_id) ?? '';
    return {
      question_id: question.question_id,
      is_correct: isCorrect(question, answer),
      answer_given: answer,
      correct_answer: question.correct_answer,
      explanation: question.explanation ?? null,
    };
  });
  const correct = results.filter((r) => r.is_correct).length;
  return { score: percent(correct, questions.length), correct_count: correct, total_questions: questions.length, results };
}
