// Questions that the student brings: the answers of a past paper, and a quiz that is imported.
import type { Stop } from './acts.ts';
import { filenames, openPaper } from './papers.ts';
import { putDocument, removeDocuments, type Stage } from './stage.ts';

/** A past paper without its answers: two questions answered, two open. */
export async function addAnswers(stage: Stage, stop: Stop): Promise<void> {
  const { page, url } = stage;
  await putDocument(stage, { filename: filenames.paper, at: '2026-11-16T08:10:05Z', error: 'no-answers', open: openPaper });
  await page.goto(`${url}/dashboard`);
  await page
    .getByRole('link', { name: `Add the answers: ${filenames.paper}` })
    .filter({ visible: true })
    .click();
  const choose = (question: RegExp, option: string) =>
    page.getByRole('radiogroup', { name: question }).locator('label', { hasText: option }).click();
  await choose(/^1\./, 'Hawser');
  await choose(/^3\./, '16 knots');
  await page.getByText('2 of 4 answered').waitFor();
  await stop('answers', { full: true });
  await removeDocuments(stage, filenames.paper);
}

/** Two questions that can be read, and then a line that cannot. */
export async function importQuiz({ page, url }: Stage, stop: Stop): Promise<void> {
  const sound = 'Two and two? {=4 ~5 ~22}\n\nThe capital of Ghana? {=Accra}';
  await page.goto(`${url}/dashboard/import`);
  await page.getByLabel('Or paste the questions').fill(sound);
  await page.getByRole('button', { name: 'Import 2 questions' }).waitFor();
  await stop('import', { full: true });
  await page.getByLabel('Or paste the questions').fill(`${sound}\n\nWithout an answer`);
  await page.getByText('Line 5:').waitFor();
  await stop('import-wrong', { full: true });
}
