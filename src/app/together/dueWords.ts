// When an assignment opens and closes, in words, and whether it can be taken now.
import type { OwnAssignment } from '#core/sharedQuiz';
import { dateWords } from '../ui/dateWords.ts';

type Times = Pick<OwnAssignment, 'opens_at' | 'closes_at'>;

/** Not yet open by this device's clock, `now` in ms since 1970: the server has the last word. */
export function isClosedYet({ opens_at: opens }: Times, now: number): boolean {
  return opens !== null && now < Date.parse(opens);
}

/** The same for whoever leads the group. */
export function timesWords(times: Times, now: number): string {
  const { closes_at: closes } = times;
  return closes !== null && now >= Date.parse(closes) ? `Was due ${dateWords(closes)}` : dueWords(times, now);
}

/** `Due Nov 30, 2026, 6:00:00 PM`; what comes late still arrives. */
export function dueWords({ opens_at: opens, closes_at: closes }: Times, now: number): string {
  if (opens !== null && now < Date.parse(opens)) return `Opens ${dateWords(opens)}`;
  if (closes === null) return 'No closing time';
  return now < Date.parse(closes)
    ? `Due ${dateWords(closes)}`
    : `Was due ${dateWords(closes)}. What you hand in now is marked late`;
}

/** What is said beside it where answers are not shown at once; nothing once it has closed. */
export function answersWords({ answers, closes_at: closes }: Pick<OwnAssignment, 'answers' | 'closes_at'>, now: number): string {
  const isHidden = answers === 'after_closing' && closes !== null && now < Date.parse(closes);
  return isHidden ? '. Answers after the closing' : '';
}

/** How often it may be taken, and how often it was. */
export function attemptWords(used: number, allowed: number | null): string {
  if (allowed === null) return used === 0 ? 'not handed in yet' : used === 1 ? 'handed in' : `handed in ${used} times`;
  return `${used} of ${allowed === 1 ? '1 attempt' : `${allowed} attempts`} used`;
}
