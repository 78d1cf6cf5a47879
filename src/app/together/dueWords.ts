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
function dueWords({ opens_at: opens, closes_at: closes }: Times, now: number): string {
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

/** Attempts of one student at one assignment; `allowed` null: as many as one likes. */
export type AttemptCount = { used: number; allowed: number | null };

/** Everything that counts is handed in. */
export function isUsedUp({ used, allowed }: AttemptCount): boolean {
  return allowed !== null && used >= allowed;
}

/** Where a student stands with an assignment: when it is due, or that it is handed in. */
export function standingWords(times: Times, { used, allowed }: AttemptCount, now: number): string {
  const attempts = allowed === null ? '' : `, ${used} of ${allowed === 1 ? '1 attempt' : `${allowed} attempts`} used`;
  if (used === 0) return `${dueWords(times, now)}${attempts || ', not handed in yet'}`;
  const handedIn = allowed === null && used > 1 ? `Handed in ${used} times` : 'Handed in';
  if (isUsedUp({ used, allowed })) return allowed === 1 ? handedIn : `${handedIn}${attempts}`;
  const { closes_at: closes } = times;
  const until = closes !== null && now < Date.parse(closes) ? `. Open until ${dateWords(closes)}` : '';
  return `${handedIn}${attempts}${until}`;
}
