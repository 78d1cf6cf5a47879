// "Study offline": what is kept, what waits, and the self-test. Only facts, and no network for them.

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { db } from '../../../src/app/data/device.ts';
import { move } from '../../support/moves.ts';
import { catchFiles, documentRow, findToast, listDocuments, newcomer, outboxRow, putOutbox } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();
afterEach(() => vi.restoreAllMocks());

const card = async (heading: string) => (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;

/** What this browser says of its storage, until the test is over; jsdom says nothing. */
function storage(given: { persisted: boolean; grants?: boolean }): { persist: () => Promise<boolean> } {
  let { persisted } = given;
  const manager = {
    estimate: async () => ({ usage: 2_400_000, quota: 1_202_400_000 }),
    persisted: async () => persisted,
    persist: async () => {
      persisted = given.grants ?? false;
      return persisted;
    },
  };
  Object.defineProperty(navigator, 'storage', { value: manager, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  return manager;
}

/** A student whose one quiz is kept. */
async function withKeptQuiz() {
  const given = await studentWithQuiz();
  const page = await openPage('/dashboard/offline');
  await screen.findByText(quiz.title);
  return { ...given, ...page };
}

describe('On this device', () => {
  test('each kept quiz stands with its questions and size, and all of them are summed', async () => {
    const { userId, quizId } = await withKeptQuiz();
    const row = await db.library.get([userId, quizId]);
    const shown = row && row.bytes < 1000 ? `${row.bytes} B` : `${((row?.bytes ?? 0) / 1000).toFixed(0)} kB`;
    const kept = await card('On this device');
    expect(within(kept).getByText(`3 questions, ${shown}`)).toBeTruthy();
    expect(within(kept).getByText(`1 quiz, ${shown}`)).toBeTruthy();
    expect(within(kept).getByText(/^Documents last updated \w{3} \d+, \d{4}, /)).toBeTruthy();
    expect(within(kept).getByText('Opened in the browser, not as an installed app.')).toBeTruthy();
    // jsdom says nothing of its storage, and is not spoken for.
    expect(within(kept).queryByText(/free$|Protected|may clear/)).toBeNull();
  });

  test('one with an open attempt is in progress', async () => {
    const { userId, quizId } = await studentWithQuiz();
    const wall = Date.now();
    const { attemptId } = await beginOrResume(db, { userId, quizId, quiz, attemptId: crypto.randomUUID(), wall });
    await moveAll(db, attemptId, [move.answer(11, 'A')], { wall });
    await openPage('/dashboard/offline');
    expect(await screen.findByText(/^3 questions, .*\. In progress$/)).toBeTruthy();
  });

  test('a removed quiz stands as not kept, and can be kept again with a network', async () => {
    const { userId, quizId, user } = await withKeptQuiz();
    await user.click(screen.getByRole('button', { name: `Remove ${quiz.title} from this device` }));
    await screen.findByText('Not kept yet. Go online to keep it.');
    expect(await db.library.get([userId, quizId])).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Keep notes.txt on this device' }));
    await screen.findByText(quiz.title);
    expect(await db.library.get([userId, quizId])).toBeTruthy();
  });

  test('the file of each quiz stands beside its title, and a removal can be undone', async () => {
    const { userId, quizId, user } = await withKeptQuiz();
    await screen.findByText('notes.txt');
    await user.click(screen.getByRole('button', { name: `Remove ${quiz.title} from this device` }));
    await screen.findByText(`“${quiz.title}” was removed from this device`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(quiz.title);
    expect(await db.library.get([userId, quizId])).toBeTruthy();
    expect(await db.unkept.get([userId, quizId])).toBeUndefined();
  });

  test('without a network nothing can be kept', async () => {
    await newcomer();
    listDocuments([documentRow()]);
    await openPage('/dashboard/offline');
    const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Keep notes.pdf on this device' });
    expect(keep.disabled).toBe(false);
    loseNetwork();
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(keep.disabled).toBe(true));
  });

  test('the space is what the browser says, and a protected one is called so', async () => {
    storage({ persisted: true });
    await withKeptQuiz();
    const kept = await card('On this device');
    await within(kept).findByText('1.2 GB free');
    expect(within(kept).getByText('2.4 MB').parentElement?.textContent).toBe('2.4 MB used');
    expect(within(kept).getByText('Protected: the browser will not clear it.')).toBeTruthy();
  });

  test.each([
    ['agrees', true, 'Protected: the browser will not clear it.'],
    ['does not', false, 'The browser may clear it when the device is full.'],
  ])('trap 22: the browser is asked for protection and %s', async (_, grants, words) => {
    storage({ persisted: false, grants });
    await newcomer();
    const { user } = await openPage('/dashboard/offline');
    await screen.findByText('The browser may clear it when the device is full.');
    await user.click(screen.getByRole('button', { name: 'Protect' }));
    await screen.findByText(words);
    if (!grants) await findToast(/The browser refused/);
  });

  test('WebKit, where it is not installed, is said to clear it after seven days', async () => {
    vi.stubGlobal('GestureEvent', class {});
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'GestureEvent'));
    await newcomer();
    await openPage('/dashboard/offline');
    await screen.findByText('This browser clears it after seven days without a visit. Add Oasis to your home screen to keep it.');
  });
});

describe('Waiting to send', () => {
  test('is no card while nothing waits', async () => {
    await newcomer();
    await openPage('/dashboard/offline');
    await card('On this device');
    expect(screen.queryByRole('heading', { name: 'Waiting to send' })).toBeNull();
  });

  test.each([
    ['waiting', null, /^Finished Nov 20, 2026, .* Not sent yet\. Trying again soon\.$/],
    ['needs-login', null, /^Finished Nov 20, 2026, .* Will be sent after your next login\.$/],
    ['refused', 'This quiz was deleted.', 'Refused: This quiz was deleted. Your answers are still here.'],
  ] as const)('a submission that is %s says so', async (state, reason, words) => {
    const { userId } = await newcomer();
    await putOutbox(outboxRow({ userId, quizId: 7, state, reason }));
    await openPage('/dashboard/offline');
    const waiting = await card('Waiting to send');
    expect(within(waiting).getByText('Organic Chemistry, week 2')).toBeTruthy();
    expect(within(waiting).getByText(words)).toBeTruthy();
    expect(waiting.querySelector('.chip')?.textContent).toBe('1');
    expect(within(waiting).queryAllByRole('button', { name: /^Retry/ })).toHaveLength(state === 'refused' ? 1 : 0);
  });

  test('a refused one that is tried again arrives, and the card goes', async () => {
    const { userId, quizId, student } = await studentWithQuiz();
    await putOutbox(outboxRow({ userId, quizId, state: 'refused', reason: 'Not now.', notBefore: 0 }));
    const { user } = await openPage('/dashboard/offline');
    await user.click(await screen.findByRole('button', { name: 'Retry: Organic Chemistry, week 2' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Waiting to send' })).toBeNull());
    const submissions = (await (await student.call('submissions', { params: { id: quizId } })).json()) as unknown[];
    expect(submissions).toHaveLength(1);
  });

  test('one that is tried again without a network stays, and waits by itself', async () => {
    const { userId } = await newcomer();
    const row = outboxRow({ userId, quizId: 7, state: 'refused', reason: 'Not now.', notBefore: 0 });
    await putOutbox(row);
    const { user } = await openPage('/dashboard/offline');
    const retry = await screen.findByRole('button', { name: /^Retry/ });
    loseNetwork();
    await user.click(retry);
    await findToast('It has not arrived yet. It stays on this device.');
    expect((await db.outbox.get(row.submissionId))?.state).toBe('waiting');
  });

  test('the answers leave as a text that a teacher can read, with why they were not delivered', async () => {
    const { userId, quizId } = await studentWithQuiz();
    const attempt = await beginOrResume(db, { userId, quizId, quiz, attemptId: crypto.randomUUID(), wall: Date.now() });
    await moveAll(db, attempt.attemptId, [move.answer(11, 'B'), move.finish], { wall: Date.now() });
    const last = { at: Date.parse('2026-11-20T15:31:09Z'), outcome: 409 };
    await db.outbox.update(attempt.attemptId, { state: 'refused', reason: 'No.', last });
    const saved = catchFiles();
    const { user } = await openPage('/dashboard/offline');
    await user.click(await screen.findByRole('button', { name: `Export Answers: ${quiz.title}` }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['cells_tissues_answers.txt']));
    const text = await saved[0]?.blob.text();
    expect(text).toContain('Which organelle makes most of the ATP?\nYour Answer: B. Mitochondrion');
    expect(text).toContain('Name the smallest unit of life.\nYour Answer: No answer');
    expect(text).toMatch(/Not delivered\. Last try Nov 2\d, 2026, .* the server refused it \(409\)\./);
    await db.outbox.delete(attempt.attemptId);
  });

  test('rows that this version cannot read are counted, kept and exported', async () => {
    const { userId } = await newcomer();
    await putOutbox({ ...outboxRow({ userId, quizId: 7 }), state: 'from the future' } as never);
    const saved = catchFiles();
    const { user } = await openPage('/dashboard/offline');
    await screen.findByText('1 that this version cannot read');
    await user.click(screen.getByRole('button', { name: 'Export Answers' }));
    expect(await saved[0]?.blob.text()).toContain('from the future');
  });
});

describe('the self-test', () => {
  async function run() {
    const { user } = await openPage('/dashboard/offline');
    const test = await card('Self-test');
    await user.click(within(test).getByRole('button', { name: 'Run Self-test' }));
    await within(test).findByText(/^In \d+ ms$/);
    return test;
  }

  test('opens every kept quiz through the schema, asks the network for nothing, and says what it found', async () => {
    const { userId, quizId } = await withKeptQuiz();
    await db.library.put({ ...(await db.library.get([userId, quizId])), quizId: 99_999, quiz: { title: 5 } } as never);
    onTestFinished(() => db.library.delete([userId, 99_999]));
    loseNetwork();
    const asked = vi.spyOn(globalThis, 'fetch');
    const { user } = await openPage('/dashboard/offline');
    const box = await card('Self-test');
    const before = asked.mock.calls.length;
    await user.click(within(box).getByRole('button', { name: 'Run Self-test' }));
    expect(await within(box).findByText('1 of 2 kept quizzes can be read')).toBeTruthy();
    expect(
      asked.mock.calls
        .slice(before)
        .map(([input]) => String(input))
        .filter((url) => url.includes('/quizzes/')),
    ).toEqual([]);
  });

  test('says what this browser cannot do', async () => {
    await newcomer();
    const box = await run();
    expect(within(box).getByText('Oasis does not open offline yet')).toBeTruthy();
    expect(within(box).getByText('Sending in the background is not supported here')).toBeTruthy();
    expect(within(box).getByText('Answers are saved')).toBeTruthy();
    expect(within(box).getByText('0 of 0 kept quizzes can be read')).toBeTruthy();
  });

  test('finds a device that cannot save', async () => {
    await newcomer();
    vi.spyOn(db.queries, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const { user } = await openPage('/dashboard/offline');
    await user.click(within(await card('Self-test')).getByRole('button', { name: 'Run Self-test' }));
    expect(await screen.findByText('This device cannot save answers')).toBeTruthy();
  });
});
