// Which address shows which screen (P2.1). Screens are loaded when needed.
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory, redirect } from '@tanstack/react-router';
import { accountRoutes } from './accountRoutes.tsx';
import { dashboardRoutes } from './dashboardRoutes.tsx';
import { rootRoute, signedIn } from './frameRoutes.tsx';
import { sharedRoutes } from './sharedRoutes.tsx';
import { BlankPage } from './ui/Blank.tsx';
import { FailedPage } from './ui/Failed.tsx';

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./landing/LandingPage.tsx'), 'LandingPage'),
});

/** The sample quiz, for everybody. It belongs to the student who is signed in, so that is asked first. */
const tryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/try',
  beforeLoad: async () => void (await signedIn().catch(() => false)),
  component: lazyRouteComponent(() => import('./sample/SampleScreens.tsx'), 'SampleFrame'),
});
const sampleRoute = createRoute({
  getParentRoute: () => tryRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./sample/SampleScreens.tsx'), 'Sample'),
});
const sampleResultsRoute = createRoute({
  getParentRoute: () => tryRoute,
  path: '/results',
  component: lazyRouteComponent(() => import('./sample/SampleScreens.tsx'), 'SampleResults'),
});
/** Where a submission navigates to (D3.2). */
const bareResultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/results/$quizId',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/dashboard/results/$quizId', params, replace: true });
  },
});

/** Any other path redirects to / (P2.1). */
const elseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  landingRoute,
  accountRoutes,
  dashboardRoutes,
  sharedRoutes,
  tryRoute.addChildren([sampleRoute, sampleResultsRoute]),
  bareResultsRoute,
  elseRoute,
]);

/** The page's router. Where there is no browser, it is given a history of its own, and there is nothing to scroll. */
export function createAppRouter(outside?: { history: RouterHistory }) {
  return createRouter({
    routeTree,
    ...(outside ? { history: outside.history, origin: 'http://localhost' } : {}),
    scrollRestoration: outside === undefined,
    defaultPreload: 'intent',
    // What a screen reads of the device (`screenOf`) is read each time, and before the screen is drawn.
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    defaultPendingComponent: BlankPage,
    defaultErrorComponent: FailedPage,
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** came by the landing's Get Started: whoever is not signed in has no account yet */
    isNewcomer?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
