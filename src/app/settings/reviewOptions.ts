// Reads what the review card shows, all at once: a field that came later would move what stands below it.
import type { Deck } from '#core/review/review';
import type { ReviewSettings } from '#core/review/reviewPlan';
import { useReviewSettings } from '../data/reviewSettings.ts';
import { useReminder } from '../review/reminder.ts';
import { useDeck } from '../review/useDeck.ts';
import { type QuizTitles, useQuizTitles } from './quizTitles.ts';

/** `deck`: null where it could not be read. */
export type ReviewOptions = { settings: ReviewSettings; deck: Deck | null; titles: QuizTitles };

/** Null while it is being read. */
export function useReviewOptions(userId: number): ReviewOptions | null {
  const settings = useReviewSettings(userId);
  const { deck, error } = useDeck(userId);
  const titles = useQuizTitles(userId);
  useReminder(userId, deck, settings);
  const isReading = deck === null && error === null;
  return settings === null || titles === null || isReading ? null : { settings, deck, titles };
}
