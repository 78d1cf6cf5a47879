// All that the progress screen shows, from the log of reviews, the attempts and the quizzes of this device, and the server's list.
import { useCallback, useMemo } from 'react';
import { activeDays, type Day, type FinishedAttempt, lastDays } from '#core/progress/day';
import { type DocumentMastery, masteryOf, type Studied, type TopicMastery, weakestTopics } from '#core/progress/mastery';
import { type Streak, streakOf } from '#core/progress/streak';
import { type SureWrong, sureWrong } from '#core/progress/sureWrong';
import { forecast } from '#core/review/reviewPlan';
import { type AttemptWithResults, type StudiedHere, studiedHere } from '#device/attempts/history';
import { db } from '../data/device.ts';
import { useHistory } from '../data/history.ts';
import { liveValue, useLive } from '../data/live.ts';
import { useReviewSettings } from '../data/reviewSettings.ts';
import { timeNow } from '../review/timeNow.ts';
import { logOf, useDeck } from '../review/useDeck.ts';
import { useToday } from '../review/useToday.ts';
import { useElsewhere } from './useElsewhere.ts';

function useStudied(userId: number, answered: readonly AttemptWithResults[]): StudiedHere | null {
  return liveValue(useLive(useCallback(() => studiedHere(db, userId, answered), [userId, answered])), null);
}

const DAYS_SHOWN = 28;
const DAYS_AHEAD = 14;
const WEAKEST = 10;

export type Progress = {
  today: number;
  history: FinishedAttempt[];
  /** other devices' quizzes may be missing */
  isPartial: boolean;
  active: Day[];
  days: Day[];
  streak: Streak;
  /** how many questions come today, tomorrow … */
  ahead: number[];
  studied: Studied[];
  documents: DocumentMastery[];
  /** what the student was sure of and got wrong */
  sure: SureWrong[];
  weakest: TopicMastery[];
};

/** Null until all of it is read. */
export function useProgress(userId: number): Progress | null {
  const { deck } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const today = useToday();
  const { all, here: localHistory, isPartial } = useHistory(userId);
  const elsewhere = useElsewhere(userId, all, localHistory);
  const answered = useMemo(() => [...localHistory, ...elsewhere].sort((a, b) => a.at - b.at), [localHistory, elsewhere]);
  const studies = useStudied(userId, answered);
  return useMemo(() => {
    if (!deck || !settings || !all || !studies) return null;
    const { studied, taken: answeredHere } = studies;
    const time = timeNow();
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
      sure: sureWrong(answeredHere, studied, deck),
      weakest: weakestTopics(documents, WEAKEST),
    };
  }, [deck, settings, all, studies, isPartial, today]);
}
