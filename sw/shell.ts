// Every file of this version, precached: lazy chunks and maths fonts too. API answers are never in an HTTP cache.
import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The bare page that every screen starts from; the prerendered ones have files of their own. */
const SHELL = '/shell.html';

/** Serves the precache, and the shell for every other navigation of the app. */
export function precacheShell(manifest: (PrecacheEntry | string)[]): void {
  precacheAndRoute(manifest, { cleanURLs: true, directoryIndex: 'index.html', ignoreURLParametersMatching: [/.*/] });
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: [/^\/api(?:\/|$)/, /^\/healthz$/] }));
}
