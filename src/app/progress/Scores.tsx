// Scores over time, of all quizzes or of one.
import { useId, useState } from 'react';
import type { FinishedAttempt } from '#core/progress/day';
import { byQuiz } from '#core/progress/history';
import { progressTexts } from '#texts/progress';
import { uiTexts } from '#texts/ui';
import { Chart } from './Chart.tsx';
import { lastWords, momentWords, scoreWords } from './progressWords.ts';
import { ScoreChart } from './ScoreChart.tsx';

const ALL = 'all';

export function Scores({ history }: { history: readonly FinishedAttempt[] }) {
  const id = useId();
  const [chosenQuizId, setChosenQuizId] = useState(ALL);
  const quizzes = byQuiz(history);
  const visibleAttempts =
    chosenQuizId === ALL ? history : (quizzes.find(({ quizId }) => String(quizId) === chosenQuizId)?.attempts ?? history);
  const isOneQuiz = quizzes.length === 1 || chosenQuizId !== ALL;
  return (
    <Chart
      title={progressTexts.scores}
      says={saysOf(visibleAttempts, isOneQuiz)}
      choice={
        quizzes.length < 2 ? null : (
          <>
            <label className="vh" htmlFor={id}>
              {progressTexts.quiz}
            </label>
            <select
              id={id}
              className="input chart__pick"
              value={chosenQuizId}
              onChange={(event) => setChosenQuizId(event.target.value)}
            >
              <option value={ALL}>{progressTexts.allQuizzes}</option>
              {quizzes.map(({ quizId, title }) => (
                <option key={quizId} value={quizId}>
                  {title || uiTexts.untitled}
                </option>
              ))}
            </select>
          </>
        )
      }
      head={[progressTexts.when, progressTexts.score, progressTexts.quiz]}
      rows={visibleAttempts
        .toReversed()
        .map((attempt) => [momentWords(attempt.at), scoreWords(attempt), attempt.title || uiTexts.untitled])}
    >
      {(width) => <ScoreChart width={width} attempts={visibleAttempts} isOneQuiz={isOneQuiz} />}
    </Chart>
  );
}

function saysOf(attempts: readonly FinishedAttempt[], isOneQuiz: boolean): string {
  const hasMean = !isOneQuiz && attempts.length > 1;
  return (hasMean ? progressTexts.scoresSumWithMean : progressTexts.scoresSum)(attempts.length, lastWords(attempts));
}
