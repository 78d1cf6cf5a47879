// The service worker at a glance: serves the shell from the precache, receives shared files, sends answers in the
// background, and shows reminders. It never touches the session, never answers for the API, and opens the database only once it is active.
import type { PrecacheEntry } from 'workbox-precaching';
import { isChosenFile, keepChosenFiles } from './chosenFiles.ts';
import { openReminder, showReminder } from './reminders.ts';
import { receiveShare } from './share.ts';
import { precacheShell } from './shell.ts';
import { drainInBackground, renewBadge, type SyncEvent } from './submissions.ts';

declare const self: ServiceWorkerGlobalScope;

const manifest = self.__WB_MANIFEST as PrecacheEntry[];
keepChosenFiles(self, manifest.map(({ url }) => url).filter(isChosenFile));
precacheShell(
  self,
  manifest.filter(({ url }) => !isChosenFile(url)),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('fetch', receiveShare);
self.addEventListener('sync', (event) => drainInBackground(event as SyncEvent));
self.addEventListener('push', (event) => event.waitUntil(showReminder(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openReminder(self, event.notification)));
// Only Chromium has this event, and no standard type library.
(self as EventTarget).addEventListener('periodicsync', (event) => renewBadge(event as SyncEvent));
