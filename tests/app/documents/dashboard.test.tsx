// The dashboard: empty, loading, failed, long, and the banner for an unverified address (P5).

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { sessionNow, signIn } from '../../../src/app/data/session.ts';
import { showAllAgain } from '../../../src/app/documents/dashboard/listing.ts';
import { createGate } from '../../support/gate.ts';
import { answer, documentRow, findToast, listDocuments, newcomer, widen, wordsOf } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();
afterEach(showAllAgain);

async function thereAndBack(user: UserEvent) {
  await user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] as Element);
  await screen.findByText('Coming Soon');
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as Element);
}

/** The dashboard of a student with these documents, the last list without asking anew. */
async function openList(rows: Parameters<typeof listDocuments>[0]) {
  listDocuments(rows);
  queryClient.clear();
  return openPage('/dashboard');
}

describe('without documents', () => {
  test('the empty dashboard says how to begin', async () => {
    await newcomer({ verified: true });
    await openPage('/dashboard');
    await screen.findByText('No documents yet! Upload your first document to get started.');
    expect(screen.queryByText('Verify Your Email')).toBeNull();
    expect(screen.getByText('Manage materials and take auto-generated quizzes.')).toBeTruthy();
    expect(screen.getByText("Please refresh the page if it's taking too long to generate the quiz.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upload New Document' }).getAttribute('href')).toBe('/dashboard/upload');
  });

  test('while they load, it says so', async () => {
    await newcomer();
    const { open: arrive, opened: arrived } = createGate();
    answer('GET', /\/api\/documents$/, () => arrived.then(() => Response.json([])));
    await openPage('/dashboard');
    const words = await screen.findByText('Loading...');
    expect(words.closest('[role="status"]')).toBeTruthy();
    arrive();
    await screen.findByText(/No documents yet/);
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  const html = { status: 200, headers: { 'content-type': 'text/html' } };
  test.each([
    ['a server with words', () => Response.json({ detail: 'The shop is closed.' }, { status: 400 }), 'The shop is closed.'],
    ['a server without words', () => Response.json({}, { status: 500 }), 'An unknown error occurred'],
    ['a Wi-Fi that answers instead', () => new Response('<html>', html), /through this network/],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /There is no connection right now/],
  ])('%s: an error box, and Try Again', async (_, reply, words) => {
    await newcomer();
    const mend = answer('GET', /\/api\/documents$/, reply);
    const { user } = await openPage('/dashboard');
    const box = (await screen.findByText('Failed to load documents')).closest('section') as HTMLElement;
    expect(within(box).getByText(words)).toBeTruthy();
    mend();
    await user.click(within(box).getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/No documents yet/);
    expect(screen.queryByText('Failed to load documents')).toBeNull();
  });

  test('what was loaded once is shown without a network, and no error', async () => {
    const { userId } = await studentWithQuiz();
    await openPage('/dashboard');
    await screen.findByText('notes.txt');
    await waitFor(async () => expect(await db.queries.where('userId').equals(userId).count()).toBeGreaterThan(0));
    queryClient.clear();
    loseNetwork();
    await openPage('/dashboard');
    await screen.findByText('notes.txt');
    expect(screen.queryByText('Failed to load documents')).toBeNull();
  });

  test('a session whose user could not be fetched asks again, and says what keeps it', async () => {
    const { student } = await newcomer();
    await signIn(student.token, null);
    const mend = answer('GET', /\/users\/me$/, () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openPage('/dashboard');
    await screen.findByText('Failed to load documents');
    mend();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/No documents yet/);
  });
});

describe('the banner for an address that is not verified', () => {
  test.each([
    ['the server has words', () => Response.json({ message: 'On its way.' }), 'On its way.'],
    ['it has none', () => Response.json({}), 'Verification email sent.'],
    ['it refuses with words', () => Response.json({ detail: 'Too many mails.' }, { status: 429 }), 'Too many mails.'],
    ['it refuses without', () => Response.json({}, { status: 500 }), 'Failed to send verification email.'],
  ])('Resend Email, when %s', async (_, reply, words) => {
    await newcomer();
    const { user } = await openPage('/dashboard');
    answer('POST', /request-verification-email$/, reply);
    expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend Email' }));
    await findToast(words);
  });

  test('goes when the address was verified on another device', async () => {
    const { student } = await newcomer();
    await openPage('/dashboard');
    await screen.findByRole('heading', { name: 'Verify Your Email' });
    answer('GET', /\/users\/me$/, () => Response.json({ ...sessionNow().user, email: student.email, is_verified: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Verify Your Email')).toBeNull());
  });

  test('is one line from its second showing on, and can send the mail at every visit', async () => {
    await newcomer();
    await openPage('/dashboard');
    await screen.findByText(/^We sent a link/);
    for (const _ of ['second', 'third']) {
      const page = await openPage('/dashboard');
      answer('POST', /request-verification-email$/, () => Response.json({ message: 'On its way.' }));
      await page.user.click(await screen.findByRole('button', { name: 'Resend Email' }));
      await findToast('On its way.');
      expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy();
      expect(screen.queryByText(/^We sent a link/)).toBeNull();
    }
  });

  test('cannot send it offline', async () => {
    await newcomer();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPage('/dashboard');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Resend Email' })).disabled).toBe(true);
    onLine.mockRestore();
  });
});

describe('many documents', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, i) => documentRow({ doc_id: i + 1, filename: `Lecture ${i + 1}.pdf` }));

  test.each([
    [8, 0],
    [9, 1],
  ])('of %d there are %d search fields', async (count, fields) => {
    await newcomer();
    await openList(list(count));
    await screen.findByText('Lecture 1.pdf');
    expect(screen.queryAllByRole('searchbox')).toHaveLength(fields);
  });

  test('one is found by its name, in any case', async () => {
    await newcomer();
    const { user } = await openList(list(12));
    await user.type(await screen.findByRole('searchbox'), 'lecture 12');
    await waitFor(() => expect(wordsOf(document.querySelectorAll('.name'))).toEqual(['Lecture 12.pdf']));
    await user.type(screen.getByRole('searchbox'), 'x');
    await screen.findByText('No document has “lecture 12x” in its name or title.');
  });

  test('one is found by the title of its kept quiz, which is shown then', async () => {
    const { userId } = await newcomer();
    listDocuments(list(12).map((row) => ({ ...row, generated_quiz_id: row.doc_id })));
    await keepQuiz(db, userId, 5, { ...quiz, title: 'Types of Societies' }, Date.now());
    const { user } = await openPage('/dashboard');
    await user.type(await screen.findByRole('searchbox'), 'types of soc');
    await waitFor(() => expect(wordsOf(document.querySelectorAll('.name'))).toEqual(['Lecture 5.pdf']));
    expect(screen.getByText('Types of Societies')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(document.querySelectorAll('.name')).toHaveLength(12);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('the way back leads to what was found; a list that has become too short for a search is shown whole', async () => {
    await newcomer();
    const { user } = await openList(list(9));
    await user.type(await screen.findByRole('searchbox'), 'lecture 4');
    await waitFor(() => expect(wordsOf(document.querySelectorAll('.name'))).toEqual(['Lecture 4.pdf']));
    await thereAndBack(user);
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('lecture 4');
    expect(wordsOf(document.querySelectorAll('.name'))).toEqual(['Lecture 4.pdf']);
    // One was deleted: there is no field any more to take the search out of.
    listDocuments(list(8));
    await queryClient.invalidateQueries();
    await waitFor(() => expect(document.querySelectorAll('.name')).toHaveLength(8));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  const scored = (name: string, last_score: number | null, doc_id: number) => documentRow({ doc_id, filename: name, last_score });
  const four = [scored('b 10.pdf', null, 4), scored('b 9.pdf', 80, 3), scored('a.pdf', 40, 2), scored('C.pdf', 69.9, 1)];
  const names = () => wordsOf(document.querySelectorAll('.docs .name'));
  const openTools = async (user: UserEvent) => user.click(await screen.findByText('Sort and filter'));
  const choose = (user: UserEvent, name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);

  test.each([
    ['Newest first', ['b 10.pdf', 'b 9.pdf', 'a.pdf', 'C.pdf']],
    ['Name', ['a.pdf', 'b 9.pdf', 'b 10.pdf', 'C.pdf']],
    ['Last score, lowest first', ['a.pdf', 'C.pdf', 'b 9.pdf', 'b 10.pdf']],
  ])('sorted by %s', async (order, wanted) => {
    await newcomer();
    const { user } = await openList(four.map((row) => ({ ...row, uploaded_at: `2026-11-20T15:02:4${row.doc_id}.000Z` })));
    await openTools(user);
    await choose(user, 'Sort by', order);
    await waitFor(() => expect(names()).toEqual(wanted));
  });

  test.each([
    ['All', ['b 10.pdf', 'b 9.pdf', 'a.pdf', 'C.pdf']],
    ['Not taken', ['b 10.pdf']],
    ['Below 70%', ['a.pdf', 'C.pdf']],
  ])('of which are shown: %s', async (filter, wanted) => {
    await newcomer();
    const { user } = await openList(four);
    await openTools(user);
    await choose(user, 'Show', filter);
    await waitFor(() => expect(names()).toEqual(wanted));
  });

  test('a filter that leaves nothing says so, and is taken back by a press', async () => {
    await newcomer();
    const { user } = await openList(four.map((row) => ({ ...row, last_score: 90 })));
    await openTools(user);
    await choose(user, 'Show', 'Not taken');
    await screen.findByText('You have taken every quiz in your list.');
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    expect(names()).toHaveLength(4);
  });

  test('the order is remembered on this device, the filter until a file is uploaded; a short list is shown whole', async () => {
    await newcomer();
    listDocuments(four);
    const picks = () => screen.getAllByRole<HTMLSelectElement>('combobox').map((one) => one.selectedOptions[0]?.textContent);
    const { user } = await openPage('/dashboard');
    await openTools(user);
    await choose(user, 'Sort by', 'Name');
    await choose(user, 'Show', 'Below 70%');
    await thereAndBack(user);
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'C.pdf']));
    expect(picks()).toEqual(['Name', 'Below 70%']);
    expect(screen.getByText('Name · Below 70%').closest('details')?.open).toBe(false);
    showAllAgain();
    await openPage('/dashboard');
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'b 9.pdf', 'b 10.pdf', 'C.pdf']));
    await user.click(screen.getByText('Name', { selector: 'summary' }));
    await choose(user, 'Show', 'Below 70%');
    await openList(four.slice(0, 3));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.queryByRole('combobox')).toBeNull();
    showAllAgain();
    localStorage.setItem('oasis-list-order', 'written by another version');
    await openList(four);
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(picks()).toEqual(['Newest first', 'All']);
  });

  test('the newest quiz that was never taken has the filled button, and a card above where it stands far down', async () => {
    await newcomer();
    const filled = () => [...document.querySelectorAll('main .btn--main')].map((one) => one.getAttribute('aria-label'));
    await openList(four);
    await waitFor(() => expect(filled()).toEqual(['Take Quiz: b 10.pdf']));
    await openList(four.map((row, i) => ({ ...row, last_score: i === 3 ? null : 90 })));
    await waitFor(() => expect(filled()).toEqual(['Take Quiz, next: C.pdf']));
    await openList(four.map((row) => ({ ...row, last_score: 90 })));
    await waitFor(() => expect(wordsOf(document.querySelectorAll('main .btn--main'))).toEqual(['Upload New Document']));
  });

  test('a long name is shown whole at a press', async () => {
    await newcomer();
    const name = 'WASSCE_Core_Mathematics_2024_past_questions_with_all_answers_second_edition.pdf';
    const { user } = await openList([documentRow({ filename: name })]);
    const press = await screen.findByRole('button', { name });
    expect([press.title, press.getAttribute('aria-expanded')]).toEqual([name, 'false']);
    await user.click(press);
    expect(press.getAttribute('aria-expanded')).toBe('true');
    expect(press.querySelector('.name--whole')).toBeTruthy();
  });

  test('of a thousand rows those near the screen are drawn, each with its place among all', async () => {
    await newcomer();
    widen();
    await openList(list(1000));
    await screen.findByText('Lecture 1000.pdf');
    const drawn = () => [...document.querySelectorAll('[data-index]')];
    await waitFor(() => expect(drawn().length).toBeLessThan(30));
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(drawn().map((row) => row.getAttribute('aria-rowindex'))).toEqual(drawn().map((_, i) => String(i + 2)));
    // The head, what is drawn, and one gap as high as the rest, which is no row to those who listen.
    expect(screen.getAllByRole('row')).toHaveLength(1 + drawn().length);
    expect(document.querySelectorAll('tr.gap')).toHaveLength(1);
  });
});

describe('a better quiz of a document', () => {
  test('whose first one was handed in is offered beside it', async () => {
    await newcomer();
    await openList([documentRow({ last_score: 80, better_quiz_id: 9 })]);
    const better = await screen.findByRole('link', { name: 'A better quiz is ready: notes.pdf' });
    expect(better.getAttribute('href')).toBe('/dashboard/quiz/9');
    expect(screen.getByRole('link', { name: 'Take Quiz: notes.pdf' }).getAttribute('href')).toBe('/dashboard/quiz/7');
  });

  test('that took the place of the first is simply the quiz', async () => {
    await newcomer();
    await openList([documentRow({ generated_quiz_id: 9, better_quiz_id: null, earlier_quiz_id: 7 })]);
    const take = await screen.findByRole('link', { name: 'Take Quiz: notes.pdf' });
    expect(take.getAttribute('href')).toBe('/dashboard/quiz/9');
    expect(screen.queryByText('A better quiz is ready')).toBeNull();
  });
});
