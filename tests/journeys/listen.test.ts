// Reading aloud: by keyboard, on a small dark phone, with formulas in words, and after the server is gone. The voice is a fake.
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

const quiz: Quiz = {
  title: 'Roots',
  questions: [
    {
      question_id: 1,
      question_text: 'What is $\\sqrt{x}$?',
      question_type: 'multiple_choice',
      options: { A: 'A root', B: 'A tree' },
      correct_answer: 'A',
      explanation: 'It is a root.',
    },
  ],
};

/** Speaks nothing and ends at once. */
function fakeVoice(): void {
  const spoken: string[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-US', localService: true, default: true }],
    speak: (utterance: SpeechSynthesisUtterance) => {
      if (utterance.text !== '') spoken.push(utterance.text);
      queueMicrotask(() => utterance.onend?.({} as SpeechSynthesisEvent));
    },
    cancel: () => undefined,
    spoken,
  });
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

test('a question is read aloud, its formula in words, and so it is without a network', async () => {
  const phone = await startPhone();
  const student = await newStudent(phone.app.server);
  const { quizId } = await seedQuiz(phone.app.server, student, quiz);
  const { page } = phone;
  await page.addInitScript(fakeVoice);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await phone.goTo('/');
  await phone.logIn(student, 1);
  const listen = page.getByRole('button', { name: 'Listen' });
  const spoken = () => page.evaluate(() => (window.speechSynthesis as SpeechSynthesis & { spoken: string[] }).spoken);
  const asked = ['What is the square root of x ?', 'A: A root', 'B: A tree'];

  await phone.goTo(`/dashboard/quiz/${quizId}`);
  await listen.focus();
  await page.keyboard.press('Enter');
  await expect.poll(spoken).toEqual(asked);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.waitForFunction(async () => (await (await caches.open('oasis-languages')).keys()).length === 2);

  await phone.app.goDown();
  await page.reload();
  await listen.click();
  await expect.poll(spoken).toEqual(asked);
  await page.locator('.opt').first().click();
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('It is a root.').waitFor();
  await listen.click();
  await expect.poll(spoken).toEqual([...asked, ...asked, 'A: A root', 'It is a root.']);
});
