// What was studied, from the quizzes and reviews of this device.
import { useCallback } from 'react';
import { type StudiedHere, studiedHere, type TakenHere } from '#device/attempts/history';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';

export function useStudied(userId: number, answered: readonly TakenHere[]): StudiedHere | null {
  return liveValue(useLive(useCallback(() => studiedHere(db, userId, answered), [userId, answered])), null);
}
