// What stands beside a score, in words: the student's own judgements, and who marked the essays in it.

import type { Question } from '#core/quiz/quiz';
import { hasPoints, isEssay, isSelfMarked, isUncompared } from '#core/submission/marks';
import { type GradedAnswer, type OfficialScore, type Score, shownAnswer } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';

/** `16 of 20, plus 1 that you marked right`; null where there is no judgement. `official`: the figures of a quiz of somebody else */
export function ownWords(
  { results, correct_count, total_questions }: Score,
  official: OfficialScore | null = null,
): string | null {
  const ownCount = results.filter((result) => result.own_judgement && !result.is_correct).length;
  const { correct, questions } = official ?? { correct: correct_count, questions: total_questions };
  return ownCount === 0 ? null : resultsTexts.ownJudgement(correct, questions, ownCount);
}

type Essay = { question: Question; result: GradedAnswer };

/** The essays in a score, in its order. */
function essaysIn(score: Score, questions: readonly Question[]): Essay[] {
  return score.results.flatMap((result) => {
    const question = questions.find((quizQuestion) => quizQuestion.question_id === result.question_id);
    return question && isEssay(question) ? [{ question, result }] : [];
  });
}

const isBlank = ({ result }: Essay) => shownAnswer(result.answer_given).trim() === '';

const essayStates = ['student', 'model', 'suggested', 'uncompared', 'compared', 'blank'] as const;
type EssayState = (typeof essayStates)[number];

/** `2 essays in it: 1 marked by you, 1 by suggestion`; null where there is none. */
export function essayWords(score: Score, questions: readonly Question[]): string | null {
  const essays = essaysIn(score, questions);
  if (essays.length === 0) return null;
  const parts = essayStates.flatMap((state) => {
    const count = essays.filter((essay) => stateOf(essay) === state).length;
    return count === 0 ? [] : [resultsTexts.essayParts[state](count)];
  });
  return resultsTexts.essays(essays.length, parts.join(', '));
}

function stateOf(essay: Essay): EssayState {
  const { question, result } = essay;
  if (isBlank(essay)) return 'blank';
  if (result.marked_by === 'student' || result.marked_by === 'model') return result.marked_by;
  if (isUncompared(question, result)) return 'uncompared';
  return hasPoints(question) ? 'suggested' : 'compared';
}

/** The answered essays that nobody has marked: question ids, in the score's order. */
export function unmarkedEssays(score: Score, questions: readonly Question[]): number[] {
  return essaysIn(score, questions)
    .filter((essay) => isSelfMarked(essay.question) && !isBlank(essay))
    .filter(({ result }) => result.marked_by !== 'student' && !result.teacher_mark)
    .map(({ result }) => result.question_id);
}
