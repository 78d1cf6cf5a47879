// How one wants to review travels with the account: chosen in one browser, the same in another, and of two devices the newest choice of
// each thing counts, also where one of them had no network and was killed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

/** days of next year: the form refuses one that is over */
const [MAY, JUNE, JULY] = ['05-12', '06-01', '07-03'].map((day) => `${new Date().getFullYear() + 1}-${day}`) as [
  string,
  string,
  string,
];

const remember = 'How much you want to remember';
const aDay = 'New questions a day, at most';
const exam = 'Day of your exam';
const ownExam = `Exam of “${sampleQuiz.title}”`;

const choose = (page: Page, legend: string, label: RegExp) =>
  page.getByRole('group', { name: legend }).getByText(label).first().click();

/** What the settings show. */
async function shown(page: Page): Promise<(string | null)[]> {
  const chosen = (legend: string) => page.getByRole('group', { name: legend }).locator('input:checked').inputValue();
  const own = page.getByLabel(ownExam, { exact: true });
  await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
  return [
    await chosen(remember),
    await chosen(aDay),
    await page.getByLabel(exam, { exact: true }).inputValue(),
    (await own.count()) === 0 ? null : await own.inputValue(),
  ];
}

/** What the account says, asked past the app: number of choices. */
const told = async (student: Student) => JSON.stringify(await (await student.call('reviewSettings')).json());

test('retention, new questions a day and days of exams are the same in two browsers, and each newest choice counts', async () => {
  const phone = await startPhone();
  const { app } = phone;
  const student = await newStudent(app.server);
  await seedQuiz(app.server, student);
  await phone.goTo('/');
  await phone.logIn(student, 1);
  await phone.goTo('/dashboard/settings');
  await choose(phone.page, remember, /^95%/);
  await choose(phone.page, aDay, /^40$/);
  await phone.page.getByLabel(exam, { exact: true }).fill(MAY);
  await phone.page.getByLabel('Another day for one document').selectOption({ label: sampleQuiz.title });
  await phone.page.getByLabel(ownExam, { exact: true }).fill(JUNE);
  const first = ['0.95', '40', MAY, JUNE];
  await expect.poll(() => shown(phone.page)).toEqual(first);
  await expect.poll(() => told(student)).toContain(JUNE);

  const folder = await mkdtemp(path.join(tmpdir(), 'oasis tablet '));
  const tablet = await startBrowser(folder);
  onTestFinished(async () => {
    await tablet.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await tablet.page.goto(`${app.url}/login`);
  await tablet.page.getByLabel('Email', { exact: true }).fill(student.email);
  await tablet.page.getByLabel('Password', { exact: true }).fill(student.password);
  await tablet.page.getByRole('button', { name: 'Login', exact: true }).click();
  await tablet.page.getByText('On this device', { exact: true }).filter({ visible: true }).first().waitFor();
  await tablet.page.goto(`${app.url}/dashboard/settings`);
  await expect.poll(() => shown(tablet.page)).toEqual(first);

  // The phone has no network: it chooses the number a day and takes an exam away, and is killed. Meanwhile the tablet chooses the rest.
  await phone.startAgain('/dashboard/settings', { offline: true });
  await choose(phone.page, aDay, /^5$/);
  await phone.page.getByRole('button', { name: `No Exam: ${ownExam}` }).click();
  await expect.poll(() => shown(phone.page)).toEqual(['0.95', '5', MAY, null]);
  await choose(tablet.page, remember, /^80%/);
  await tablet.page.getByLabel(exam, { exact: true }).fill(JULY);
  await expect.poll(() => told(student)).toContain(JULY);

  await phone.startAgain('/dashboard');
  const both = ['0.8', '5', JULY, null];
  await expect.poll(() => told(student)).not.toContain(JUNE);
  for (const { page } of [phone, tablet]) {
    await page.goto(`${app.url}/dashboard/settings`);
    await expect.poll(() => shown(page)).toEqual(both);
  }
});
