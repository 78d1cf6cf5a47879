// How the signed-in student wants to review, live.
import { useCallback } from 'react';
import { type ReviewSettings, usualSettings } from '#core/review/reviewBounds';
import { reviewSettings } from '#device/review/reviewSettings';
import { db } from './device.ts';
import { useLive } from './live.ts';

/** Null while it is being read. */
export function useReviewSettings(userId: number): ReviewSettings | null {
  const live = useLive(useCallback(() => reviewSettings(db, userId), [userId]));
  return live.state === 'ready' ? live.value : live.state === 'failed' ? usualSettings : null;
}
