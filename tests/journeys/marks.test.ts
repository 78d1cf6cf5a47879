// A student's own marks, end to end: ticked offline, killed, handed in, marked later offline, killed again. When the network is
// back the server has exactly these marks, once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import type { GradedAnswer } from '#core/submission/submission';
import { type RealBrowser, startBrowser } from '../support/browser.ts';
import { newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { openApp } from './driven/app.ts';
import { rowsOnDisk } from './driven/disk.ts';
import { screenOf } from './driven/screen.ts';
import { offlineReady, saved } from './world.ts';

const essay = (question_id: number, topic: string): Question => ({
  question_id,
  question_text: `Explain ${topic}.`,
  question_type: 'essay',
  correct_answer: `${topic} is shared, learned and passed on.`,
  key_points: ['shared', 'learned', 'passed on'].map((text) => ({ text: `${topic} is ${text}`, terms: [topic, text] })),
});
const quiz: Quiz = {
  title: 'Own marks',
  questions: [
    essay(1, 'culture'),
    { question_id: 2, question_text: 'What is a written norm?', question_type: 'short_answer', correct_answer: 'Law' },
    essay(3, 'language'),
  ],
};

test('what is ticked and said offline, through two kills, is what the server has in the end', async () => {
  const app = await openApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis marks '));
  let browser: RealBrowser = await startBrowser(folder);
  onTestFinished(async () => {
    await browser.kill();
    await app.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const student = await newStudent(app.server);
  const { quizId } = await seedQuiz(app.server, student, quiz);
  const resultsAddress = `${app.url}/dashboard/results/${quizId}`;
  let page: Page = browser.page;
  const startAgain = async (address: string) => {
    await browser.kill();
    browser = await startBrowser(folder);
    page = browser.page;
    await page.goto(address);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const onQuestion = (n: number) => page.getByRole('heading', { name: `Question ${n} of 3` }).waitFor();
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) }).click();
  const answer = async (text: string) => {
    await page.getByPlaceholder('Your answer...').fill(text);
    await saved(page);
  };

  await page.goto(`${app.url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await press('Login');
  await page.getByText('On this device', { exact: true }).first().waitFor();
  await offlineReady(page);

  await app.goDown();
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await onQuestion(1);
  await answer('All of us have it together, and children take it over.');
  await press('Check Answer');
  await page.getByText('Answer Submitted', { exact: true }).first().waitFor();
  await tick('culture is shared');
  await tick('culture is passed on');
  await page.getByText('You marked 2 of 3 points').waitFor();
  await saved(page);

  await startAgain(`${app.url}/dashboard/quiz/${quizId}`);
  await onQuestion(1);
  await page.getByText('You marked 2 of 3 points').waitFor();
  await press('Next Question');
  await onQuestion(2);
  await answer('a statute');
  await press('Check Answer');
  await press('I was right');
  await page.getByText('You judged this right').waitFor();
  await saved(page);
  await press('Next Question');
  await onQuestion(3);
  await answer('Words that people have in common.');
  await press('Check Answer');
  await page.getByText('Answer Submitted', { exact: true }).first().waitFor();
  await press('Finish Quiz');
  await press('Confirm & Finish');
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await page.getByText('1 of 3, and 1 by your own judgement').waitFor();
  await page.getByText('2 essays in it: 1 marked by you, 1 by suggestion').waitFor();
  await press('Mark your essay');
  await tick('language is shared');
  await tick('language is learned');
  // The first tick is called saved already: the browser is killed once the second one lies on the disk, too.
  const onDisk = async () => JSON.stringify(await rowsOnDisk(screenOf(page), 'queue'));
  await expect.poll(onDisk).toContain('"points_covered":[0,1]');
  await page.getByText('2 essays in it: 2 marked by you').waitFor();
  await page.getByText(/Your marks are saved on this device/).waitFor();

  await startAgain(resultsAddress);
  await page.getByText('2 essays in it: 2 marked by you').waitFor();
  expect(app.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  await app.goUp();
  await page.getByText('Received', { exact: true }).first().waitFor();
  await page.getByText(/Your marks are saved on this device/).waitFor({ state: 'detached' });
  await page.getByText('2 essays in it: 2 marked by you').waitFor();

  const rows = (await (await student.call('submissions', { params: { id: quizId } })).json()) as unknown[];
  expect(rows).toHaveLength(1);
  type Marked = { correct_count: number; results: GradedAnswer[] };
  const scored = async () => (await (await student.call('score', { params: { id: quizId } })).json()) as Marked;
  // Marks follow their submission: the page may be told of the first before the second is there.
  await expect.poll(async () => (await scored()).correct_count).toBe(2);
  const score = await scored();
  expect(score.results).toMatchObject([
    { is_correct: true, marked_by: 'student', points_covered: [0, 2] },
    { is_correct: false, own_judgement: true, first_check: 'incorrect' },
    { is_correct: true, marked_by: 'student', points_covered: [0, 1] },
  ]);
});
