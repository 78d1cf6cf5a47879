// What is on this device is drawn at once and whole: no "Loading..." before it, and nothing that comes in between later.
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { db } from '../../src/app/data/device.ts';
import { queryClient } from '../../src/app/data/queryClient.ts';
import { openPage, useBrowser } from './page.tsx';
import { quiz, studentWithQuiz } from './quizWorld.ts';

useBrowser();

/** The network neither answers nor fails, until the test is over. */
function hangNetwork(): void {
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.stubGlobal('fetch', before));
}

const words = () => document.querySelector('main:not([hidden])')?.textContent ?? '';

test.each([
  ['dashboard', '/dashboard', ['Continue where you stopped', 'Your Documents', 'notes.txt', 'On this device']],
  ['study offline', '/dashboard/offline', [quiz.title, '1 quiz, ', 'Self-test']],
  ['settings', '/dashboard/settings', ['Review', '1 quiz with questions and answers']],
  ['exam', '/dashboard/exam/new', ['New mock exam', quiz.title]],
  ['print', '/dashboard/quiz/{quiz}/print', [quiz.title, 'Answer Key']],
  ['groups', '/dashboard/groups', ['Groups']],
  ['attempts at a quiz', '/dashboard/progress/{quiz}', ['There are no results for this']],
])('%s', async (_, place, expected) => {
  const { userId, quizId } = await studentWithQuiz();
  const attemptId = crypto.randomUUID();
  await openPage('/dashboard');
  await screen.findAllByText('On this device');
  await beginOrResume(db, { userId, quizId, quiz, attemptId, wall: Date.now(), exam: false, reorder: (given) => given });
  await moveAll(db, attemptId, [{ type: 'answer', questionId: 11, text: 'B' }], { wall: Date.now() });
  const address = place.replace('{quiz}', String(quizId));
  await openPage(address);
  for (const text of expected) await vi.waitFor(() => expect(words()).toContain(text));

  queryClient.clear();
  hangNetwork();
  await openPage(address);
  // No pause: this is the first drawing.
  expect(document.querySelector('main[aria-busy]')).toBeNull();
  for (const text of expected) expect(words()).toContain(text);
});
