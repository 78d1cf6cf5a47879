// Mathematics in the real build, in a real browser, under the real headers: it is drawn with fonts of our own origin, and TeX
// that would do more than draw does nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { startHeadlessShell } from '../support/browser.ts';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const hostile = [
  '$\\href{javascript:document.title="hit"}{click\\ me}$',
  '$\\data{onclick=document.title="hit"}{data}$',
  '$\\style{position:fixed;inset:0;background:url(https://evil.example/pixel)}{style}$',
  '$\\class{btn btn--main}{class}$',
  '$\\cssId{root}{id}$',
  '$\\mmlToken{mi}[href="javascript:document.title=1"]{token}$',
  '$\\text{<img src=x onerror="document.title=1">}$',
  '<img src=x onerror="document.title=1"><script>document.title=1</script>',
];

const quiz: Quiz = {
  title: 'Hostile formulas',
  questions: [
    {
      question_id: 1,
      question_text: `First $v_0 = 12\\,\\mathrm{m/s}$ and $$h_{\\max} = \\frac{v_0^2}{2g}$$ for $5 and $10. ${hostile.join(' ')}`,
      question_type: 'multiple_choice',
      options: { A: '$\\sqrt{2}$', B: '$\\href{javascript:alert(1)}{x}$' },
      correct_answer: 'A',
    },
  ],
};

/** The real server in memory, its app built, and a browser where this student is signed in. */
async function world(given: Quiz) {
  const server = await startTestServer({ dist });
  const listener = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: server.app.fetch, port: 0, hostname: 'localhost' }, () => resolve(started));
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student, given);
  const profile = await mkdtemp(path.join(tmpdir(), 'oasis-maths-'));
  const browser = await startHeadlessShell(profile);
  onTestFinished(async () => {
    await browser.kill();
    listener.close();
    await server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const url = `http://localhost:${address.port}`;
  await signIn(browser.page, url, student);
  return { ...browser, url, quizId };
}

async function signIn(
  page: Awaited<ReturnType<typeof startHeadlessShell>>['page'],
  url: string,
  student: Student,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Login Successful!').waitFor();
}

test('formulas are drawn from our own origin, and hostile TeX is inert', async () => {
  const { page, complaints, url, quizId } = await world(quiz);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${url}/dashboard/quiz/${quizId}`);
  await page.locator('.qtext mjx-mfrac').waitFor();
  await page.locator('.opt mjx-msqrt').waitFor();
  expect(await page.locator('.qtext').textContent()).toContain('for $5 and $10.');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some((f) => f.family.includes('MJX') && f.status === 'loaded')))
    .toBe(true);

  expect(await page.locator('main').locator('a[href^="javascript"], img, script, #root').count()).toBe(0);
  const attributes = await page
    .locator('.math *')
    .evaluateAll((nodes) => nodes.flatMap((node) => [...node.attributes].map(({ name, value }) => `${name}=${value}`)));
  expect(attributes.filter((one) => /^(?:on|href|src|id=)|javascript:|evil|btn|position: ?fixed/.test(one))).toEqual([]);
  for (const place of await page.locator('.qtext .math').all())
    await place.click({ force: true, timeout: 5_000 }).catch(() => undefined);
  expect(await page.title()).toBe('Hostile formulas · Oasis');
  expect(requested.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
});
