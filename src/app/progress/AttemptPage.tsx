// One attempt as it was handed in, question by question. It is looked at, not marked: the newest one is marked in the results.
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { isHidden } from '#core/attempt/hiddenAnswers';
import { provisionalScore, shownReceipt } from '#core/attempt/outcome';
import { officialOf } from '#core/marking/scoring';
import { shownFigures } from '#core/progress/history';
import type { Score } from '#core/submission/submission';
import { attemptById } from '#device/attempts/attempts';
import { progressTexts } from '#texts/progress';
import { uiTexts } from '#texts/ui';
import { useQuiz } from '../data/api.ts';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, readAhead, useLive } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { prepareSubmission, useSubmission } from '../data/submission.ts';
import { prepareQuiz, quizIdOf } from '../question/quizAddress.ts';
import { InReview, standingsIn } from '../results/AddToReview.tsx';
import { AfterClosing } from '../results/AfterClosing.tsx';
import { Breakdown } from '../results/Breakdown.tsx';
import { forgetTimeUp } from '../sync/timeUpNews.ts';
import { BackTo } from '../ui/BackTo.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import '../results/results.css';
import { momentWords, scoreWords } from './progressWords.ts';
import './progress.css';

export function AttemptPage() {
  const { quizId: text, submissionId = '' } = useParams({ strict: false });
  const quizId = quizIdOf(text);
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(attemptOf(userId, submissionId));
  const attempt = liveValue(live, null);
  const isWaiting = attempt !== null && attempt.receipt === null;
  const server = useSubmission(userId, isWaiting || live.state === 'loading' ? 0 : quizId, submissionId);
  const quizQuery = useQuiz(live.state === 'loading' || attempt ? 0 : quizId);
  const quiz = attempt?.quiz ?? quizQuery.data ?? null;
  const score = newerOf(server.data ?? null, attempt);
  const isShown = score !== null;
  useEffect(() => {
    if (isShown) forgetTimeUp(submissionId);
  }, [isShown, submissionId]);
  const at = (attempt?.receipt ?? server.data)?.submitted_at;
  // The questions bring topics and explanations: they are waited for, until the first failure.
  const isQuizComing = !attempt && quizQuery.isPending && quizQuery.failureCount === 0;
  if (live.state === 'loading' || (score === null ? server.isPending : isQuizComing)) return <BlankPage />;
  const figures =
    score && !isHidden(score)
      ? scoreWords({ ...shownFigures(score, officialOf(score, quiz)), total: score.total_questions })
      : null;
  return (
    <InReview userId={userId} quizId={quizId}>
      <Page title={progressTexts.attempt} className="stack progress">
        <div>
          <BackTo to="/dashboard/progress/$quizId" params={{ quizId: String(quizId) }}>
            {progressTexts.backToAttempts}
          </BackTo>
          <h1>{quiz?.title || uiTexts.untitled}</h1>
          {figures === null ? null : (
            <p className="muted num">
              {at === undefined ? figures : progressTexts.scoreAndMoment(figures, momentWords(Date.parse(at)))}
            </p>
          )}
        </div>
        {score && isHidden(score) ? (
          <AfterClosing score={score} delivery={isWaiting ? { kind: 'waiting' } : { kind: 'received' }} />
        ) : score ? (
          <Breakdown
            key={submissionId}
            score={score}
            quiz={quiz}
            attempt={attempt}
            marking={null}
            reviewer={{ userId, quizId }}
          />
        ) : (
          <ErrorNote title={progressTexts.notOnDevice} message={progressTexts.openOnline} />
        )}
      </Page>
    </InReview>
  );
}

/** Of two, the one that knows more of what was marked. */
function newerOf(server: Score | null, attempt: Attempt | null): Score | null {
  const localScore = attempt && (shownReceipt(attempt) ?? provisionalScore(attempt));
  if (localScore === null || server === null) return localScore ?? server;
  const isTold = isHidden(localScore) && !isHidden(server);
  return isTold || (server.revision ?? 0) > (localScore.revision ?? 0) ? server : localScore;
}

const attemptOf = liveQueryOf(async (userId: number, submissionId: string): Promise<Attempt | null> => {
  const attempt = await attemptById(db, submissionId);
  return attempt?.userId === userId && attempt.endedAt !== null ? attempt : null;
});

AttemptPage.prepare = ({ quizId: text, submissionId = '' }: { quizId?: string; submissionId?: string }) => {
  const userId = userIdNow();
  const quizId = quizIdOf(text);
  return Promise.all([
    readAhead(attemptOf(userId, submissionId), standingsIn(userId, quizId)),
    prepareSubmission(userId, submissionId),
    prepareQuiz({ quizId: text }),
  ]);
};
