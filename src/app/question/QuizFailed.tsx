// A quiz that could not be had, on the screens that show one whole.
import { questionTexts } from '#texts/question';
import { sentenceFor } from '../data/queryClient.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** `quizId` 0: the address names none. */
export function QuizFailed({ quizId, error, onRetry }: { quizId: number; error: Error | null; onRetry: () => void }) {
  return (
    <LoadFailed
      title={questionTexts.loadFailed}
      message={quizId === 0 ? questionTexts.unavailable : sentenceFor(error, questionTexts.unknownError)}
      onAgain={onRetry}
    />
  );
}
