// A real Chromium with a profile that lasts, which can be killed as a power cut would and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { hearRefused, tellRefused } from './refused.ts';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--hide-scrollbars',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-session-crashed-bubble',
  // A page for an address bar that nobody sees costs as much as the rest of the start: all four, or it comes.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,OmniboxPopupPrewarm',
  '--remote-debugging-port=0',
];

/** What comes late on a machine with too much to do is still right. */
const PATIENCE_MS = 180_000;
const phone = { width: 390, height: 844 };

export type RealBrowser = {
  page: Page;
  /** what the page printed as errors, and what it threw */
  complaints: string[];
  /** SIGKILL of the browser and all of its processes */
  kill: () => Promise<void>;
};

/** The path of the first of these that is there. */
function executable(...wanted: (string | undefined)[]): string {
  const found = wanted.find((file) => file !== undefined && existsSync(file));
  if (!found) throw new Error('No Chromium: run npm test, which installs one, or set CHROMIUM.');
  return found;
}

const chromiums = () => [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Starts Chromium on a profile folder. A folder whose browser was killed is used as it was left. */
export function startBrowser(profile: string): Promise<RealBrowser> {
  return start(executable(...chromiums()), profile);
}

/**
 * Starts the same engine without a window's frame, which takes half of the work; where it is not installed, Chromium. For what
 * looks at screens. It never wakes a worker (no Background Sync), so what may lose an answer is tested in Chromium itself.
 */
export function startHeadlessShell(profile: string): Promise<RealBrowser> {
  return start(executable(process.env.HEADLESS_SHELL, '/usr/bin/chromium-headless-shell', ...chromiums()), profile);
}

async function start(file: string, profile: string): Promise<RealBrowser> {
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket', 'DevToolsActivePort']) {
    rmSync(path.join(profile, name), { force: true });
  }
  const child = spawn(file, [...flags, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore', detached: true });
  const browser = await connect(profile, child);
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no context.');
  context.setDefaultTimeout(PATIENCE_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(phone);
  listen(context);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, kill: () => killAll(child, browser) };
}

function listen(context: BrowserContext): void {
  // The console tells nothing of a worker by itself.
  const hearWorker = (worker: Worker) => void worker.evaluate(tellRefused).catch(() => undefined);
  const hearPage = (page: Page) => page.on('worker', hearWorker);
  context.on('console', (message) => hearRefused(message.text()));
  context.on('page', hearPage).pages().forEach(hearPage);
  context.on('serviceworker', hearWorker).serviceWorkers().forEach(hearWorker);
}

async function connect(profile: string, child: ChildProcess): Promise<Browser> {
  const file = path.join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}.`);
    const port = existsSync(file) ? (await readFile(file, 'utf8')).split('\n')[0] : '';
    if (port) return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await wait(50);
  }
  throw new Error('Chromium opened no debugging port.');
}

async function killAll(child: ChildProcess, browser: Browser): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
  await browser.close().catch(() => undefined);
}
