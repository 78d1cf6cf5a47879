// The assignment has closed since this attempt was taken: its answers are fetched once and kept with it (P14.12).
import { useEffect, useRef } from 'react';
import { answersHiddenUntil, isHidden } from '#core/attempt/hiddenAnswers';
import { keepTold } from '#device/queue/toldAnswers';
import { keepQuiz } from '#device/quizzes/library';
import { keys } from '../data/api.ts';
import { db } from '../data/device.ts';
import { callAs } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import type { ShownResult } from './shownResult.ts';

export function useToldAnswers(result: ShownResult | null): void {
  const { attempt = null, score, delivery } = result ?? {};
  const isTold = attempt !== null && score !== undefined && delivery?.kind === 'received' && !isHidden(score);
  const isWithout =
    attempt !== null && (answersHiddenUntil(attempt.quiz) !== null || (attempt.receipt && isHidden(attempt.receipt)));
  const attemptToUpdate = isTold && isWithout ? attempt : null;
  const requestedAttemptId = useRef<string | null>(null);
  useEffect(() => {
    if (attemptToUpdate === null || score === undefined || requestedAttemptId.current === attemptToUpdate.attemptId) return;
    requestedAttemptId.current = attemptToUpdate.attemptId;
    const { userId, quizId, attemptId } = attemptToUpdate;
    void (async () => {
      const quiz = await callAs(userId, 'quiz', { params: { id: quizId } });
      await keepQuiz(db, userId, quizId, quiz, Date.now());
      await keepTold(db, attemptId, { quiz, score, wall: Date.now() });
      queryClient.setQueryData(keys.quiz(userId, quizId), quiz);
    })().catch(() => undefined);
  }, [attemptToUpdate, score]);
}
