// The screens behind a shared link, for everybody.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#texts/catalogue';
import { rootRoute, signedIn } from './frameRoutes.tsx';

const sharedFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shared',
  component: lazyRouteComponent(() => withTexts(import('./together/SharedScreens.tsx')), 'SharedFrame'),
});
const sharedRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/s/{-$code}',
  component: lazyRouteComponent(() => withTexts(import('./together/SharedScreens.tsx')), 'Shared'),
});
/** A try belongs to the student who is signed in, so that is asked first. */
const askSession = async () => void (await signedIn().catch(() => false));
const triedRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/s/$code/try',
  beforeLoad: askSession,
  component: lazyRouteComponent(() => withTexts(import('./together/SharedScreens.tsx')), 'Tried'),
});
const triedResultRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/s/$code/result',
  beforeLoad: askSession,
  component: lazyRouteComponent(() => withTexts(import('./together/SharedScreens.tsx')), 'TriedResult'),
});
const invitationRoute = createRoute({
  getParentRoute: () => sharedFrameRoute,
  path: '/g/{-$code}',
  component: lazyRouteComponent(() => withTexts(import('./groups/InvitationPage.tsx')), 'InvitationPage'),
});
export const sharedRoutes = sharedFrameRoute.addChildren([sharedRoute, triedRoute, triedResultRoute, invitationRoute]);
