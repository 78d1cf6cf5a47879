// A real Firefox with a profile that lasts, driven over WebDriver BiDi, which can be killed as a power cut would and started again.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { hearRefused, tellRefused } from './refused.ts';

export type RealFirefox = { page: Page; newPage: () => Promise<Page>; kill: () => Promise<void> };

const names = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** After a crash it neither asks for a safe mode nor opens the old tabs. */
const preferences = { 'toolkit.startup.max_resumed_crashes': -1, 'browser.sessionstore.resume_from_crash': false };

/** Starts Firefox on a profile folder. A folder whose browser was killed is used as it was left. */
export async function startFirefox(profile: string): Promise<RealFirefox> {
  const executablePath = names.find((file) => file !== undefined && existsSync(file));
  if (!executablePath) throw new Error('No Firefox: run npm test, which installs one, or set FIREFOX.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir: profile,
    extraPrefsFirefox: preferences,
    timeout: 180_000,
    protocolTimeout: 120_000,
  });
  const newPage = async (opened = browser.newPage()) => {
    const tab = await opened;
    tab.on('console', (message) => hearRefused(message.text()));
    await tab.evaluateOnNewDocument(tellRefused);
    return tab;
  };
  const [first] = await browser.pages();
  const page = await newPage(first && Promise.resolve(first));
  const child = browser.process();
  return {
    page,
    newPage: () => newPage(),
    kill: async () => {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
      // Puppeteer puts the profile's preferences back once the browser is gone: a start meanwhile would stumble over them.
      await wait(1_000);
    },
  };
}
