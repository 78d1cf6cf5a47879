// A quiz that is made without a network, with the browser killed between making, taking, handing in and sending: it arrives once, with its
// answers, and everything stands at its number.
import { expect, test } from 'vitest';
import { answer, offlineReady, readQuestion, shownAnswer, signUp, startKillableWorld, tokenOf } from './world.ts';

const gift = 'Two and two? {=4 ~5 ~6}\n\nThe capital of Ghana? {=Accra}\n\nThe largest ocean? {=Pacific ~Atlantic}\n';

test('made, taken and handed in offline through four kills, it arrives exactly once, with its answers and reviews', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await offlineReady(world.page);
  const token = await tokenOf(world.page);
  // The screen's code is on the device from here on.
  await world.killServer();

  await world.page.goto(`${world.url}/dashboard/import`);
  await world.page.getByLabel('Or paste the questions').fill(gift);
  await world.page.getByRole('button', { name: 'Import 3 questions' }).waitFor();
  await expect.poll(() => draftsOf(world.page)).toBe(1);
  await world.killBrowser();
  await world.startAgain('/dashboard/import');
  await world.page.getByRole('button', { name: 'Import 3 questions' }).click();
  await world.page.getByText('“Imported quiz” was imported.').waitFor();

  await world.killBrowser();
  await world.startAgain('/dashboard');
  await world.page.getByText('Waiting to send', { exact: true }).first().waitFor();
  await world.page.getByRole('link', { name: 'Take Quiz: Imported quiz' }).click();
  await readQuestion(world.page);
  await answer(world.page, 'choice', 'B', '');
  const address = new URL(world.page.url()).pathname;

  await world.killBrowser();
  await world.startAgain('/dashboard');
  await world.page.getByRole('link', { name: 'Resume Quiz' }).first().click();
  await readQuestion(world.page);
  expect(await shownAnswer(world.page, 'choice')).toBe('B');
  await world.page.getByRole('button', { name: 'Next Question' }).click();
  await readQuestion(world.page, 2);
  await answer(world.page, 'text', '', 'Accra');
  await world.page.getByRole('button', { name: 'Next Question' }).click();
  await readQuestion(world.page, 3);
  await world.page.getByRole('button', { name: 'Finish Quiz' }).click();
  await world.page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await world.page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await world.page.getByText('Waiting to send').first().waitFor();
  expect((await world.page.locator('.score__fig').innerText()).replace(/\s/g, '')).toBe('33.3%');

  await world.killBrowser();
  await world.startServer();
  await world.startAgain('/dashboard');
  const list = () => world.ask<{ generated_quiz_id: number; filename: string }[]>('/api/documents', token);
  await expect.poll(list).toHaveLength(1);
  const quizId = (await list())[0]?.generated_quiz_id;
  const submissions = () => world.ask<unknown[]>(`/api/quizzes/${quizId}/submissions`, token);
  await expect.poll(submissions).toHaveLength(1);
  const { results } = await world.ask<{ results: { answer_given: string }[] }>(`/api/quizzes/${quizId}/score`, token);
  expect(results.map(({ answer_given: given }) => given)).toEqual(['B', 'Accra', '']);
  const { events } = await world.ask<{ events: { quiz_id: number }[] }>('/api/reviews?after=0', token);
  expect(events.map(({ quiz_id: id }) => id)).toEqual([quizId]);

  // One row in the list, and the old address leads to the number.
  await expect.poll(() => world.page.getByRole('link', { name: 'View Results: Imported quiz' }).count()).toBe(1);
  await world.page.goto(world.url + address.replace('/quiz/', '/results/'));
  await world.page.getByText('Received', { exact: true }).first().waitFor();
  await world.page.reload();
  await world.page.getByText('Received', { exact: true }).first().waitFor();
  expect([(await list()).length, (await submissions()).length]).toEqual([1, 1]);
});

/** How many drafts lie on the disk. */
function draftsOf(page: Awaited<ReturnType<typeof startKillableWorld>>['page']): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('oasis');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const counted = opened.result.transaction('drafts').objectStore('drafts').count();
          counted.onsuccess = () => {
            opened.result.close();
            resolve(counted.result);
          };
        };
      }),
  );
}
