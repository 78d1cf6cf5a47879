// The sample quiz: no account, nothing sent, and its result is found again after the login.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { isCorrect } from '#core/marking/grading';
import { Quiz } from '#core/quiz/quiz';
import { lastEnded } from '#device/attempts/attempts';
import { adoptSample, NOBODY, SAMPLE_QUIZ_ID } from '#device/quizzes/sample';
import { db } from '../../../src/app/data/device.ts';
import { makeSampleQuiz, samplePassages } from '../../../src/app/sample/sampleQuiz.ts';
import { newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { check, click, finish } from '../quizWorld.ts';

useBrowser();

describe('its questions', () => {
  const sampleQuiz = makeSampleQuiz();
  const text = samplePassages()
    .map((passage) => passage.text)
    .join('\n');

  test('are of every type, and each key is right', () => {
    expect(Quiz.safeParse(sampleQuiz).success).toBe(true);
    expect(new Set(sampleQuiz.questions.map((question) => question.question_type)).size).toBe(4);
    for (const question of sampleQuiz.questions)
      expect(isCorrect(question, question.correct_answer), question.question_text).toBe(true);
  });

  test.each(sampleQuiz.questions)('$question_text cites the text word for word', ({ source }) => {
    expect(text).toContain(source?.quote);
  });
});

test('is taken without an account, sends nothing, and its result is on the dashboard after the login', async () => {
  const sent = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', sent);
  const page = await openPage('/');
  await page.user.click(screen.getByRole('link', { name: 'Try a sample quiz' }));
  await screen.findByRole('heading', { name: 'Question 1 of 8' });
  expect(screen.getByText('Read the text first (1 minute)')).toBeTruthy();
  await page.user.click(await screen.findByRole('radio', { name: /From groundwater in an aquifer/ }));
  await check(page, 'Correct!');
  await click(page, 'Flag for Review');
  for (let n = 2; n <= 8; n += 1) {
    await click(page, 'Next Question');
    await screen.findByRole('heading', { name: `Question ${n} of 8` });
  }
  await finish(page);
  expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeTruthy();
  expect(page.path()).toBe('/try/results');
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register');
  expect(screen.getByText('12.5')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  expect(await db.outbox.count()).toBe(0);

  const { userId } = await newcomer();
  await adoptSample(db, userId);
  await openPage('/dashboard');
  const link = await screen.findByRole('link', { name: 'Your sample quiz: 12.5%' });
  expect(link.getAttribute('href')).toBe('/try/results');
  await openPage('/try/results');
  expect(await screen.findByText('12.5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload New Document' })).toBeTruthy();
  expect(await lastEnded(db, NOBODY, SAMPLE_QUIZ_ID, true)).toBeUndefined();
});

test('the results without a result lead to the sample', async () => {
  const page = await openPage('/try/results');
  await waitFor(() => expect(page.path()).toBe('/try'));
});

test('a sample that could not be opened is opened by Try Again, once there is room', async () => {
  const full = vi.spyOn(db.attempts, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const page = await openPage('/try');
  await screen.findByText('Failed to load quiz');
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Failed to load quiz');
  full.mockRestore();
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Question 1 of 8' });
});

test('a visitor who closes the sample is back on the landing, and finds it as it was', async () => {
  const page = await openPage('/try');
  await screen.findByRole('heading', { name: 'Question 1 of 8' });
  await page.user.click(await screen.findByRole('radio', { name: /From groundwater in an aquifer/ }));
  await click(page, 'Save and close');
  await waitFor(() => expect(page.path()).toBe('/'));
  await openPage('/try');
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: /From groundwater/, checked: true })).toBeTruthy();
});
