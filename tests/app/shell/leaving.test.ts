// What is said before one logs out with unsent work: true of what waits, of what was refused, and of files.
import { expect, test } from 'vitest';
import { leavingWords, type Unsent } from '../../../src/app/shell/leaving.ts';

const none = { waiting: 0, refused: 0 };
const nothing: Unsent = {
  madeQuizzes: none,
  submissions: none,
  marks: none,
  join: none,
  reviews: none,
  uploads: none,
  shared: 0,
  unreadable: 0,
};

test.each([
  [
    'one submission that waits',
    { submissions: { waiting: 1, refused: 0 } },
    '1 submission has not been sent yet',
    ['If you log out now, the submission stays on this device and is sent after your next login.'],
  ],
  [
    'one submission that was refused',
    { submissions: { waiting: 0, refused: 1 } },
    '1 submission has not been sent yet',
    ['1 submission was refused. The answers stay here: try again or export them on “Study offline” after your next login.'],
  ],
  [
    'one file that waits',
    { uploads: { waiting: 1, refused: 0 } },
    '1 file has not been sent yet',
    ['If you log out now, the file stays on this device and is uploaded after your next login.'],
  ],
  [
    'marks alone',
    { marks: { waiting: 1, refused: 0 } },
    'The marks of 1 quiz have not been sent yet',
    ['If you log out now, the marks that you gave stay on this device and are sent after your next login.'],
  ],
  [
    'reviews alone',
    { reviews: { waiting: 12, refused: 0 } },
    '12 reviews have not been sent yet',
    ['If you log out now, 12 reviews stay on this device and are sent after your next login.'],
  ],
  [
    'a wish to join, and one that was refused',
    { join: { waiting: 1, refused: 1 } },
    '2 quizzes to join have not been sent yet',
    ['If you log out now, you will join after your next login.', 'You can try to join again from your dashboard.'],
  ],
  [
    'a quiz that was made here, and its answers',
    { madeQuizzes: { waiting: 1, refused: 0 }, submissions: { waiting: 1, refused: 0 } },
    '1 quiz and 1 submission have not been sent yet',
    [
      'If you log out now, the quiz stays on this device and is sent after your next login.',
      'If you log out now, the submission stays on this device and is sent after your next login.',
    ],
  ],
  [
    'two quizzes that were refused',
    { madeQuizzes: { waiting: 0, refused: 2 }, submissions: none },
    '2 quizzes have not been sent yet',
    ['2 quizzes were refused. Try again on “Study offline” after your next login.'],
  ],
  [
    'some of everything',
    { submissions: { waiting: 2, refused: 1 }, uploads: { waiting: 1, refused: 2 } },
    '3 submissions and 3 files have not been sent yet',
    [
      'If you log out now, 2 submissions stay on this device and are sent after your next login.',
      'If you log out now, the file stays on this device and is uploaded after your next login.',
      '1 submission was refused. The answers stay here: try again or export them on “Study offline” after your next login.',
      '2 files were not accepted. Try again or remove them on the dashboard after your next login.',
    ],
  ],
  [
    'reviews that were refused',
    { reviews: { waiting: 0, refused: 2 } },
    '2 reviews have not been sent yet',
    ['2 reviews were refused. Try again on “Study offline” after your next login.'],
  ],
])('%s', (_, given: Partial<Unsent>, title, sentences) => {
  expect(leavingWords({ ...nothing, ...given })).toEqual({ title, sentences });
});

test('what this version cannot read is counted, and nothing is promised of it', () => {
  expect(leavingWords({ ...nothing, unreadable: 1 })).toEqual({
    title: '1 submission has not been sent yet',
    sentences: ['This version of Oasis cannot read 1 of them. It stays here.'],
  });
});
