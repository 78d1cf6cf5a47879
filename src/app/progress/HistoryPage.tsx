// The attempts at one quiz, the newest first.
import { Link, useParams } from '@tanstack/react-router';
import { changeOf } from '#core/progress/history';
import { progressTexts } from '#texts/progress';
import { uiTexts } from '#texts/ui';
import { prepareHistory, useHistory } from '../data/history.ts';
import { userIdNow } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { quizIdOf } from '../question/quizAddress.ts';
import { BackTo } from '../ui/BackTo.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { Page } from '../ui/Page.tsx';
import { Chart } from './Chart.tsx';
import { changeWords, momentWords, scoreWords } from './progressWords.ts';
import { ScoreChart } from './ScoreChart.tsx';
import './progress.css';

export function HistoryPage() {
  const { quizId: text } = useParams({ strict: false });
  const userId = useSession().user?.user_id ?? 0;
  const { all } = useHistory(userId);
  if (all === null) return <BlankPage />;
  const attempts = all.filter(({ quizId }) => quizId === quizIdOf(text));
  const last = attempts.at(-1);
  return (
    <Page title={progressTexts.attempts} className="stack progress">
      <div>
        <BackTo to="/dashboard/progress">{progressTexts.backToProgress}</BackTo>
        <h1>{last?.title || uiTexts.untitled}</h1>
      </div>
      {last === undefined ? (
        <p className="muted">{progressTexts.noResult}</p>
      ) : (
        <>
          <Chart
            title={progressTexts.scores}
            says={progressTexts.attemptsSum(attempts.length)}
            head={[progressTexts.when, progressTexts.score]}
            rows={attempts.toReversed().map((attempt) => [momentWords(attempt.at), scoreWords(attempt)])}
          >
            {(width) => <ScoreChart width={width} attempts={attempts} isOneQuiz />}
          </Chart>
          <section className="card chart" aria-labelledby="attempts">
            <h2 id="attempts">{progressTexts.attempts}</h2>
            <ol className="attempts" reversed>
              {attempts.toReversed().map((attempt) => (
                <li key={attempt.submissionId}>
                  <Link
                    to="/dashboard/progress/$quizId/$submissionId"
                    params={{ quizId: String(attempt.quizId), submissionId: attempt.submissionId }}
                  >
                    <span className="name num">{scoreWords(attempt)}</span>
                    <span className="small muted">
                      {[momentWords(attempt.at), changeWords(changeOf(attempts, attempt.submissionId))]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </Page>
  );
}

HistoryPage.prepare = () => prepareHistory(userIdNow());
