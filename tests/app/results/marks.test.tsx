// A student's own judgement on the screens: "I was right", ticks under an essay, and what the score says of both.

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { essayWords, ownWords, unmarkedEssays } from '../../../src/app/results/scoreNotes.ts';
import type { Student } from '../../support/people.ts';
import { useBrowser } from '../page.tsx';
import { atQuiz, check, click, finish, goOn, goToLast, quiz, stored } from '../quizWorld.ts';

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
});
