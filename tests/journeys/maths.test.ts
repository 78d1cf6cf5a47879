// Mathematics in the real build, in a real browser, under the real headers: it is drawn with fonts of our own origin, and TeX
// that would do more than draw does nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz';
import type { Receipt } from '#core/submission';
import { startHeadlessShell } from '../support/browser.ts';
import { payloads } from '../support/hostile/payloads.ts';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

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
async function world(given: Quiz, prepare?: (at: { server: TestServer; student: Student; quizId: number }) => Promise<void>) {
  const server = await startTestServer({ dist });
  const listener = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: server.app.fetch, port: 0, hostname: 'localhost' }, () => resolve(started));
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student, given);
  await prepare?.({ server, student, quizId });
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

const EACH = 8;
/** Names of documents, questions, options, answers, explanations, quotes, points and a model's reasons hold the payloads by turns. */
function hostileQuestion(number: number): Question {
  const said = payloads.slice((number - 1) * EACH, number * EACH);
  const text = said.join(' ');
  const common = {
    question_id: number,
    question_text: text,
    explanation: text,
    source: { page: 2, quote: text },
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

test('200 hostile texts in every place that shows a text: nothing runs, nothing leaves, no page is wider than the screen', async () => {
  expect(new Set(payloads).size).toBe(200);
  const questions = Array.from({ length: payloads.length / EACH }, (_, n) => hostileQuestion(n + 1));
  const given: Quiz = { title: payloads.slice(0, EACH).join(' '), questions };
  const fill = async ({ server, student, quizId }: { server: TestServer; student: Student; quizId: number }) => {
    const { db } = server.deps;
    const names = sql.join(
      payloads.map((one, n) => sql`(${one.slice(0, 255)}, ${n}::int)`),
      sql`, `,
    );
    await db.execute(sql`insert into documents (user_id, filename, kind, size_bytes, file_key, uploaded_at, status, error)
    select d.user_id, n.name, 'txt', 1, 'none', now() - n.number * interval '1 minute', 'error', n.name from documents d, (values ${names}) n (name, number) where d.quiz_id = ${quizId}`);
    const answers = questions.map(({ question_id, question_type, question_text }) => ({
      question_id,
      answer_given: question_type === 'multiple_choice' ? 'B' : question_text,
    }));
    const receipt = (await (await student.call('submit', { params: { id: quizId }, body: { answers } })).json()) as Receipt;
    const told = receipt.results.map((result) => {
      const question = questions.find(({ question_id }) => question_id === result.question_id);
      if (question?.question_type !== 'essay') return result;
      return { ...result, marked_by: 'model', points_covered: [0], point_reasons: question.key_points?.map(({ text }) => text) };
    });
    await db.execute(sql`update submissions set results = ${JSON.stringify(told)}::jsonb where quiz_id = ${quizId}`);
  };
  const { page, complaints, url, quizId } = await world(given, fill);

  const away: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !/^(?:data|blob):/.test(address)) away.push(address);
  });
  const wide: string[] = [];
  for (const path of [
    '/dashboard',
    `/dashboard/quiz/${quizId}`,
    `/dashboard/quiz/${quizId}/print`,
    `/dashboard/results/${quizId}`,
  ]) {
    await page.goto(url + path);
    // The texts are there, drawn as text.
    await page.waitForFunction(() => document.querySelector('main')?.innerText.includes('document.title=1'), null, {
      timeout: 0,
    });
    await page.waitForLoadState('networkidle');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // A long list draws what is near the screen.
      const seen = await page.evaluate(async () => {
        const { documentElement: whole } = document;
        let widest = 0;
        for (let y = 0; y < whole.scrollHeight; y += 2 * window.innerHeight) {
          window.scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          widest = Math.max(widest, whole.scrollWidth);
        }
        return widest;
      });
      if (seen > width) wide.push(`${path}: ${seen} of ${width}`);
    }
    expect(await page.title()).not.toBe('1');
    expect(
      await page
        .locator('main')
        .locator('script, iframe, object, embed, form[action], base, a[href^="javascript"], [onerror], [onload]')
        .count(),
    ).toBe(0);
  }
  expect({ wide, away, complaints }).toEqual({ wide: [], away: [], complaints: [] });
});
