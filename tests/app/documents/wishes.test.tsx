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

test('a long document that was read offers its parts, a short one and one with more quizzes do not', async () => {
  const { student } = await studentWithQuiz();
  const [first] = await serverDocuments({ student } as never);
  const row = (given: Partial<DocumentRow>) => documentRow({ doc_id: first?.doc_id ?? 0, filename: 'biology.pdf', ...given });
  listDocuments([
    row({ part_count: 14 }),
    row({ doc_id: 900_001, filename: 'notes.txt', part_count: 7, generated_quiz_id: 8 }),
    row({ doc_id: 900_002, filename: 'reading.pdf', part_count: 14, upload_status: 'processing', generated_quiz_id: null }),
  ]);
  answer('GET', /\/parts$/, () => Response.json(parts));
  const { user } = await openPage('/dashboard');
  for (const [filename, label] of [
    ['notes.txt', 'New quiz from this document'],
    ['biology.pdf', 'Quizzes by chapter'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `More for ${filename}` }));
    await screen.findByRole('menuitem', { name: label });
    if (filename === 'notes.txt') await user.keyboard('{Escape}');
  }
  await user.click(screen.getByRole('menuitem', { name: 'Quizzes by chapter' }));
  await screen.findByRole('checkbox', { name: /Leaves.*Page 9/ });
});

test('an answer that is lost asks once: the same wishes go out under the same key', async () => {
  const { student } = await studentWithQuiz();
  const [first] = await serverDocuments({ student } as never);
  const { user } = await openPage(`/dashboard/document/${first?.doc_id}`);
  const write = await screen.findByRole('button', { name: 'Make the Quiz' });
  const real = globalThis.fetch;
  const back = answer('POST', /\/quizzes$/, async (input, init) => {
    await real(input, init);
    throw new TypeError('The answer was lost.');
  });
  await user.click(write);
  await findToast(/connection/);
  back();
  await user.click(write);
  await findToast(/is being made/);
  expect((await serverDocuments({ student } as never)).filter(({ source_id: of }) => of === first?.doc_id)).toHaveLength(1);
});

test('without a network no quiz can be asked for, and the page says so', async () => {
  await studentWithQuiz();
  const { user } = await openPage('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'More for notes.txt' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New quiz from this document' }));
  const write = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make the Quiz' });
  expect(write.disabled).toBe(false);
  loseNetwork();
  await screen.findByText('You need to be online to make a new quiz.');
  expect(write.disabled).toBe(true);
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
