// One student at one browser that may be killed, reloaded, given a second tab or a wrong clock: the steps of taking the
// small quiz, each of which can be begun again. It keeps the test's own log of what the screen called saved.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type RealBrowser, startBrowser } from '../support/browser.ts';
import { type Ground, logIn } from './ground.ts';

/** Question id to the answer that the screen called saved. */
type Log = Map<number, string>;

const STEP_LIMIT_MS = 20_000;

export class Sitting {
  readonly log: Log = new Map();
  /** what the screen showed that the log does not know: a false "saved" */
  readonly broken: string[] = [];
  #browser: RealBrowser | null = null;
  readonly #ground: Ground;
  readonly #profile: string;
  readonly #quizId: number;
  #skew = { wall: 0, mono: 0 };

  constructor(ground: Ground, profile: string, quizId: number) {
    this.#ground = ground;
    this.#profile = profile;
    this.#quizId = quizId;
  }

  get page(): Page {
    if (!this.#browser) throw new Error('There is no browser.');
    return this.#browser.page;
  }

  async open(address: string): Promise<void> {
    this.#browser ??= await startBrowser(this.#profile);
    this.page.setDefaultTimeout(STEP_LIMIT_MS);
    await this.page.addInitScript({ content: skewedClocks(this.#skew) });
    await this.page.goto(this.#ground.url + address);
  }

  async kill(): Promise<void> {
    await this.#browser?.kill();
    this.#browser = null;
  }

  /** Both clocks, or the wall clock alone, jump: in this page, in its worker, and in every page that is opened later. */
  async moveClock(ms: { wall: number; mono: number }): Promise<void> {
    this.#skew = { wall: this.#skew.wall + ms.wall, mono: this.#skew.mono + ms.mono };
    if (!this.#browser) return;
    await this.page.addInitScript({ content: skewedClocks(this.#skew) });
    const context = this.page.context();
    for (const place of [...context.pages(), ...context.serviceWorkers()]) {
      await (place as Page).evaluate(skewedClocks(this.#skew)).catch(() => undefined);
    }
  }

  /** Opens the quiz, wherever the student was led meanwhile, and comes to a question. */
  async reach(question: number): Promise<void> {
    const { page } = this;
    const start = page.getByRole('button', { name: 'Start Quiz' });
    const any = page.getByRole('heading', { name: /^Question \d of 3$/ });
    const email = page.getByLabel('Email', { exact: true });
    do {
      await any.or(start).or(email).first().waitFor();
      // A 401 may still be on its way to a screen that stands already.
      await wait(200);
      if (await email.isVisible()) {
        // Signing in again is what heals it.
        this.#ground.proxy.heal();
        await logIn(page, this.#ground.student);
        await page.goto(`${this.#ground.url}/dashboard/quiz/${this.#quizId}`);
      } else if (await start.isVisible()) await start.click();
    } while (!(await any.first().isVisible()));
    for (;;) {
      const at = Number(/\d/.exec(await any.first().innerText())?.[0]);
      await this.#compare(at);
      if (at === question) return;
      await page
        .getByRole('button', { name: at < question ? 'Next Question' : 'Previous' })
        .first()
        .click();
      await page.getByRole('heading', { name: `Question ${at < question ? at + 1 : at - 1} of 3` }).waitFor();
    }
  }

  /** What was called saved must be on screen, whatever happened. */
  async #compare(at: number): Promise<void> {
    const logged = this.log.get(at);
    if (logged === undefined) return;
    const shown = await this.shown(at);
    if (shown !== logged) this.broken.push(`question ${at} shows "${shown}", saved was "${logged}"`);
  }

  async shown(question: number): Promise<string> {
    if (question === 1) {
      const chosen = this.page.locator('input[type=radio]:checked');
      return (await chosen.count()) === 0 ? '' : chosen.inputValue();
    }
    return this.page.getByPlaceholder('Your answer...').inputValue();
  }

  /** Answers without waiting for anything. */
  async answer(question: number, text: string): Promise<void> {
    if (await this.#isChecked()) return;
    if (question === 1) await this.page.keyboard.press(text.toLowerCase());
    else await this.page.getByPlaceholder('Your answer...').fill(text);
  }

  /** Not by the words: those of the last check may still stand in a notice. */
  async #isChecked(): Promise<boolean> {
    return (await this.page.getByRole('button', { name: 'Check Answer' }).count()) === 0;
  }

  /** Waits for the screen's word, and notes what it stands for. */
  async noteSaved(question: number): Promise<void> {
    await this.page.getByText('Saved on this device', { exact: true }).first().waitFor();
    this.log.set(question, await this.shown(question));
  }

  async flag(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Flag for Review' });
    if (await button.isVisible()) await button.click();
    await this.page.getByRole('button', { name: 'Unflag Question' }).waitFor();
  }

  async check(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Check Answer' });
    if (await button.isVisible()) await button.click();
  }

  /** To the dialog and through it; `before` comes between the two. */
  async finish(before: () => Promise<void>): Promise<void> {
    await this.check();
    await this.page.getByRole('button', { name: 'Finish Quiz' }).click();
    const confirm = this.page.getByRole('button', { name: 'Confirm & Finish' });
    await confirm.waitFor();
    await before();
    await confirm.click({ noWaitAfter: true });
  }

  /** The other student signs in on this phone and must see nothing; then the first one is back. */
  async lendPhone(): Promise<string[]> {
    const { page } = this;
    const seen: string[] = [];
    await page.goto(`${this.#ground.url}/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    const really = page.getByRole('dialog').getByRole('button', { name: 'Logout' });
    await page.getByLabel('Email', { exact: true }).or(really).first().waitFor();
    if (await really.isVisible()) await really.click();
    await logIn(page, this.#ground.other);
    await page.getByText('No documents yet').or(page.getByText('Upload New Document')).first().waitFor();
    for (const words of ['Small quiz', 'Timed quiz', 'notes.txt', 'Continue where you stopped', 'Waiting to send']) {
      if ((await page.getByText(words).count()) > 0) seen.push(`the other student saw "${words}"`);
    }
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByLabel('Email', { exact: true }).waitFor();
    await logIn(page, this.#ground.student);
    return seen;
  }
}

/** Runs in page and worker: clocks that are wrong by so much, set again by a second run. Source text, because what tsx compiles does not run there. */
const skewedClocks = (skew: { wall: number; mono: number }): string => `(() => {
  const isFirst = globalThis.skew === undefined;
  globalThis.skew = ${JSON.stringify(skew)};
  if (!isFirst) return;
  const now = Date.now.bind(Date);
  const mono = performance.now.bind(performance);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => (given.length > 0 ? new target(...given) : new target(now() + skew.wall)),
    get: (target, name) => (name === 'now' ? () => now() + skew.wall : Reflect.get(target, name)),
  });
  performance.now = () => mono() + skew.mono;
})()`;
