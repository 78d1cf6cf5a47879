// Shows how an attempt went by topic, and against the one before. That one is read late, so the card is there without it.
import { Link } from '@tanstack/react-router';
import { countedResults } from '#core/marking/scoring';
import { changeOf, shownFigures } from '#core/progress/history';
import { topicScores } from '#core/progress/topicScores';
import type { Quiz } from '#core/quiz/quiz';
import type { OfficialScore, Score } from '#core/submission/submission';
import { pointsText } from '#texts/formats';
import { resultsTexts } from '#texts/results';
import { uiTexts } from '#texts/ui';
import { useHistory } from '../data/history.ts';
import './sinceLast.css';

type Props = {
  userId: number;
  quizId: number;
  submissionId: string;
  quiz: Quiz | null;
  score: Score;
  official: OfficialScore | null;
};

export function SinceLast({ userId, quizId, submissionId, quiz, score, official }: Props) {
  const { all, here: localHistory } = useHistory(userId);
  const ofQuiz = (all ?? []).filter((attempt) => attempt.quizId === quizId);
  const at = ofQuiz.findIndex((attempt) => attempt.submissionId === submissionId);
  const previousAttempt = at > 0 ? ofQuiz[at - 1] : undefined;
  const last = localHistory.find((attempt) => attempt.submissionId === previousAttempt?.submissionId)?.results ?? null;
  // What is on screen may know more than the list.
  const figures = shownFigures(score, official);
  const shownAttempts = ofQuiz.map((attempt) => (attempt.submissionId === submissionId ? { ...attempt, ...figures } : attempt));
  const change = changeOf(shownAttempts, submissionId);
  // An exam has its topics in a card of their own.
  const topics = quiz && !quiz.settings?.is_exam ? topicScores(quiz.questions, countedResults(score.results, quiz), last) : [];
  const heading = change !== null ? changeWords(change) : topics.length > 0 ? resultsTexts.byTopic : resultsTexts.yourAttempts;
  return (
    <section className="card since" aria-labelledby="since-last">
      <h2 id="since-last">{heading}</h2>
      {topics.length === 0 ? null : (
        <ul className="since__topics">
          {topics.map(({ topic, right, of, rightBefore: once }) => (
            <li key={topic}>
              <span>{topic || resultsTexts.noTopic}</span>
              <span className="num">
                {uiTexts.rightOf(right, of)}
                {once === null || once === right ? null : <span className="muted"> {resultsTexts.lastTime(once)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/dashboard/progress/$quizId" params={{ quizId: String(quizId) }}>
        {resultsTexts.allAttempts}
      </Link>
    </section>
  );
}

function changeWords(change: number): string {
  if (change === 0) return resultsTexts.sameScore;
  const points = pointsText(Math.abs(change));
  return change > 0 ? resultsTexts.betterScore(points) : resultsTexts.lowerScore(points);
}
