// The page as a test drives it: the real router and screens in jsdom, talking to the real server (server.ts).
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { createAppRouter } from '../../src/app/router.tsx';
import { session, signOut } from '../../src/app/session.ts';
import type { SentMail } from '../support/testServer.ts';

const realFetch = globalThis.fetch;

export const server = {
  fetch: ((input, init) => realFetch(typeof input === 'string' ? inject('apiUrl') + input : input, init)) as typeof fetch,
  /** every mail that was sent, oldest first */
  outbox: async () => (await (await server.fetch('/outbox')).json()) as SentMail[],
};

/** A browser around each test of a file; after each, nobody is signed in and nothing is on screen. */
export function useBrowser(): void {
  beforeAll(() => {
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('scrollTo', () => undefined);
    // jsdom has no layout: every media query is a phone's, in daylight.
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      // MUI still calls it by its old name.
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
  });
  afterEach(async () => {
    cleanup();
    if (session.token !== null) await signOut({ revoke: false });
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => vi.unstubAllGlobals());
}

/** Opens an address, as typed into the browser. */
export async function openPage(address: string) {
  cleanup();
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), path: () => router.state.location.pathname };
}
