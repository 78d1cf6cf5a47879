// Precaches every file of this version, lazy chunks and maths fonts included. API answers are never in an HTTP cache.
import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { FILL_CACHE, type FillAnswer } from '#core/api/shellCache';
import { fetchInParallel } from './fetchInParallel.ts';

/** The bare page behind every screen; prerendered pages have files of their own. */
const SHELL = '/shell.html';

/** Serves the precache, and the shell for every other navigation of the app. */
export function precacheShell(worker: ServiceWorkerGlobalScope, manifest: PrecacheEntry[]): void {
  const controller = new PrecacheController();
  controller.addToCacheList(manifest);
  worker.addEventListener('install', (event) => event.waitUntil(install(controller, event)));
  worker.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)));
  worker.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === FILL_CACHE) event.waitUntil(refill(controller, event.ports[0]));
  });
  const ways = { cleanURLs: true, directoryIndex: 'index.html', ignoreURLParametersMatching: [/.*/] };
  registerRoute(new PrecacheRoute(controller, ways));
  cleanupOutdatedCaches();
  // One page for all codes of a kind (P14.3, P14.6).
  const shared = controller.createHandlerBoundToURL('/s.html');
  registerRoute(new NavigationRoute(shared, { allowlist: [/^\/s\/[^/]+$/] }));
  const invitation = controller.createHandlerBoundToURL('/g.html');
  registerRoute(new NavigationRoute(invitation, { allowlist: [/^\/g\/[^/]+$/] }));
  const shell = controller.createHandlerBoundToURL(SHELL);
  registerRoute(new NavigationRoute(shell, { denylist: [/^\/api(?:\/|$)/, /^\/healthz$/] }));
}

/**
 * The browser or the student may have emptied the cache. Fetches what is missing and tells the page whether everything is there.
 */
async function refill(controller: PrecacheController, port: MessagePort | undefined): Promise<void> {
  const files = controller.getURLsToCacheKeys();
  const cache = await caches.open(controller.strategy.cacheName);
  await fetchInParallel({ files, cache, fetch: (request) => fetch(request) });
  const present = new Set((await cache.keys()).map(({ url }) => url));
  port?.postMessage({ isComplete: [...files.values()].every((key) => present.has(key)) } satisfies FillAnswer);
}

async function install(controller: PrecacheController, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName);
  await fetchInParallel({ files: controller.getURLsToCacheKeys(), cache, fetch: (request) => fetch(request) });
  // Workbox checks that everything is cached, and fetches what is not.
  await controller.install(event);
}
