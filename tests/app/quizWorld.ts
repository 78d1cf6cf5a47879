// A signed-in student with a quiz, for the tests of the quiz screen and the results.
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { db } from '../../src/app/data/device.ts';
import { newStudent, type Student } from '../support/people.ts';
import { signInAs } from './documentsWorld.ts';
import { openPage, overTheWire, server } from './page.tsx';

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = () => undefined;

export const quiz: Quiz = {
  title: 'Cells & Tissues',
  questions: [
    {
      question_id: 11,
      question_text: 'Which organelle makes most of the ATP?',
      question_type: 'multiple_choice',
      topic: 'Energy',
      options: { A: 'Nucleus', B: 'Mitochondrion', C: 'Ribosome', D: 'Golgi body' },
      correct_answer: 'B',
      explanation: 'Oxidative phosphorylation happens there.',
      source: { page: 3, quote: 'Mitochondria make most of the ATP.' },
    },
    { question_id: 12, question_text: 'Name the smallest unit of life.', question_type: 'short_answer', correct_answer: 'Cell' },
    {
      question_id: 13,
      question_text: 'Explain what a tissue is.',
      question_type: 'essay',
      correct_answer: 'Similar cells with a common function.',
      key_points: [
        { text: 'Cells are similar', terms: ['similar'] },
        { text: 'They share a function', terms: ['function'] },
      ],
    },
  ],
};

/** A student with this quiz, signed in on this device. */
export async function studentWithQuiz(given: Quiz = quiz, seconds: number | null = null) {
  const student = await newStudent(server);
  const { quizId } = await seed(student, given, seconds);
  return { student, userId: await signInAs(student), quizId };
}

async function seed(student: Student, given: Quiz, seconds: number | null): Promise<{ quizId: number }> {
  const body = JSON.stringify({ token: student.token, quiz: given, seconds });
  const response = await server.fetch('/seed', { method: 'POST', body });
  return (await response.json()) as { quizId: number };
}

/** The quiz screen, on its question. */
export async function openQuiz(quizId: number, position = 'Question 1 of 3') {
  const page = await openPage(`/dashboard/quiz/${quizId}`);
  await screen.findByRole('heading', { name: position });
  return page;
}

/** A student with this quiz, on its first question. */
export async function atQuiz(...given: Parameters<typeof studentWithQuiz>) {
  const student = await studentWithQuiz(...given);
  return { page: await openQuiz(student.quizId), ...student };
}

export const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0] as HTMLButtonElement;
type Page = { user: { click: (element: Element) => Promise<void> } };

export const click = async (page: Page, name: string) => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  await page.user.click(button(name));
};

/** To the next question, which is the one of this number. */
export async function goOn(page: Page, number: number): Promise<void> {
  await click(page, 'Next Question');
  await screen.findByRole('heading', { name: `Question ${number} of 3` });
}

/** Checks the answer, and waits for what is said of it. */
export async function check(page: Page, verdict: string): Promise<void> {
  await click(page, 'Check Answer');
  await screen.findByText(verdict, { selector: '.feed__h' });
}

/** The phone loses its network until the test is over or `back` is called. */
export function loseNetwork(): () => void {
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = () => {
    vi.stubGlobal('fetch', before);
    vi.restoreAllMocks();
  };
  onTestFinished(end);
  // A browser says so; what was drawn as offline stays so until then.
  return () => {
    end();
    window.dispatchEvent(new Event('online'));
  };
}

/** The server's answer to submissions is another one until `back` is called or the test is over. */
export function answerSubmissions(status: number, body: unknown): () => void {
  const before = globalThis.fetch;
  const back = () => void vi.stubGlobal('fetch', before);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).includes('/submit')
      ? overTheWire(Response.json(body, { status }))
      : before(input, init),
  );
  onTestFinished(back);
  return back;
}

/** Walks to the last question, chooses and checks nothing. */
export async function goToLast(page: Page): Promise<void> {
  await goOn(page, 2);
  await goOn(page, 3);
}

/** Hands in from the last question, whose answer is blank. */
export async function finish(page: Page): Promise<void> {
  await click(page, 'Finish Quiz');
  await screen.findByRole('dialog', { name: 'Finish the quiz?' });
  await click(page, 'Confirm & Finish');
}

/** The rows of the outbox and the attempts of a student, as they are stored. */
export async function stored(userId: number) {
  return {
    outbox: await db.outbox.where('userId').equals(userId).toArray(),
    attempts: await db.attempts.where('userId').equals(userId).toArray(),
  };
}
