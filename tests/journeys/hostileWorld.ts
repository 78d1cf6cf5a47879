// What journeys with hostile texts share: a quiz full of them, and an app whose pages are looked at for what such a text may do.
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import { payloads } from '../support/hostile/payloads.ts';
import { type ServedApp, serveApp } from '../support/servedApp.ts';

export type World = ServedApp & {
  page: Page;
  look: (path: string, isOpen?: (() => Promise<unknown>) | null, widths?: readonly number[]) => Promise<void>;
  harm: () => object;
};
export const BOTH = [1280, 390];
export const none = { wide: [], away: [], complaints: [] };

/** An app whose pages are looked at on a phone, or on a desktop too: what was wider than the screen, what was asked of others, what was complained of. */
export async function world(): Promise<World> {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page, complaints } = app.browser;
  const [wide, away]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(app.url) && !/^(?:data|blob):/.test(address)) away.push(address);
  });
  /** The texts are there, drawn as text. */
  const isShown = () =>
    page.waitForFunction(
      () => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
        return [document.body.innerText, ...fields].some((text) => text.includes('document.title=1'));
      },
      null,
      { timeout: 0 },
    );
  const look: World['look'] = async (path, isOpen, widths = [390]) => {
    if (path !== '') await page.goto(app.url + path);
    await (isOpen ?? isShown)();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // A long list draws what is near the screen. Behind a dialog nothing moves.
      const seen = await page.evaluate(async (isDialog) => {
        const { documentElement: whole } = document;
        let widest = 0;
        for (let y = 0; y < (isDialog ? 1 : whole.scrollHeight); y += 2 * window.innerHeight) {
          window.scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          widest = Math.max(widest, whole.scrollWidth);
        }
        return widest;
      }, path === '');
      if (seen > width) wide.push(`${path}: ${seen} of ${width}`);
    }
    expect(await page.title()).not.toBe('1');
    const forbidden = 'iframe, object, embed, form[action], base, a[href^="javascript"], [onerror], [onload]';
    expect(await page.locator('body').locator(forbidden).count()).toBe(0);
    expect(await page.locator(':is(main, [role=dialog]) script').count()).toBe(0);
  };
  return { ...app, page, look, harm: () => ({ wide, away, complaints }) };
}

const EACH = 8;
/** Questions, options, answers, explanations, quotes, points, topics and sections hold the payloads by turns. */
function hostileQuestion(number: number): Question {
  const said = payloads.slice((number - 1) * EACH, number * EACH);
  const text = said.join(' ');
  const common = {
    question_id: number,
    question_text: text,
    explanation: text,
    topic: text,
    source: { page: 2, quote: text, ...(number % 2 === 0 ? { section: text } : {}) },
  };
  if (number % 3 === 0) {
    const key_points = said.map((one) => ({ text: one, terms: ['x'] }));
    return { ...common, question_type: 'essay', correct_answer: text, key_points };
  }
  if (number % 3 === 1) return { ...common, question_type: 'short_answer', correct_answer: text };
  const options = {
    A: `${said[0]} ${said[1]}`,
    B: `${said[2]} ${said[3]}`,
    C: `${said[4]} ${said[5]}`,
    D: `${said[6]} ${said[7]}`,
  };
  return { ...common, question_type: 'multiple_choice', options, correct_answer: 'A' };
}

export const questions = Array.from({ length: payloads.length / EACH }, (_, n) => hostileQuestion(n + 1));
export const quiz: Quiz = { title: payloads.slice(0, EACH).join(' '), questions };

/** Rows of payloads with their numbers, as a table of a statement. */
export const rows = (length = Number.POSITIVE_INFINITY) =>
  sql.join(
    payloads.map((one, n) => sql`(${one.slice(0, length)}, ${n}::int)`),
    sql`, `,
  );
