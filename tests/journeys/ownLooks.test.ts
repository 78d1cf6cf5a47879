// How what is one's own is drawn: lines that belong together stand evenly, links of one kind in one row, and paper has room for every number.
import { expect, onTestFinished, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { seedQuiz } from '../support/quizzes.ts';
import { enter, serveApp } from '../support/servedApp.ts';

const long: Quiz = {
  title: 'A long one',
  questions: Array.from({ length: 120 }, (_, at) => ({
    question_id: at + 1,
    question_text: `What is ${at}?`,
    question_type: 'short_answer',
    correct_answer: String(at),
  })),
};

test('the lines of what is wrong stand evenly, though each begins with something to tap', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(app);
  await page.goto(`${app.url}/dashboard/import`);
  await page.getByLabel('Or paste the questions').fill('Two and two? {=4\n\nMatch them. {=a -> b =c -> d}\n');
  await page.getByText('2 things stand in the way').waitFor();
  const between = await page.locator('.note li').evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.lastChild ?? item);
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
      return tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
    }),
  );
  expect(between.flat().length).toBeGreaterThan(3);
  expect(Math.max(...between.flat()) - Math.min(...between.flat())).toBeLessThanOrEqual(1);
});

test('a paper has room for the number of every question', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  const { quizId } = await seedQuiz(app.server, app.student, long);
  await enter(app);
  await page.goto(`${app.url}/dashboard/quiz/${quizId}/print`);
  await page.getByRole('heading', { name: 'Answer Key' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const spare = await page.locator('.paper__list').evaluateAll((lists) =>
    lists.map((list) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { font, fontSize, fontFamily, paddingInlineStart } = getComputedStyle(list);
      pen.font = `${getComputedStyle(list.firstElementChild ?? list, '::marker').fontWeight} ${fontSize} ${fontFamily}` || font;
      return Number.parseFloat(paddingInlineStart) - pen.measureText(`${list.children.length}. `).width;
    }),
  );
  expect(spare).toHaveLength(2);
  for (const room of spare) expect(room).toBeGreaterThanOrEqual(0);
});
