// Checks at the start whether the files of Oasis are in the browser's cache, and has the worker fetch them again where they are not.
import { proxy, useSnapshot } from 'valtio';
import { FILL_CACHE, type FillAnswer } from '#core/api/shellCache';

const shellCache = proxy({ isMissing: false });

/** Live: Oasis would not open without a network, since the browser's cache was emptied. */
export function useIsShellMissing(): boolean {
  return useSnapshot(shellCache).isMissing;
}

/** Whether the bare page that every screen starts from is in the cache. */
export async function isShellCached(): Promise<boolean> {
  return typeof caches !== 'undefined' && (await caches.match('/shell.html', { ignoreSearch: true })) !== undefined;
}

/** Fills the cache now and whenever the network comes back. Without a worker in control there is no cache yet. */
export function watchShellCache(): void {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return;
  const fill = () =>
    void fillShellCache(controller).catch((error: unknown) => console.error('The cache was not checked.', error));
  fill();
  addEventListener('online', fill);
}

const ANSWER_LIMIT_MS = 60_000;

/** Fills the cache. Resolves with whether all is there; false also where no worker answers within a minute. */
export async function fillShellCache(worker: ServiceWorker): Promise<boolean> {
  if (!(await isShellCached())) shellCache.isMissing = true;
  const isComplete = await askToFill(worker);
  if (isComplete) shellCache.isMissing = false;
  return isComplete;
}

function askToFill(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), ANSWER_LIMIT_MS);
    port1.onmessage = ({ data }: MessageEvent<FillAnswer>) => {
      clearTimeout(limit);
      port1.close();
      resolve(data.isComplete);
    };
    worker.postMessage({ type: FILL_CACHE }, [port2]);
  });
}
