// The results of a quiz: the score, whether it has been received, and every question with its answer.
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { isHidden } from '#core/attempt/hiddenAnswers';
import { isPastExam } from '#core/document/pastExam';
import { officialOf } from '#core/marking/scoring';
import type { Quiz } from '#core/quiz/quiz';
import type { OfficialScore } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';
import { prepareHistory } from '../data/history.ts';
import { readAhead } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { useQuizNumber } from '../data/quizNumber.ts';
import { holdScreen } from '../data/screenHold.ts';
import { useSession } from '../data/session.ts';
import { isPractice, prepareQuiz, quizIdOf } from '../question/quizAddress.ts';
import { forgetTimeUpOf } from '../sync/timeUpNews.ts';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { officialPercent } from '../ui/officialWords.ts';
import { Page } from '../ui/Page.tsx';
import { InReview, standingsIn } from './AddToReview.tsx';
import { AfterClosing } from './AfterClosing.tsx';
import { AgainButtons } from './AgainButtons.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Celebration } from './Celebration.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { type Marking, markingElsewhere, markingOf } from './marking.ts';
import { ScoreCard } from './ScoreCard.tsx';
import { ScoreNotes } from './ScoreNotes.tsx';
import { SinceLast } from './SinceLast.tsx';
import type { ShownResult } from './shownResult.ts';
import { TopicScores } from './TopicScores.tsx';
import { prepareResult, type ResultState, useResult } from './useResult.ts';
import './results.css';

export function ResultsPage() {
  const { quizId: text } = useParams({ strict: false });
  const practice = isPractice(useSearch({ strict: false }));
  const userId = useSession().user?.user_id ?? 0;
  const quizId = useQuizNumber(quizIdOf(text));
  if (quizId === null) return <BlankPage />;
  if (quizId === 0) return <Frame state={{ state: 'missing' }} userId={userId} quizId={quizId} />;
  if (userId === 0) return <BlankPage />;
  return (
    <InReview key={`${userId}:${quizId}:${practice}`} userId={userId} quizId={quizId}>
      <Loaded userId={userId} quizId={quizId} practice={practice} />
    </InReview>
  );
}

ResultsPage.prepare = ({ quizId: text }: { quizId?: string }) => {
  const userId = userIdNow();
  const quizId = quizIdOf(text);
  return Promise.all([
    readAhead(standingsIn(userId, quizId)),
    prepareResult(userId, quizId, false),
    prepareQuiz({ quizId: text }),
    prepareHistory(userId),
  ]);
};

function Loaded({ userId, quizId, practice }: { userId: number; quizId: number; practice: boolean }) {
  const state = useResult(userId, quizId, practice);
  const isUnsent = state.state === 'ready' && ['waiting', 'needs-login'].includes(state.result.delivery.kind);
  useLayoutEffect(() => {
    if (isUnsent) return holdScreen();
  }, [isUnsent]);
  const isShown = state.state === 'ready';
  useEffect(() => {
    if (isShown) forgetTimeUpOf(userId, quizId);
  }, [isShown, userId, quizId]);
  if (state.state === 'earlier') {
    return <Navigate to="/dashboard/results/$quizId" params={{ quizId: String(state.quizId) }} replace />;
  }
  return state.state === 'loading' ? <BlankPage /> : <Frame state={state} userId={userId} quizId={quizId} />;
}

type Ready = Exclude<ResultState, { state: 'loading' | 'earlier' }>;

function Frame({ state, userId, quizId }: { state: Ready; userId: number; quizId: number }) {
  return (
    <Page title={resultsTexts.page} className="stack">
      <div>
        <BackToDashboard />
        <h1>{resultsTexts.page}</h1>
        {state.state === 'ready' && state.quiz ? (
          <p className="muted">{isPastExam(state.quiz) ? resultsTexts.pastExam(state.quiz.title) : state.quiz.title}</p>
        ) : null}
      </div>
      <Content state={state} userId={userId} quizId={quizId} />
    </Page>
  );
}

function Content({ state, userId, quizId }: { state: Ready; userId: number; quizId: number }) {
  if (state.state === 'missing') {
    return <ErrorNote title={resultsTexts.unavailable} message={resultsTexts.openFromDashboard} />;
  }
  if (state.state === 'failed') {
    return <LoadFailed title={resultsTexts.loadFailed} message={state.message} onAgain={state.retry} />;
  }
  const { result, quiz } = state;
  const { score, delivery, attempt, submissionId, marks } = result;
  if (isHidden(score)) {
    return (
      <>
        <AfterClosing score={score} delivery={delivery} />
        <DeliveryNote delivery={delivery} attempt={attempt} isHidden />
        <AgainButtons userId={userId} quizId={quizId} quiz={quiz} score={score} />
      </>
    );
  }
  const marking = markingFor(result, quiz, { userId, quizId });
  const official = officialOfShown(result, quiz);
  const celebrated = official === null ? score.score : (officialPercent(official) ?? 0);
  return (
    <>
      <ScoreCard score={score} official={official} quiz={quiz} delivery={delivery}>
        <ScoreNotes score={score} official={official} quiz={quiz} marks={marks} canMark={marking !== null} quizId={quizId} />
      </ScoreCard>
      {quiz?.settings?.is_exam ? <TopicScores quiz={quiz} score={score} /> : null}
      <DeliveryNote delivery={delivery} attempt={attempt} isHidden={false} />
      <AgainButtons userId={userId} quizId={quizId} quiz={quiz} score={score} />
      {delivery.kind === 'practice' ? null : (
        <SinceLast
          userId={userId}
          quizId={quizId}
          submissionId={attempt?.attemptId ?? score.submission_id ?? ''}
          quiz={quiz}
          score={score}
          official={official}
        />
      )}
      <Breakdown key={submissionId} score={score} quiz={quiz} attempt={attempt} marking={marking} reviewer={{ userId, quizId }} />
      {delivery.kind === 'practice' ? null : <Celebration submissionId={submissionId} score={celebrated} />}
    </>
  );
}

/** The score that others see; null for the student's own quizzes and practice. */
function officialOfShown({ score, delivery }: ShownResult, quiz: Quiz | null): OfficialScore | null {
  if (delivery.kind === 'practice') return null;
  return officialOf(score, quiz);
}

/** Null where nothing can be marked: the score of an earlier server does not say whose it is, or the questions are not here. */
function markingFor({ attempt, score }: ShownResult, quiz: Quiz | null, of: { userId: number; quizId: number }): Marking | null {
  if (attempt) return markingOf(attempt.attemptId);
  if (!quiz || score.submission_id === undefined) return null;
  const { title: quizTitle, questions } = quiz;
  return markingElsewhere({ ...of, quizTitle, submissionId: score.submission_id, seen: score.revision ?? 0 }, questions);
}
