// A document's status: its chips and words by width, polling, and what lies on this device (P5.4 to P5.6).
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { chips, documentRow, findToast, listDocuments, newcomer, outboxRow, putOutbox, widen } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const name = 'notes.pdf';
/** What stands where Take Quiz and View Results belong; a disabled button in brackets. */
function actions(): string[] {
  const box = document.querySelector('.doc > .acts, .table .acts');
  const words = [...(box?.children ?? [])].filter((element) => !element.matches('.iconbtn'));
  return words.map((element) => (element.matches(':disabled') ? `(${element.textContent})` : (element.textContent ?? '')));
}

describe('status and width', () => {
  const failed = 'The pages are pictures, so there is no text to read.';
  const rows: [string, Partial<DocumentRow>, string | null, string[], string[]][] = [
    [
      'pending',
      { upload_status: 'pending', generated_quiz_id: null },
      'Waiting',
      ['Processing not complete'],
      ['(Generating quiz)', '(View Results)'],
    ],
    [
      'processing',
      { upload_status: 'processing', generated_quiz_id: null },
      'Reading',
      ['Processing not complete'],
      ['(Generating quiz)', '(View Results)'],
    ],
    [
      'completed without a quiz',
      { generated_quiz_id: null },
      'Writing quiz',
      ['Generating quiz'],
      ['(Generating quiz)', '(View Results)'],
    ],
    ['completed', {}, null, ['View Results', 'Take Quiz'], ['Take Quiz', 'View Results']],
    [
      'error',
      { upload_status: 'error', generated_quiz_id: null, error: failed },
      'Failed',
      ['Processing not complete'],
      ['Upload Another File'],
    ],
  ];
  test.each(rows)('%s, on a phone and on a wide screen', async (_, given, state, wide, small) => {
    await newcomer();
    listDocuments([documentRow(given)]);
    for (const isWide of [false, true]) {
      if (isWide) widen();
      await openPage('/dashboard');
      await screen.findByText(name);
      const headers = screen.queryAllByRole('columnheader').map((cell) => cell.textContent);
      expect(headers).toEqual(isWide ? ['Filename', 'Uploaded', 'Status', 'Actions'] : []);
      expect(chips()).toEqual(state === null ? ['uploaded'] : ['uploaded', state]);
      expect(actions()).toEqual(isWide ? wide : small);
      expect(screen.queryAllByText(failed)).toHaveLength(state === 'Failed' ? 1 : 0);
      cleanup();
    }
  });

  test('a quiz that no file was uploaded for does not say so', async () => {
    await newcomer();
    listDocuments([documentRow({ filename: 'Capitals', made_key: 'm-1', is_uploaded: false })]);
    await openPage('/dashboard');
    expect(await screen.findByText('QUIZ')).toBeTruthy();
    expect(chips()).toEqual([]);
  });

  test('Take Quiz and View Results lead to the quiz and its results, and say of which document', async () => {
    await newcomer();
    listDocuments([documentRow()]);
    await openPage('/dashboard');
    const href = async (label: string) => (await screen.findByRole('link', { name: label })).getAttribute('href');
    expect(await href(`Take Quiz: ${name}`)).toBe('/dashboard/quiz/7');
    expect(await href(`View Results: ${name}`)).toBe('/dashboard/results/7');
  });
});

describe('on this device', () => {
  test('a quiz that is ready is kept by itself, and the drop on its tile says so', async () => {
    const { userId, quizId } = await studentWithQuiz();
    await openPage('/dashboard');
    await screen.findByText('On this device');
    expect(await db.library.get([userId, quizId])).toBeTruthy();
  });

  test('offline, a quiz that is not kept needs a network once', async () => {
    await newcomer();
    listDocuments([documentRow()]);
    await openPage('/dashboard');
    await screen.findByText(name);
    loseNetwork();
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(chips()).toEqual(['uploaded', 'Not available offline']));
    expect(actions()).toEqual(['(Take Quiz)', 'View Results']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `Take Quiz: ${name}` }).disabled).toBe(true);
  });

  test.each([
    ['waiting', null, ['uploaded', 'Waiting to send']],
    ['needs-login', null, ['uploaded', 'Waiting to send']],
    ['refused', 'This quiz was deleted.', ['uploaded', 'Not accepted']],
  ] as const)('a submission that is %s is told', async (state, reason, wanted) => {
    const { userId } = await newcomer();
    await putOutbox(outboxRow({ userId, quizId: 7, state, reason }));
    listDocuments([documentRow({ last_score: 50 })]);
    await openPage('/dashboard');
    await waitFor(() => expect(chips()).toEqual(wanted));
    expect(screen.queryAllByText('This quiz was deleted.')).toHaveLength(reason === null ? 0 : 1);
  });

  test("another student's submission is nobody else's", async () => {
    const { userId } = await newcomer();
    await putOutbox(outboxRow({ userId: userId + 100_000, quizId: 7 }));
    listDocuments([documentRow({ last_score: 66.666 })]);
    await openPage('/dashboard');
    await waitFor(() => expect(chips()).toEqual(['uploaded', 'Last score 66.7%']));
  });
});

test('documents that had failed and have their quiz now are told once, in one notice', async () => {
  await newcomer();
  const rewritten = { rewritten_at: '2026-11-27T20:00:00.000Z' };
  listDocuments([documentRow({ doc_id: 1, ...rewritten }), documentRow({ doc_id: 2, generated_quiz_id: 8, ...rewritten })]);
  await openPage('/dashboard');
  await findToast('2 of your documents now have a quiz.');
  listDocuments([documentRow({ doc_id: 1, ...rewritten }), documentRow({ doc_id: 3, rewritten_at: '2026-11-27T20:00:10.000Z' })]);
  queryClient.clear();
  await openPage('/dashboard');
  await findToast('One of your documents now has a quiz.');
});
