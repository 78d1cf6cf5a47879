// What a student makes: a quiz that waits to be sent, a mock exam from its wishes to its result, and a quiz in the editor.
import type { Stop } from './acts.ts';
import { finish, letToastsGo, ready } from './acts.ts';
import { electricity, filenames, physics } from './papers.ts';
import { json, putDocument, type Stage, setVerified, signIn } from './stage.ts';
import { wishes } from './wishes.ts';

export async function own(stage: Stage, stop: Stop): Promise<void> {
  const { page, url } = stage;
  await setVerified(stage, true);
  const quizId = await putDocument(stage, { filename: filenames.physics, at: '2026-11-20T14:15:08Z', quiz: physics });
  await putDocument(stage, { filename: filenames.electricity, at: '2026-11-18T09:02:41Z', quiz: electricity });
  await signIn(stage);
  await ready(stage);
  await letToastsGo(stage);

  stage.instead({ path: '/api/quizzes', method: 'POST', answer: json(429, { detail: 'Please wait a moment.' }) });
  await page.goto(`${url}/dashboard/import`);
  await page
    .getByLabel('Or paste the questions')
    .fill('$CATEGORY: Week 3\n\nTwo and two? {=4 ~5}\n\nThe capital of Ghana? {=Accra}');
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await page.getByRole('link', { name: 'Take Quiz: Week 3' }).filter({ visible: true }).waitFor();
  await letToastsGo(stage);
  await stop('dashboard-made', { full: true });

  await page.goto(`${url}/dashboard/study`);
  await page.getByRole('link', { name: /^Mock exam/ }).click();
  await page.getByRole('button', { name: 'Make the Exam' }).waitFor();
  await stop('exam-new', { full: true });
  await page.getByLabel('Questions', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Make the Exam' }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
  await stop('exam-start');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByText('Question 1 of 8').first().waitFor();
  await page.keyboard.press('a');
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  await stop('exam');
  for (let n = 2; n <= 8; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    await page.getByText(`Question ${n} of 8`).first().waitFor();
  }
  await finish(stage);
  await page.getByRole('heading', { name: 'By topic' }).waitFor();
  await letToastsGo(stage);
  await stop('exam-results', { full: true });

  await page.goto(`${url}/dashboard/quiz/${quizId}/edit`);
  await page.getByLabel('Title').waitFor();
  await stop('edit');
  await page.getByRole('button', { name: 'Edit question 2', exact: true }).click();
  await page.getByLabel('Option B', { exact: true }).fill('');
  await page.getByText('To fix').waitFor();
  await page.getByLabel('Marks').fill('2.5');
  await stop('edit-question', { full: true });
  stage.instead();
  await wishes(stage, stop);
}
