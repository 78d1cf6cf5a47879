// All that the progress screen shows, from the log of reviews, the attempts and the quizzes of this device, and the server's list.
import { useCallback, useMemo } from 'react';
import { activeDays, type Day, lastDays, type Taken } from '#core/progress/day';
import { type DocumentMastery, masteryOf, type Studied, type TopicMastery, weakestTopics } from '#core/progress/mastery';
import { type Streak, streakOf } from '#core/progress/streak';
import { dayOf, forecast } from '#core/reviewPlan';
import { studiedHere, type TakenHere } from '#device/history';
import { db } from '../data/device.ts';
import { useHistory } from '../data/history.ts';
import { liveValue, useLive } from '../data/live.ts';
import { useReviewSettings } from '../data/reviewSettings.ts';
import { logOf, timeNow, useDeck } from '../review/useDeck.ts';

const DAYS_SHOWN = 28;
const DAYS_AHEAD = 14;
const WEAKEST = 10;

export type Progress = {
  today: number;
  history: Taken[];
  /** other devices' quizzes may be missing */
  isPartial: boolean;
  active: Day[];
  days: Day[];
  streak: Streak;
  /** how many questions come today, tomorrow … */
  ahead: number[];
  studied: Studied[];
  documents: DocumentMastery[];
  weakest: TopicMastery[];
};

/** Null until all of it is read. */
export function useProgress(userId: number): Progress | null {
  const { deck } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const { all, here, isPartial } = useHistory(userId);
  const studied = useStudied(userId, here);
  return useMemo(() => {
    if (!deck || !settings || !all || !studied) return null;
    const time = timeNow();
    const today = dayOf(time.wall, time.zone);
    const active = activeDays(all, logOf(deck), time.zone);
    const documents = masteryOf(studied, deck, time.wall);
    return {
      today,
      history: all,
      isPartial,
      active,
      days: lastDays(active, today, DAYS_SHOWN),
      streak: streakOf(
        active.map(({ day }) => day),
        today,
      ),
      ahead: forecast(deck, settings, time, DAYS_AHEAD),
      studied,
      documents,
      weakest: weakestTopics(documents, WEAKEST),
    };
  }, [deck, settings, all, studied, isPartial]);
}

function useStudied(userId: number, here: readonly TakenHere[]): Studied[] | null {
  return liveValue(useLive(useCallback(() => studiedHere(db, userId, here), [userId, here])), null);
}
