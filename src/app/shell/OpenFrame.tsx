// The frame of what needs no account: the landing's bar, or a student's own, and a screen below it.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { lazyWithRetry } from '../ui/lasting.ts';
import { useMediaQuery } from '../ui/mediaQuery.ts';
import { Footer } from './Footer.tsx';
import { LandingBar } from './LandingBar.tsx';
import { SkipLink } from './TopBar.tsx';

// Of the chunk that a student has anyway.
const StudentBar = lazyWithRetry(() => import('./AppLayout.tsx').then((m) => m.StudentBar));
const OpenBottomBar = lazyWithRetry(() => import('./AppLayout.tsx').then((m) => m.OpenBottomBar));

/** `hasActions`: the screen has buttons of its own at its end. */
export function OpenFrame({ hasActions }: { hasActions: boolean }) {
  const { token } = useSession();
  const isStudent = useHydrated() && token !== null;
  const isWide = useMediaQuery('(min-width: 56.25rem)');
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <Suspense fallback={<LandingBar />}>{isStudent ? <StudentBar place={null} /> : <LandingBar />}</Suspense>
      <Suspense fallback={<BlankPage />}>
        <Outlet />
      </Suspense>
      {isWide ? <Footer /> : null}
      <Suspense fallback={null}>{isStudent && !hasActions ? <OpenBottomBar /> : null}</Suspense>
    </QueryClientProvider>
  );
}
