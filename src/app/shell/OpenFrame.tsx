// The frame of what needs no account: the landing's bar, and a screen below it.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { useMediaQuery } from '../ui/mediaQuery.ts';
import { Footer } from './Footer.tsx';
import { LandingBar } from './LandingBar.tsx';
import { SkipLink } from './TopBar.tsx';

export function OpenFrame() {
  const isWide = useMediaQuery('(min-width: 56.25rem)');
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <LandingBar />
      <Suspense fallback={<BlankPage />}>
        <Outlet />
      </Suspense>
      {isWide ? <Footer /> : null}
    </QueryClientProvider>
  );
}
