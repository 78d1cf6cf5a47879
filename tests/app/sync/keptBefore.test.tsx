// A device that kept a quiz before quizzes had all the fields of today, with the app and the server of today.
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import { keptQuiz } from '#device/quizzes/library';
import { newUuid } from '#device/rows/ids';
import { db } from '../../../src/app/data/device.ts';
import { openPage, useBrowser } from '../page.tsx';
import { studentWithQuiz } from '../quizWorld.ts';

useBrowser();

test('the fields come with the next list of documents, and an open attempt keeps the quiz that it was begun with', async () => {
  const essay = {
    question_id: 1,
    question_text: 'Que dit le texte ?',
    question_type: 'essay',
    correct_answer: 'Il pleut.',
  } as const;
  const before: Quiz = { title: 'La pluie', questions: [essay] };
  const { userId, quizId } = await studentWithQuiz({
    ...before,
    language: 'fr',
    questions: [{ ...essay, passage: { page: 2 } }],
  });
  await db.library.put({ userId, quizId, quiz: before, bytes: 1, keptAt: 1, usedAt: 1 });
  const attemptId = newUuid();
  await beginOrResume(db, { userId, quizId, quiz: before, attemptId, wall: Date.now() });
  await openPage('/dashboard');
  const questions = [{ ...essay, passage: { page: 2 }, language: 'fr' }];
  await waitFor(async () => expect(await keptQuiz(db, userId, quizId, Date.now())).toMatchObject({ questions }));
  expect((await attemptById(db, attemptId))?.quiz).toEqual(before);
});
