// One student at one quiz on a phone that may fail at any step: the steps of taking it, each of which can be begun again.
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { logIn } from './accounts.ts';
import type { Ground } from './ground.ts';
import { holdNextWrite, letGo, type StoredAttempt, storedAttempt, storedMarks, type Told } from './inPage.ts';
import { SavedLog, type Shown } from './log.ts';
import { ESSAY, POINTS } from './papers.ts';
import type { Phone } from './phone.ts';
import { seen, until } from './waiting.ts';

/** What only a student can do, and did, so that the answers arrived. */
export type Touch = 'signs in' | 'Retry';

export class Sitting {
  readonly log = new SavedLog();
  readonly touches = new Set<Touch>();
  readonly quizId: number;
  readonly phone: Phone;
  readonly #ground: Ground;
  /** the screen said that the answers have arrived; what the server had then */
  saidArrived: Promise<boolean> | null = null;
  mayBeSentAway = false;
  /** submissions that are not this sitting's */
  #others: ReadonlySet<string>;
  #held: () => void = () => {};
  /** is called when the screen says that it cannot save */
  onNotSaved: () => Promise<void> = async () => undefined;

  constructor(ground: Ground, phone: Phone, quizId: number) {
    this.#ground = ground;
    this.phone = phone;
    this.quizId = quizId;
    this.#others = new Set(ground.known);
  }

  /** What has arrived until now came from elsewhere. */
  leaveOthersOut(): void {
    this.#others = new Set(this.#ground.known);
  }

  get page(): Page {
    return this.phone.page;
  }

  hear(told: Told): void {
    if (told.type === 'claim') this.log.note(told.claim);
    else if (told.type === 'held') this.#held();
    else if (told.type === 'arrived') this.saidArrived ??= this.#isThere();
    else this.log.says = told.type;
  }

  /** A server that was killed meanwhile says nothing: what it holds is judged at the end. */
  async #isThere(): Promise<boolean> {
    const rows = await this.#ground.submissions(this.quizId).catch(() => null);
    return rows === null || rows.some((row) => !this.#others.has(row.submission_id));
  }

  /** Opens the quiz, wherever the student was led meanwhile, and comes to a question. */
  async reach(question: number): Promise<void> {
    const { page } = this;
    const start = page.getByRole('button', { name: 'Start Quiz' });
    const any = page.getByRole('heading', { name: /^Question \d+ of \d+$/ });
    const email = page.getByLabel('Email', { exact: true });
    const retry = page.getByRole('button', { name: /^(Retry|Try Again)$/ });
    do {
      await seen(any.or(start).or(email).or(retry));
      // A 401 may still be on its way to a screen that stands already.
      if (this.mayBeSentAway) await wait(200);
      if (await email.isVisible()) await this.signIn();
      // It goes with the first press, which may have come already.
      else if (await start.isVisible()) await start.click({ timeout: 500 }).catch(() => undefined);
      else if (await retry.isVisible()) await this.#retry(retry);
    } while (!(await any.first().isVisible()));
    for (;;) {
      const at = Number(/\d+/.exec(await any.first().innerText())?.[0]);
      this.log.compare(await this.#shownNow(at));
      if (at === question) return;
      const [name, next] = at < question ? ['Next Question', at + 1] : ['Previous', at - 1];
      const heading = page.getByRole('heading', { name: new RegExp(`^Question ${next} of`) });
      await this.#press(page.getByRole('button', { name }).first(), heading);
    }
  }

  /** Signing in again is what heals a login that ended. */
  async signIn(): Promise<void> {
    this.touches.add('signs in');
    this.#ground.proxy.heal();
    await logIn(this.page, this.#ground.student);
    await this.page.goto(`${this.phone.url}/dashboard/quiz/${this.quizId}`);
  }

  async #retry(button: ReturnType<Page['getByRole']>): Promise<void> {
    this.touches.add('Retry');
    await this.onNotSaved();
    await button.click();
  }

  async #shownNow(question: number): Promise<Shown> {
    const flagged = (await this.page.getByRole('button', { name: 'Unflag Question' }).count()) > 0;
    return { question, value: await this.#shown(), flagged };
  }

  async #shown(): Promise<string> {
    const text = this.page.getByPlaceholder('Your answer...');
    if ((await text.count()) > 0) return text.inputValue();
    const chosen = this.page.locator('input[type=radio]:checked');
    return (await chosen.count()) === 0 ? '' : chosen.inputValue();
  }

  /** Answers without waiting for anything. */
  async answer(question: number, text: string): Promise<void> {
    if (await this.#isChecked()) return;
    this.log.typing(question, text);
    const field = this.page.getByPlaceholder('Your answer...');
    if ((await field.count()) > 0) await field.fill(text);
    else await this.page.keyboard.press(text.toLowerCase());
  }

  async typeHalf(question: number, text: string): Promise<void> {
    this.log.typing(question, text);
    const half = text.slice(0, Math.ceil(text.length / 2));
    await this.page.getByPlaceholder('Your answer...').pressSequentially(half, { delay: 20 });
  }

  /** Not by the words: those of the last check may still stand in a notice. */
  async #isChecked(): Promise<boolean> {
    return (await this.page.getByRole('button', { name: 'Check Answer' }).count()) === 0;
  }

  /** Waits for the screen's word, and holds it against the disk. What is noted is what the page itself said. */
  async saved(question: number): Promise<void> {
    const shown = await this.#shownNow(question);
    await until(() => this.log.has(shown) || this.log.says === 'failed', 'the screen calls it saved');
    if (this.log.says === 'failed') {
      await this.onNotSaved();
      await until(() => this.log.has(shown), 'the screen calls it saved, now that there is room');
    }
    this.log.compareStored(question, await this.page.evaluate(storedAttempt(this.quizId)));
  }

  async flag(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Flag for Review' });
    if (await button.isVisible()) await button.click();
    await seen(this.page.getByRole('button', { name: 'Unflag Question' }));
  }

  async check(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Check Answer' });
    if (await button.isVisible()) await button.click();
  }

  /** The points of the essay that are ticked on screen; null where there are none. */
  async ticks(): Promise<number[] | null> {
    const boxes = await this.page.locator('.point input').all();
    if (boxes.length === 0) return null;
    const checked = await Promise.all(boxes.map((box) => box.isChecked()));
    return checked.flatMap((isChecked, at) => (isChecked ? [at] : []));
  }

  /** Ticks just these, whatever is ticked now; what is suggested already is agreed to. */
  async #makeTicks(points: readonly number[]): Promise<void> {
    await seen(this.page.locator('.point'));
    const now = (await this.ticks()) ?? [];
    for (let at = 0; at < POINTS; at += 1) {
      if (now.includes(at) !== points.includes(at)) await this.page.locator('.point').nth(at).click({ timeout: 5_000 });
    }
    const agree = this.page.getByRole('button', { name: /^(The suggestion is right|My answer has none of these)$/ });
    if (now.join() === points.join() && (await agree.isVisible())) await agree.click();
  }

  /** Ticks points of the checked essay, waits for the screen's word, and holds it against the disk. */
  async tick(points: number[]): Promise<void> {
    await this.check();
    await this.#makeTicks(points);
    await until(() => this.log.hasTicks(ESSAY, points) || this.log.says === 'failed', 'the screen calls the ticks saved');
    if (this.log.says === 'failed') {
      await this.onNotSaved();
      await until(() => this.log.hasTicks(ESSAY, points), 'the screen calls the ticks saved, now that there is room');
    }
    this.log.ticked = points;
    const stored = await this.page.evaluate<StoredAttempt | null>(storedAttempt(this.quizId));
    if (stored) this.log.compareTicks(stored.points?.[ESSAY] ?? null, 'the disk');
  }

  /** To the results, wherever the student was led meanwhile. */
  async reachResults(): Promise<void> {
    const { page } = this;
    const heading = page.getByRole('heading', { name: 'Quiz Results' });
    const email = page.getByLabel('Email', { exact: true });
    for (let tries = 0; tries < 5; tries += 1) {
      await seen(heading.or(email));
      if (this.mayBeSentAway) await wait(200);
      if (!(await email.isVisible())) return seen(this.page.locator('.point'));
      await this.signIn();
      await page.goto(`${this.phone.url}/dashboard/results/${this.quizId}`);
    }
  }

  /** Marks the essay in the results. What the screen shows as marked by the student lies on the disk. */
  async markLater(points: number[]): Promise<void> {
    await this.#makeTicks(points);
    await seen(this.page.getByText(`You marked ${points.length} of ${POINTS} points`));
    this.log.ticked = points;
    const onDisk = () => this.page.evaluate<number[] | null>(storedMarks(this.quizId, ESSAY));
    this.log.compareTicks(await onDisk(), 'the disk');
  }

  /** Answers, and stops between the write and the end of its transaction. Call what is returned to let it go on. */
  async answerHeld(question: number, text: string): Promise<() => Promise<void>> {
    const held = new Promise<void>((resolve) => (this.#held = resolve));
    await this.page.evaluate(holdNextWrite);
    this.log.hold({ question, value: text });
    await this.answer(question, text);
    await held;
    return async () => {
      this.log.hold(null);
      // The page may be gone, and with it what was held.
      await this.page.evaluate(letGo).catch(() => undefined);
    };
  }

  /** To the dialog. */
  askToFinish(): Promise<void> {
    const { page } = this;
    return this.#press(page.getByRole('button', { name: 'Finish Quiz' }), page.getByRole('button', { name: 'Confirm & Finish' }));
  }

  /** Presses again where a press came to nothing: the second of two quick ones on one place is taken for a double press. */
  async #press(button: Locator, then: Locator): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      await button.click();
      const came = await seen(then, 2_000).then(
        () => true,
        () => false,
      );
      if (came) return;
    }
    await seen(then);
  }

  /** To the dialog and through it; `before` comes between the two. */
  async finish(before: () => Promise<void>): Promise<void> {
    await this.check();
    // Another page may stand there afterwards.
    const confirm = () => this.page.getByRole('button', { name: 'Confirm & Finish' });
    await this.askToFinish();
    await before();
    await confirm().click({ noWaitAfter: true });
  }
}
