// The answers as a file: what a student takes along when a device or a server will not have them.
import { expect, test } from 'vitest';
import { beginAttempt } from '#core/attempt/attempt';
import { step } from '#core/attempt/moves';
import { answersFilename, answersText } from '../../../src/app/question/answersText.ts';
import { isPractice, quizIdOf } from '../../../src/app/question/quizAddress.ts';
import { durationWords } from '../../../src/app/quiz/durationWords.ts';
import { smallQuiz } from '../../support/testDatabase.ts';

test('holds every question with its answer, and what is typed but not stored', () => {
  const begun = beginAttempt({ attemptId: 'a-1', userId: 1, quizId: 7, quiz: smallQuiz, wall: 0 });
  const { attempt } = step(begun, { type: 'answer', questionId: 1, text: 'B' }, { wall: 1 });
  expect(answersText(attempt, { 2: 'half a wo' })).toBe(
    `Notes

Attempt a-1

Question 1
Which?
Your Answer: B. y

Question 2
What?
Your Answer: half a wo

Question 3
Why?
Your Answer: No answer
`,
  );
  expect(answersFilename('Notes: week 3')).toBe('notes_week_3_answers.txt');
});

test.each([
  [60, '1 minute'],
  [90, '1 minute 30 seconds'],
  [3600, '1 hour'],
  [5400, '1 hour 30 minutes'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});

test.each([
  ['7', 7],
  ['0', 0],
  ['-3', -3],
  ['-1.5', 0],
  ['1.5', 0],
  ['abc', 0],
  [undefined, 0],
])('the address part %j is quiz %i', (text, id) => {
  expect(quizIdOf(text)).toBe(id);
});

test.each([
  [{}, false],
  [{ practice: 1 }, true],
  [{ practice: 0 }, false],
])('the search %j is practice: %s', (search, practice) => {
  expect(isPractice(search)).toBe(practice);
});
