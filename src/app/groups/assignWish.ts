// What the form of an assignment says.
import type { AssignmentWish } from '#core/group';

export function wishIn(data: FormData): { quizId: number; body: AssignmentWish } {
  const text = (name: string) => String(data.get(name) ?? '');
  const attempts = Number(text('attempts'));
  return {
    quizId: Number(text('quiz')),
    body: {
      opens_at: momentOf(text('opens')),
      closes_at: momentOf(text('closes')),
      attempts_allowed: Number.isInteger(attempts) && attempts > 0 ? attempts : null,
      answers: text('answers') === 'after_closing' ? 'after_closing' : 'at_once',
    },
  };
}

/** A moment as `datetime-local` writes it, in this device's time zone. */
function momentOf(local: string): string | null {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
