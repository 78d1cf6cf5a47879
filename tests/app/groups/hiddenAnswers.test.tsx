// An assignment whose answers come after its closing: assigned so on the page, taken without a mark, and told when it is over.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { classWithQuiz } from '../groupWorld.ts';
import { useBrowser } from '../page.tsx';
import { click, finish, goToLast, loseNetwork, openQuiz, stored } from '../quizWorld.ts';

useBrowser();
const CLOSES = '2126-01-01T12:00:00Z';

test('until the closing the page says when the score comes, marks nothing, and then has it with every answer', async () => {
  const { quizId, assign, become } = await classWithQuiz();
  await assign({ closes_at: CLOSES, answers: 'after_closing' });
  const userId = await become();
  const page = await openQuiz(quizId);
  expect(screen.getByText('Answers are shown after the quiz closes.')).toBeTruthy();
  const back = loseNetwork();
  expect(screen.queryByRole('button', { name: 'Check Answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download DOCX' })).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: /Nucleus/ }));
  await goToLast(page);
  await finish(page);
  await screen.findByRole('heading', { name: 'You get your score after the quiz closes' });
  expect(screen.getByText(/It closes Jan 1, 2126/)).toBeTruthy();
  expect(screen.queryByText(/%|Incorrect|Provisional/)).toBeNull();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2126-01-01T12:00:01Z'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(/It closed Jan 1, 2126/);
  clock.mockRestore();
  back();
  await outbox.drain({ eager: true });
  await screen.findByText('Received');
  expect(screen.queryByText(/0\.0|Incorrect/)).toBeNull();
  expect(await db.reviews.where('userId').equals(userId).count()).toBe(0);

  // A first question that is still on its way would be the answer to the next one, too.
  const told = () => queryClient.getQueriesData({ queryKey: ['score'] }).map(([, data]) => data);
  await waitFor(() => expect(told()).toEqual([expect.objectContaining({ hidden_until: expect.any(String) })]));
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['score'] })).toBe(0));
  await assign({ closes_at: CLOSES });
  await queryClient.invalidateQueries({ queryKey: ['score'] });
  await screen.findByText('Overall Score');
  await waitFor(async () => expect(await db.reviews.where('userId').equals(userId).count()).toBe(1));
  expect((await stored(userId)).attempts[0]?.receipt?.results).toHaveLength(3);
  await screen.findAllByText('Page 3 of Cells & Tissues');
});

test('a quiz that was on the device with its answers is taken without them, once they are hidden', async () => {
  const { quizId, assign, become } = await classWithQuiz();
  await assign({ closes_at: CLOSES });
  const userId = await become();
  const page = await openQuiz(quizId);
  await page.user.click(screen.getByRole('radio', { name: /Nucleus/ }));
  await page.user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await screen.findByText(/^(?:Correct!|Incorrect)$/, { selector: '.feed__h' });
  await page.user.click(screen.getByRole('button', { name: 'Next Question' }));
  await screen.findByRole('heading', { name: 'Question 2 of 3' });
  await click(page, 'Previous');
  await screen.findByRole('button', { name: 'Show the answer again' });
  expect((await keptQuiz(db, userId, quizId, 0))?.questions[0]?.correct_answer).toBe('B');
  cleanup();
  await assign({ closes_at: CLOSES, answers: 'after_closing' });

  const back = loseNetwork();
  await openQuiz(quizId);
  // Nobody has told this device.
  expect(screen.getByRole('button', { name: 'Check Answer' })).toBeTruthy();
  cleanup();
  back();
  const again = await openQuiz(quizId);
  await screen.findByText('Answers are shown after the quiz closes.');
  expect(screen.queryByRole('button', { name: 'Check Answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the answer again' })).toBeNull();
  expect((await keptQuiz(db, userId, quizId, 0))?.questions[0]?.correct_answer).toBe('');
  await goToLast(again);
  await finish(again);
  await screen.findByRole('heading', { name: 'You get your score after the quiz closes' });
});
