// What a link or code opens, and its frame, which needs no account: the landing's bar, and a screen below it. The router knows this
// file alone: the landing page carries the name of every file that the router can load.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { LandingBar } from '../shell/LandingBar.tsx';
import { SkipLink } from '../shell/TopBar.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { late } from '../ui/lasting.ts';
import { SharedPage } from './SharedPage.tsx';

const Try = late(() => import('./TryPage.tsx').then((m) => m.TryPage));
const Result = late(() => import('./TryResultPage.tsx').then((m) => m.TryResultPage));

export function SharedFrame() {
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

export function Shared() {
  return <SharedPage />;
}

export function Tried() {
  return <Try />;
}

export function TriedResult() {
  return <Result />;
}
