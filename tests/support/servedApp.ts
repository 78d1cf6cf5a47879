// The real build behind the real server in this process, with a real browser that is signed in: for what needs the server's
// database at hand.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type RealBrowser, startHeadlessShell } from './browser.ts';
import { newStudent, type Student } from './people.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export type ServedApp = {
  url: string;
  server: TestServer;
  student: Student;
  browser: RealBrowser;
  /** Kills the browser; the next one has an empty profile, and nobody is signed in. */
  changeBrowser: () => Promise<void>;
  close: () => Promise<void>;
};

export async function serveApp(): Promise<ServedApp> {
  const server = await startTestServer({ dist });
  const http = createServer(getRequestListener((request) => server.app.fetch(request), { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  const profile = await mkdtemp(path.join(tmpdir(), 'oasis served '));
  const removeProfile = () => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  const served: ServedApp = {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    server,
    student: await newStudent(server),
    browser: await startHeadlessShell(profile),
    changeBrowser: async () => {
      await served.browser.kill();
      await removeProfile();
      served.browser = await startHeadlessShell(profile);
    },
    close: async () => {
      await served.browser.kill();
      http.closeAllConnections();
      http.close();
      await server.close();
      await removeProfile();
    },
  };
  return served;
}

/** Signs the student in through the form, and waits for the dashboard. */
export async function enter({ browser: { page }, url, student }: ServedApp): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
}
