// An attempt that was handed in on another device is marked here: at once, without a network too, and sent like everything else.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Score } from '#core/submission/submission';
import { newUuid } from '#device/rows/ids';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { openPage, useBrowser } from '../page.tsx';
import { click, loseNetwork, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const block = (number: number) => screen.getByRole('heading', { name: `Question ${number}` }).closest('article') as HTMLElement;
const overall = () => screen.getByText('Overall Score').previousElementSibling?.textContent;

/** A student whose attempt was handed in elsewhere; this device has the quiz and the score, once its results were opened. */
async function handedInElsewhere() {
  const world = await studentWithQuiz();
  const { student, quizId, userId } = world;
  const answers = [
    { question_id: 11, answer_given: 'A' },
    { question_id: 12, answer_given: 'tiny unit' },
    { question_id: 13, answer_given: 'They work together.' },
  ];
  const headers = { 'Idempotency-Key': newUuid() };
  const response = await student.call('submit', { params: { id: quizId }, headers, body: { answers } });
  expect(response.status).toBe(200);
  const page = await openPage(`/dashboard/results/${quizId}`);
  await screen.findByText('Includes 1 essay: 1 suggested');
  return {
    ...world,
    page,
    score: async () => (await (await student.call('score', { params: { id: quizId } })).json()) as Score,
    queued: () => db.queue.where('userId').equals(userId).count(),
  };
}

test('an essay and a refused answer of another device are marked here, and the server has it', async () => {
  const { page, score, queued } = await handedInElsewhere();
  await click(page, 'Mark your essay');
  for (const name of ['Cells are similar', 'They share a function']) {
    await page.user.click(within(block(3)).getByRole('checkbox', { name: new RegExp(name) }));
  }
  expect(await screen.findByText('Includes 1 essay: 1 marked by you')).toBeTruthy();
  await waitFor(() => expect(overall()).toBe('33.3%'));
  await click(page, 'I was right');
  expect(await screen.findByText('1 of 3, plus 1 that you marked right')).toBeTruthy();
  await waitFor(async () => expect(await queued()).toBe(0));
  expect((await score()).results).toMatchObject([
    {},
    { own_judgement: true, is_correct: false },
    { marked_by: 'student', points_covered: [0, 1], is_correct: true },
  ]);
  expect(screen.getByText('1 of 3, plus 1 that you marked right')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Your marks are saved on this device/)).toBeNull());
});

test('without a network the marks count here, outlive a restart, and are sent later', async () => {
  const { page, score, queued, quizId } = await handedInElsewhere();
  const back = loseNetwork();
  await page.user.click(within(block(3)).getByRole('checkbox', { name: /They share a function/ }));
  expect(await screen.findByText('You marked 1 of 2 points')).toBeTruthy();
  expect(await screen.findByText(/Your marks are saved on this device/)).toBeTruthy();
  // The app is closed: what it knew of the server comes from its store.
  queryClient.clear();
  await openPage(`/dashboard/results/${quizId}`);
  expect(await screen.findByText('You marked 1 of 2 points')).toBeTruthy();
  expect(await screen.findByText(/Your marks are saved on this device/)).toBeTruthy();
  expect(await queued()).toBe(1);
  back();
  await outbox.drain({ eager: true });
  await waitFor(async () => expect(await queued()).toBe(0));
  expect((await score()).results[2]).toMatchObject({ marked_by: 'student', points_covered: [1] });
  await waitFor(() => expect(screen.queryByText(/Your marks are saved on this device/)).toBeNull());
  expect(screen.getByText('You marked 1 of 2 points')).toBeTruthy();
});
