// The place of the button that reads aloud. Its code is loaded only where the browser has a voice at all.
import { Suspense } from 'react';
import { lazyWithRetry } from '../ui/lasting.ts';
import type { ListenProps } from './ListenButton.tsx';
import './listen.css';

const ListenButton = lazyWithRetry(() => import('./ListenButton.tsx').then((m) => m.ListenButton));

export function Listen(props: ListenProps) {
  if (!('speechSynthesis' in window)) return null;
  return (
    <span className="listen">
      <Suspense>
        <ListenButton {...props} />
      </Suspense>
    </span>
  );
}
