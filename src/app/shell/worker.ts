// All communication with the service worker. A new version waits until the student agrees, and never comes during an attempt.

import { proxy, useSnapshot } from 'valtio';
import type { Workbox } from 'workbox-window';
import { KEEP_LANGUAGE } from '#core/api/keptLanguage';
import { languageNow } from '#texts/catalogue';
import { frameTexts } from '#texts/frame';
import { attemptsHere, isAttemptOpen } from '../sync/attemptOnScreen.ts';
import { notify } from './notices.tsx';

const worker = proxy({
  /** a new version is installed and waits */
  updateReady: false,
  /** the app works without a network from now on */
  offlineReady: false,
});

/** Whether a new version waits, live. */
export function useUpdateReady(): boolean {
  return useSnapshot(worker).updateReady;
}

const ASK_EVERY_MS = 60 * 60_000;

let workbox: Workbox | null = null;

/** Registers the worker, after the page has loaded. Without a secure context there is none, and the app works online. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    worker.updateReady = true;
  });
  workbox.addEventListener('activated', () => {
    worker.offlineReady = true;
  });
  const { controller } = navigator.serviceWorker;
  if (controller) {
    worker.offlineReady = true;
    followController();
  }
  setInterval(() => void workbox?.update().catch(() => undefined), ASK_EVERY_MS);
  await workbox.register().catch((error: unknown) => console.error('Oasis cannot work offline here.', error));
  const language = languageNow();
  if (language !== 'en')
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: KEEP_LANGUAGE, language }));
}

/** Another version has taken control: the old lazy chunks are gone, so the page reloads. */
function followController(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (attemptsHere().size === 0) location.reload();
  });
}

/** Activates the waiting version, once the student has agreed; every tab then starts anew. Never while an attempt is open in any. */
export async function applyUpdate(): Promise<void> {
  if (await isAttemptOpen()) {
    notify.info(frameTexts.quizIsOpen);
    return;
  }
  workbox?.messageSkipWaiting();
}
