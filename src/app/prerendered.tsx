// The pages that are written as HTML at build time (scripts/prerender.ts), and how one is drawn without a browser.
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { accountTexts } from '#texts/account';
import { landingTexts } from '#texts/landing';
import { createAppRouter } from './router.tsx';
import { titleOf } from './ui/title.ts';

export type PrerenderedPage = { path: string; file: string; title: string; modules: string[] };

/** `modules`: the lazy screens that the page will ask for, by the end of their path. */
export const pages: readonly PrerenderedPage[] = [
  { path: '/', file: 'index.html', title: titleOf(landingTexts.title), modules: ['landing/LandingPage.tsx'] },
  {
    path: '/login',
    file: 'login.html',
    title: titleOf(accountTexts.login),
    modules: ['account/AuthLayout.tsx', 'account/LoginPage.tsx'],
  },
  {
    path: '/register',
    file: 'register.html',
    title: titleOf(accountTexts.createAccount),
    modules: ['account/AuthLayout.tsx', 'account/RegisterPage.tsx'],
  },
  {
    path: '/forgot-password',
    file: 'forgot-password.html',
    title: titleOf(accountTexts.forgot),
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
