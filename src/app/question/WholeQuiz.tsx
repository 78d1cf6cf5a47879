// Loads the quiz that the address names, for screens that show a whole one. Blank while it loads; an error if it cannot be had.
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Quiz } from '#core/quiz/quiz';
import { questionTexts } from '#texts/question';
import { useQuiz } from '../data/api.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useQuizNumber } from '../data/quizNumber.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { quizIdOf } from './quizAddress.ts';

/** `quizId` 0: the address names no quiz. */
function QuizFailed({ quizId, error, onRetry }: { quizId: number; error: Error | null; onRetry: () => void }) {
  return (
    <LoadFailed
      title={questionTexts.loadFailed}
      message={quizId === 0 ? questionTexts.unavailable : sentenceFor(error, questionTexts.unknownError)}
      onAgain={onRetry}
    />
  );
}

type Props = {
  /** draws the screen around the quiz or the error */
  frame: (inside: ReactNode) => ReactNode;
  children: (quizId: number, quiz: Quiz) => ReactNode;
};

export function WholeQuiz({ frame, children }: Props) {
  const { quizId: text } = useParams({ strict: false });
  const quizId = useQuizNumber(quizIdOf(text));
  const { data: quiz, error, refetch } = useQuiz(quizId ?? 0);
  if (quizId === null || (quizId !== 0 && !quiz && !error)) return <BlankPage />;
  return frame(quiz ? children(quizId, quiz) : <QuizFailed quizId={quizId} error={error} onRetry={() => void refetch()} />);
}
