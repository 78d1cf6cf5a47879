// Review on a phone that may fail at any step: cards of the quiz that was just handed in are rated one by one. What the screen calls
// saved lies on the disk, and the server has each such rating, once.

import { setTimeout as wait } from 'node:timers/promises';
import { refusals } from './healing.ts';
import { logOnDisk, outboxSize } from './inPage.ts';
import type { Outcome } from './oracle.ts';
import type { Sitting } from './sitting.ts';
import type { Scene } from './strikes.ts';
import { seen, until } from './waiting.ts';

type Rated = { event_id: string; quiz_id: number; question_id: number; kind: string };

const MOST_CARDS = 12;
const FULL_MS = 1_000;
/** for the button that shows the answer, which goes away with its card */
const SHOW_MS = 2_000;

export class Reviewing {
  readonly #scene: Scene;
  /** ratings that the screen called saved, by their names */
  readonly #saved = new Set<string>();
  /** ratings that the student made in all */
  #made = 0;
  readonly #before: ReadonlySet<string>;

  private constructor(scene: Scene, before: ReadonlySet<string>) {
    this.#scene = scene;
    this.#before = before;
  }

  /** Asks for the cards of the quiz, and opens review on the first. */
  static async begin(scene: Scene): Promise<Reviewing> {
    const { ground, sitting } = scene;
    await ground.addToReview(sitting.quizId);
    const before = new Set((await ground.reviews()).map(({ event_id }) => event_id));
    await sitting.phone.open('/dashboard/review');
    await seen(sitting.page.locator('.qtext'));
    return new Reviewing(scene, before);
  }

  get #sitting(): Sitting {
    return this.#scene.sitting;
  }

  /**
   * Looks at the answer and presses Good, without waiting for anything. A card that was rated stays on screen for a moment after it
   * was stored: where it was the last one, there is nothing to press, and false is said.
   */
  async press(): Promise<boolean> {
    const { page } = this.#sitting;
    const good = page.getByRole('button', { name: /^Good:/ });
    const show = page.getByRole('button', { name: /^Show (Model )?Answer$/ });
    const over = page.locator('.review__over');
    while (!(await good.isVisible())) {
      await seen(good.or(show).or(over).first());
      if (await over.isVisible()) return false;
      if (await show.isVisible()) await show.click({ timeout: SHOW_MS }).catch(() => undefined);
    }
    this.#made += 1;
    await good.click({ noWaitAfter: true });
    return true;
  }

  /** Rates a card, waits for the screen's word, and holds it against the disk. */
  async rate(): Promise<void> {
    const known = (await this.#onDisk()).size;
    if (!(await this.press())) return;
    await seen(this.#sitting.page.getByText('Good · Saved on this device'));
    await until(async () => (await this.#onDisk()).size > known, 'the rating that is called saved lies on the disk', 2_000).catch(
      () => this.#sitting.log.broken.push('a rating was called saved, and the disk does not have it'),
    );
    for (const id of await this.#onDisk()) this.#saved.add(id);
  }

  async #onDisk(): Promise<Set<string>> {
    const rows = await this.#sitting.page.evaluate<Rated[]>(logOnDisk);
    return new Set(rows.filter((row) => this.#isMine(row)).map(({ event_id }) => event_id));
  }

  #isMine({ event_id, kind, quiz_id }: Rated): boolean {
    return kind === 'rated' && quiz_id === this.#sitting.quizId && !this.#before.has(event_id);
  }

  /** Wherever the student was led meanwhile: back to review, and every card that is left. */
  async goOn(): Promise<void> {
    const { sitting, cell } = this.#scene;
    const { page, phone } = sitting;
    const email = page.getByLabel('Email', { exact: true });
    const [card, over] = [page.locator('.qtext'), page.locator('.review__over')];
    await phone.open('/dashboard/review');
    for (let cards = 0; cards < MOST_CARDS; cards += 1) {
      await seen(card.or(over).or(email));
      if (await email.isVisible()) {
        await sitting.signIn();
        await phone.open('/dashboard/review');
      } else if (await over.isVisible()) break;
      // Another student's answer to a rating may be the way to the login.
      else await this.rate().catch((error: unknown) => this.#orLogin(cell.fault === '401', error));
    }
    if (refusals.includes(cell.fault)) await this.#sendAgain();
  }

  #orLogin(isExpected: boolean, error: unknown): void {
    if (!isExpected) throw error;
  }

  /** What was refused waits for the student's word. */
  async #sendAgain(): Promise<void> {
    const { phone, page, touches } = this.#sitting;
    this.#scene.ground.proxy.heal();
    await phone.open('/dashboard/offline');
    const retry = page.getByRole('button', { name: /^Retry/ });
    const isSent = async () => (await page.evaluate<number>(outboxSize)) === 0;
    await until(
      async () => (await isSent()) || (await retry.first().isVisible()),
      'what was refused is shown, or it has arrived',
    );
    if (await isSent()) return;
    touches.add('Retry');
    await retry.first().click();
  }

  /** The server has each rating that was called saved, once, and none that nobody made. */
  async judge(outcome: Outcome): Promise<void> {
    const { ground } = this.#scene;
    const there = (await ground.reviews()).filter((row) => this.#isMine(row)).map(({ event_id }) => event_id);
    const lost = [...this.#saved].filter((id) => !there.includes(id));
    if (lost.length > 0) {
      outcome.lost += lost.length;
      outcome.notes.push(`${lost.length} of ${this.#saved.size} ratings that were called saved are not on the server`);
    }
    const twice = there.length - new Set(there).size + Math.max(0, there.length - this.#made);
    if (twice > 0) {
      outcome.double += twice;
      outcome.notes.push(`${there.length} ratings on the server, ${this.#made} were made`);
    }
  }
}

/** Rates one card in peace, then meets the fault: while a rating is stored, or while those that are saved are sent. */
export async function reviewThere(scene: Scene, strikeHere: () => Promise<void>): Promise<Reviewing> {
  const { cell, sitting } = scene;
  const reviewing = await Reviewing.begin(scene);
  await reviewing.rate();
  if (cell.fault === 'quota full') {
    // A device that is full may take a small row all the same: nothing is expected of this rating.
    await strikeHere();
    await reviewing.press();
    await wait(FULL_MS);
    await sitting.phone.room(true);
  } else if (cell.moment === 'rating') {
    await reviewing.press();
    await strikeHere();
  } else {
    await strikeHere();
    // Where the fault took the page away, what is left is rated below.
    if (await sitting.page.locator('.qtext').isVisible()) await reviewing.rate().catch(() => undefined);
  }
  await reviewing.goOn();
  return reviewing;
}
