// The button that reads aloud: when it is there, what it reads, and when it stops. The voices are fakes.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { texWords } from '../../../src/app/question/formulaWords.ts';
import { Listen } from '../../../src/app/question/Listen.tsx';
import { spokenQuestion } from '../../../src/app/question/spokenQuestion.ts';
import { useBrowser } from '../page.tsx';
import { fakeVoices, voice } from './fakeVoices.ts';

useBrowser();
afterEach(cleanup);

const question: Question = {
  question_id: 1,
  question_text: 'What is a sextant? Think.',
  question_type: 'multiple_choice',
  options: { A: 'A boat', B: 'An instrument' },
  correct_answer: 'B',
  explanation: 'It measures angles.',
};
const button = () => screen.findByRole('button', { name: 'Listen' });

test('the key and the explanation are read only once a check has shown them', () => {
  const asked = ['What is a sextant? Think.', 'A: A boat', 'B: An instrument'];
  expect(spokenQuestion(question, 'A', null)).toEqual(asked);
  expect(spokenQuestion(question, 'A', 'incorrect')).toEqual([...asked, 'B: An instrument', 'It measures angles.']);
});

test('a press reads sentence by sentence to the end, by keyboard too', async () => {
  const voices = fakeVoices([voice('en-US')]);
  render(<Listen texts={['One. Two.', 'Three']} language="en" />);
  const user = userEvent.setup();
  (await button()).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Stop reading' });
  for (const _ of ['One.', 'Two.', 'Three']) act(voices.endOne);
  expect(voices.spoken).toEqual(['en-US One.', 'en-US Two.', 'en-US Three']);
  await button();
});

test('it stops at a second press, when the time is up, and when the question is left', async () => {
  const voices = fakeVoices([voice('en-US')]);
  const user = userEvent.setup();
  const { rerender, unmount } = render(<Listen texts={['One. Two.']} language="en" />);
  await user.click(await button());
  expect(voices.isSpeaking()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(voices.isSpeaking()).toBe(false);
  await user.click(await button());
  rerender(<Listen texts={['One. Two.']} language="en" isOver />);
  expect(voices.isSpeaking()).toBe(false);
  rerender(<Listen texts={['One. Two.']} language="en" />);
  await user.click(await button());
  unmount();
  expect(voices.isSpeaking()).toBe(false);
  expect(voices.spoken).toHaveLength(3);
});

test('voices come late, and a remote one goes with the network', async () => {
  const voices = fakeVoices([]);
  render(<Listen texts={['Un.']} language="fr" />);
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => voices.come([voice('fr-FR', { localService: false })]));
  await button();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['en-US', 'en-US the square root of x plus 1'],
  ['fr-FR', 'fr-FR la racine carrée de x plus 1'],
  ['de-DE', 'de-DE sqrt x+1'],
])('a formula is read in words: %s', async (language, words) => {
  const voices = fakeVoices([voice(language)]);
  render(<Listen texts={['$\\sqrt{x+1}$']} language={language} />);
  await userEvent.setup().click(await button());
  await waitFor(() => expect(voices.spoken).toEqual([words]));
});

test('without rules a formula is read as the words of its TeX', () => {
  expect(texWords('\\frac{a}{b} + 2\\,x')).toBe('frac a b + 2 x');
});
