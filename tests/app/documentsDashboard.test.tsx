// The dashboard: empty, loading, failed, long, and the banner for an unverified address (specification, sections 2 and 8).
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refreshUser } from '../../src/app/accounts.ts';
import { db } from '../../src/app/device.ts';
import { queryClient } from '../../src/app/queryClient.ts';
import { session, signIn } from '../../src/app/session.ts';
import { answer, documentRow, findToast, listDocuments, newcomer, widen, wordsOf } from './documentsWorld.ts';
import { openPage, useBrowser } from './page.tsx';
import { loseNetwork, studentWithQuiz } from './quizWorld.ts';

useBrowser();

describe('without documents', () => {
  test('the empty dashboard says how to begin', async () => {
    await newcomer({ verified: true });
    await openPage('/dashboard');
    await screen.findByText('No documents yet! Upload your first document to get started.');
    expect(screen.getByText('Manage materials and take auto-generated quizzes.')).toBeTruthy();
    expect(screen.getByText("Please refresh the page if it's taking too long to generate the quiz.")).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Upload New Document' }).map((a) => a.getAttribute('href'))).toEqual([
      '/dashboard/upload',
    ]);
  });

  test('while they load, it says so', async () => {
    await newcomer();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answer('GET', /\/api\/documents$/, () => arrived.then(() => Response.json([])));
    await openPage('/dashboard');
    const words = await screen.findByText('Loading…');
    expect(words.closest('[role="status"]')).toBeTruthy();
    arrive();
    await screen.findByText(/No documents yet/);
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  test.each([
    ['a server with words', () => Response.json({ detail: 'The shop is closed.' }, { status: 400 }), 'The shop is closed.'],
    ['a server without words', () => Response.json({}, { status: 500 }), 'An unknown error occurred'],
    [
      'a Wi-Fi that answers instead',
      () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }),
      /not Oasis/,
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /There is no network right now/],
  ])('%s: an error box, and Try Again', async (_, reply, words) => {
    await newcomer();
    const mend = answer('GET', /\/api\/documents$/, reply);
    const { user } = await openPage('/dashboard');
    const box = (await screen.findByText('Failed to load documents', {}, { timeout: 15_000 })).closest('section') as HTMLElement;
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
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to send verification email.'],
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
    answer('GET', /\/users\/me$/, () => Response.json({ ...session.user, email: student.email, is_verified: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Verify Your Email')).toBeNull());
  });

  test('does not stand for a verified student', async () => {
    await newcomer({ verified: true });
    await refreshUser();
    await openPage('/dashboard');
    await screen.findByText(/No documents yet/);
    expect(screen.queryByText('Verify Your Email')).toBeNull();
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
    listDocuments(list(count));
    await openPage('/dashboard');
    await screen.findByText('Lecture 1.pdf');
    expect(screen.queryAllByRole('searchbox')).toHaveLength(fields);
  });

  test('one is found by its name, in any case', async () => {
    await newcomer();
    listDocuments(list(12));
    const { user } = await openPage('/dashboard');
    await user.type(await screen.findByRole('searchbox'), 'lecture 12');
    await waitFor(() => expect(wordsOf(document.querySelectorAll('.name'))).toEqual(['Lecture 12.pdf']));
    await user.type(screen.getByRole('searchbox'), 'x');
    await screen.findByText('No document has “lecture 12x” in its name.');
  });

  test('of a thousand rows those near the screen are drawn, each with its place among all', async () => {
    await newcomer();
    widen();
    listDocuments(list(1000));
    await openPage('/dashboard');
    await screen.findByText('Lecture 1000.pdf');
    const drawn = () => [...document.querySelectorAll('[data-index]')];
    await waitFor(() => expect(drawn().length).toBeLessThan(30), { timeout: 15_000 });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(drawn().map((row) => row.getAttribute('aria-rowindex'))).toEqual(drawn().map((_, i) => String(i + 2)));
    // The head, what is drawn, and one gap as high as the rest, which is no row to those who listen.
    expect(screen.getAllByRole('row')).toHaveLength(1 + drawn().length);
    expect(document.querySelectorAll('tr.gap')).toHaveLength(1);
  });
});
