// What a student did on each day: quizzes that were finished and questions that were reviewed, with the time that they took.

import { dayOf } from '../review/reviewBounds.ts';
import type { ReviewEvent } from '../review/reviewEvent.ts';
import type { OfficialScore } from '../submission/submission.ts';

/** A quiz that was handed in. Times in ms since 1970. */
export type Taken = {
  submissionId: string;
  quizId: number;
  title: string;
  at: number;
  /** in percent; null: only essays were asked, and nobody has read them */
  score: number | null;
  correct: number;
  /** how many questions were asked */
  total: number;
  /** how many of them were not left blank; absent: handed in on another device */
  answered?: number;
  /** of a quiz of somebody else; `score` and `correct` are its figures */
  official?: OfficialScore;
  /** when it was begun; null: on another device */
  startedAt: number | null;
};

/** One day of the student's, counted as `dayOf` does. `minutes` are whole. */
export type Day = { day: number; quizzes: number; reviews: number; answers: number; minutes: number };

/** Who leaves a quiz open over night did not answer all night. */
const MOST_MS_A_QUESTION = 3 * 60_000;
const MOST_MS_A_REVIEW = 5 * 60_000;

type Sum = { quizzes: number; reviews: number; answers: number; ms: number };

/** What was done on each day, the first day first; days on which nothing was answered are not among them. */
export function activeDays(attempts: readonly Taken[], log: Iterable<ReviewEvent>, zone: number): Day[] {
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
  for (const event of reviewed(log)) {
    const sum = on(event.at);
    sum.reviews += 1;
    sum.answers += 1;
    sum.ms += Math.min(event.ms ?? 0, MOST_MS_A_REVIEW);
  }
  const rows = [...days].map(([day, { ms, ...sum }]) => ({ day, ...sum, minutes: Math.round(ms / 60_000) }));
  return rows.filter(({ answers }) => answers > 0).sort((a, b) => a.day - b.day);
}

/** The ratings of a log, each once, without those that were taken back. */
function reviewed(log: Iterable<ReviewEvent>) {
  const events = new Map<string, ReviewEvent>();
  const undone = new Set<string>();
  for (const event of log) {
    events.set(event.event_id, event);
    if (event.kind === 'undone') undone.add(event.undoes);
  }
  return [...events.values()].filter((event) => event.kind === 'rated').filter(({ event_id }) => !undone.has(event_id));
}

/** So many days, up to today; those on which nothing was done are there as nothing. */
export function lastDays(active: readonly Day[], today: number, count: number): Day[] {
  const daysByNumber = new Map(active.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, at) => {
    const day = today - count + 1 + at;
    return daysByNumber.get(day) ?? { day, quizzes: 0, reviews: 0, answers: 0, minutes: 0 };
  });
}
