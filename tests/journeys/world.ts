// What every journey needs: a profile folder, the real server and the real browser, and the steps that a student takes. The browser
// can be killed and started again, and the server where it is a process of its own; everything is gone after the test.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type RealBrowser, startBrowser, startHeadlessShell } from '../support/browser.ts';
import { dropDatabase, freePort, newDatabase } from '../support/postgres.ts';
import { type SpawnedServer, spawnServer, startTestServer } from '../support/testServer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = path.join(root, 'dist');

/** The document of the journeys: the project's own, the same wherever they run. */
export const notes = path.join(root, 'tests/support/fixtures/notes_sociology.txt');

export const student = { email: 'ama.boateng@st.knust.edu.gh', password: 'correct horse battery' };

export type World = {
  url: string;
  browser: RealBrowser;
  page: Page;
  /** SIGKILL; `startAgain` opens the same profile */
  killBrowser: () => Promise<void>;
  startAgain: (address: string) => Promise<void>;
  /** the API, asked directly, as the student */
  ask: <T>(address: string, token: string) => Promise<T>;
};

export type KillableWorld = World & { killServer: () => Promise<void>; startServer: () => Promise<void> };

/**
 * A server in this process, for journeys that do not kill it, and a running browser on the landing page. `env`: what else the
 * server is told, by its address.
 */
export async function startWorld(
  env: (url: string) => Promise<NodeJS.ProcessEnv> = async () => ({}),
  start = startBrowser,
): Promise<World> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startTestServer({ dist, env: { APP_URL: url, ...(await env(url)) } });
  const http = createServer(getRequestListener((request) => server.app.fetch(request), { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => http.listen(port, 'localhost', resolve));
  return openWorld(
    url,
    async () => {
      http.closeAllConnections();
      http.close();
      await server.close();
    },
    start,
  );
}

/** The same where only the screens matter. */
export const startScreens = (): Promise<World> => startWorld(undefined, startHeadlessShell);

/** The same with a server that is a process of its own. */
export async function startKillableWorld(): Promise<KillableWorld> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oasis journey '));
  const port = await freePort();
  const database = await newDatabase();
  const told = { dataDir, port, env: { DATABASE_URL: database } };
  let server: SpawnedServer = await spawnServer(told);
  const world = await openWorld(server.url, async () => {
    await server.kill();
    await dropDatabase(database);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  // Not a copy: `page` follows the browser.
  return Object.assign(world, {
    killServer: () => server.kill(),
    startServer: async () => {
      server = await spawnServer(told);
    },
  });
}

/** A browser before the server at this address, which is closed after it. */
async function openWorld(url: string, closeServer: () => Promise<void>, start = startBrowser): Promise<World> {
  const profile = await mkdtemp(path.join(tmpdir(), 'oasis profile '));
  const world: World = {
    url,
    browser: await start(profile),
    get page() {
      return this.browser.page;
    },
    killBrowser: () => world.browser.kill(),
    startAgain: async (address) => {
      world.browser = await start(profile);
      await world.page.goto(url + address);
    },
    ask: async <T>(address: string, token: string) => {
      const response = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(200);
      return (await response.json()) as T;
    },
  };
  onTestFinished(async () => {
    await world.killBrowser();
    await closeServer();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  await world.page.goto(url);
  return world;
}

/** Registers and logs in through the forms. */
export async function signUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByRole('link', { name: 'Register' }).click();
  // The login page has an e-mail field too: what is typed there would not come along.
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText(`Registration successful for ${student.email}! Please login.`).waitFor();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await logIn(page);
}

/** Logs in on the login page. */
export async function logIn(page: Page, { email, password }: { email: string; password: string } = student): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Login Successful!').waitFor();
}

/** Uploads a document and waits until its quiz is ready and on this device. */
export async function uploadAndWait(page: Page, file: string): Promise<void> {
  await page.getByRole('link', { name: 'Upload New Document' }).first().click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText('uploaded successfully! Processing started.').waitFor();
  await page
    .getByRole('link', { name: /^Take Quiz/ })
    .first()
    .waitFor();
  await page.getByText('On this device', { exact: true }).first().waitFor();
}

/** Waits until the worker has everything that the app needs without a network. */
export async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** The token that the device holds. */
export async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('auth-storage') ?? 'null');
    return (kept as { token: string }).token;
  });
}

/** The question on screen, once it is the n-th: of how many, and how it is answered. */
export async function readQuestion(page: Page, n = 1) {
  const words = page.getByText(new RegExp(`^Question ${n} of \\d+$`)).first();
  const total = Number((await words.innerText()).split(' ').pop());
  const choices = await page.getByRole('radio').count();
  return { total, kind: choices > 0 ? ('choice' as const) : ('text' as const) };
}

/** Answers the question on screen, of whatever kind; the text is left alone where there are options. */
export async function answer(page: Page, kind: 'choice' | 'text', letter: string, text: string): Promise<string> {
  if (kind === 'choice') await page.keyboard.press(letter.toLowerCase());
  else await page.getByPlaceholder('Your answer...').fill(text);
  await saved(page);
  return kind === 'choice' ? letter : text;
}

/** What the question on screen shows as its answer. */
export async function shownAnswer(page: Page, kind: 'choice' | 'text'): Promise<string> {
  return kind === 'choice'
    ? page.locator('input[type=radio]:checked').inputValue()
    : page.getByPlaceholder('Your answer...').inputValue();
}

/** Waits until the screen calls the last move saved. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
}
