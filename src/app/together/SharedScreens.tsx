// What a link or code opens, and its frame, which needs no account: the landing's bar, and a screen below it. The router knows this
// file alone: the landing page carries the name of every file that the router can load.
import { useMatchRoute } from '@tanstack/react-router';
import { OpenFrame } from '../shell/OpenFrame.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { SharedPage } from './SharedPage.tsx';

const Try = lazyWithRetry(() => import('./TryPage.tsx').then((m) => m.TryPage));
const Result = lazyWithRetry(() => import('./TryResultPage.tsx').then((m) => m.TryResultPage));

export function SharedFrame() {
  const matches = useMatchRoute();
  return <OpenFrame hasActions={matches({ to: '/s/$code/try' }) !== false} />;
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
