// The answers of a past paper that came without them: chosen, kept through a restart and without a network, and sent together.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OpenChoice } from '#core/document/openChoice';
import { db } from '../../../src/app/data/device.ts';
import { answer, documentRow, findToast, listDocuments, newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';

useBrowser();

const options = ['Sheet', 'Hawser', 'Halyard', 'Painter'];
const choices: OpenChoice[] = [1, 2, 3, 4].map((number) => ({ number, stem: `Which rope is rope ${number}?`, options }));
const paper = documentRow({
  filename: 'paper.pdf',
  upload_status: 'error',
  generated_quiz_id: null,
  error: 'This is a past paper without its answers.',
  needs_answers: true,
});

let userId: number;
beforeEach(async () => {
  ({ userId } = await newcomer());
  listDocuments([paper]);
  answer('GET', /open-choices$/, () => Response.json(choices));
});

const group = (number: number) => screen.findByRole('radiogroup', { name: `${number}. Which rope is rope ${number}?` });
/** What this device keeps of the letters. */
const kept = async () => (await db.letters.get([userId, 1]))?.letters;
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make the Quiz' });

async function openForm() {
  const page = await openPage('/dashboard/answers/1');
  const choose = async (number: number, letter: string) =>
    page.user.click(within(await group(number)).getByRole('radio', { name: new RegExp(`^${letter}`) }));
  return { ...page, choose };
}

test('the failed paper leads to the form', async () => {
  const { user } = await openPage('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Add the answers: paper.pdf' }));
  await screen.findByRole('heading', { name: 'Add the answers' });
  expect(await group(4)).toBeTruthy();
  expect(screen.getByText('0 of 4 answered. A quiz needs at least 3')).toBeTruthy();
  expect(send().disabled).toBe(true);
});

test('letters are kept with each tap, and are there after a restart', async () => {
  const first = await openForm();
  await first.choose(1, 'B');
  await first.choose(3, 'D');
  await waitFor(async () => expect(await kept()).toEqual(['B', null, 'D', null]));
  await first.choose(2, 'A');
  await first.user.click(screen.getByRole('button', { name: 'Leave out question 2' }));
  await waitFor(async () => expect(await kept()).toEqual(['B', null, 'D', null]));
  cleanup();
  await openForm();
  await screen.findByText(/^2 of 4 answered/);
  expect(within(await group(3)).getByRole<HTMLInputElement>('radio', { name: /^D/ }).checked).toBe(true);
});

test('what is chosen in another tab is here too, and is not written over', async () => {
  const { choose } = await openForm();
  await group(1);
  await db.letters.put({ userId, docId: 1, letters: ['A', 'B', null, null] });
  await screen.findByText(/^2 of 4 answered/);
  // Before it was seen here.
  await Promise.all([db.letters.put({ userId, docId: 1, letters: ['A', 'B', 'C', null] }), choose(4, 'D')]);
  await waitFor(async () => expect(await kept()).toEqual(['A', 'B', 'C', 'D']));
  expect(await screen.findByText(/^4 of 4 answered/)).toBeTruthy();
});

test('they are sent together, and the dashboard says that the paper is being read', async () => {
  const sent: unknown[] = [];
  answer('PUT', /\/documents\/1\/letters$/, async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ ...paper, upload_status: 'pending', error: null, needs_answers: undefined });
  });
  const { choose, user } = await openForm();
  for (const number of [1, 2, 3]) await choose(number, 'B');
  await user.click(send());
  expect(await findToast('Answers sent. Your quiz is being made.')).toBeTruthy();
  expect(sent).toEqual([{ letters: ['B', 'B', 'B', null] }]);
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

test('what the server refuses is said, and nothing is lost', async () => {
  answer('PUT', /\/documents\/1\/letters$/, () => Response.json({ detail: 'Out of order.' }, { status: 503 }));
  const { choose, user } = await openForm();
  for (const number of [1, 2, 4]) await choose(number, 'C');
  await user.click(send());
  expect(await findToast(/Out of order|could not be sent/)).toBeTruthy();
  expect(await kept()).toEqual(['C', 'C', null, 'C']);
  expect(send().disabled).toBe(false);
});

test('a document that waits for no answers says so', async () => {
  answer('GET', /open-choices$/, () => Response.json([]));
  await openPage('/dashboard/answers/1');
  expect(await screen.findByRole('heading', { name: 'Nothing to add' })).toBeTruthy();
});
