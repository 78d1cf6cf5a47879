// Wishes (P6.14) on the page, against the real server: at upload, offline too, and for another quiz of a document.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import type { Part } from '#core/document/wishes';
import { waitingUploads } from '#device/files/uploads';
import { db } from '../../../src/app/data/device.ts';
import { sendWaitingUploads } from '../../../src/app/sync/uploading.ts';
import { answer, documentRow, findToast, listDocuments, newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork, studentWithQuiz } from '../quizWorld.ts';
import { choose, notes, openUpload, serverDocuments, useUploads } from '../uploadWorld.ts';

useBrowser();
useUploads();

test('an upload tells its wishes, and folds them away as words', async () => {
  const page = await openUpload();
  await choose(notes());
  await page.user.click(await screen.findByText('Quiz options'));
  await page.user.click(screen.getByRole('radio', { name: '20' }));
  await page.user.click(screen.getByRole('radio', { name: 'Choices' }));
  await screen.findByText('Quiz options: 20 choices');
  await page.user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await findToast(/uploaded successfully/);
  expect((await serverDocuments(page))[0]?.wishes).toEqual({ count: 20, kind: 'choice' });
});

test('offline the wishes wait with their file, and go out with it', async () => {
  const page = await openUpload();
  await choose(notes());
  await page.user.click(await screen.findByText('Quiz options'));
  await page.user.click(screen.getByRole('radio', { name: 'Hard' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Without essays' }));
  const back = loseNetwork();
  await page.user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await findToast(/is kept on this device/);
  expect((await waitingUploads(db, page.userId)).rows[0]?.wishes).toEqual({ difficulty: 'Hard', without_essays: true });
  await screen.findByText('Hard questions without essays');
  back();
  await sendWaitingUploads({ eager: true });
  expect((await serverDocuments(page))[0]?.wishes).toEqual({ difficulty: 'Hard', without_essays: true });
});

const parts: Part[] = [
  { number: 1, heading: 'Roots', page: 3, level: 1 },
  { number: 4, heading: 'Leaves', page: 9, level: 1 },
];

test('another quiz is asked for from some parts of a document, and stands beside the first', async () => {
  const { student } = await studentWithQuiz();
  answer('GET', /\/parts$/, () => Response.json(parts));
  const [first] = await serverDocuments({ student } as never);
  const { user } = await openPage(`/dashboard/document/${first?.doc_id}`);
  await screen.findByRole('heading', { name: 'New quiz from this document' });
  await user.click(await screen.findByRole('checkbox', { name: /Leaves.*Page 9/ }));
  await user.click(screen.getByRole('radio', { name: '10' }));
  await user.click(screen.getByRole('button', { name: 'Make the Quiz' }));
  await findToast('Your quiz is being made. You will find it in the list below.');
  await screen.findByText('10 questions from “Leaves”');
  await screen.findByRole('heading', { name: 'All 2 quizzes' });
  const [newest] = await serverDocuments({ student } as never);
  expect(newest).toMatchObject({ source_id: first?.doc_id, wishes: { count: 10, parts: [{ number: 4, heading: 'Leaves' }] } });
});

test('the dashboard shows the newest quiz of each document, with its wishes and what could not be had', async () => {
  await newcomer();
  const row = (given: Partial<DocumentRow>) => documentRow({ filename: 'biology.pdf', ...given });
  listDocuments([
    row({
      doc_id: 3,
      source_id: 1,
      generated_quiz_id: 9,
      wishes: { count: 20 },
      unmet: 'You wished for 20.',
      uploaded_at: '2026-11-23T10:00:00.000Z',
    }),
    row({
      doc_id: 2,
      source_id: 1,
      generated_quiz_id: 8,
      left_out: { figure: 2 },
      question_count: 8,
      uploaded_at: '2026-11-22T10:00:00.000Z',
    }),
    row({ doc_id: 1, uploaded_at: '2026-11-21T10:00:00.000Z' }),
    row({ doc_id: 4, filename: 'other.pdf', generated_quiz_id: 10, uploaded_at: '2026-11-20T10:00:00.000Z' }),
  ]);
  const { user } = await openPage('/dashboard');
  await screen.findByText('20 questions. You wished for 20.');
  expect(screen.getAllByRole('button', { name: /^More for/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'More for biology.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All quizzes of this document' }));
  const heading = await screen.findByRole('heading', { name: 'All 3 quizzes' });
  screen.getByText('8 of 10 questions are in this quiz. Left out: 2 with a figure.');
  expect(within(heading.parentElement as HTMLElement).getAllByRole('button', { name: 'More for biology.pdf' })).toHaveLength(3);
});
