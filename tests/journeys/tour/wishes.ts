// What a student wishes of a quiz, several quizzes of one document, a past exam with its parts and marks, and a quiz on paper.
import { eq } from 'drizzle-orm';
import type { Part } from '#core/document/wishes';
import { documents, quizzes } from '#server/database/tables';
import type { Stop } from './acts.ts';
import { finish, letToastsGo } from './acts.ts';
import { filenames, pastExam, physics } from './papers.ts';
import { putDocument, type Stage } from './stage.ts';

const parts: Part[] = [
  ['Motion along a line', 2],
  ['Velocity and acceleration', 6],
  ['Free fall', 11],
  ['Projectiles: two motions that know nothing of each other', 17],
].map(([heading, page], at) => ({ number: 3 * at + 1, heading: String(heading), page: Number(page), level: 1 }));

/** The document of the electricity quiz gets a second one, with parts to choose from; answers its id. */
async function secondQuiz(stage: Stage): Promise<number> {
  const { db } = stage.server.deps;
  const [first] = await db.select({ id: documents.id }).from(documents).where(eq(documents.filename, filenames.electricity));
  const quizId = await putDocument(stage, { filename: filenames.electricity, at: '2026-11-21T16:20:00Z', quiz: physics });
  const unmet = 'You asked for 20 questions; 12 good ones could be made.';
  await db.update(quizzes).set({ unmet }).where(eq(quizzes.id, quizId));
  const wishes = { count: 20 as const, kind: 'choice' as const, parts: [{ number: 7, heading: 'Free fall' }] };
  const of = first?.id ?? 0;
  await db.update(documents).set({ sourceId: of, wishes }).where(eq(documents.quizId, quizId));
  await db.update(documents).set({ parts, partCount: parts.length }).where(eq(documents.id, of));
  await db.update(documents).set({ partCount: 14 }).where(eq(documents.filename, filenames.physics));
  return of;
}

export async function wishes(stage: Stage, stop: Stop): Promise<void> {
  const { page, url } = stage;
  await letToastsGo(stage);
  await page.goto(`${url}/dashboard/upload`);
  await page.getByText('Quiz options').click();
  await page.getByRole('radio', { name: '20' }).check();
  await stop('upload-wishes', { full: true });

  const docId = await secondQuiz(stage);
  await page.goto(`${url}/dashboard`);
  // The row is drawn anew when the list arrives from the server: it is scrolled to in one step.
  const showIt = () =>
    page
      .getByRole('button', { name: /^More for/ })
      .filter({ visible: true })
      .first()
      .evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
  await showIt();
  await stop('dashboard-wishes', { inEachSize: showIt });
  await page.goto(`${url}/dashboard/document/${docId}`);
  await page.getByRole('checkbox', { name: /Free fall/ }).check();
  await page.getByRole('heading', { name: 'All 2 quizzes' }).waitFor();
  await stop('document-quizzes', { full: true });

  const examId = await putDocument(stage, {
    filename: 'Navigation, past paper 2024.pdf',
    at: '2026-11-22T08:00:00Z',
    quiz: pastExam,
  });
  await page.goto(`${url}/dashboard/quiz/${examId}`);
  await page.getByText('Question 1 of 4').first().waitFor();
  await page.keyboard.press('b');
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  await stop('past-exam');
  for (let n = 2; n <= 4; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    await page.getByText(`Question ${n} of 4`).first().waitFor();
  }
  await page.getByPlaceholder('Your answer...').fill('The moon and the sun raise tides; at full moon they pull together.');
  await finish(stage);
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await letToastsGo(stage);
  await stop('past-exam-results', { full: true });
  await page.goto(`${url}/dashboard/quiz/${examId}/print`);
  await page.getByRole('heading', { name: 'Answer Key' }).waitFor();
  // Questions and answers are counted, which a look of all lists without marks takes away.
  await page.waitForFunction(() => {
    const counted = [...document.querySelectorAll('.paper__list > li')];
    return counted.length > 0 && counted.every((one) => getComputedStyle(one).listStyleType === 'decimal');
  });
  await stop('print', { full: true });
  await page.goto(`${url}/dashboard/write`);
  await page.getByLabel('Title').waitFor();
  await stop('write');
}
