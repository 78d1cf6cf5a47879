// The sample quiz's two screens and their frame, which needs no account: the landing's bar, and a screen below it. The router
// knows this file alone: the landing page carries the name of every file that the router can load.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { LandingBar } from '../shell/LandingBar.tsx';
import { SkipLink } from '../shell/TopBar.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import './sample.css';

const Page = lazy(() => import('./SamplePage.tsx').then((module) => ({ default: module.SamplePage })));
const Results = lazy(() => import('./SampleResultsPage.tsx').then((module) => ({ default: module.SampleResultsPage })));

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
