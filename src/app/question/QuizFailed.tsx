// A quiz that could not be had, on the screens that show one whole.
import { sentenceFor } from '../data/queryClient.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** `quizId` 0: the address names none. */
export function QuizFailed({ quizId, error, onRetry }: { quizId: number; error: Error | null; onRetry: () => void }) {
  return (
    <LoadFailed
      title="Failed to load quiz"
      message={quizId === 0 ? 'Quiz data is unavailable.' : sentenceFor(error, 'An unknown error occurred')}
      onAgain={onRetry}
    />
  );
}
