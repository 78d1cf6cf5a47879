// Says a score as everybody sees it: right answers, and the essays that nobody has read yet.
import { percent } from '#core/marking/grading';
import type { OfficialScore } from '#core/submission/submission';
import { percentText } from '#texts/formats';
import { uiTexts } from '#texts/ui';

/** The percentage without unread essays; null where there is nothing else. */
export function officialPercent({ correct, questions }: OfficialScore): number | null {
  return questions === 0 ? null : percent(correct, questions);
}

/** `83.3%`; a dash where only essays were asked. */
export function officialFigure(official: OfficialScore): string {
  const score = officialPercent(official);
  return score === null ? '–' : percentText(score);
}

/** `15 of 15, and 3 essays to read` */
export function officialWords({ correct, questions, essays }: OfficialScore): string {
  if (questions === 0) return uiTexts.essays(essays);
  return essays === 0 ? uiTexts.rightOf(correct, questions) : uiTexts.rightOfAndEssays(correct, questions, essays);
}
