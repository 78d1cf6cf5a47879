// The last result of the sample quiz on this device, live.
import { useCallback } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { provisionalScore } from '#core/attempt/outcome';
import type { Score } from '#core/submission/submission';
import { lastEnded } from '#device/attempts/attempts';
import { SAMPLE_QUIZ_ID } from '#device/quizzes/sample';
import { db } from '../data/device.ts';
import { type Live, useLive } from '../data/live.ts';
import { useSampleOwner } from './sampleOwner.ts';

export type SampleResult = { attempt: Attempt; score: Score };

export function useSampleResult(): Live<SampleResult | null> {
  const userId = useSampleOwner();
  return useLive(
    useCallback(async () => {
      const attempt = await lastEnded(db, userId, SAMPLE_QUIZ_ID, true);
      return attempt ? { attempt, score: provisionalScore(attempt) } : null;
    }, [userId]),
  );
}
