// Texts that would run, fetch, cover or never end, in every place that shows a text which somebody else wrote: a document, a model, another
// student. The real build, in a real browser, under the real headers.
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { DocumentText } from '#core/documentText';
import type { Question, Quiz } from '#core/quiz';
import type { Receipt } from '#core/submission';
import { payloads } from '../support/hostile/payloads.ts';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { enter, type ServedApp, serveApp } from '../support/servedApp.ts';
import { handsIn, shared } from '../support/sharing.ts';

type World = ServedApp & {
  page: Page;
  look: (path: string, isOpen?: () => Promise<unknown>) => Promise<void>;
  harm: () => object;
};
const none = { wide: [], away: [], complaints: [] };

/** An app whose pages are looked at in two widths: what was wider than the screen, what was asked of others, what was complained of. */
async function world(): Promise<World> {
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
  const look: World['look'] = async (path, isOpen = isShown) => {
    if (path !== '') await page.goto(app.url + path);
    await isOpen();
    await page.waitForLoadState('networkidle');
    for (const width of [1280, 390]) {
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

const questions = Array.from({ length: payloads.length / EACH }, (_, n) => hostileQuestion(n + 1));
const quiz: Quiz = { title: payloads.slice(0, EACH).join(' '), questions };

/** Rows of payloads with their numbers, as a table of a statement. */
const rows = (length = Number.POSITIVE_INFINITY) =>
  sql.join(
    payloads.map((one, n) => sql`(${one.slice(0, length)}, ${n}::int)`),
    sql`, `,
  );

/** Handed in, with a model's reasons; the document has a text, and the other documents of the student have names and errors. */
async function fill({ server, student }: World, quizId: number): Promise<void> {
  const { db } = server.deps;
  await db.execute(sql`insert into documents (user_id, filename, kind, size_bytes, file_key, uploaded_at, status, error)
    select d.user_id, n.name, 'txt', 1, 'none', now() - n.number * interval '1 minute', 'error', n.name from documents d, (values ${rows(255)}) n (name, number) where d.quiz_id = ${quizId}`);
  const blocks = payloads.map((text, n) => ({
    kind: (['paragraph', 'heading', 'item'] as const)[n % 3] ?? 'item',
    text,
    marker: text,
  }));
  const text: DocumentText = { pages: [{ number: 1, blocks }] };
  await db.execute(
    sql`insert into document_texts (document_id, text) select id, ${JSON.stringify(text)} from documents where quiz_id = ${quizId}`,
  );
  const answers = questions.map(({ question_id, question_type, question_text }) => ({
    question_id,
    answer_given: question_type === 'multiple_choice' ? 'B' : question_text,
  }));
  const receipt = (await (await student.call('submit', { params: { id: quizId }, body: { answers } })).json()) as Receipt;
  const told = receipt.results.map((result) => {
    const question = questions.find(({ question_id }) => question_id === result.question_id);
    if (question?.question_type !== 'essay') return result;
    return {
      ...result,
      marked_by: 'model',
      points_covered: [0],
      point_reasons: question.key_points?.map(({ text: said }) => said),
    };
  });
  await db.execute(sql`update submissions set results = ${JSON.stringify(told)}::jsonb where quiz_id = ${quizId}`);
  const events = questions.map(({ question_id }) => {
    return { event_id: `${question_id}`, at: Date.now() - 3 * 86_400_000, quiz_id: quizId, question_id, kind: 'added' };
  });
  await answersOf(student.call('addReviews', { body: { events } }));
}

test('200 hostile texts in every place that shows a text: nothing runs, nothing leaves, no page is wider than the screen', async () => {
  expect(new Set(payloads).size).toBe(200);
  const app = await world();
  const { page } = app;
  const { quizId } = await seedQuiz(app.server, app.student, quiz);
  await fill(app, quizId);
  await enter(app);
  await app.look('/dashboard');
  await app.look(`/dashboard/quiz/${quizId}`);
  for (let n = 2; n <= questions.length; n += 1) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Question ${n} of ${questions.length}`).first().waitFor();
    // A formula is put into a box of its own once it is drawn.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `question ${n}` }).toBe(390);
  }
  await app.look(`/dashboard/quiz/${quizId}/print`);
  await app.look(`/dashboard/quiz/${quizId}/edit`);
  await app.look(`/dashboard/results/${quizId}`);
  await page.getByRole('button', { name: 'Show in document' }).first().click();
  await app.look('', () => page.getByRole('dialog').getByText('document.title=1').first().waitFor());
  await app.look('/dashboard/progress');
  await app.look(`/dashboard/progress/${quizId}`);
  await app.look('/dashboard/review', () => page.locator('.qtext').waitFor());
  expect(app.harm()).toEqual(none);
});

/** A group and a shared quiz of somebody whose name is all of the payloads, with a member for each of them. */
async function fillNames(
  { server, student }: World,
  own: Student,
): Promise<{ share: string; invitation: string; quizId: number; groupId: number }> {
  const { db } = server.deps;
  const { quizId } = await seedQuiz(server, own, { ...quiz, title: 'Norms' });
  const { code: share } = await shared(own, quizId);
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const made = await answersOf<{ group_id: number }>(
    own.call('createGroup', { headers: headers(), body: { name: 'Circle', own_name: 'Efua' } }),
  );
  const params = { group_id: made.group_id };
  const { code: invitation } = await answersOf<{ code: string }>(own.call('inviteToGroup', { params }));
  await answersOf(
    own.call('assign', {
      params: { ...params, quiz_id: quizId },
      body: { closes_at: null, attempts_allowed: null, answers: 'at_once' },
    }),
  );
  await answersOf(student.call('joinShare', { params: { code: share }, headers: headers(), body: { name: 'Ama' } }));
  await answersOf(student.call('joinGroup', { params: { code: invitation }, headers: headers(), body: { name: 'Ama' } }));
  await handsIn(own, quizId, { 1: 'x' });
  const all = payloads.join(' ');
  await db.execute(sql`update users set display_name = ${all} where lower(email) = ${own.email}`);
  await db.execute(sql`update study_groups set name = ${all}, own_name = ${all}`);
  await db.execute(sql`insert into quiz_members (quiz_id, user_id, name, name_key, joined_at)
    select ${quizId}, user_id, ${all}, 'all', now() from study_groups on conflict (quiz_id, user_id) do update set name = excluded.name`);
  await db.execute(
    sql`insert into users (email, password_hash, created_at) select 'member' || number || '@example.com', 'none', now() from (values ${rows()}) n (name, number)`,
  );
  const members = sql`from users u, (values ${rows()}) n (name, number) where u.email = 'member' || n.number || '@example.com'`;
  await db.execute(
    sql`insert into group_members (group_id, user_id, name, name_key, joined_at) select ${made.group_id}, u.id, n.name, 'n' || n.number, now() ${members}`,
  );
  await db.execute(
    sql`insert into quiz_members (quiz_id, user_id, name, name_key, joined_at) select ${quizId}, u.id, n.name, 'n' || n.number, now() ${members}`,
  );
  await db.execute(sql`insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions, results, submitted_at, received_at, official_right)
    select m.user_id, s.quiz_id, 'of ' || m.user_id, s.body_hash, s.answers, s.score, s.correct_count, s.total_questions, s.results, s.submitted_at, s.received_at, s.official_right
    from submissions s join quiz_members m on m.quiz_id = s.quiz_id and m.user_id <> s.user_id where s.quiz_id = ${quizId}`);
  return { share, invitation, quizId, groupId: made.group_id };
}

test('200 hostile names of students, of a group and of a shared quiz, as others see them: the same', async () => {
  const app = await world();
  const { page } = app;
  const own = await newStudent(app.server);
  const { share, invitation, quizId, groupId } = await fillNames(app, own);
  await app.look(`/s/${share}`);
  await app.look(`/g/${invitation}`);
  // Whoever was invited, then whoever owns it.
  await enter(app);
  await app.look('/dashboard');
  await app.look('/dashboard/groups');
  await app.look(`/dashboard/groups/${groupId}`);
  await app.look(`/dashboard/quiz/${quizId}/board`);
  await page.goto(`${app.url}/dashboard/settings`);
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await enter({ ...app, student: own });
  await app.look(`/dashboard/groups/${groupId}`);
  await app.look(`/dashboard/groups/${groupId}/${quizId}`);
  await page.goto(`${app.url}/dashboard`);
  await page
    .getByRole('button', { name: /^More for / })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await app.look('', () => page.getByRole('dialog').getByText('document.title=1').first().waitFor());
  expect(app.harm()).toEqual(none);
});
