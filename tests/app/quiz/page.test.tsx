// What stands on the quiz screen: its states, its words, its buttons (P7).
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { db } from '../../../src/app/data/device.ts';
import { openPage, useBrowser } from '../page.tsx';
import { atQuiz, button, check, click, goOn, loseNetwork, openQuiz, quiz, stored, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

describe('the quiz screen', () => {
  test('an untimed quiz opens on question 1, with every word of P7.2', async () => {
    const { quizId } = await studentWithQuiz();
    await openQuiz(quizId);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cells & Tissues');
    expect(screen.getByText('Topic: Energy')).toBeTruthy();
    expect(screen.getByText('Saved on this device')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    expect(button('Download DOCX')).toBeTruthy();
    expect(button('Flag for Review').getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value)).toEqual(['A', 'B', 'C', 'D']);
    expect(screen.queryByRole('navigation', { name: 'Main, phone' })).toBeNull();
  });

  test.each([
    ['0', 'Quiz data is unavailable.'],
    ['nonsense', 'Quiz data is unavailable.'],
    ['999999', 'Failed to load quiz'],
  ])('quiz %s says: %s', async (id, words) => {
    await studentWithQuiz();
    await openPage(`/dashboard/quiz/${id}`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('a quiz that is not on this device says so without a network', async () => {
    const { quizId } = await studentWithQuiz();
    loseNetwork();
    await openPage(`/dashboard/quiz/${quizId}`);
    const box = (await screen.findByText('Failed to load quiz')).closest('section') as HTMLElement;
    expect(within(box).getByText(/There is no connection right now/)).toBeTruthy();
  });

  test('a question that is missing from a stored attempt is named', async () => {
    const { quizId, userId } = await studentWithQuiz();
    await openQuiz(quizId);
    await db.attempts.where('userId').equals(userId).modify({ position: 7 });
    await openPage(`/dashboard/quiz/${quizId}`);
    expect(await screen.findByText('Question data is unavailable (Index: 7). Please refresh or contact support.')).toBeTruthy();
  });

  test('the buttons follow the answer and the check', async () => {
    const { page } = await atQuiz();
    const states = () =>
      ['Previous', 'Check Answer', 'Next Question'].map((name) => screen.queryAllByRole('button', { name })[0]);
    const disabled = () => states().map((one) => (one ? (one as HTMLButtonElement).disabled : null));
    expect(disabled()).toEqual([true, true, false]);
    await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
    await waitFor(() => expect(disabled()).toEqual([true, false, false]));
    await click(page, 'Check Answer');
    await screen.findByText('Correct answer', { selector: 'dt' });
    expect(disabled()).toEqual([true, null, false]);
    expect(button('Next Question').className).toContain('btn--main');
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
  });

  test('a wrong choice shows the letter and text of the right one, the explanation and the page', async () => {
    const { page } = await atQuiz();
    await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
    await click(page, 'Check Answer');
    const panel = (await screen.findByText('Incorrect', { selector: '.feed__h' })).closest('section') as HTMLElement;
    expect(within(panel).getByText('Correct answer').nextElementSibling?.textContent).toBe('B. Mitochondrion');
    expect(within(panel).getByText('Oxidative phosphorylation happens there.')).toBeTruthy();
    expect(within(panel).getByText('Page 3 of notes.txt')).toBeTruthy();
    expect(panel.querySelector('mark')?.textContent).toBe('“Mitochondria make most of the ATP.”');
    expect(await screen.findByText('Incorrect', { selector: '.toast span' })).toBeTruthy();
    const row = (letter: string) => document.querySelector(`input[value="${letter}"]`)?.closest('label')?.textContent;
    expect(row('B')).toContain('Correct answer');
    expect(row('C')).toContain('Your answer');
  });

  test('an essay with key points says which were found, and shows the model answer', async () => {
    const { page } = await atQuiz();
    await goOn(page, 2);
    // Its topic, “Cells”, names its answer.
    expect(screen.queryByText(/^Topic:/)).toBeNull();
    await goOn(page, 3);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').rows).toBe(5);
    await page.user.type(screen.getByRole('textbox'), 'Similar things');
    await check(page, 'Answer Submitted');
    expect(screen.getByText(/^Suggested: \d of 2 points$/)).toBeTruthy();
    expect(screen.getByText('Similar cells with a common function.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true);
  });

  test('the check survives a reload but not leaving the question; the answer survives both', async () => {
    const { page, quizId } = await atQuiz();
    await page.user.click(screen.getByRole('radio', { name: /Mitochondrion/ }));
    await check(page, 'Correct!');
    const again = await openQuiz(quizId);
    expect(await screen.findByText('Correct!', { selector: '.feed__h' })).toBeTruthy();
    await goOn(again, 2);
    expect(document.activeElement).toBe(document.getElementById('question-text'));
    await click(again, 'Previous');
    await screen.findByRole('heading', { name: 'Question 1 of 3' });
    expect(screen.queryByText('Correct!', { selector: '.feed__h' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mitochondrion/ }).checked).toBe(true);
  });

  test('flags are told, listed and lead back', async () => {
    const { page } = await atQuiz();
    await goOn(page, 2);
    await click(page, 'Flag for Review');
    expect(await screen.findByText('Flagged Question 2')).toBeTruthy();
    await click(page, 'Previous');
    await screen.findByRole('heading', { name: 'Question 1 of 3' });
    expect(screen.getByRole('heading', { name: 'Flagged for Review' })).toBeTruthy();
    await click(page, 'Q2');
    await screen.findByRole('heading', { name: 'Question 2 of 3' });
    await click(page, 'Unflag Question');
    expect(await screen.findByText('Unflagged Question 2')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Flagged for Review' })).toBeNull());
  });

  test('the keyboard is enough', async () => {
    const { page } = await atQuiz();
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText('Please select or enter an answer.')).toBeTruthy();
    await page.user.keyboard('2');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mitochondrion/ }).checked).toBe(true));
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText('Correct!', { selector: '.feed__h' })).toBeTruthy();
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Question 2 of 3' });
    await page.user.type(screen.getByRole('textbox'), 'a tissue?');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a tissue?');
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Incorrect', { selector: '.feed__h' })).toBeTruthy();
    await page.user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  test('letters and digits can be switched off, and stay off', async () => {
    onTestFinished(() => localStorage.removeItem('oasis-single-keys'));
    const { page, quizId } = await atQuiz();
    await click(page, 'Keys (press ?)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await page.user.click(dialog.getByRole('radio', { name: 'Off' }));
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openQuiz(quizId);
    await again.user.keyboard('2f?');
    await again.user.keyboard('{Enter}');
    expect(await screen.findByText('Please select or enter an answer.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Flag for Review').getAttribute('aria-pressed')).toBe('false');
    expect(button('Keys')).toBeTruthy();
  });

  test('a timed quiz waits behind Start Quiz, and goes on where it stood', async () => {
    const { quizId, userId } = await studentWithQuiz(quiz, 5400);
    const page = await openPage(`/dashboard/quiz/${quizId}`);
    expect(await screen.findByText('1 hour 30 minutes for 3 questions')).toBeTruthy();
    expect(screen.getByText(/keeps running if you leave/)).toBeTruthy();
    expect((await stored(userId)).attempts).toEqual([]);
    await click(page, 'Start Quiz');
    await screen.findByRole('heading', { name: 'Question 1 of 3' });
    expect(screen.getByRole('timer').textContent).toMatch(/^(?:90:00|89:5\d)$/);
    await openQuiz(quizId);
    expect((await stored(userId)).attempts).toHaveLength(1);
  });
});

test('Save and close leaves a quiz that was only opened without a word, and says that a begun one is kept', async () => {
  const { page: opened, userId, quizId } = await atQuiz();
  await click(opened, 'Save and close');
  await waitFor(() => expect(opened.path()).toBe('/dashboard'));
  expect(screen.queryByText('Saved. Carry on whenever you like.')).toBeNull();
  const begun = await openQuiz(quizId);
  await begun.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  await click(begun, 'Save and close');
  await screen.findByText('Saved. Carry on whenever you like.');
  expect(begun.path()).toBe('/dashboard');
  expect(Object.values((await stored(userId)).attempts[0]?.answers ?? {})).toHaveLength(1);
});

test('a notice goes with the next move: nothing of the last question hangs over this one', async () => {
  const { page } = await atQuiz();
  await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  await click(page, 'Check Answer');
  await screen.findByText('Incorrect', { selector: '.toast span' });
  await goOn(page, 2);
  await waitFor(() => expect(screen.queryByText('Incorrect', { selector: '.toast span' })).toBeNull());
});
