// The frame of everything under /dashboard: the bars, the strips, and the screen between them.
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Outlet, useMatchRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { frameTexts } from '#texts/frame';
import { queryClient } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { useTimeUpNews } from '../sync/timeUpNews.ts';
import { Refresh } from '../ui/icons.tsx';
import { late } from '../ui/lasting.ts';
import { Sliders } from '../ui/moreIcons.tsx';
import { BottomBar } from './BottomBar.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { prepareReadyCount, useReadyCount } from './readyCount.ts';
import { MailBadge, MainNav, SkipLink, StudyOfflineLink, TopBar } from './TopBar.tsx';
import { useWayBack } from './wayBack.ts';
import { applyUpdate, useUpdateReady } from './worker.ts';

/** The student decides when. Never shown during a quiz. */
function UpdateBar() {
  const updateReady = useUpdateReady();
  return (
    <div role="status">
      {updateReady ? (
        <div className="strip strip--new">
          <Refresh />
          <span>{frameTexts.newVersion}</span>
          <button type="button" className="btn btn--text" onClick={() => void applyUpdate()}>
            {frameTexts.update}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** On phones too: the bottom bar has no place for it. */
function SettingsLink() {
  return (
    <Link className="iconbtn" to="/dashboard/settings" aria-label={frameTexts.settings}>
      <Sliders size="l" />
    </Link>
  );
}

const TimeUpStrip = late(() => import('./TimeUpStrip.tsx').then((m) => m.TimeUpStrip));

export function AppLayout() {
  const matches = useMatchRoute();
  const inQuiz = matches({ to: '/dashboard/quiz/$quizId' }) !== false;
  const inReview = matches({ to: '/dashboard/review' }) !== false || matches({ to: '/dashboard/flashcards' }) !== false;
  const readyCount = useReadyCount();
  const hasNews = useTimeUpNews().length > 0;
  const { user } = useSession();
  const student = useStudentNth(user?.user_id ?? null);
  useLoginWhenSignedOut();
  useWayBack();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <TopBar>
        <MainNav />
        <MailBadge />
        <StudyOfflineLink isEmpty={readyCount === 0 || (readyCount === null && user === null)} />
        <SettingsLink />
        <LogoutButton />
      </TopBar>
      <OfflineStrip readyCount={readyCount} />
      {inQuiz ? null : <UpdateBar />}
      <Suspense fallback={null}>{hasNews && !inQuiz ? <TimeUpStrip /> : null}</Suspense>
      <Outlet key={student} />
      {inQuiz || inReview ? null : <BottomBar />}
    </QueryClientProvider>
  );
}

AppLayout.prepare = prepareReadyCount;

/**
 * Counts the students of this page: while this tab slept, another may have signed in in another one, and nothing of the one before stays
 * on screen. Learning who it is changes nothing.
 */
function useStudentNth(id: number | null): number {
  const [student, setStudent] = useState({ id, nth: 0 });
  if (id !== null && id !== student.id) setStudent({ id, nth: student.id === null ? student.nth : student.nth + 1 });
  return student.nth;
}

/** The server refused the token, or another tab logged out. */
function useLoginWhenSignedOut(): void {
  const router = useRouter();
  const { ready, token } = useSession();
  useEffect(() => {
    if (ready && token === null) router.history.replace('/login');
  }, [ready, token, router]);
}
