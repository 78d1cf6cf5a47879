// Scores over time, of all quizzes or of one.
import { useId, useState } from 'react';
import type { Taken } from '#core/progress/day';
import { byQuiz } from '#core/progress/history';
import { DEFAULT_QUIZ_TITLE } from '#core/quiz';
import { Chart } from './Chart.tsx';
import { lastWords, momentWords, scoreWords } from './progressWords.ts';
import { ScoreChart } from './ScoreChart.tsx';

const ALL = 'all';

export function Scores({ history }: { history: readonly Taken[] }) {
  const id = useId();
  const [chosenQuizId, setChosen] = useState(ALL);
  const quizzes = byQuiz(history);
  const visibleAttempts =
    chosenQuizId === ALL ? history : (quizzes.find(({ quizId }) => String(quizId) === chosenQuizId)?.attempts ?? history);
  const isOneQuiz = quizzes.length === 1 || chosenQuizId !== ALL;
  return (
    <Chart
      title="Scores"
      says={saysOf(visibleAttempts, isOneQuiz)}
      choice={
        quizzes.length < 2 ? null : (
          <>
            <label className="vh" htmlFor={id}>
              Quiz
            </label>
            <select
              id={id}
              className="input chart__pick"
              value={chosenQuizId}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value={ALL}>All quizzes</option>
              {quizzes.map(({ quizId, title }) => (
                <option key={quizId} value={quizId}>
                  {title || DEFAULT_QUIZ_TITLE}
                </option>
              ))}
            </select>
          </>
        )
      }
      head={['When', 'Score', 'Quiz']}
      rows={visibleAttempts
        .toReversed()
        .map((attempt) => [momentWords(attempt.at), scoreWords(attempt), attempt.title || DEFAULT_QUIZ_TITLE])}
    >
      {(width) => <ScoreChart width={width} taken={visibleAttempts} isOneQuiz={isOneQuiz} />}
    </Chart>
  );
}

function saysOf(taken: readonly Taken[], isOneQuiz: boolean): string {
  const count = taken.length === 1 ? '1 attempt' : `${taken.length} attempts`;
  const line = isOneQuiz || taken.length < 2 ? '' : ' The line is the mean of the last five.';
  return `${count}, the last ${lastWords(taken)}. The dotted line is 70%.${line}`;
}
