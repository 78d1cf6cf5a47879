// Progress: what a student did, what is known of it now, and what comes. It works from what this device has; the server completes it.
import './progress.css';
import { Link } from '@tanstack/react-router';
import { progressCsv } from '#core/progress/progressCsv';
import { progressTexts } from '#texts/progress';
import { studyTexts } from '#texts/study';
import { uiTexts } from '#texts/ui';
import { prepareHistory } from '../data/history.ts';
import { readAhead } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { reviewSettingsOf } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { timeNow } from '../review/timeNow.ts';
import { prepareDeck } from '../review/useDeck.ts';
import { BackTo } from '../ui/BackTo.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Desert } from '../ui/Desert.tsx';
import { Page } from '../ui/Page.tsx';
import { saveText } from '../ui/saveText.ts';
import { Activity } from './Activity.tsx';
import { Chart } from './Chart.tsx';
import { DayBars } from './DayBars.tsx';
import { dayWords, weekdayWords } from './dayWords.ts';
import { Mastery } from './Mastery.tsx';
import { QuizHistories, versionNumbersOf } from './QuizHistories.tsx';
import { Scores } from './Scores.tsx';
import { SureWrong } from './SureWrong.tsx';
import { type Progress, useProgress } from './useProgress.ts';
import { WeakTopics } from './WeakTopics.tsx';

/** How many questions come back on each of the next fourteen days. */
function ComingDays({ progress: { ahead, today } }: { progress: Progress }) {
  const total = ahead.reduce((sum, count) => sum + count, 0);
  const bars = ahead.map((count, at) => ({ day: today + at, name: weekdayWords(today + at), count, isToday: at === 0 }));
  return (
    <Chart
      title={progressTexts.comesBack}
      says={total === 0 ? progressTexts.nothingComesBack : progressTexts.comingSum(ahead[0] ?? 0, total)}
      head={[progressTexts.day, progressTexts.questions]}
      rows={bars.map(({ day, name, count }) => [progressTexts.weekdayAndDay(name, dayWords(day)), String(count)])}
    >
      {(width) => (total === 0 ? null : <DayBars width={width} bars={bars} />)}
    </Chart>
  );
}

export function ProgressPage() {
  const { ready, user } = useSession();
  if (!ready || user === null) return <BlankPage />;
  return <Loaded key={user.user_id} userId={user.user_id} />;
}

ProgressPage.prepare = () => {
  const userId = userIdNow();
  return Promise.all([
    prepareDeck(userId),
    prepareHistory(userId),
    readAhead(reviewSettingsOf(userId), versionNumbersOf(userId)),
  ]);
};

function Loaded({ userId }: { userId: number }) {
  const progress = useProgress(userId);
  if (progress === null) return <BlankPage />;
  const isEmpty = progress.history.length === 0 && progress.active.length === 0;
  return (
    <Page title={progressTexts.page} className="stack progress">
      <div>
        <BackTo to="/dashboard/study">{studyTexts.page}</BackTo>
        <h1>{progressTexts.page}</h1>
      </div>
      {isEmpty ? <Empty /> : <Content progress={progress} userId={userId} />}
    </Page>
  );
}

function Content({ progress, userId }: { progress: Progress; userId: number }) {
  const { history, active, documents, isPartial, sure: sureWrong, weakest, studied, today, ahead } = progress;
  return (
    <>
      <Activity progress={progress} />
      {history.length > 0 ? <Scores history={history} /> : null}
      <ComingDays progress={progress} />
      {documents.length > 0 ? <Mastery documents={documents} /> : null}
      <SureWrong userId={userId} rows={sureWrong} studied={studied} />
      <WeakTopics userId={userId} topics={weakest} studied={studied} />
      {history.length > 0 ? <QuizHistories history={history} userId={userId} /> : null}
      <div>
        <Button
          look="line"
          onClick={() =>
            saveText(
              'oasis-progress.csv',
              progressCsv({
                ...{ history, days: active, documents, sureWrong, today, ahead },
                ...{ zone: timeNow().zone, noTopic: progressTexts.noTopic },
              }),
            )
          }
        >
          {progressTexts.download}
        </Button>
      </div>
      {isPartial ? <p className="muted">{progressTexts.isPartial}</p> : null}
    </>
  );
}

function Empty() {
  return (
    <section className="card empty progress__empty">
      <div className="empty__pic">
        <Desert />
      </div>
      <h2>{progressTexts.nothingYet}</h2>
      <p className="muted">{progressTexts.nothingYetNote}</p>
      <Link className={buttonClass({ look: 'main' })} to="/dashboard">
        {uiTexts.backToDashboard}
      </Link>
    </section>
  );
}
