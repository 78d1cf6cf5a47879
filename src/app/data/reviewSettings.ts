// The signed-in student's review settings, live.
import { type ReviewSettings, usualSettings } from '#core/review/reviewBounds';
import { reviewSettings } from '#device/review/reviewSettings';
import { db } from './device.ts';
import { liveQueryOf, useLive } from './live.ts';

export const reviewSettingsOf = liveQueryOf((userId: number) => reviewSettings(db, userId));

/** Null while it is being read. */
export function useReviewSettings(userId: number): ReviewSettings | null {
  const live = useLive(reviewSettingsOf(userId));
  return live.state === 'ready' ? live.value : live.state === 'failed' ? usualSettings : null;
}
