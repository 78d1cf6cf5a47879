// Code that a screen loads late may be asked for when the network has just gone. The failure would stay for as long as the page is
// open, in place of the whole screen; so it is asked for again until it comes.

const PAUSE_MS = 2_000;

/** A loader for `lazy` that never fails: it loads again after a pause, and at once when the network is back. */
export function lasting<T>(load: () => Promise<T>): () => Promise<T> {
  const again = (): Promise<T> => load().catch(() => pause().then(again));
  return again;
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
