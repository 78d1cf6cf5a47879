// Everything there is to study but the documents: what comes back, the same as cards, a mock exam, the progress, and what works offline.
import './study.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activeDays, lastDays } from '#core/progress/day';
import { streakOf } from '#core/progress/streak';
import { dueNow, forecast } from '#core/review/reviewPlan';
import { studyTexts } from '#texts/study';
import { prepareHistory, useHistory } from '../data/history.ts';
import { readAhead } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { reviewSettingsOf, useReviewSettings } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { WeekStrip } from '../progress/WeekStrip.tsx';
import { timeNow } from '../review/timeNow.ts';
import { logOf, prepareDeck, useDeck } from '../review/useDeck.ts';
import { useToday } from '../review/useToday.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Page } from '../ui/Page.tsx';

const WEEK = 7;

export function StudyPage() {
  const { ready, user } = useSession();
  if (!ready || user === null) return <BlankPage />;
  return <Loaded key={user.user_id} userId={user.user_id} />;
}

StudyPage.prepare = () => {
  const userId = userIdNow();
  return Promise.all([prepareDeck(userId), prepareHistory(userId), readAhead(reviewSettingsOf(userId))]);
};

function Loaded({ userId }: { userId: number }) {
  const { deck, error } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const { all } = useHistory(userId);
  const today = useToday();
  // What cannot be read keeps nobody from the places themselves.
  if (!error && (!deck || !settings || !all)) return <BlankPage />;
  const time = timeNow();
  const due = deck && settings ? dueNow(deck, settings, time).length : 0;
  const [, tomorrow = 0] = deck && settings ? forecast(deck, settings, time, 2) : [];
  const active = deck && all ? activeDays(all, logOf(deck), time.zone) : [];
  const streak = streakOf(
    active.map(({ day }) => day),
    today,
  );
  return (
    <Page title={studyTexts.page} className="stack">
      <div>
        <h1>{studyTexts.page}</h1>
        <p className="muted">{studyTexts.about}</p>
      </div>
      <div className="study">
        <section className="card study__review">
          <div>
            <h2>{studyTexts.review}</h2>
            <p>{due > 0 ? studyTexts.due(due) : studyTexts.nothingDue}</p>
            <p className="small muted">{tomorrow > 0 ? studyTexts.tomorrow(tomorrow) : studyTexts.whatComesBack}</p>
          </div>
          {due > 0 ? (
            <Link className={buttonClass({ look: 'main' })} to="/dashboard/review">
              {studyTexts.reviewNow(due)}
            </Link>
          ) : null}
        </section>
        <Place to="/dashboard/ask" title={studyTexts.ask} note={studyTexts.askNote} />
        <Place to="/dashboard/cards" title={studyTexts.flashcards} note={studyTexts.flashcardsNote} />
        <Place to="/dashboard/exam/new" title={studyTexts.exam} note={studyTexts.examNote} />
        <Place to="/dashboard/progress" title={studyTexts.progress} note={studyTexts.noDays}>
          {active.length > 0 ? <WeekStrip week={lastDays(active, today, WEEK)} streak={streak} /> : null}
        </Place>
        <Place to="/dashboard/offline" title={studyTexts.offline} note={studyTexts.offlineNote} />
      </div>
    </Page>
  );
}

type PlaceProps = {
  to: '/dashboard/ask' | '/dashboard/cards' | '/dashboard/exam/new' | '/dashboard/progress' | '/dashboard/offline';
  title: string;
  note: string;
  /** in place of the note */
  children?: ReactNode;
};

function Place({ to, title, note, children }: PlaceProps) {
  return (
    <Link className="card study__place" to={to}>
      <h2>{title}</h2>
      {children ?? <p className="small muted">{note}</p>}
    </Link>
  );
}
