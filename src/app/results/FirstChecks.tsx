// What the first checks said, beside a score that may have been mended after them. Essays are left out: what their check says is a
// suggestion. So is a single check that changed nothing: finishing checks the last answer by itself.

import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';
import type { Score } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';

type Props = { score: Score; questions: readonly Question[] };

export function FirstChecks({ score: { results }, questions }: Props) {
  const essayIds = new Set(questions.filter(isEssay).map(({ question_id }) => question_id));
  const checked = results.filter((result) => result.first_check !== undefined && !essayIds.has(result.question_id));
  const isMended = checked.some(({ first_check, is_correct }) => (first_check === 'correct') !== is_correct);
  if (checked.length < 2 && !isMended) return null;
  const right = checked.filter((result) => result.first_check === 'correct').length;
  return <p className="small score__first">{resultsTexts.firstChecks(right, checked.length)}</p>;
}
