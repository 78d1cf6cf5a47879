// A member is told who reads the answers, hands in, and sees the teacher's mark of the essay; the teacher opens the answers and marks it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { newStudent } from '../../support/people.ts';
import { handsIn } from '../../support/sharing.ts';
import { findToast, signInAs } from '../documentsWorld.ts';
import { classWithQuiz, joinGroup } from '../groupWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { click, finish, goToLast, loseNetwork, openQuiz } from '../quizWorld.ts';

useBrowser();

/** Kofi's class with its quiz assigned, and the address of its results. */
async function classWithResults(seconds: number | null = null) {
  const room = await classWithQuiz(seconds);
  await room.assign({});
  return { ...room, results: `/dashboard/groups/${room.groupId}/${room.quizId}` };
}

test('who reads the answers is said before they are given, and the hand-in says that it was', async () => {
  const { kofi, quizId, code } = await classWithResults();
  const userId = await signInAs(kofi);
  await openPage(`/g/${code}`);
  await screen.findByText(/^Mr Owusu sees this name, your results and the answers/);
  const page = await openQuiz(quizId);
  expect(screen.getByText('Mr Owusu can read your answers.')).toBeTruthy();
  loseNetwork();
  await page.user.click(screen.getByRole('radio', { name: /Mitochondrion/ }));
  await goToLast(page);
  await finish(page);
  await waitFor(async () =>
    expect((await db.outbox.where('userId').equals(userId).toArray())[0]?.body.answers_readable).toBe(true),
  );
});

test('before the clock of a timed quiz runs it says who reads the answers; its own student is told nothing', async () => {
  const { teacher, kofi, quizId } = await classWithResults(600);
  await openPage(`/dashboard/quiz/${quizId}`);
  await screen.findByRole('button', { name: 'Start Quiz' });
  expect(screen.queryByText(/can read your answers/)).toBeNull();
  await signInAs(kofi);
  await openPage(`/dashboard/quiz/${quizId}`);
  await screen.findByText('Mr Owusu can read your answers.');
  await signInAs(teacher);
});

test('the teacher opens the answers and marks the essay by its points, and the member sees by whom', async () => {
  const { teacher, kofi, quizId, results } = await classWithResults();
  const answers = { 11: 'B', 12: 'atom', 13: 'Similar cells that do one thing.' };
  await handsIn(kofi, quizId, answers, { isReadable: false });
  await openPage(results);
  await screen.findByText(/You only see the score\.$/);
  expect(screen.queryByRole('link', { name: 'Answers of Kofi' })).toBeNull();
  await handsIn(kofi, quizId, { ...answers, 12: 'cell' }, { isReadable: true });
  queryClient.clear();
  const page = await openPage(results);
  await page.user.click(await screen.findByRole('link', { name: 'Answers of Kofi' }));
  await screen.findByRole('heading', { name: 'Kofi' });
  const block = () => within(screen.getByRole('heading', { name: 'Question 3' }).closest('article') as HTMLElement);
  expect(block().getByText('Similar cells that do one thing.')).toBeTruthy();
  expect(block().getByText('To mark')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Question 1' }).closest('article')?.textContent).toContain('B. Mitochondrion');
  await page.user.click(block().getByRole('checkbox', { name: 'Cells are similar' }));
  const back = loseNetwork();
  window.dispatchEvent(new Event('offline'));
  await block().findByText('You need to be online to save a mark.');
  back();
  window.dispatchEvent(new Event('online'));
  await click(page, 'Save the mark of question 3');
  await findToast('The mark is saved. It counts in the score.');
  expect(block().getByText('Marked by Mr Owusu')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 3' }));
  expect(block().getByText('Incorrect')).toBeTruthy();
  await page.user.click(block().getByRole('checkbox', { name: 'They share a function' }));
  await click(page, 'Save the mark of question 3');
  await waitFor(() => expect(block().getByText('Correct')).toBeTruthy());
  expect((await db.queries.toArray()).some(({ value }) => value.includes('Similar cells'))).toBe(false);

  await signInAs(kofi);
  await openPage(`/dashboard/results/${quizId}`);
  await screen.findByText('Marked by Mr Owusu');
  expect(screen.getByText('Marked by Mr Owusu').nextElementSibling?.textContent).toBe(
    '2 of 2 pointsCells are similarThey share a function',
  );
  expect(screen.queryByText('To read')).toBeNull();
  expect((await screen.findByText('Overall Score')).previousElementSibling?.textContent).toBe('100.0%');
  await signInAs(teacher);
});

test('a teacher goes from one member to the next who can be read', async () => {
  const { kofi, code, quizId, results } = await classWithResults();
  for (const name of ['Lami', 'Yaw']) {
    const member = await newStudent(server);
    await joinGroup(member, code, name);
    await handsIn(member, quizId, { 11: 'B' }, { isReadable: name === 'Yaw' });
  }
  await handsIn(kofi, quizId, { 11: 'B' }, { isReadable: true });
  const page = await openPage(results);
  await screen.findByText('Cells & Tissues, Form 3 B');
  await page.user.click(await screen.findByRole('link', { name: 'Answers of Kofi' }));
  await page.user.click(await screen.findByRole('link', { name: 'Next: Yaw' }));
  await screen.findByRole('heading', { name: 'Yaw' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull());
});

test('ticks stay with the attempt that they were made for', async () => {
  const { kofi, quizId, results } = await classWithResults();
  const handIn = (first: string, second: string, essay: string) =>
    handsIn(kofi, quizId, { 11: first, 12: second, 13: essay }, { isReadable: true });
  await handIn('A', 'atom', 'The first essay.');
  const page = await openPage(results);
  const openAnswers = async () => page.user.click(await screen.findByRole('link', { name: 'Answers of Kofi' }));
  const point = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cells are similar' });
  await openAnswers();
  await screen.findByText('The first essay.');
  await page.user.click(point());
  await click(page, 'Save the mark of question 3');
  await screen.findByText('Marked by Mr Owusu');

  // A better attempt arrives while the teacher is elsewhere.
  await page.user.click(screen.getByRole('link', { name: 'Back to the results' }));
  await handIn('B', 'atom', 'The second essay.');
  await openAnswers();
  await screen.findByText('The second essay.');
  expect(point().checked).toBe(false);

  // And one while the teacher marks: the mark is refused, and the new attempt shown.
  await page.user.click(point());
  await handIn('B', 'cell', 'The third essay.');
  await click(page, 'Save the mark of question 3');
  await screen.findByText('The third essay.');
  expect(point().checked).toBe(false);
});
