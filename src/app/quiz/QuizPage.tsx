// The quiz screen's address: which quiz, which student, and what stands on screen until there is an attempt to show.
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { quizTexts } from '#texts/quiz';
import { keys } from '../data/api.ts';
import { readValue } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { queryClient, sentenceFor } from '../data/queryClient.ts';
import { quizNumberOf, useQuizNumber } from '../data/quizNumber.ts';
import { useSession } from '../data/session.ts';
import { isPractice, prepareQuiz, quizIdOf } from '../question/quizAddress.ts';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { LiveQuiz } from './LiveQuiz.tsx';
import { prepareOpening, useOpening } from './opening.ts';
import { StartPanel } from './StartPanel.tsx';

export function QuizPage() {
  const { quizId: text } = useParams({ strict: false });
  const practice = isPractice(useSearch({ strict: false }));
  const userId = useSession().user?.user_id ?? 0;
  const quizId = quizIdOf(text);
  const number = useQuizNumber(quizId);
  if (quizId === 0) return <Unavailable />;
  if (userId === 0 || number === null) return <BlankPage />;
  return <Opened key={`${userId}:${quizId}:${practice}`} userId={userId} quizId={number} practice={practice} />;
}

QuizPage.prepare = async (params: { quizId?: string }, isEntering: boolean) => {
  await prepareQuiz(params);
  if (!isEntering) return;
  const userId = userIdNow();
  const called = quizIdOf(params.quizId);
  const quizId = readValue(quizNumberOf(called)) ?? called;
  if (userId !== 0 && quizId !== 0) await prepareOpening(userId, quizId, queryClient.getQueryData(keys.quiz(userId, called)));
};

function Opened({ userId, quizId: found, practice }: { userId: number; quizId: number; practice: boolean }) {
  // A number that comes while it is on screen moves nothing: the attempt is known by its own id, and goes over by itself.
  const [quizId] = useState(found);
  const opening = useOpening(userId, quizId, practice);
  switch (opening.state) {
    case 'loading':
      return <BlankPage />;
    case 'missing':
      return <Unavailable />;
    case 'no-practice':
      return <Navigate to="/dashboard/results/$quizId" params={{ quizId: String(quizId) }} replace />;
    case 'failed':
      return (
        <Page title={quizTexts.page}>
          <h1 className="vh">{quizTexts.page}</h1>
          <BackToDashboard />
          <LoadFailed
            title={quizTexts.loadFailed}
            message={sentenceFor(opening.error, quizTexts.unknownError)}
            onAgain={opening.retry}
          />
        </Page>
      );
    case 'timed':
      return <StartPanel quiz={opening.quiz} seconds={opening.seconds} onStart={opening.start} />;
    case 'open':
      return <LiveQuiz key={opening.attempt.attemptId} attempt={opening.attempt} onPutAway={opening.again} />;
  }
}

function Unavailable() {
  return (
    <Page title={quizTexts.page}>
      <h1 className="vh">{quizTexts.page}</h1>
      <BackToDashboard />
      <ErrorNote title={quizTexts.unavailable} message={quizTexts.openFromDashboard} />
    </Page>
  );
}
