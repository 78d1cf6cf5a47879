// Reads the form of an assignment, and sets its initial values.
import type { Assignment, AssignmentWish } from '#core/together/group';

type Terms = Pick<Assignment, 'opens_at' | 'closes_at'>;

/** `currentTerms`: the current assignment. An unchanged time is kept to the millisecond, also in an hour that occurs twice. */
export function wishIn(data: FormData, currentTerms?: Terms): { quizId: number; body: AssignmentWish } {
  const text = (name: string) => String(data.get(name) ?? '');
  const attempts = Number(text('attempts'));
  const moment = (local: string, was: string | null = null) => (local === localOf(was) ? was : momentOf(local));
  return {
    quizId: Number(text('quiz')),
    body: {
      opens_at: moment(text('opens'), currentTerms?.opens_at),
      closes_at: moment(text('closes'), currentTerms?.closes_at),
      attempts_allowed: Number.isInteger(attempts) && attempts > 0 ? attempts : null,
      answers: text('answers') === 'after_closing' ? 'after_closing' : 'at_once',
    },
  };
}

/** A time in the format of `datetime-local`, to the minute, in this device's time zone; empty: none. */
export function localOf(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Parses the format of `datetime-local` in this device's time zone. */
function momentOf(local: string): string | null {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
