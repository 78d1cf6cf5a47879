// Files that leave the quiz screen: the DOCX, and the answers when this device cannot store them.
import { Blob as NodeBlob } from 'node:buffer';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeyHere, otherFormats } from '#core/formats/exportFormats';
import { makeQuiz } from '#device/made/madeQuizzes';
import { replaceLocalQuizId } from '#device/made/replaceLocalQuizId';
import { newUuid } from '#device/rows/ids';
import { downloadTexts } from '#texts/download';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { openPage, useBrowser } from '../page.tsx';
import { atQuiz, click, goToLast, loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const saved: { name: string; blob: Blob }[] = [];
let blobs: Blob[] = [];
beforeEach(() => {
  // fetch is Node's, so what it answers is Node's Blob; a browser has one kind only.
  vi.stubGlobal('Blob', NodeBlob);
  saved.length = 0;
  blobs = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) saved.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

test('the quiz comes as a DOCX file with the name of P7.16', async () => {
  const { page, quizId } = await atQuiz();
  await click(page, 'Download DOCX');
  expect((await screen.findByText(/DOCX/, { selector: '.toast span' })).textContent).toBe('Quiz DOCX download started.');
  expect(saved.map(({ name }) => name)).toEqual([`cells___tissues_id${quizId}.docx`]);
  expect(saved[0]?.blob.size).toBeGreaterThan(1_000);
});

test('without a network the DOCX says that it needs one', async () => {
  const { page } = await atQuiz();
  loseNetwork();
  await click(page, 'Download DOCX');
  expect(await screen.findByText('You need to be online to download the DOCX file.')).toBeTruthy();
  expect(saved).toEqual([]);
});

/** What each file holds that is written without the server. */
const holds: Record<KeyHere, string> = {
  gift: '::Question 1::',
  moodle: '<question type="multichoice">',
  qti: 'imsmanifest.xml',
  csv: 'type,question,A,B',
  markdown: '# Cells',
  json: '"oasis_quiz": 1',
};

test.each(otherFormats.flatMap((format) => (format.isWrittenHere ? [format] : [])))(
  'without a network the quiz still comes as $name',
  async ({ key, name, extension }) => {
    const { page, quizId } = await atQuiz();
    loseNetwork();
    await click(page, 'Print and other formats');
    await page.user.click(await screen.findByRole('menuitem', { name: `Download ${name} (${downloadTexts.uses[key]})` }));
    await waitFor(() => expect(saved.map((one) => one.name)).toEqual([`cells___tissues_id${quizId}.${extension}`]));
    expect(await saved[0]?.blob.text()).toContain(holds[key]);
  },
);

test('the quiz stands on paper, with or without its key, also without a network', async () => {
  const { page } = await atQuiz({ ...quiz, left_out: { figure: 2 } });
  loseNetwork();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await click(page, 'Print and other formats');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await click(page, 'Print');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Answer Key' })).toBeTruthy();
  expect(screen.getByText(/questions are in this quiz. Left out: 2 with a figure\.$/)).toBeTruthy();
  await page.user.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('heading', { name: 'Answer Key' })).toBeNull();
});

test('a quiz that was made here is printed by its first address too, once it has a number', async () => {
  const { userId } = await studentWithQuiz();
  loseNetwork();
  const body = { title: 'My own', questions: quiz.questions, settings: {}, made_from: { kind: 'own' as const } };
  const made = await makeQuiz(db, { userId, key: newUuid(), body, wall: Date.now() });
  const address = `/dashboard/quiz/${made}/print`;
  await openPage(address);
  expect(await screen.findByRole('heading', { name: 'My own' })).toBeTruthy();
  const row = await db.madeQuizzes.get(made);
  if (row === undefined) throw new Error('The quiz was not made.');
  await replaceLocalQuizId(db, row, { number: 4711 }, Date.now());
  cleanup();
  queryClient.clear();
  await openPage(address);
  expect(await screen.findByRole('heading', { name: 'My own' })).toBeTruthy();
});

test('the paper shows the picture of a question, and loads none from elsewhere', async () => {
  const { userId } = await studentWithQuiz();
  const [first, ...rest] = quiz.questions;
  if (first === undefined) throw new Error('The quiz has questions.');
  const image_url = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const questions = [
    { ...first, image_url },
    ...rest.map((question) => ({ ...question, image_url: 'https://example.org/a.gif' })),
  ];
  const body = { title: 'Bones', questions, settings: {}, made_from: { kind: 'own' as const } };
  const made = await makeQuiz(db, { userId, key: newUuid(), body, wall: Date.now() });
  await openPage(`/dashboard/quiz/${made}/print`);
  expect((await screen.findByRole('img', { name: 'Picture of the question' })).getAttribute('src')).toBe(image_url);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('when this device cannot store, the screen says so loudly, the answers can be taken out, and leaving is asked about', async () => {
  const { page } = await atQuiz();
  await goToLast(page);
  vi.spyOn(console, 'error').mockReturnValue();
  const put = vi.spyOn(db.attempts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await page.user.type(screen.getByRole('textbox'), 'Similar cells');
  expect((await screen.findByRole('alert')).textContent).toContain('This device could not save your answers');
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(screen.queryByText('Saved on this device')).toBeNull();
  expect(leave()).toBe(true);
  await click(page, 'Download My Answers');
  const text = await saved[0]?.blob.text();
  expect(saved[0]?.name).toBe('cells_tissues_answers.txt');
  expect(text).toContain('Explain what a tissue is.\nYour Answer: Similar cells');
  put.mockRestore();
  await waitFor(() => expect(screen.queryByText('Saved on this device')).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(leave()).toBe(false);
});

/** The page is about to be left: does the browser ask first? */
function leave(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('an attempt that could not be stored at its end is never said to be submitted', async () => {
  const { page, quizId } = await atQuiz();
  await goToLast(page);
  vi.spyOn(console, 'error').mockReturnValue();
  const put = vi.spyOn(db.attempts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await click(page, 'Finish Quiz');
  await screen.findByRole('dialog', { name: 'Finish the quiz?' });
  await click(page, 'Confirm & Finish');
  expect(await screen.findByText('This device could not save your answers')).toBeTruthy();
  expect(page.path()).toBe(`/dashboard/quiz/${quizId}`);
  expect(screen.queryByText('Quiz submitted successfully!')).toBeNull();
  put.mockRestore();
  expect(await screen.findByText('Quiz submitted successfully!')).toBeTruthy();
  await waitFor(() => expect(page.path()).toBe(`/dashboard/results/${quizId}`));
});
