// The pages that are written as HTML at build time (scripts/prerender.ts), and how one is drawn without a browser.
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LANDING_TITLE } from './landing/title.ts';
import { createAppRouter } from './router.tsx';
import { titleOf } from './ui/title.ts';

export type PrerenderedPage = { path: string; file: string; title: string; modules: string[] };

/** `modules`: the lazy screens that the page will ask for, by the end of their path. */
export const pages: readonly PrerenderedPage[] = [
  { path: '/', file: 'index.html', title: titleOf(LANDING_TITLE), modules: ['landing/LandingPage.tsx'] },
  { path: '/login', file: 'login.html', title: titleOf('Login'), modules: ['account/AuthLayout.tsx', 'account/LoginPage.tsx'] },
  {
    path: '/register',
    file: 'register.html',
    title: titleOf('Create Account'),
    modules: ['account/AuthLayout.tsx', 'account/RegisterPage.tsx'],
  },
  {
    path: '/forgot-password',
    file: 'forgot-password.html',
    title: titleOf('Forgot your password?'),
    modules: ['account/AuthLayout.tsx', 'account/ForgotPasswordPage.tsx'],
  },
  // For every code: the server and the worker give them at /s/{code} and /g/{code}.
  { path: '/s', file: 's.html', title: titleOf('A shared quiz'), modules: ['together/SharedScreens.tsx'] },
  {
    path: '/g',
    file: 'g.html',
    title: titleOf('An invitation'),
    modules: ['together/SharedScreens.tsx', 'groups/InvitationPage.tsx'],
  },
];

/** The inside of #root, exactly as the browser's first render will be. Emotion's styles come with the script. */
export async function render(path: string): Promise<string> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return html.replace(/<style data-emotion="[^"]*">.*?<\/style>/gs, '');
}
