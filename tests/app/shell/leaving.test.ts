// What is said before one logs out with unsent work: true of what waits, of what was refused, and of files.
import { expect, test } from 'vitest';
import { leavingWords } from '../../../src/app/shell/leaving.ts';

const none = { waiting: 0, refused: 0 };

test.each([
  [
    'one submission that waits',
    { submissions: { waiting: 1, refused: 0 }, files: none },
    '1 submission is not sent yet',
    ['If you log out now, the submission stays sealed on this device and is sent after your next login.'],
  ],
  [
    'one submission that was refused',
    { submissions: { waiting: 0, refused: 1 }, files: none },
    '1 submission is not sent yet',
    [
      '1 submission was refused and is not sent by itself. The answers stay here: try again or export them on “Study offline” after your next login.',
    ],
  ],
  [
    'one file that waits',
    { submissions: none, files: { waiting: 1, refused: 0 } },
    '1 file is not sent yet',
    ['If you log out now, the file stays sealed on this device and is uploaded after your next login.'],
  ],
  [
    'marks alone',
    { submissions: none, marks: { waiting: 1, refused: 0 }, files: none },
    'The marks of 1 quiz are not sent yet',
    ['If you log out now, the marks that you gave stay sealed on this device and are sent after your next login.'],
  ],
  [
    'reviews alone',
    { submissions: none, files: none, reviews: 12 },
    '12 reviews are not sent yet',
    ['If you log out now, 12 reviews stay sealed on this device and are sent after your next login.'],
  ],
  [
    'a wish to join, and one that was refused',
    { submissions: none, joins: { waiting: 1, refused: 1 }, files: none },
    '2 quizzes to join are not sent yet',
    [
      'If you log out now, your wish to join stays sealed on this device and is sent after your next login.',
      'What you could not join stands on your dashboard, where you can try again.',
    ],
  ],
  [
    'a quiz that was made here, and its answers',
    { quizzes: { waiting: 1, refused: 0 }, submissions: { waiting: 1, refused: 0 }, files: none },
    '1 quiz and 1 submission are not sent yet',
    [
      'If you log out now, the quiz stays sealed on this device and is sent after your next login.',
      'If you log out now, the submission stays sealed on this device and is sent after your next login.',
    ],
  ],
  [
    'two quizzes that were refused',
    { quizzes: { waiting: 0, refused: 2 }, submissions: none, files: none },
    '2 quizzes are not sent yet',
    ['2 quizzes were refused and are not sent by themselves: try again on “Study offline” after your next login.'],
  ],
  [
    'some of everything',
    { submissions: { waiting: 2, refused: 1 }, files: { waiting: 1, refused: 2 } },
    '3 submissions and 3 files are not sent yet',
    [
      'If you log out now, 2 submissions stay sealed on this device and are sent after your next login.',
      'If you log out now, the file stays sealed on this device and is uploaded after your next login.',
      '1 submission was refused and is not sent by itself. The answers stay here: try again or export them on “Study offline” after your next login.',
      '2 files were not accepted and are not uploaded by themselves: try again or remove them on the dashboard after your next login.',
    ],
  ],
])('%s', (_, given, title, sentences) => {
  expect(leavingWords({ quizzes: none, marks: none, joins: none, reviews: 0, ...given, shared: 0, unreadable: 0 })).toEqual({
    title,
    sentences,
  });
});

test('what this version cannot read is counted, and nothing is promised of it', () => {
  expect(
    leavingWords({
      quizzes: none,
      submissions: none,
      marks: none,
      joins: none,
      files: none,
      reviews: 0,
      shared: 0,
      unreadable: 1,
    }),
  ).toEqual({
    title: '1 submission is not sent yet',
    sentences: ['This version of Oasis cannot read 1 of them. It stays here.'],
  });
});
