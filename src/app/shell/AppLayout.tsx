// The frame of everything under /dashboard: the bars, the strips, and the screen between them.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useMatchRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { useTimeUpNews } from '../sync/timeUpNews.ts';
import { lazyWithRetry } from '../ui/lasting.ts';
import { useMediaQuery } from '../ui/mediaQuery.ts';
import { AccountButton } from './AccountButton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { LogoutButton, useLogout } from './LogoutButton.tsx';
import { OfflineStrip, useOfflineRoom } from './OfflineStrip.tsx';
import { prepareReadyCount, useReadyCount } from './readyCount.ts';
import { MainNav, SkipLink, TopBar } from './TopBar.tsx';
import { type Place, usePlace } from './usePlace.ts';
import { useWayBack } from './wayBack.ts';
import { applyUpdate, useUpdateReady } from './worker.ts';

const UpdateStrip = lazyWithRetry(() => import('./UpdateStrip.tsx').then((m) => m.UpdateStrip));
const TimeUpStrip = lazyWithRetry(() => import('./TimeUpStrip.tsx').then((m) => m.TimeUpStrip));

export function AppLayout() {
  const matches = useMatchRoute();
  /** The screen has buttons of its own at its end. */
  const hasActions =
    matches({ to: '/dashboard/quiz/$quizId' }) !== false ||
    matches({ to: '/dashboard/review' }) !== false ||
    matches({ to: '/dashboard/flashcards/{-$quizId}' }) !== false;
  const hasOfflineRoom = useOfflineRoom();
  const place = usePlace();
  const readyCount = useReadyCount();
  const isUpdateReady = useUpdateReady();
  const hasNews = useTimeUpNews().length > 0;
  const { user } = useSession();
  const isWide = useMediaQuery('(min-width: 56.25rem)');
  const student = useStudentNth(user?.user_id ?? null);
  useLoginWhenSignedOut();
  useWayBack();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <StudentBar place={place} />
      {/* Live regions stand before there is something to say, or a screen reader would miss the first sentence. */}
      <div role="status">{hasOfflineRoom ? <OfflineStrip readyCount={readyCount} hasRoom /> : null}</div>
      <Outlet key={student} />
      {isWide ? <Footer /> : null}
      {/* What comes late lies over the screen's end, so that nothing moves. */}
      <div className="strips">
        <div role="status">{hasOfflineRoom ? null : <OfflineStrip readyCount={readyCount} />}</div>
        <Suspense fallback={null}>{hasNews && !hasActions ? <TimeUpStrip /> : null}</Suspense>
        <div role="status">
          <Suspense fallback={null}>
            {isUpdateReady && !hasActions ? <UpdateStrip onUpdate={() => void applyUpdate()} /> : null}
          </Suspense>
        </div>
      </div>
      {hasActions ? null : <BottomBar place={place} />}
    </QueryClientProvider>
  );
}

export function StudentBar({ place }: { place: Place }) {
  const logout = useLogout();
  return (
    <>
      <TopBar>
        <MainNav place={place} />
        <AccountButton onLogout={logout.ask} />
        <LogoutButton logout={logout} className="wide" />
      </TopBar>
      {logout.dialog}
    </>
  );
}

/** For screens outside of the dashboard. */
export function OpenBottomBar() {
  return <BottomBar place={null} />;
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
