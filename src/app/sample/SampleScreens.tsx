// The sample quiz's two screens and their frame, which needs no account: the landing's bar, and a screen below it. The router
// knows this file alone: the landing page carries the name of every file that the router can load.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { LandingBar } from '../shell/LandingBar.tsx';
import { SkipLink } from '../shell/TopBar.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { late } from '../ui/lasting.ts';
import './sample.css';

const Page = late(() => import('./SamplePage.tsx').then((m) => m.SamplePage));
const Results = late(() => import('./SampleResultsPage.tsx').then((m) => m.SampleResultsPage));

export function SampleFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <LandingBar />
      <Suspense fallback={<BlankPage />}>
        <Outlet />
      </Suspense>
    </QueryClientProvider>
  );
}

export function Sample() {
  return <Page />;
}

export function SampleResults() {
  return <Results />;
}
