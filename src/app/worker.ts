// All of the page's talk with the service worker. A new version waits until the student agrees, and never comes during an attempt.

import { proxy } from 'valtio';
import type { Workbox } from 'workbox-window';
import { attemptOnScreen } from './queries.ts';

export const worker = proxy({
  /** a new version is installed and waits */
  updateReady: false,
  /** the app works without a network from now on */
  offlineReady: false,
});

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
  if (navigator.serviceWorker.controller) worker.offlineReady = true;
  await workbox.register();
}

/** Activates the waiting version and reloads into it, once the student has agreed. */
export function applyUpdate(): void {
  if (!workbox || attemptOnScreen.open) return;
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
}
