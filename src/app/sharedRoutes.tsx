// The screens behind a shared link, for everybody.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute, signedIn } from './frameRoutes.tsx';

const sharedFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shared',
  component: lazyRouteComponent(() => import('./together/SharedScreens.tsx'), 'SharedFrame'),
});
const sharedRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/s/{-$code}',
  component: lazyRouteComponent(() => import('./together/SharedScreens.tsx'), 'Shared'),
});
/** A try belongs to the student who is signed in, so that is asked first. */
const askSession = async () => void (await signedIn().catch(() => false));
const triedRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/s/$code/try',
  beforeLoad: askSession,
  component: lazyRouteComponent(() => import('./together/SharedScreens.tsx'), 'Tried'),
});
const triedResultRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/s/$code/result',
  beforeLoad: askSession,
  component: lazyRouteComponent(() => import('./together/SharedScreens.tsx'), 'TriedResult'),
});
const invitationRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/g/{-$code}',
  component: lazyRouteComponent(() => import('./groups/InvitationPage.tsx'), 'InvitationPage'),
});
export const sharedRoutes = sharedFrameRoute.addChildren([sharedRoute, triedRoute, triedResultRoute, invitationRoute]);
