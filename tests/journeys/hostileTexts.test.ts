// Texts that would run, fetch, cover or never end, in every place that shows a text which somebody else wrote: a document, a model, another
// student. The real build, in a real browser, under the real headers.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DocumentText } from '#core/document/documentText';
import type { Receipt } from '#core/submission/submission';
import { payloads } from '../support/hostile/payloads.ts';
import { answersOf } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { enter } from '../support/servedApp.ts';
import { BOTH, none, questions, quiz, rows, type World, world } from './hostileWorld.ts';

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
  await app.look('/dashboard', null, BOTH);
  await app.look(`/dashboard/quiz/${quizId}`, null, BOTH);
  for (let n = 2; n <= questions.length; n += 1) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Question ${n} of ${questions.length}`).first().waitFor();
    // A formula is put into a box of its own once it is drawn.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `question ${n}` }).toBe(390);
  }
  await app.look(`/dashboard/quiz/${quizId}/print`, null, BOTH);
  await app.look(`/dashboard/quiz/${quizId}/edit`);
  await app.look(`/dashboard/results/${quizId}`, null, BOTH);
  await page.getByRole('button', { name: 'Show in document' }).first().click();
  await app.look('', () => page.getByRole('dialog').getByText('document.title=1').first().waitFor());
  await app.look('/dashboard/progress');
  await app.look(`/dashboard/progress/${quizId}`);
  await app.look('/dashboard/review', () => page.locator('.qtext').waitFor());
  expect(app.harm()).toEqual(none);
});
