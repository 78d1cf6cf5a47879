// A shares a quiz. B opens the code on another browser without an account, tries it, registers, joins, loses the network, takes it, is
// killed, hands in, and comes back when A has turned the link off. A's table then has one row, and it is right.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { codeOf, readCode } from '#core/together/shareCode';
import { startBrowser } from '../support/browser.ts';
import { answer, offlineReady, readQuestion, shownAnswer, signUp, startKillableWorld, student, tokenOf } from './world.ts';

const gift = 'Two and two? {=4 ~5 ~6}\n\nThe capital of Ghana? {=Accra}\n\nThe largest ocean? {=Pacific ~Atlantic}\n';
const kofi = 'kofi.mensah@st.knust.edu.gh';
const GUESSES = 10;

type Leaderboard = { rows: { rank: number; name: string; score: number; correct_count: number }[]; total: number };

test('one shares, another joins through a try, a registration, a lost network and a kill, and stands on the leaderboard once', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await offlineReady(world.page);
  const owner = await tokenOf(world.page);
  const quizId = await importQuiz(world.page, world.url, () => world.ask('/api/documents', owner));
  const code = await share(world.page);
  await world.killBrowser();

  const profile = await mkdtemp(path.join(tmpdir(), 'oasis profile '));
  let browser = await startBrowser(profile);
  onTestFinished(async () => {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  let { page } = browser;
  await page.goto(`${world.url}/s/${code}`);
  await page.getByRole('heading', { name: 'Imported quiz' }).waitFor();
  await page.getByRole('link', { name: 'Try it' }).click();
  await readQuestion(page);
  await answer(page, 'choice', 'B', '');
  await goTo(page, 3);
  await finish(page);
  await page.getByRole('heading', { name: 'Join to have it count' }).waitFor();
  await page.getByLabel(/^Your name here/).fill('Kofi');
  await page.getByRole('button', { name: 'Join' }).click();
  await register(page, kofi);
  await page.getByText('You joined “Imported quiz”.').waitFor();
  await page.getByRole('link', { name: 'Take Quiz: Imported quiz' }).waitFor();
  await page.getByText('On this device', { exact: true }).first().waitFor();
  await offlineReady(page);
  const guest = await tokenOf(page);

  await world.killServer();
  await page.goto(`${world.url}/dashboard`);
  await page.getByRole('link', { name: 'Take Quiz: Imported quiz' }).click();
  await readQuestion(page);
  await answer(page, 'choice', 'A', '');
  await browser.kill();
  browser = await startBrowser(profile);
  ({ page } = browser);
  await page.goto(`${world.url}/dashboard`);
  await page.getByRole('link', { name: 'Resume Quiz' }).first().click();
  await readQuestion(page);
  expect(await shownAnswer(page, 'choice')).toBe('A');
  await goTo(page, 2);
  await answer(page, 'text', '', 'Accra');
  await goTo(page, 3);
  await finish(page);
  await page.getByText('Waiting to send').first().waitFor();
  await browser.kill();

  await world.startServer();
  const asked = async (address: string, token: string, method = 'GET') =>
    fetch(world.url + address, { method, headers: { authorization: `Bearer ${token}` } });
  expect((await asked(`/api/quizzes/${quizId}/share`, owner, 'DELETE')).status).toBe(200);
  const gone = await (await fetch(`${world.url}/api/shares/${code}`)).text();
  for (let n = 0; n < GUESSES; n += 1) {
    const guess = await fetch(`${world.url}/api/shares/${codeOf(crypto.getRandomValues(new Uint8Array(7)))}`);
    expect([guess.status, await guess.text()]).toEqual([404, gone]);
  }

  browser = await startBrowser(profile);
  ({ page } = browser);
  await page.goto(`${world.url}/dashboard`);
  const board = () => world.ask<Leaderboard>(`/api/quizzes/${quizId}/leaderboard`, owner);
  await expect.poll(async () => (await board()).total).toBe(1);
  expect((await board()).rows).toMatchObject([{ rank: 1, name: 'Kofi', score: 66.7, correct_count: 2 }]);
  const { members } = await world.ask<{ members: { name: string; attempts: number }[] }>(`/api/quizzes/${quizId}/members`, owner);
  expect(members).toMatchObject([{ name: 'Kofi', attempts: 1 }]);
  const submissions = await world.ask<unknown[]>(`/api/quizzes/${quizId}/submissions`, guest);
  expect(submissions).toHaveLength(1);
  await page.goto(`${world.url}/dashboard/quiz/${quizId}/board`);
  await page.getByRole('row', { name: /1 Kofi \(you\) 66\.7/ }).waitFor();
});

/** Imports a quiz and waits until the server has it; its number. */
async function importQuiz(page: Page, url: string, list: () => Promise<{ generated_quiz_id: number }[]>): Promise<number> {
  await page.goto(`${url}/dashboard/import`);
  await page.getByLabel('Or paste the questions').fill(gift);
  await page.getByRole('button', { name: 'Import 3 questions' }).click();
  await page.getByText('“Imported quiz” was imported.').waitFor();
  await expect.poll(async () => (await list()).length, { timeout: 180_000 }).toBe(1);
  await page.goto(`${url}/dashboard`);
  return (await list())[0]?.generated_quiz_id ?? 0;
}

/** Shares the one quiz of the list, with its leaderboard; the code that the sheet shows. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More for Imported quiz' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('checkbox', { name: /Leaderboard/ }).check();
  await page.getByRole('button', { name: 'Make a Link' }).click();
  const told = await page.locator('.share__code').innerText();
  await page.getByRole('img', { name: /QR code of/ }).waitFor();
  return readCode(told) ?? told;
}

async function goTo(page: Page, n: number): Promise<void> {
  for (;;) {
    const now = Number(
      /Question (\d+) of/.exec(
        await page
          .getByText(/^Question \d+ of \d+$/)
          .first()
          .innerText(),
      )?.[1],
    );
    if (now >= n) return;
    await page.getByRole('button', { name: 'Next Question' }).click();
    await readQuestion(page, now + 1);
  }
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
}

/** On the registration, which leads through the login. */
async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
