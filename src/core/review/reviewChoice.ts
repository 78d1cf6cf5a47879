// Review settings as single choices that are synced with the account. For each setting the newest choice counts (decision 085).
// Pure functions.
import * as z from 'zod/mini';
import { IsoTime } from '../wire/isoTime.ts';
import { CalendarDay, NewPerDay, Retention, type ReviewSettings } from './reviewBounds.ts';

/** ISO 8601, by the device's own clock; from the server by the server's. */
const chosen_at = IsoTime('A chosen_at is an ISO 8601 time.');
/** Negative only on the device that made the quiz (core/editing/madeQuiz). */
const QuizNumber = z.nullable(z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647)));

export const ReviewChoice = z.discriminatedUnion('name', [
  z.object({ name: z.literal('retention'), value: Retention, chosen_at }),
  z.object({ name: z.literal('new_per_day'), value: NewPerDay, chosen_at }),
  /** the exam date of one quiz, or of all (null); a `value` of null: no exam */
  z.object({ name: z.literal('exam'), quiz_id: QuizNumber, value: z.nullable(CalendarDay), chosen_at }),
]);
export type ReviewChoice = z.infer<typeof ReviewChoice>;

/** The most choices in one request, and stored for a student: the newest. */
const MOST_CHOICES = 500;

/** The body of `PUT /reviews/settings` */
export const ChoicesBody = z.object({ choices: z.array(ReviewChoice).check(z.minLength(1), z.maxLength(MOST_CHOICES)) });

/** The choices that count for the account. A choice of a newer version is stored unread. */
export const ChoicesKept = z.object({
  choices: z.array(z.looseObject({ name: z.string(), chosen_at: z.string() })),
});
export type ChoicesKept = z.infer<typeof ChoicesKept>;

/** The setting that a choice is about: `retention`, `exam`, `exam:7`. */
export function topicOf(choice: ReviewChoice): string {
  return choice.name === 'exam' && choice.quiz_id !== null ? `exam:${choice.quiz_id}` : choice.name;
}

/** The newest choice of each setting, up to the limit, the newest first. At equal times the later in the list wins. */
export function newestChoices(choices: readonly ReviewChoice[]): ReviewChoice[] {
  const inOrder = choices
    .map((choice, place) => ({ choice, at: Date.parse(choice.chosen_at), place }))
    .sort((a, b) => b.at - a.at || b.place - a.place);
  const newest = new Map<string, ReviewChoice>();
  for (const { choice } of inOrder) if (!newest.has(topicOf(choice))) newest.set(topicOf(choice), choice);
  return [...newest.values()].slice(0, MOST_CHOICES);
}

/** Applies choices to settings, in order. */
export function withChoices(settings: ReviewSettings, choices: readonly ReviewChoice[]): ReviewSettings {
  const next = { ...settings, exams: { ...settings.exams } };
  for (const choice of choices) {
    if (choice.name === 'retention') next.retention = choice.value;
    else if (choice.name === 'new_per_day') next.newPerDay = choice.value;
    else if (choice.quiz_id === null) next.exam = choice.value;
    else if (choice.value === null) delete next.exams[choice.quiz_id];
    else next.exams[choice.quiz_id] = choice.value;
  }
  return next;
}

/** The choices that lead from one state to the other. `chosen_at`: their time. */
export function choicesBetween(settingsBefore: ReviewSettings, now: ReviewSettings, chosen_at: string): ReviewChoice[] {
  const choices: ReviewChoice[] = [];
  if (now.retention !== settingsBefore.retention) choices.push({ name: 'retention', value: now.retention, chosen_at });
  if (now.newPerDay !== settingsBefore.newPerDay) choices.push({ name: 'new_per_day', value: now.newPerDay, chosen_at });
  if (now.exam !== settingsBefore.exam) choices.push({ name: 'exam', quiz_id: null, value: now.exam, chosen_at });
  for (const id of new Set([...Object.keys(settingsBefore.exams), ...Object.keys(now.exams)])) {
    const value = now.exams[id] ?? null;
    if (value !== (settingsBefore.exams[id] ?? null)) choices.push({ name: 'exam', quiz_id: Number(id), value, chosen_at });
  }
  return choices;
}
