// An assignment whose answers come after its closing: assigned so on the page, taken without a mark, and told when it is over.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
import { setQuery } from '../../../src/app/data/queries.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { findToast } from '../documentsWorld.ts';
import { classWithQuiz } from '../groupWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { click, finish, goToLast, loseNetwork, openQuiz, stored } from '../quizWorld.ts';

useBrowser();
const CLOSES = '2126-01-01T12:00:00Z';

test('the dialog says when answers are shown, and needs a closing for it', async () => {
  const { groupId } = await classWithQuiz();
  const { user } = await openPage(`/dashboard/groups/${groupId}`);
  await user.click(await screen.findByRole('button', { name: 'Assign a Quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Answers'), 'After closing');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await dialog.findByText('To show answers after closing, set a closing time.');
  await user.type(dialog.getByLabelText('Closes (leave empty for never)'), '2020-01-01T12:00');
  await dialog.findByText(/^This time has passed/);
  await user.clear(dialog.getByLabelText('Closes (leave empty for never)'));
  await user.type(dialog.getByLabelText('Closes (leave empty for never)'), '2126-01-01T12:00');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await findToast('The quiz was assigned.');
  await screen.findByText(/Answers after closing/);
});

test('a closing that members know is not moved to an earlier time, and the dialog says why', async () => {
  const { groupId, assign } = await classWithQuiz();
  await assign({ closes_at: CLOSES });
  const { user } = await openPage(`/dashboard/groups/${groupId}`);
  await user.click(await screen.findByRole('button', { name: 'Assign a Quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/^After it opens you can only extend the deadline/);
  await user.clear(dialog.getByLabelText('Closes (leave empty for never)'));
  await user.type(dialog.getByLabelText('Closes (leave empty for never)'), '2125-12-31T12:00');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await dialog.findByText(/^After it opens you can only move the closing to a later time/);
  expect(dialog.getByLabelText('Closes (leave empty for never)').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText(/^Attempts that count/).getAttribute('aria-invalid')).toBeNull();
  await user.clear(dialog.getByLabelText('Closes (leave empty for never)'));
  await user.type(dialog.getByLabelText('Closes (leave empty for never)'), '2126-01-02T12:00');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await findToast('The assignment was changed.');
});

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

test('the dialog says how many members have the quiz with its answers', async () => {
  const { groupId, assign } = await classWithQuiz();
  await assign({ closes_at: CLOSES });
  const { user } = await openPage(`/dashboard/groups/${groupId}`);
  await user.click(await screen.findByRole('button', { name: 'Assign a Quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/1 member already has this quiz with its answers\.$/);
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

test('scores of another device, which tell the answers, leave this one once they are hidden', async () => {
  const { quizId, assign, become } = await classWithQuiz();
  await assign({ closes_at: CLOSES });
  const userId = await become();
  await openQuiz(quizId);
  cleanup();
  const score = { score: 100, correct_count: 3, total_questions: 3, results: [], submission_id: crypto.randomUUID() };
  setQuery(userId, ['score', userId, quizId], score);
  setQuery(userId, ['submission', userId, score.submission_id], score);
  const keptScores = async () => (await db.queries.toArray()).filter(({ value }) => value.includes(score.submission_id)).length;
  await waitFor(async () => expect(await keptScores()).toBe(2));
  await assign({ closes_at: CLOSES, answers: 'after_closing' });
  await openPage('/dashboard');
  await waitFor(async () => expect(await keptScores()).toBe(0));
});
