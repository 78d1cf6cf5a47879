// Sums up each day of a student: quizzes finished, questions reviewed, and the time they took.

import { dayOf } from '../review/reviewBounds.ts';
import type { ReviewEvent } from '../review/reviewEvent.ts';
import type { OfficialScore } from '../submission/submission.ts';

/** A quiz that was handed in. Times are in ms since 1970. */
export type FinishedAttempt = {
  submissionId: string;
  quizId: number;
  title: string;
  at: number;
  /** in percent; null: it had only essays, and nobody has read them */
  score: number | null;
  correct: number;
  /** how many questions were asked */
  total: number;
  /** how many of them were answered; absent: handed in on another device */
  answered?: number;
  /** for somebody else's quiz; `score` and `correct` then come from it */
  official?: OfficialScore;
  /** when the attempt began; null: on another device */
  startedAt: number | null;
};

/** One day of the student's, counted as `dayOf` does. `minutes` are whole. */
export type Day = { day: number; quizzes: number; reviews: number; answers: number; minutes: number };

/** A quiz left open overnight was not answered all night. */
const MOST_MS_A_QUESTION = 3 * 60_000;
const MOST_MS_A_REVIEW = 5 * 60_000;

type Sum = { quizzes: number; reviews: number; answers: number; ms: number };

/** The days on which something was answered, the oldest first. */
export function activeDays(attempts: readonly FinishedAttempt[], log: Iterable<ReviewEvent>, zone: number): Day[] {
  const days = new Map<number, Sum>();
  const on = (at: number): Sum => {
    const day = dayOf(at, zone);
    const sum = days.get(day) ?? { quizzes: 0, reviews: 0, answers: 0, ms: 0 };
    days.set(day, sum);
    return sum;
  };
  for (const { at, total, answered = total, startedAt } of attempts) {
    const sum = on(at);
    sum.quizzes += 1;
    sum.answers += answered;
    sum.ms += startedAt === null ? 0 : Math.min(Math.max(0, at - startedAt), total * MOST_MS_A_QUESTION);
  }
  for (const event of ratingsIn(log)) {
    const sum = on(event.at);
    sum.reviews += 1;
    sum.answers += 1;
    sum.ms += Math.min(event.ms ?? 0, MOST_MS_A_REVIEW);
  }
  const rows = [...days].map(([day, { ms, ...sum }]) => ({ day, ...sum, minutes: Math.round(ms / 60_000) }));
  return rows.filter(({ answers }) => answers > 0).sort((a, b) => a.day - b.day);
}

/** The ratings of a log, each once, without those that were undone. */
function ratingsIn(log: Iterable<ReviewEvent>) {
  const events = new Map<string, ReviewEvent>();
  const undone = new Set<string>();
  for (const event of log) {
    events.set(event.event_id, event);
    if (event.kind === 'undone') undone.add(event.undoes);
  }
  return [...events.values()].filter((event) => event.kind === 'rated').filter(({ event_id }) => !undone.has(event_id));
}

/** The last `count` days up to today. Days without activity are included with zeros. */
export function lastDays(active: readonly Day[], today: number, count: number): Day[] {
  const daysByNumber = new Map(active.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, at) => {
    const day = today - count + 1 + at;
    return daysByNumber.get(day) ?? { day, quizzes: 0, reviews: 0, answers: 0, minutes: 0 };
  });
}
