// The sample quiz's two screens and their frame, which needs no account: the landing's bar, and a screen below it. The router
// knows this file alone: the landing page carries the name of every file that the router can load.
import { OpenFrame } from '../shell/OpenFrame.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import './sample.css';

const Page = lazyWithRetry(() => import('./SamplePage.tsx').then((m) => m.SamplePage));
const Results = lazyWithRetry(() => import('./SampleResultsPage.tsx').then((m) => m.SampleResultsPage));

export function SampleFrame() {
  return <OpenFrame hasActions />;
}

export function Sample() {
  return <Page />;
}

export function SampleResults() {
  return <Results />;
}
