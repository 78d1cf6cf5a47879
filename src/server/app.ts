// The whole server as one function from Request to Response. It opens nothing; main.ts and the tests pass its dependencies.
import { Hono } from 'hono';
import { API_BASE } from '#core/api/endpoints';
import { SHARE_ADDRESS, shareScreen } from '#core/together/share';
import { createHashTurns } from './accounts/hashTurns.ts';
import { accountRoutes } from './accounts/routes.ts';
import { settingsRoutes } from './accounts/settingsRoutes.ts';
import { thirdPartyRoutes } from './accounts/thirdPartyRoutes.ts';
import type { Deps } from './deps.ts';
import { documentRoutes } from './documents/routes.ts';
import { onError, Refusal } from './http/failures.ts';
import { shareFairly } from './http/fairShare.ts';
import { dressAnswers } from './http/headers.ts';
import { createReadiness } from './http/readiness.ts';
import { createMount, refuseOtherMethods } from './http/route.ts';
import { serveApp } from './http/staticFiles.ts';
import { apiDocumentRoute } from './openapi/route.ts';
import { quizRoutes } from './quizzes/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { groupRoutes } from './together/groupRoutes.ts';
import { sharedRoutes } from './together/routes.ts';

/** The endpoints of a worker: whether it lives, and whether it can do its work. */
export function createHealth(deps: Deps): Hono {
  const app = withHealth(deps);
  app.all('*', () => {
    throw new Refusal('not_for_students');
  });
  return app;
}

function withHealth(deps: Deps): Hono {
  const app = new Hono();
  app.onError(onError(deps.log));
  app.use(deps.metrics.requests);
  app.use(dressAnswers(deps));
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  const readinessNow = createReadiness(deps);
  app.get('/readyz', async (c) => {
    const readiness = await readinessNow();
    return c.json(readiness, readiness.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

export function createApp(deps: Deps): Hono {
  const app = withHealth(deps);
  app.use(`${API_BASE}/*`, shareFairly());
  const mount = createMount(app, deps);
  const inTurn = createHashTurns();
  accountRoutes(mount, deps, inTurn);
  settingsRoutes(mount, deps, inTurn);
  thirdPartyRoutes(app, mount, deps, inTurn);
  documentRoutes(mount, deps);
  quizRoutes(mount, deps);
  reviewRoutes(mount, deps);
  reminderRoutes(mount, deps);
  sharedRoutes(mount, deps);
  groupRoutes(mount, deps);
  apiDocumentRoute(app);
  refuseOtherMethods(app);
  app.all(`${API_BASE}/*`, () => {
    throw new Refusal('no_such_address');
  });
  app.all(API_BASE, () => {
    throw new Refusal('no_such_address');
  });

  // The service worker receives shared files. A request that arrives here met none, and the screen says so. 303: the file is not
  // posted again.
  app.post(SHARE_ADDRESS, (c) => c.redirect(shareScreen(['missed']), 303));
  app.get('*', serveApp(deps.dist));
  app.all('*', () => {
    throw new Refusal('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  });
  return app;
}
