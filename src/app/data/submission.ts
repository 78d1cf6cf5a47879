// One submission as the server has it. Kept for offline use once seen.
import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '#core/submission/submission';
import { callAs, persisterOf, restoreAnswers } from './queries.ts';

const keyOf = (userId: number, submissionId: string) => ['submission', userId, submissionId] as const;

export function useSubmission(userId: number, quizId: number, submissionId: string) {
  return useQuery({
    ...submissionQuery(userId, quizId, submissionId),
    enabled: userId !== 0 && quizId > 0 && submissionId !== '',
  });
}

/** Reads what a screen shows of it first. */
export function prepareSubmission(userId: number, submissionId: string): Promise<void> {
  return restoreAnswers(userId, keyOf(userId, submissionId));
}

/** Its query. */
export function submissionQuery(userId: number, quizId: number, submissionId: string) {
  return {
    queryKey: keyOf(userId, submissionId),
    persister: persisterOf<Receipt, ReturnType<typeof keyOf>>(userId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callAs(userId, 'submission', { params: { id: quizId, submission_id: submissionId }, signal }),
  };
}
