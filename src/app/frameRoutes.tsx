// The frames around every screen, and who may see their content (P2.2).
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { rememberPlace } from './data/place.ts';
import { lastUser, loadSession, sessionNow } from './data/session.ts';
import { screenOf } from './screenOf.ts';
import { Root } from './shell/Root.tsx';

/** Whether the strict row has a user; false if this browser stores nothing. */
export async function signedIn(): Promise<boolean> {
  await loadSession();
  return sessionNow().token !== null;
}

export const rootRoute = createRootRoute({ component: Root });

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  beforeLoad: async ({ location }) => {
    if (await signedIn()) return;
    // A closing sheet or the phone's Back leads here after the logout, too.
    rememberPlace(location.href, lastUser());
    if (location.searchStr !== '') void import('./shell/sharedNews.ts').then(({ tellShared }) => tellShared(location.searchStr));
    throw redirect({ to: location.state.isNewcomer ? '/register' : '/login', replace: true });
  },
  ...screenOf(() => import('./shell/AppLayout.tsx'), 'AppLayout'),
});
