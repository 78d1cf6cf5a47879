// Code that a screen loads late may be asked for when the network has just gone. The failure would stay for as long as the page is
// open, in place of the whole screen; so it is asked for again until it comes.
import { type ComponentType, lazy } from 'react';
import { withTexts } from '#texts/catalogue';

const PAUSE_MS = 2_000;

/** A component whose code comes late. The loading never fails: it begins again after a pause, and at once when the network is back. */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  const again = (): Promise<ComponentType<Props>> => withTexts(load()).catch(() => pause().then(again));
  return lazy(() => again().then((part) => ({ default: part })));
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    addEventListener('online', end);
  });
}
