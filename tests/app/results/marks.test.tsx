// A student's own judgement on the screens: "I was right", ticks under an essay, and what the score says of both.

import { render, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import { beginAttempt } from '#core/attempt/attempt';
import type { Question } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { db } from '../../../src/app/data/device.ts';
import { Breakdown } from '../../../src/app/results/Breakdown.tsx';
import { ResultBlock } from '../../../src/app/results/ResultBlock.tsx';
import { essayWords, ownWords, unmarkedEssays } from '../../../src/app/results/scoreNotes.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { createGate } from '../../support/gate.ts';
import type { Student } from '../../support/people.ts';
import { openPage, useBrowser } from '../page.tsx';
import { atQuiz, check, click, finish, goOn, goToLast, loseNetwork, quiz, stored } from '../quizWorld.ts';

useBrowser();

const block = (number: number) => screen.getByRole('heading', { name: `Question ${number}` }).closest('article') as HTMLElement;
const saved = () => screen.findByText('Saved on this device', { selector: '.saved' });
const scoreOn = async (student: Student, quizId: number) =>
  (await (await student.call('score', { params: { id: quizId } })).json()) as Score;

test('a refused typed answer can be called right, and that taken back; it travels and changes no score', async () => {
  const { page, student, quizId, userId } = await atQuiz();
  await goOn(page, 2);
  await page.user.type(screen.getByRole('textbox'), 'tiny unit');
  await check(page, 'Incorrect');
  await click(page, 'I was right');
  expect(await screen.findByText('You marked this right')).toBeTruthy();
  await click(page, 'Undo: You marked this right');
  await screen.findByRole('button', { name: 'I was right' });
  await click(page, 'I was right');
  await screen.findByText('You marked this right');
  await saved();
  expect((await stored(userId)).attempts[0]?.ownRight).toEqual([12]);
  await goOn(page, 3);
  await finish(page);
  expect(await screen.findByText('0 of 3, plus 1 that you marked right')).toBeTruthy();
  expect(within(block(2)).getByText('You marked this right')).toBeTruthy();
  await screen.findByText('Received');
  const judged = { own_judgement: true, is_correct: false };
  expect(await scoreOn(student, quizId)).toMatchObject({ score: 0, results: [{}, judged, {}] });

  // Taken again, in another order, it is accepted.
  await page.user.click(await screen.findByRole('link', { name: 'Retake Quiz' }));
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  for (const next of [2, 3]) {
    if (screen.queryByText('Name the smallest unit of life.')) break;
    await click(page, 'Next Question');
    await screen.findByRole('heading', { name: `Question ${next} of 3` });
  }
  await page.user.type(screen.getByRole('textbox'), 'Tiny unit');
  await check(page, 'Correct!');
});

test('an essay is marked at its check: what the rule suggests is ticked, the ticks of the student count and travel', async () => {
  const { page, student, quizId, userId } = await atQuiz();
  await goToLast(page);
  await page.user.type(screen.getByRole('textbox'), 'Cells that are similar.');
  await check(page, 'Answer Submitted');
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes().map((box) => box.checked)).toEqual([true, false]);
  expect(screen.getAllByText('Suggested')).toHaveLength(1);
  // Two quick ticks: the second stands on the first.
  await Promise.all([page.user.click(boxes()[1] as Element), page.user.click(boxes()[0] as Element)]);
  expect(await screen.findByText('You marked 1 of 2 points')).toBeTruthy();
  await page.user.click(boxes()[0] as Element);
  expect(await screen.findByText('You marked 2 of 2 points')).toBeTruthy();
  expect(screen.queryByText('Suggested')).toBeNull();
  await saved();
  await waitFor(async () => expect((await stored(userId)).attempts[0]?.points).toEqual({ 13: [0, 1] }));
  await finish(page);
  expect(await screen.findByText('Includes 1 essay: 1 marked by you')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark your essay' })).toBeNull();
  await screen.findByText('Received');
  const { results } = await scoreOn(student, quizId);
  expect(results[2]).toMatchObject({ is_correct: true, marked_by: 'student', points_covered: [0, 1] });
});

test('who is sure says so before the check; it travels with the answer', async () => {
  const { page, student, quizId, userId } = await atQuiz();
  const sure = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sure' });
  expect(sure().disabled).toBe(true);
  await goOn(page, 2);
  await page.user.type(screen.getByRole('textbox'), 'tiny unit');
  await page.user.click(sure());
  await waitFor(() => expect(sure().getAttribute('aria-pressed')).toBe('true'));
  expect((await stored(userId)).attempts[0]).toMatchObject({ sure: [12], answers: { 12: 'tiny unit' } });
  await check(page, 'Incorrect');
  expect(sure().disabled).toBe(true);
  await goOn(page, 3);
  await finish(page);
  await screen.findByText('Received');
  const { results } = await scoreOn(student, quizId);
  expect(results.map(({ is_sure }) => is_sure)).toEqual([undefined, true, undefined]);
});

test('the suggestion can be agreed to as it is', async () => {
  const { page, userId } = await atQuiz();
  await goToLast(page);
  await page.user.type(screen.getByRole('textbox'), 'Cells that are similar.');
  await click(page, 'Check Answer');
  await click(page, 'The suggestion is right');
  expect(await screen.findByText('You marked 1 of 2 points')).toBeTruthy();
  await waitFor(async () => expect((await stored(userId)).attempts[0]?.points).toEqual({ 13: [0] }));
});

test('an essay that was not marked waits in the results; marked without a network it counts at once and is sent later', async () => {
  const { page, student, quizId, userId } = await atQuiz();
  await goToLast(page);
  await page.user.type(screen.getByRole('textbox'), 'They work together.');
  await check(page, 'Answer Submitted');
  const back = loseNetwork();
  await finish(page);
  expect(await screen.findByText('Includes 1 essay: 1 suggested')).toBeTruthy();
  await click(page, 'Mark your essay');
  for (const name of ['Cells are similar', 'They share a function']) {
    await page.user.click(within(block(3)).getByRole('checkbox', { name: new RegExp(name) }));
  }
  expect(await screen.findByText('Includes 1 essay: 1 marked by you')).toBeTruthy();
  expect(document.activeElement?.closest('article')).toBe(block(3));
  await waitFor(() => expect(screen.getByText('Overall Score').previousElementSibling?.textContent).toBe('33.3%'));
  expect(await screen.findByText(/Your marks are saved on this device/)).toBeTruthy();
  const queued = async () => (await db.queue.where('userId').equals(userId).toArray()).map(({ kind }) => kind).sort();
  // The essay was missed; now it is right, and review hears of it.
  expect(await queued()).toEqual(['marks', 'reviews']);
  // Opened again, still without a network.
  await openPage(`/dashboard/results/${quizId}`);
  expect(await screen.findByText('You marked 2 of 2 points')).toBeTruthy();
  back();
  await outbox.drain({ eager: true });
  await waitFor(async () => expect(await queued()).toEqual([]));
  expect((await scoreOn(student, quizId)).results[2]).toMatchObject({ marked_by: 'student', points_covered: [0, 1] });
  await waitFor(() => expect(screen.queryByText(/Your marks are saved on this device/)).toBeNull());
  expect(screen.getByText('You marked 2 of 2 points')).toBeTruthy();
});

test('while a newer tick is being stored, nothing says that the marks are saved', async () => {
  const { page } = await atQuiz();
  await goToLast(page);
  await page.user.type(screen.getByRole('textbox'), 'They work together.');
  await check(page, 'Answer Submitted');
  loseNetwork();
  await finish(page);
  await screen.findByText('Includes 1 essay: 1 suggested');
  const tick = async (name: RegExp) => page.user.click(within(block(3)).getByRole('checkbox', { name }));
  await tick(/Cells are similar/);
  await screen.findByText(/Your marks are saved on this device/);
  // The disk is slow: another transaction lies before the next tick's.
  const { open: release, opened: held } = createGate();
  const slow = db.transaction('rw', db.attempts, () => Dexie.waitFor(held));
  await tick(/They share a function/);
  await screen.findByText('Saving your marks…');
  expect(screen.queryByText(/Your marks are saved on this device/)).toBeNull();
  release();
  await slow;
  await screen.findByText(/Your marks are saved on this device/);
  expect(screen.queryByText('Saving your marks…')).toBeNull();
});

test('in the results a refused typed answer can be called right too', async () => {
  const { page, student, quizId, userId } = await atQuiz();
  await goOn(page, 2);
  await page.user.type(screen.getByRole('textbox'), 'tiny unit');
  await goOn(page, 3);
  await finish(page);
  await screen.findByText('Received');
  await click(page, 'I was right');
  expect(await screen.findByText('0 of 3, plus 1 that you marked right')).toBeTruthy();
  await waitFor(async () => expect((await scoreOn(student, quizId)).results[1]).toMatchObject({ own_judgement: true }));
  await waitFor(async () => expect(await db.queue.where('userId').equals(userId).count()).toBe(0));
  await click(page, 'Undo: You marked this right');
  await waitFor(async () => expect((await scoreOn(student, quizId)).results[1]?.own_judgement).toBeUndefined());
  expect(await screen.findByRole('button', { name: 'I was right' })).toBeTruthy();
});

describe('the words beside a score', () => {
  const essay = (id: number): Question => ({ ...(quiz.questions[2] as Question), question_id: id });
  const result = (question_id: number, more: object = {}) => ({
    ...{ question_id, is_correct: false, answer_given: 'words', correct_answer: '', ...more },
  });
  const score = (results: Score['results']): Score => ({ score: 0, correct_count: 16, total_questions: 20, results });

  test('count what the student judged right', () => {
    expect(ownWords(score([result(1)]))).toBeNull();
    expect(ownWords(score([result(1, { own_judgement: true })]))).toBe('16 of 20, plus 1 that you marked right');
    expect(ownWords(score([result(1, { own_judgement: true, is_correct: true })]))).toBeNull();
    const official = { correct: 1, questions: 2, essays: 1 };
    expect(ownWords(score([result(1, { own_judgement: true })]), official)).toBe('1 of 2, plus 1 that you marked right');
  });

  test('name every essay and who marked it; an old score says nothing of that, and is by suggestion', () => {
    const questions = [essay(1), essay(2), essay(3), essay(4)];
    expect(essayWords(score([result(9)]), questions)).toBeNull();
    expect(essayWords(score([result(1, { marked_by: 'student' }), result(2, { marked_by: 'suggested' })]), questions)).toBe(
      'Includes 2 essays: 1 marked by you, 1 suggested',
    );
    const mixed = score([result(1), result(2, { marked_by: 'model' }), result(3, { answer_given: ' ' })]);
    expect(essayWords(mixed, questions)).toBe('Includes 3 essays: 1 suggested by a language model, 1 suggested, 1 not answered');
    expect(unmarkedEssays(mixed, questions)).toEqual([1, 2]);
    const byTeacher = score([result(1, { teacher_mark: { by: 'Mr Owusu', is_right: true } }), result(2)]);
    expect(unmarkedEssays(byTeacher, questions)).toEqual([2]);
  });

  test('under an answer: the right spelling, and the reasons of a model beside the points', () => {
    const given = result(13, { marked_by: 'model', points_covered: [1], point_reasons: ['Not said.', 'It says: one task.'] });
    const asked = { number: 3, result: given, question: quiz.questions[2], quiz, isOfficial: false };
    const { unmount } = render(<ResultBlock {...asked} marking={async () => true} reviewer={null} />);
    expect(screen.getByText('The language model suggests 1 of 2 points')).toBeTruthy();
    expect(screen.getByText('It says: one task.')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([false, true]);
    unmount();
    const slip = result(12, { is_correct: true, spelling: 'phenotype' });
    const typed = { number: 2, result: slip, question: quiz.questions[1], quiz, isOfficial: false };
    render(<ResultBlock {...typed} marking={null} reviewer={null} />);
    expect(screen.getByText('Mind the spelling: phenotype')).toBeTruthy();
  });

  test('of a quiz of somebody else say that ticks do not count: its essays are to be read, neither right nor wrong', () => {
    const ticked = result(13, { is_correct: true, marked_by: 'student', points_covered: [0, 1] });
    const shown = score([result(12, { is_correct: true }), result(11), ticked]);
    const props = { score: shown, attempt: null, marking: async () => true, reviewer: null };
    const { rerender } = render(<Breakdown {...props} quiz={quiz} />);
    expect(screen.getByText('Your ticks count towards your score.')).toBeTruthy();
    expect(screen.getAllByText('Correct')).toHaveLength(2);
    rerender(<Breakdown key="shared" {...props} quiz={{ ...quiz, is_shared: true }} />);
    expect(screen.getByText('Your ticks are for you: they do not count towards your score.')).toBeTruthy();
    expect(screen.getAllByText('Correct')).toHaveLength(1);
    expect(screen.getByText('To read')).toBeTruthy();
  });

  test('of practice with a quiz of somebody else count in its score, which nobody else sees', () => {
    const shared = { ...quiz, is_shared: true };
    const attempt = beginAttempt({ attemptId: 'a', userId: 1, quizId: 7, quiz: shared, wall: 0, practice: true });
    const ticked = result(13, { is_correct: true, marked_by: 'student', points_covered: [0, 1] });
    const props = { score: score([result(11), ticked]), quiz: shared, marking: async () => true, reviewer: null };
    render(<Breakdown {...props} attempt={attempt} />);
    expect(screen.getByText('Your ticks count towards your score.')).toBeTruthy();
    expect(screen.queryByText('To read')).toBeNull();
    expect(screen.getAllByText('Correct')).toHaveLength(1);
  });
});
