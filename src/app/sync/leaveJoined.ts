// A student leaves a quiz that they joined.
import { useMutation } from '@tanstack/react-query';
import type { SharedRow } from '#core/together/sharedQuiz';
import { dropKept } from '#device/quizzes/library';
import { db } from '../data/device.ts';
import { call, setQuery, userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { joinedKey } from './joinedList.ts';

/** Leaves a quiz: it goes from the list and from this device; what was done with it stays. */
export function useLeave() {
  return useMutation({
    mutationFn: (quizId: number) => call('leaveQuiz', { params: { id: quizId } }),
    onSuccess: async (_, quizId) => {
      const userId = userIdNow();
      const rows = queryClient.getQueryData<SharedRow[]>(joinedKey(userId));
      if (rows)
        setQuery(
          userId,
          joinedKey(userId),
          rows.filter((row) => row.quiz_id !== quizId),
        );
      await dropKept(db, userId, quizId);
    },
  });
}
