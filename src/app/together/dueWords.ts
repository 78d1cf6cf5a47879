// When an assignment opens and closes, in words, and whether it can be taken now.
import type { OwnAssignment } from '#core/together/sharedQuiz';
import { deadlineTexts } from '#texts/deadline';
import { dateWords } from '../ui/dateWords.ts';

type Times = Pick<OwnAssignment, 'opens_at' | 'closes_at'>;

/** Not yet open by this device's clock, `now` in ms since 1970: the server has the last word. */
export function isClosedYet({ opens_at: opens }: Times, now: number): boolean {
  return opens !== null && now < Date.parse(opens);
}

/** The same for whoever leads the group. */
export function timesWords(times: Times, now: number): string {
  const { closes_at: closes } = times;
  return closes !== null && now >= Date.parse(closes) ? deadlineTexts.wasDue(dateWords(closes)) : dueWords(times, now);
}

/** `Due Nov 30, 2026, 6:00:00 PM`; what comes late still arrives. */
function dueWords({ opens_at: opens, closes_at: closes }: Times, now: number): string {
  if (opens !== null && now < Date.parse(opens)) {
    const opening = dateWords(opens);
    return closes === null ? deadlineTexts.opens(opening) : deadlineTexts.opensAndCloses(opening, dateWords(closes));
  }
  if (closes === null) return deadlineTexts.none;
  const time = dateWords(closes);
  return now < Date.parse(closes) ? deadlineTexts.due(time) : deadlineTexts.wasDueForMember(time);
}

/** Adds to a standing that answers are not shown at once; nothing once it has closed. */
export function withAnswersLater(
  standing: string,
  { answers, closes_at: closes }: Pick<OwnAssignment, 'answers' | 'closes_at'>,
  now: number,
): string {
  const isHidden = answers === 'after_closing' && closes !== null && now < Date.parse(closes);
  return isHidden ? deadlineTexts.withAnswersLater(standing) : standing;
}

/** Attempts of one student at one assignment; `allowed` null: as many as one likes. */
export type AttemptCount = { used: number; allowed: number | null };

/** What was handed in on this device counts, even if the server's list is older. */
export function countOf({ attempts_used: used, attempts_allowed: allowed }: OwnAssignment, isUnsent: boolean): AttemptCount {
  return { used: Math.max(used, isUnsent ? 1 : 0), allowed };
}

/** Everything that counts is handed in. */
export function isUsedUp({ used, allowed }: AttemptCount): boolean {
  return allowed !== null && used >= allowed;
}

/** Open, with its closing still ahead, and not all that counts is handed in. */
export function isDue(times: Times, count: AttemptCount, now: number): boolean {
  return times.closes_at !== null && now < Date.parse(times.closes_at) && !isClosedYet(times, now) && !isUsedUp(count);
}

/** Where a student stands with an assignment: when it is due, or that it is handed in. */
export function standingWords(times: Times, { used, allowed }: AttemptCount, now: number): string {
  if (used === 0) {
    const dueTime = dueWords(times, now);
    return allowed === null ? deadlineTexts.notHandedIn(dueTime) : deadlineTexts.attemptsUsed(dueTime, used, allowed);
  }
  if (allowed === 1) return deadlineTexts.handedIn;
  const handedIn =
    allowed === null ? deadlineTexts.handedInTimes(used) : deadlineTexts.attemptsUsed(deadlineTexts.handedIn, used, allowed);
  const { closes_at: closes } = times;
  const isOpen = !isUsedUp({ used, allowed }) && closes !== null && now < Date.parse(closes);
  return isOpen ? deadlineTexts.openUntil(handedIn, dateWords(closes)) : handedIn;
}
