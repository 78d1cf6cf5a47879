// Routes for visitors: login, registration, forgotten passwords, links from mails.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withTexts } from '#texts/catalogue';
import { sessionNow } from './data/session.ts';
import { rootRoute, signedIn } from './frameRoutes.tsx';

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyRouteComponent(() => withTexts(import('./account/AuthLayout.tsx')), 'AuthLayout'),
});

/** Leads signed-in students away. It waits for the stored session only if the mirror says that somebody is signed in. */
async function leadSignedInHome(): Promise<void> {
  if (sessionNow().token !== null && (await signedIn().catch(() => false))) throw redirect({ to: '/dashboard', replace: true });
}

const loginRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/login',
  beforeLoad: leadSignedInHome,
  component: lazyRouteComponent(() => withTexts(import('./account/LoginPage.tsx')), 'LoginPage'),
});
const registerRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/register',
  beforeLoad: leadSignedInHome,
  component: lazyRouteComponent(() => withTexts(import('./account/RegisterPage.tsx')), 'RegisterPage'),
});
const forgotPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => withTexts(import('./account/ForgotPasswordPage.tsx')), 'ForgotPasswordPage'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/reset-password/{-$token}',
  component: lazyRouteComponent(() => withTexts(import('./account/ResetPasswordPage.tsx')), 'ResetPasswordPage'),
});
const verifyEmailRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/verify-email/{-$token}',
  component: lazyRouteComponent(() => withTexts(import('./account/VerifyEmailPage.tsx')), 'VerifyEmailPage'),
});
const authCallbackRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/auth/callback',
  component: lazyRouteComponent(() => withTexts(import('./account/AuthCallbackPage.tsx')), 'AuthCallbackPage'),
});

export const accountRoutes = authRoute.addChildren([
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  authCallbackRoute,
]);
