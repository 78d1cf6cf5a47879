// The page as a test drives it: the real router and screens in jsdom, talking to the real server (server.ts).
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, inject, onTestFinished, vi } from 'vitest';
import { sessionNow, signOut } from '../../src/app/data/session.ts';
import { createAppRouter } from '../../src/app/router.tsx';
import type { SentMail } from '../support/testServer.ts';
// Two late imports at once of code that shares a package can fail for good where each file has a page of its own (github.com/vitest-dev/vitest/issues/11096,
// mended in a version that needs Node 22). So what several late parts share is loaded first.
import '../../src/app/ui/ActionMenu.tsx';
import '../../src/app/ui/Dialog.tsx';
import '../../src/app/ui/TipBubble.tsx';
import type { Fault, Told } from './server.ts';

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
    if (sessionNow().token !== null) await signOut({ revoke: false });
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => vi.unstubAllGlobals());
}

/** From now on the server fails at this call, over the wire, until the test is over or the returned function is called. */
export function breakServer(method: string, path: RegExp, fault: Fault): () => void {
  const before = globalThis.fetch;
  const mend = () => void vi.stubGlobal('fetch', before);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const asked = init.method ?? 'GET';
    if (asked !== method || !path.test(String(input))) return before(input, init);
    const headers = new Headers(init.headers);
    headers.set('x-test-fault', JSON.stringify(fault));
    return before(input, { ...init, headers });
  });
  onTestFinished(mend);
  return mend;
}

/** The calls that the server refuses from now on: a browser writes each into its console. */
export function refusedCalls(): string[] {
  const refused: string[] = [];
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await before(...asked);
    if (answer.status >= 400) refused.push(`${answer.status} ${new URL(String(asked[0]), 'http://here').pathname}`);
    return answer;
  });
  onTestFinished(() => void vi.stubGlobal('fetch', before));
  return refused;
}

/** At this call nobody listens any more: the connection is refused. */
export function closeServer(method: string, path: RegExp): void {
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) =>
    (init.method ?? 'GET') === method && path.test(String(input)) ? realFetch('http://127.0.0.1:1/') : before(input, init),
  );
  onTestFinished(() => void vi.stubGlobal('fetch', before));
}

/** This answer, as the server gives it over the wire. */
export async function overTheWire(answer: Response): Promise<Response> {
  const told: Told = { status: answer.status, headers: [...answer.headers.entries()], body: await answer.text() };
  return server.fetch('/told', { method: 'POST', body: JSON.stringify(told) });
}

/** It is so late, on this device and on the server, until the test is over. */
export function setTime(wall: number): void {
  const before = globalThis.fetch;
  vi.useFakeTimers({ toFake: ['Date'], now: wall });
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const response = await before(...asked);
    const headers = new Headers(response.headers);
    headers.delete('date');
    return new Response(response.body, { status: response.status, headers });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', before);
  });
}

/** The network takes its time, until the test is over. */
export function slowNetwork(ms: number): void {
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return before(...asked);
  });
  onTestFinished(() => void vi.stubGlobal('fetch', before));
}

/** Opens an address, as typed into the browser. */
export async function openPage(address: string) {
  cleanup();
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), path: () => router.state.location.pathname };
}
