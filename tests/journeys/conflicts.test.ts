// What happens elsewhere while a quiz is taken here: its document is deleted, its time limit changes, another tab types, another
// device with another clock hands in too, and the server refuses.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { skewedClocks } from '../faults/inPage.ts';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { checkClock, startedAt, storedAttempts } from './driven/clock.ts';
import { startPhone } from './driven/phone.ts';
import { type Screen, screenOf } from './driven/screen.ts';

/** From wherever the student is to the results. */
async function finish(screen: Screen, from: number): Promise<void> {
  for (let n = from; n < 3; n += 1) {
    await screen.see(`Question ${n} of 3`);
    await screen.press('Next Question');
  }
  await screen.see('Question 3 of 3');
  await screen.press('Finish Quiz');
  await screen.see('Finish the quiz?');
  await screen.press('Confirm & Finish');
  await screen.see('Quiz Results');
}

/** A retake stands in another order: goes on until the choice is on screen, and says which question that is. */
async function toTheChoice(screen: Screen): Promise<number> {
  for (let n = 1; ; n += 1) {
    await screen.see(`Question ${n} of 3`);
    if ((await screen.text()).includes('Which of these is a norm')) return n;
    await screen.press('Next Question');
  }
}

test('deleted elsewhere, another time limit, two tabs typing, two devices, refused: no answer is lost and none is mixed up', async () => {
  const phone = await startPhone();
  const { app } = phone;
  const student = await newStudent(app.server);
  const doomed = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'Doomed' });
  const timed = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'Timed' }, 300);
  const plain = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'Plain' });
  const ask = async <T>(name: 'submissions' | 'score', quizId: number) =>
    (await (await student.call(name, { params: { id: quizId } })).json()) as T;
  const given = async (quizId: number) =>
    (await ask<{ results: { answer_given: string }[] }>('score', quizId)).results.map((one) => one.answer_given);
  await phone.goTo('/');
  await phone.logIn(student, 3);
  const { page } = phone;
  const screen = screenOf(page);

  // Its document is deleted on another device: the quiz goes on, and the submission arrives.
  await phone.goTo(`/dashboard/quiz/${doomed.quizId}`);
  await screen.choose('B');
  await screen.see('Saved on this device');
  expect((await student.call('deleteDocument', { params: { doc_id: doomed.documentId } })).status).toBeLessThan(300);
  await page.reload();
  await finish(screen, 1);
  await screen.see('Received');
  expect(await ask<unknown[]>('submissions', doomed.quizId)).toHaveLength(1);

  // The time limit is changed on another device: what has begun keeps its deadline, the next one has the new limit.
  await phone.goTo(`/dashboard/quiz/${timed.quizId}`);
  await screen.press('Start Quiz');
  await screen.clock();
  const deadline = (await startedAt(screen)) + 300_000;
  const settings = { timer_duration_seconds: 120 };
  expect((await student.call('changeQuiz', { params: { id: timed.quizId }, body: { settings } })).status).toBe(200);
  await phone.goTo('/dashboard');
  await screen.see('Continue where you stopped');
  await phone.goTo(`/dashboard/quiz/${timed.quizId}`);
  await checkClock(screen, deadline);
  await finish(screen, 1);
  await screen.see('Received');
  await phone.goTo('/dashboard');
  await screen.see('Your Documents');
  await page.waitForLoadState('networkidle');
  await phone.goTo(`/dashboard/quiz/${timed.quizId}`);
  await screen.press('Start Quiz');
  await screen.clock();
  await checkClock(screen, (await startedAt(screen)) + 120_000);

  // Two tabs answer at once, each its own question; each shows what the other wrote.
  await phone.goTo(`/dashboard/quiz/${plain.quizId}`);
  await screen.choose('C');
  await screen.see('Saved on this device');
  await screen.press('Next Question');
  await screen.see('Question 2 of 3');
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}/dashboard/quiz/${plain.quizId}`);
  const other = screenOf(tab);
  await other.see('Question 2 of 3');
  await Promise.all([screen.write('Your answer...', 'from one tab'), other.press('Flag for Review')]);
  await screen.see('Saved on this device');
  await expect.poll(() => other.given()).toBe('from one tab');
  await screen.see('Flagged for Review');
  await other.press('Next Question');
  await other.see('Question 3 of 3');
  await screen.see('Question 3 of 3');
  await other.write('Your answer...', 'from the other');
  await other.see('Saved on this device');
  await expect.poll(() => screen.given()).toBe('from the other');
  await tab.close();

  // Another device has handed in under the very same key with other answers: the server refuses ours, in words; ours is kept.
  const attemptId = (await storedAttempts(screen)).find((one) => one.quizId === plain.quizId)?.attemptId ?? '';
  const foreign = { params: { id: plain.quizId }, body: { answers: [] }, headers: { 'Idempotency-Key': attemptId } };
  expect((await student.call('submit', foreign)).status).toBe(200);
  await page.reload();
  await screen.press('Finish Quiz');
  await screen.see('Please check your answer for the last question before finishing.');
  await screen.see('Model answer');
  await finish(screen, 3);
  await phone.goTo('/dashboard/offline');
  await screen.see(/Refused/);
  const [download] = await Promise.all([page.waitForEvent('download'), screen.press('Export Answers: Plain')]);
  const exported = await readFile(await download.path(), 'utf8');
  for (const words of ['from one tab', 'from the other']) expect(exported).toContain(words);
  expect(await ask<unknown[]>('submissions', plain.quizId)).toHaveLength(1);

  // A device whose clock is three hours ahead hands in first: the other's, later by the true clock, is the score.
  await page.addInitScript({ content: skewedClocks({ wall: 3 * 3_600_000, mono: 0 }) });
  await phone.goTo(`/dashboard/quiz/${plain.quizId}`);
  const place = await toTheChoice(screen);
  // The stored A, whose letter on screen is another's.
  await screen.chooseText('folkway');
  await screen.see('Saved on this device');
  // The last question is checked before finishing (P7.9).
  if (place === 3) {
    await screen.press('Check Answer');
    await screen.see('Correct answer');
  }
  await finish(screen, place);
  await screen.see('Received');
  expect(await given(plain.quizId)).toEqual(['A', '', '']);
  const now = new Date(Date.now()).toISOString();
  const body = { answers: [{ question_id: 1, answer_given: 'D' }], submitted_at: now };
  const headers = { 'Idempotency-Key': randomUUID(), 'Client-Now': now };
  expect((await student.call('submit', { params: { id: plain.quizId }, body, headers })).status).toBe(200);
  expect(await given(plain.quizId)).toEqual(['D', '', '']);
  expect(await ask<unknown[]>('submissions', plain.quizId)).toHaveLength(3);
});
