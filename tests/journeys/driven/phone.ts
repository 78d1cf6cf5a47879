// One Chromium with a profile that lasts, before the app of driven/app.ts: killed, started again, signed in. It knows no quiz.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { startBrowser } from '../../support/browser.ts';
import type { Student } from '../../support/people.ts';
import { type ClosableApp, openApp } from './app.ts';

export type Phone = {
  app: ClosableApp;
  page: Page;
  goTo: (address: string) => Promise<void>;
  /** SIGKILL where it runs, and the same profile again */
  startAgain: (address: string) => Promise<void>;
  /** through the form; waits for the dashboard and for `kept` quizzes on this device */
  logIn: (student: Student, kept: number) => Promise<void>;
};

/** Everything is gone after the test. `env`: what else the server is told. */
export async function startPhone(env?: NodeJS.ProcessEnv): Promise<Phone> {
  const app = await openApp(env);
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis phone '));
  let browser = await startBrowser(folder);
  onTestFinished(async () => {
    await browser.kill();
    await app.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const phone: Phone = {
    app,
    get page() {
      return browser.page;
    },
    goTo: async (address) => {
      await browser.page.goto(app.url + address);
    },
    startAgain: async (address) => {
      await browser.kill();
      browser = await startBrowser(folder);
      await phone.goTo(address);
    },
    logIn: async (student, kept) => {
      const { page } = browser;
      if (new URL(page.url()).pathname !== '/login') await phone.goTo('/login');
      await page.getByLabel('Email', { exact: true }).fill(student.email);
      await page.getByLabel('Password', { exact: true }).fill(student.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
      const chips = page.getByText('On this device', { exact: true }).filter({ visible: true });
      if (kept > 0) await chips.nth(kept - 1).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    },
  };
  return phone;
}
