// A mock exam of the quizzes on this device (P7.19): what it is to ask, how long it takes, and its start. It needs no network.
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { answeredQuestions } from '#device/answered';
import type { LibraryRow } from '#device/db';
import { newestKept } from '#device/library';
import { db } from '../data/device.ts';
import { useLive } from '../data/live.ts';
import { useSession } from '../data/session.ts';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { ExamForm } from './ExamForm.tsx';

export function ExamPage() {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(useCallback(() => sourcesOf(userId), [userId]));
  if (live.state === 'loading' || userId === 0) return <BlankPage />;
  return (
    <Page title="New mock exam">
      <div className="narrow stack">
        <BackToDashboard />
        <div>
          <h1>New mock exam</h1>
          <p className="muted">Questions of your quizzes, under a clock, without checks and without feedback before the end.</p>
        </div>
        {live.state === 'failed' ? (
          <ErrorNote title="The quizzes on this device could not be read." message={live.error.message} />
        ) : live.value.quizzes.length === 0 ? (
          <section className="card">
            <p>No quiz is on this device yet.</p>
            <p className="muted">
              An exam is made of quizzes that are kept here. <Link to="/dashboard/upload">Upload a document</Link> or{' '}
              <Link to="/dashboard/import">import a quiz</Link> first.
            </p>
          </section>
        ) : (
          <ExamForm userId={userId} {...live.value} />
        )}
      </div>
    </Page>
  );
}

/** All but exams, whose questions stand in other quizzes already. */
async function sourcesOf(userId: number) {
  const [kept, answered] = await Promise.all([newestKept(db, userId), answeredQuestions(db, userId)]);
  return { quizzes: kept.filter(isSource), answered };
}

function isSource({ quiz }: LibraryRow): boolean {
  return quiz.settings?.is_exam !== true && quiz.questions.length > 0;
}
