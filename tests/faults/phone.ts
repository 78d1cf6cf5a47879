// One browser with a profile that lasts: killed, started again, given wrong clocks, frozen, discarded, filled up. It knows
// nothing of quizzes; what its pages say (inPage.ts) it passes on.
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { type RealBrowser, startBrowser } from '../support/browser.ts';
import { forgetArrived, inPage, skewedClocks, TELL, type Told } from './inPage.ts';

const STEP_LIMIT_MS = 120_000;
const phone = { width: 390, height: 844 };

export class Phone {
  readonly url: string;
  readonly #profile: string;
  readonly #hear: (told: Told) => void;
  #browser: RealBrowser | null = null;
  #page: Page | null = null;
  #quota: CDPSession | null = null;
  #skew = { wall: 0, mono: 0 };

  constructor(url: string, profile: string, hear: (told: Told) => void) {
    this.url = url;
    this.#profile = profile;
    this.#hear = hear;
  }

  get page(): Page {
    if (!this.#page) throw new Error('There is no page.');
    return this.#page;
  }

  get #context(): BrowserContext {
    if (!this.#browser) throw new Error('There is no browser.');
    return this.#browser.page.context();
  }

  /** Starts the browser where there is none. */
  async open(address: string): Promise<void> {
    await this.#start();
    if (!this.#page) await this.#newPage();
    await this.page.goto(this.url + address);
  }

  async #start(): Promise<void> {
    if (this.#browser) return;
    this.#browser = await startBrowser(this.#profile);
    const context = this.#context;
    await context.exposeBinding(TELL, ({ page }, told: string) => {
      // Another tab may lag behind: what this one shows is what the student looks at.
      if (page === this.#page) this.#hear(JSON.parse(told) as Told);
    });
    await context.addInitScript({ content: inPage });
    context.on('serviceworker', (worker) => void this.#setClock(worker));
  }

  async #newPage(): Promise<void> {
    const old = this.#page;
    this.#page = await this.#context.newPage();
    await this.#page.setViewportSize(phone);
    // Fireworks and turning arcs cost most of a cell's time, and nothing is proved by them.
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    this.#page.setDefaultTimeout(STEP_LIMIT_MS);
    await this.#page.addInitScript({ content: skewedClocks(this.#skew) });
    await old?.close();
  }

  /** Right clocks, room, and one fresh page that was nowhere yet: what a sitting begins with. */
  async fresh(): Promise<void> {
    await this.#start();
    this.#skew = { wall: 0, mono: 0 };
    await this.room(true);
    // No page of the app.
    await this.#browser?.page.goto(`${this.url}/api/nothing`);
    const left = await this.#browser?.page.evaluate<string | false>(forgetArrived);
    if (left) throw new Error(`An attempt of an earlier sitting is on this phone: ${left}`);
    await this.#newPage();
    await this.#closeOthers();
    for (const worker of this.#context.serviceWorkers()) await this.#setClock(worker);
  }

  async #closeOthers(): Promise<void> {
    for (const other of this.#context.pages()) {
      // The first page keeps the browser open.
      if (other === this.#browser?.page) await other.goto('about:blank');
      else if (other !== this.#page) await other.close();
    }
  }

  async kill(): Promise<void> {
    await this.#browser?.kill();
    this.#browser = null;
    this.#page = null;
    this.#quota = null;
  }

  /** Both clocks, or the wall clock alone, jump: in every page, in the worker, and in pages that come later. */
  async moveClock(ms: { wall: number; mono: number }): Promise<void> {
    this.#skew = { wall: this.#skew.wall + ms.wall, mono: this.#skew.mono + ms.mono };
    if (!this.#browser) return;
    for (const page of this.#context.pages()) {
      await page.addInitScript({ content: skewedClocks(this.#skew) });
      await page.evaluate(skewedClocks(this.#skew)).catch(() => undefined);
    }
    for (const worker of this.#context.serviceWorkers()) await this.#setClock(worker);
  }

  async #setClock(worker: Worker): Promise<void> {
    await worker.evaluate(skewedClocks(this.#skew)).catch(() => undefined);
  }

  /** What clock the page shows, and the worker, in ms since 1970. */
  async clocks(): Promise<{ page: number; workers: number[] }> {
    const workers = this.#context.serviceWorkers().map((worker) => worker.evaluate<number>('Date.now()'));
    return { page: await this.page.evaluate<number>('Date.now()'), workers: await Promise.all(workers) };
  }

  /** Another tab at this address comes to the front, then this one is back. */
  async secondTab(address: string): Promise<void> {
    const tab = await this.#context.newPage();
    await tab.goto(this.url + address);
    await tab.bringToFront();
    await wait(500);
    await this.page.bringToFront();
  }

  /**
   * The processes of pages and worker stand still for a while, as on a phone that sleeps. `meanwhile` reaches them first of
   * all when they go on. (Chromium without a screen does not obey Page.setWebLifecycleState.)
   */
  async freeze(ms: number, meanwhile: () => Promise<void>): Promise<void> {
    const session = await this.#context.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    for (const id of renderers) process.kill(id, 'SIGSTOP');
    const done = meanwhile();
    await wait(ms);
    for (const id of renderers) process.kill(id, 'SIGCONT');
    await done;
    await session?.detach();
  }

  /** The browser throws the page away without a word, as it does when memory is short, and loads it anew when it is looked at. */
  async discard(address: string): Promise<void> {
    const session = await this.#context.newCDPSession(this.page);
    const gone = this.page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    await this.#newPage();
    await this.open(address);
  }

  /** Leaves the app in every tab, so that a version that waits may take over, and comes back. */
  async leaveAndOpen(address: string, forMs: number): Promise<void> {
    await this.#newPage();
    await this.#closeOthers();
    await wait(forMs);
    await this.open(address);
  }

  /** No room for anything more, or room again. */
  async room(enough: boolean): Promise<void> {
    if (enough && !this.#quota) return;
    this.#quota ??= await this.#context.newCDPSession(this.#browser?.page ?? this.page);
    await this.#quota.send('Storage.overrideQuotaForOrigin', { origin: this.url, ...(enough ? {} : { quotaSize: 1 }) });
  }
}
