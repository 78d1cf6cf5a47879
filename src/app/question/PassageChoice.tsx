// Loads the comparison with a passage where it is asked for: before a check nobody needs it.
import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../ui/lasting.ts';

const ComparePassage = lazyWithRetry(() => import('./ComparePassage.tsx').then((module) => module.ComparePassage));

export const PassageChoice = (props: ComponentProps<typeof ComparePassage>) => (
  <Suspense fallback={null}>
    <ComparePassage {...props} />
  </Suspense>
);
