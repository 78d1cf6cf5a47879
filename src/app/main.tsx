// Starts the page: hydrates what was prerendered, or draws into the bare shell.
import './ui/look.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadKnownLanguages } from './data/knownLanguages.ts';
import { startLanguage } from './data/language.ts';
import { guessSession, loadSession } from './data/session.ts';
import { createAppRouter } from './router.tsx';
import { watchInstall } from './shell/install.ts';
import { notify } from './shell/notices.tsx';

// public/early.js: this browser can read the page's scripts.
document.documentElement.dataset.started = '';
// A translation comes after the first drawing: the guard is not in its way.
void import('./shell/translated.ts').then(({ bearTranslation }) => bearTranslation());
watchInstall();
guessSession();
const router = createAppRouter();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// The screen's code is loaded first, so that hydrating finds the same screen, and not its pending state.
const [isTranslated] = await Promise.all([startLanguage(), router.load(), loadKnownLanguages()]);
// A guard may have led elsewhere than to the page that was served. What a code opens is served as one page for every code.
const isServed = (page: string, pathname: string) => page === pathname || page === /^(\/[sg])\/[^/]+$/.exec(pathname)?.[1];
const { page } = root.dataset;
if (page !== undefined && !isTranslated && isServed(page, router.state.location.pathname)) {
  // Says that the tree was drawn by a server: the router then leaves out the boundary that a server does not draw.
  router.ssr = { manifest: undefined };
  hydrateRoot(root, app);
} else createRoot(root).render(app);

// Background work needs the database and the worker: it starts after the screen is shown.
function startRest(): void {
  void import('./sync/background.ts').then(({ startBackground }) => {
    const start = () => startBackground(notify);
    return loadSession().then(start, start);
  });
  void import('./shell/worker.ts').then(({ registerWorker }) => registerWorker());
  void import('./shell/shellCache.ts').then(({ watchShellCache }) => watchShellCache());
}
if (document.readyState === 'complete') startRest();
else addEventListener('load', startRest, { once: true });
