// The rival's worker: submissions that fail are queued and replayed by workbox-background-sync, as its documentation shows.
// Only the fault matrix builds it, to show what that loses; it is no part of the app.
import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

registerRoute(
  ({ url }) => url.pathname.endsWith('/submit'),
  new NetworkOnly({ plugins: [new BackgroundSyncPlugin('submissions')] }),
  'POST',
);
