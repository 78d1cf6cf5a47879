// Routes for visitors: login, registration, forgotten passwords, links from mails.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { sessionNow } from './data/session.ts';
import { rootRoute, signedIn } from './frameRoutes.tsx';

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyRouteComponent(() => import('./account/AuthLayout.tsx'), 'AuthLayout'),
});

/** Leads signed-in students away. It waits for the stored session only if the mirror says that somebody is signed in. */
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

export const accountRoutes = authRoute.addChildren([
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  authCallbackRoute,
]);
