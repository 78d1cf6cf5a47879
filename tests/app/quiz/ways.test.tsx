// Finding one's way in a quiz: the map, feedback again, exams, one-line answers, and putting an attempt away.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage, useBrowser } from '../page.tsx';
import { atQuiz, button, check, click, finish, goToLast, quiz, stored, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const isOn = (n: number) => screen.findByRole('heading', { name: `Question ${n} of 3` });

test('the map says of each question what became of it, and leads there', async () => {
  const { page } = await atQuiz();
  await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  await click(page, 'Check Answer');
  await click(page, 'Flag for Review');
  await screen.findByRole('button', { name: 'Question 1, answered, checked, flagged' });
  await click(page, 'Question 3, not answered');
  await isOn(3);
  expect(button('Question 3, not answered').getAttribute('aria-current')).toBe('true');
  await click(page, 'All questions');
  const sheet = within(await screen.findByRole('dialog', { name: 'Questions' }));
  expect(sheet.getByText('1 of 3 answered')).toBeTruthy();
  await page.user.click(sheet.getByRole('button', { name: /^Question 1,/ }));
  await isOn(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('feedback is shown again on request, and the first check stands', async () => {
  const { page, userId } = await atQuiz();
  expect(screen.queryByRole('button', { name: 'Show the answer again' })).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  await check(page, 'Incorrect');
  await click(page, 'Next Question');
  await isOn(2);
  await click(page, 'Previous');
  await isOn(1);
  expect(screen.queryByText('Incorrect', { selector: '.feed__h' })).toBeNull();
  await click(page, 'Show the answer again');
  expect(await screen.findByText('Incorrect', { selector: '.feed__h' })).toBeTruthy();
  expect((await stored(userId)).attempts[0]?.firstChecks).toEqual({ 11: 'incorrect' });
});

test('the finish dialog leads to the first question without an answer', async () => {
  const { page } = await atQuiz();
  await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  await goToLast(page);
  await click(page, 'Finish Quiz');
  const dialog = within(await screen.findByRole('dialog', { name: 'Finish the quiz?' }));
  await page.user.click(dialog.getByText('2 questions are unanswered.'));
  await isOn(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a short answer is checked by Enter, and nothing corrects it; an essay has its lines', async () => {
  const { page } = await atQuiz();
  await click(page, 'Next Question');
  await isOn(2);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([field.rows, field.getAttribute('enterkeyhint'), field.getAttribute('autocapitalize')]).toEqual([3, 'done', 'off']);
  expect([field.getAttribute('spellcheck'), field.getAttribute('autocorrect')]).toEqual(['false', 'off']);
  await page.user.type(field, 'cell');
  // The Enter with which an input method takes over what was composed.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(field, { key: 'Enter', ...composing });
  expect(screen.queryByText('Correct!', { selector: '.feed__h' })).toBeNull();
  await page.user.type(field, '{Enter}');
  expect(await screen.findByText('Correct!', { selector: '.feed__h' })).toBeTruthy();
  expect(field.value).toBe('cell');
  await click(page, 'Next Question');
  await isOn(3);
  await page.user.type(screen.getByRole('textbox'), 'one{Enter}two');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('one\ntwo');
  expect(screen.getByRole('textbox').hasAttribute('enterkeyhint')).toBe(false);
});

test('an exam shows nothing before the end', async () => {
  const { quizId, userId } = await studentWithQuiz(quiz, 600);
  const page = await openPage(`/dashboard/quiz/${quizId}`);
  await page.user.click(await screen.findByRole('radio', { name: 'As an exam' }));
  await click(page, 'Start Quiz');
  await isOn(1);
  await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  expect(screen.queryByRole('button', { name: 'Check Answer' })).toBeNull();
  await goToLast(page);
  await page.user.type(screen.getByRole('textbox'), 'Similar cells');
  await finish(page);
  expect(await screen.findByText('Overall Score')).toBeTruthy();
  expect(screen.queryByText(/Right on the first check/)).toBeNull();
  expect((await stored(userId)).attempts).toMatchObject([{ exam: true, endedBy: 'student' }]);
});

describe('an attempt is put away', () => {
  test('by Discard: it leads to the dashboard, and nothing is handed in', async () => {
    const { page, quizId, userId } = await atQuiz();
    await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
    await click(page, 'Discard');
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this attempt?' }));
    expect(dialog.getByText('Your answer will be lost for good.')).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(await screen.findByText('The attempt was discarded. Nothing was handed in.')).toBeTruthy();
    const { attempts, outbox } = await stored(userId);
    expect([attempts.map((one) => one.endedBy), outbox]).toEqual([['discarded'], []]);
    await openPage(`/dashboard/results/${quizId}`);
    expect(await screen.findByText('No submission found for this quiz')).toBeTruthy();
  });

  test('by Start Over: another one begins at question 1; a timed one behind its panel', async () => {
    const { page, userId } = await atQuiz();
    await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
    await goToLast(page);
    await click(page, 'Start Over');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Start Over' }));
    await isOn(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { attempts } = await stored(userId);
    expect(attempts.map((one) => one.endedBy).sort()).toEqual(['discarded', null]);
    expect(attempts.find((one) => one.endedAt === null)?.answers).toEqual({});
  });

  test('a timed one begins anew behind its start panel', async () => {
    const { quizId, userId } = await studentWithQuiz(quiz, 600);
    const page = await openPage(`/dashboard/quiz/${quizId}`);
    await screen.findByRole('button', { name: 'Start Quiz' });
    await click(page, 'Start Quiz');
    await isOn(1);
    await click(page, 'Start Over');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Start Over' }));
    expect(await screen.findByRole('button', { name: 'Start Quiz' })).toBeTruthy();
    expect((await stored(userId)).attempts.map((one) => one.endedBy)).toEqual(['discarded']);
  });
});
