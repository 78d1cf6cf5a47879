// A student's way: 20 choices wished for from chapter 3 of a book, and a mock exam of 40 questions in 30 minutes over two documents, made,
// taken, killed in the middle and handed in without a network. It arrives once, with every answer.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import type { Quiz } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { chaptersPdf } from '../support/textbook.ts';
import { answer, offlineReady, readQuestion, shownAnswer, signUp, startKillableWorld, tokenOf, uploadAndWait } from './world.ts';

const fixtures = fileURLToPath(new URL('../support/fixtures/', import.meta.url));
const text = (name: string) => readFileSync(`${fixtures}${name}.txt`, 'utf8').split('\n').slice(1).join('\n');

function bookIn(folder: string): string {
  const file = path.join(folder, 'Town and Air.pdf');
  writeFileSync(
    file,
    chaptersPdf('Town and Air', [
      { name: 'Chapter 1: Harbours', text: text('kinds/notes_harbour') },
      { name: 'Chapter 2: Weather', text: text('notes_weather') },
      { name: 'Chapter 3: Life in Cities', text: text('notes_sociology') },
      { name: 'Chapter 4: Counting', text: text('kinds/notes_statistics') },
      { name: 'Chapter 5: Money', text: text('notes_money_and_maths') },
    ]),
  );
  return file;
}

test('a wish for chapter 3 is obeyed, and a mock exam over two documents is made and taken offline', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'oasis student '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const world = await startKillableWorld();
  let { page } = world;
  await signUp(page);
  const token = await tokenOf(page);
  await uploadAndWait(page, bookIn(folder));
  await page
    .getByRole('link', { name: /^Quizzes of its \d+ parts: Town and Air\.pdf/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('radio', { name: '20' }).check();
  await page.getByRole('radio', { name: 'Choices' }).check();
  await page.getByRole('checkbox', { name: /^Chapter 3: Life in Cities Page \d+$/ }).check();
  await page.getByRole('button', { name: 'Write the Quiz' }).click();
  await page.getByText('20 choices from “Chapter 3: Life in Cities”').filter({ visible: true }).first().waitFor();
  const documents = () => world.ask<DocumentRow[]>('/api/documents', token);
  await expect
    .poll(async () => (await documents()).map(({ upload_status: status }) => status))
    .toEqual(['completed', 'completed']);
  const [wished] = await documents();
  expect(wished?.unmet ?? null).toBeNull();
  const { questions } = await world.ask<Quiz>(`/api/quizzes/${wished?.generated_quiz_id}`, token);
  expect(questions.map(({ question_type: type }) => type)).toEqual(Array(20).fill('multiple_choice'));
  const chapter = Math.min(...questions.map(({ source }) => source?.page ?? 0));
  expect(chapter).toBeGreaterThan(3);

  await page.goto(`${world.url}/dashboard`);
  // Of a document that shares no question with the book: two that are the same count as one.
  await uploadAndWait(page, `${fixtures}kinds/qa_cells.txt`);
  // All three quizzes lie on this device before the network goes, and so does the screen.
  await expect.poll(() => page.getByText('On this device', { exact: true }).filter({ visible: true }).count()).toBe(2);
  await offlineReady(page);
  await world.killServer();

  await page.goto(`${world.url}/dashboard/exam/new`);
  await page.getByLabel('Questions', { exact: true }).fill('40');
  await page.getByLabel('Minutes').fill('30');
  await page.getByText(/^\d+ questions fit\. 40 are asked, from each quiz in turn\.$/).waitFor();
  await page.getByRole('button', { name: 'Make the Exam' }).click();
  await page.getByRole('heading', { name: /^30 minutes for 40 questions/ }).waitFor();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let n = 1; n <= 40; n += 1) {
    const { kind } = await readQuestion(page, n);
    expect(await page.getByRole('button', { name: 'Check Answer' }).count()).toBe(0);
    await answer(page, kind, 'A', 'an answer');
    if (n === 20) {
      await world.killBrowser();
      await world.startAgain('/dashboard');
      page = world.page;
      await page.getByRole('link', { name: 'Resume Quiz' }).click();
      await readQuestion(page, n);
      expect(await shownAnswer(page, kind)).toBe(kind === 'choice' ? 'A' : 'an answer');
    }
    if (n < 40) await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await page.getByText('Waiting to send', { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: 'By topic' }).waitFor();
  // Both documents are cited.
  for (const name of ['Town and Air.pdf', 'qa_cells.txt']) expect(await page.getByText(name).count()).toBeGreaterThan(0);

  await world.startServer();
  await page.goto(`${world.url}/dashboard`);
  const exam = async () => (await documents()).filter(({ filename }) => filename === 'Mock exam, 40 questions');
  await expect.poll(async () => (await exam()).length).toBe(1);
  const id = (await exam())[0]?.generated_quiz_id;
  const submissions = () => world.ask<unknown[]>(`/api/quizzes/${id}/submissions`, token);
  await expect.poll(async () => (await submissions()).length).toBe(1);
  const { results } = await world.ask<Score>(`/api/quizzes/${id}/score`, token);
  expect(results.map(({ answer_given: given }) => given === 'A' || given === 'an answer')).toEqual(Array(40).fill(true));
});
