// Which address shows which screen, and who may see it (P2.1, P2.2). Screens are loaded when needed.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { rememberPlace } from './data/place.ts';
import { loadSession, sessionNow } from './data/session.ts';
import { Root } from './shell/Root.tsx';
import { BlankPage } from './ui/Blank.tsx';
import { FailedPage } from './ui/Failed.tsx';

/** The strict row, or, where this browser keeps nothing, nobody. */
async function signedIn(): Promise<boolean> {
  await loadSession();
  return sessionNow().token !== null;
}

const rootRoute = createRootRoute({ component: Root });

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./landing/LandingPage.tsx'), 'LandingPage'),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyRouteComponent(() => import('./account/AuthLayout.tsx'), 'AuthLayout'),
});

/** A student who is signed in has no business there. Only a mirror that says so is worth waiting for the row. */
async function leadSignedInHome(): Promise<void> {
  if (sessionNow().token !== null && (await signedIn().catch(() => false))) throw redirect({ to: '/dashboard', replace: true });
}

const loginRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/login',
  beforeLoad: leadSignedInHome,
  component: lazyRouteComponent(() => import('./account/LoginPage.tsx'), 'LoginPage'),
});
const registerRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/register',
  beforeLoad: leadSignedInHome,
  component: lazyRouteComponent(() => import('./account/RegisterPage.tsx'), 'RegisterPage'),
});
const forgotPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./account/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/reset-password/{-$token}',
  component: lazyRouteComponent(() => import('./account/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});
const verifyEmailRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/verify-email/{-$token}',
  component: lazyRouteComponent(() => import('./account/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
});
const authCallbackRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/auth/callback',
  component: lazyRouteComponent(() => import('./account/AuthCallbackPage.tsx'), 'AuthCallbackPage'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  beforeLoad: async ({ location }) => {
    if (await signedIn()) return;
    rememberPlace(location.href, sessionNow().user?.user_id ?? null);
    if (location.searchStr !== '') void import('./shell/sharedNews.ts').then(({ tellShared }) => tellShared(location.searchStr));
    throw redirect({ to: location.state.isNewcomer ? '/register' : '/login', replace: true });
  },
  component: lazyRouteComponent(() => import('./shell/AppLayout.tsx'), 'AppLayout'),
});
const documentsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./documents/DashboardPage.tsx'), 'DashboardPage'),
});
const uploadRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/upload',
  component: lazyRouteComponent(() => import('./documents/UploadPage.tsx'), 'UploadPage'),
});
const importRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/import',
  component: lazyRouteComponent(() => import('./documents/ImportPage.tsx'), 'ImportPage'),
});
const offlineRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/offline',
  component: lazyRouteComponent(() => import('./documents/OfflinePage.tsx'), 'OfflinePage'),
});
const pricingRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('./account/PricingPage.tsx'), 'PricingPage'),
});
const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
});
const quizRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId',
  component: lazyRouteComponent(() => import('./quiz/QuizPage.tsx'), 'QuizPage'),
});
const examRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/exam/new',
  component: lazyRouteComponent(() => import('./quiz/ExamPage.tsx'), 'ExamPage'),
});
const editRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId/edit',
  component: lazyRouteComponent(() => import('./quiz/edit/EditPage.tsx'), 'EditPage'),
});
const writeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/write',
  component: lazyRouteComponent(() => import('./quiz/edit/WritePage.tsx'), 'WritePage'),
});
const answersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/answers/$docId',
  component: lazyRouteComponent(() => import('./documents/AnswersPage.tsx'), 'AnswersPage'),
});
const printRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId/print',
  component: lazyRouteComponent(() => import('./quiz/PrintPage.tsx'), 'PrintPage'),
});
const reviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/review',
  component: lazyRouteComponent(() => import('./review/ReviewPage.tsx'), 'ReviewPage'),
});
const flashcardsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/flashcards',
  component: lazyRouteComponent(() => import('./review/FlashcardsPage.tsx'), 'FlashcardsPage'),
});
const progressRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/progress',
  component: lazyRouteComponent(() => import('./progress/ProgressPage.tsx'), 'ProgressPage'),
});
const historyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/progress/$quizId',
  component: lazyRouteComponent(() => import('./progress/HistoryPage.tsx'), 'HistoryPage'),
});
const attemptRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/progress/$quizId/$submissionId',
  component: lazyRouteComponent(() => import('./progress/AttemptPage.tsx'), 'AttemptPage'),
});
const resultsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/results/$quizId',
  component: lazyRouteComponent(() => import('./results/ResultsPage.tsx'), 'ResultsPage'),
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
  authRoute.addChildren([
    loginRoute,
    registerRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    verifyEmailRoute,
    authCallbackRoute,
  ]),
  dashboardRoute.addChildren([
    documentsRoute,
    uploadRoute,
    importRoute,
    offlineRoute,
    pricingRoute,
    settingsRoute,
    quizRoute,
    examRoute,
    editRoute,
    writeRoute,
    answersRoute,
    printRoute,
    reviewRoute,
    flashcardsRoute,
    progressRoute,
    historyRoute,
    attemptRoute,
    resultsRoute,
  ]),
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
