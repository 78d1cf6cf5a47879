// Sharing on the page, against the real server: the sheet, a code that opens nothing, a wish that is refused, the leaderboard without a
// network, and the way from a link over a try and a registration to the dashboard.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { timerOf } from '#core/quiz/quiz';
import type { Share } from '#core/together/sharedQuiz';
import { keptQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { signOut } from '../../../src/app/data/session.ts';
import { notify } from '../../../src/app/shell/notices.tsx';
import { startBackground } from '../../../src/app/sync/background.ts';
import { newStudent } from '../../support/people.ts';
import { handsIn, joins, shared } from '../../support/sharing.ts';
import { expectPath, findToast, newcomer } from '../documentsWorld.ts';
import { closeServer, openPage, server, useBrowser } from '../page.tsx';
import { click, finish, goToLast, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

/** A signed-in student with a quiz whose link is on. */
async function sharedQuiz(...given: Parameters<typeof studentWithQuiz>) {
  const owner = await studentWithQuiz(...given);
  return { ...owner, code: (await shared(owner.student, owner.quizId)).code };
}

/** Another student, who has joined by this code and handed in. */
async function memberWithAttempt(code: string, quizId: number, name: string | null, answers = {}) {
  const member = await newStudent(server);
  await joins(member, code, name);
  await handsIn(member, quizId, answers);
  return member;
}

/** The sheet that shares the quiz, opened on the dashboard. */
async function openSheet() {
  const { user } = await openPage('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'More for notes.txt' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return user;
}

test('the sheet says what others see, makes a link, shows who joined, and turns it off for good', async () => {
  const { student, quizId } = await studentWithQuiz();
  const user = await openSheet();
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText(/Nobody sees your name, your document, your email or your results/);
  await user.click(within(sheet).getByRole('button', { name: 'Make a Link' }));
  const picture = await screen.findByRole('img', { name: /^QR code of http/ });
  const code = picture.getAttribute('aria-label')?.split('/').pop() ?? '';
  expect(screen.getByText(`${code.slice(0, 5)}-${code.slice(5)}`)).toBeTruthy();
  await screen.findByText('Nobody has joined yet');

  const kofi = await newStudent(server);
  expect(await joins(kofi, code, 'Kofi')).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Turn the Link Off' }));
  await user.click(await screen.findByRole('button', { name: 'Turn It Off' }));
  await findToast('The link is off.');
  await screen.findByRole('button', { name: 'Make a Link' });
  expect((await server.fetch(`/api/shares/${code}`)).status).toBe(404);
  expect((await kofi.call('quiz', { params: { id: quizId } })).status).toBe(200);
  expect((await student.call('quizShare', { params: { id: quizId } })).status).toBe(200);
});

test('the sheet chooses how long the link lets people in, keeps it over other changes, and says when it ran out', async () => {
  const { student, quizId } = await studentWithQuiz();
  const day = 24 * 60 * 60_000;
  const shareNow = async () =>
    ((await (await student.call('quizShare', { params: { id: quizId } })).json()) as { share: Share }).share;
  const user = await openSheet();
  await user.selectOptions(await screen.findByLabelText('People can join'), 'For a day');
  await user.click(screen.getByRole('button', { name: 'Make a Link' }));
  await screen.findByText(/^Others can join until .+\.$/);
  const end = (await shareNow()).expires_at ?? '';
  expect(Math.abs(Date.parse(end) - Date.now() - day)).toBeLessThan(60_000);
  await user.click(screen.getByRole('checkbox', { name: /Leaderboard/ }));
  await screen.findByRole('button', { name: 'Open the Leaderboard' });
  expect(await shareNow()).toMatchObject({ leaderboard: true, expires_at: end });
  await user.selectOptions(screen.getByLabelText('People can join'), 'Until I turn it off');
  await screen.findByText('Others can join until you turn the link off.');
  expect((await shareNow()).expires_at).toBeNull();
  cleanup();

  const body = { leaderboard: true, expires_at: new Date(Date.now() + 500).toISOString() };
  await student.call('shareQuiz', { params: { id: quizId }, body });
  const { code } = await shareNow();
  await waitFor(async () => expect((await server.fetch(`/api/shares/${code}`)).status).toBe(404));
  await openSheet();
  await screen.findByText(/^The link expired .+\. Nobody new can join\.$/);
  expect(screen.getByLabelText<HTMLSelectElement>('People can join').selectedOptions[0]?.text).toMatch(/^Expired/);
});

test('a student who is signed in keeps the own bars at a link and at an invitation', async () => {
  await studentWithQuiz();
  for (const address of ['/s', '/g']) {
    await openPage(address);
    await screen.findByRole('navigation', { name: 'Main, phone' });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('button', { name: /^Account/ })).toBeTruthy();
    expect(bar.queryByRole('link', { name: 'Start Prepping' })).toBeNull();
    cleanup();
  }
});

test('a code that opens nothing says so in one sentence, and another can be typed as people write it', async () => {
  const { code } = await sharedQuiz({ ...quiz, left_out: { figure: 2 } });
  const { user, path } = await openPage('/s/0000000000');
  await screen.findByText('This code does not work');
  await user.type(screen.getByLabelText('Code of a shared quiz'), 'what');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('A code has 10 letters and digits. Please check it.');
  await user.clear(screen.getByLabelText('Code of a shared quiz'));
  await user.type(screen.getByLabelText('Code of a shared quiz'), `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await expectPath(path, `/s/${code}`);
  await screen.findByRole('button', { name: 'Join' });
  await screen.findByText(/ questions are in this quiz. Left out: 2 with a figure\.$/);
});

test('a link is copied, and handed to the system’s own sheet where there is one', async () => {
  const { code } = await sharedQuiz();
  const sent: unknown[] = [];
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (given: unknown) => void sent.push(given) });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const user = await openSheet();
  const sheet = within(await screen.findByRole('dialog', { name: /^Share “Cells & Tissues”$/ }));
  await user.click(await sheet.findByRole('button', { name: 'Copy Link' }));
  await findToast('Link copied.');
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/s/${code}$`));
  await user.click(sheet.getByRole('button', { name: 'Send via...' }));
  const url = expect.stringMatching(new RegExp(`/s/${code}$`));
  expect(sent).toEqual([{ title: 'Cells & Tissues', text: 'A quiz on Oasis: Cells & Tissues', url }]);
});

test('a joined quiz stands above an empty list of documents', async () => {
  const { code } = await sharedQuiz();
  const { student: kofi } = await newcomer();
  await joins(kofi, code, null);
  await openPage('/dashboard');
  const joined = await screen.findByRole('heading', { name: 'Shared with me' });
  const documents = await screen.findByText(/No documents yet/);
  expect(joined.compareDocumentPosition(documents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('Open a shared quiz by its code')).toHaveLength(1);
});

test('a name that is taken leaves the wish with its reason, and lets it be taken back', async () => {
  const { code } = await sharedQuiz();
  await joins(await newStudent(server), code, 'Kofi');
  const { userId } = await newcomer();
  const taken = 'Someone here already has this name. Choose another one.';
  await db.queue.put({
    ...{ id: crypto.randomUUID(), kind: 'join', to: 'quiz', userId, code, name: 'Kofi', title: 'Notes', madeAt: 1 },
    ...{ tries: 1, state: 'refused', reason: taken, retryAt: 0, notBefore: 0 },
  });
  const { user } = await openPage('/dashboard');
  await screen.findByText(`You could not join: ${taken}`);
  await user.click(await screen.findByRole('button', { name: 'Do not join Notes' }));
  await waitFor(() => expect(screen.queryByText(/You could not join/)).toBeNull());
});

test('a join that was taken without the name that was asked for asks for another one', async () => {
  const { code } = await sharedQuiz();
  const { userId } = await newcomer();
  await db.queue.put({
    ...{ id: crypto.randomUUID(), kind: 'join', to: 'quiz', userId, code, name: 'Oasis Support', title: 'Notes', madeAt: 1 },
    ...{ tries: 1, state: 'refused', reason: null, retryAt: 0, notBefore: 0, joinedAs: null },
  });
  const { user, path } = await openPage('/dashboard');
  await screen.findByText('You joined without a name: “Oasis Support” cannot be used here.');
  await user.click(await screen.findByRole('link', { name: 'Choose another name for Notes' }));
  await expectPath(path, `/s/${code}`);
  await screen.findByText('“Oasis Support” cannot be used here. Choose another name.');
  await user.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'Kofi');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await expectPath(path, '/dashboard');
  await waitFor(() => expect(screen.queryByText(/cannot be used here/)).toBeNull());
  expect((await db.queue.toArray()).filter((row) => row.kind === 'join' && row.name !== 'Kofi')).toEqual([]);
});

test('the leaderboard is the last known one without a network, for the student who saw it and for nobody else', async () => {
  const { quizId, code } = await sharedQuiz();
  await memberWithAttempt(code, quizId, 'Kofi');
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByRole('row', { name: /1 Kofi 0\.0%/ });
  await screen.findByText(/Choose a name to appear here/);

  const kept = (await db.queries.toArray()).filter(({ key }) => key.includes('board'));
  expect(kept).toHaveLength(1);
  closeServer('GET', /leaderboard/);
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByRole('row', { name: /1 Kofi 0\.0%/ });
  await screen.findByText(/^As of /);

  const { userId } = await newcomer();
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByText('Failed to load the leaderboard');
  expect(screen.queryByText('Kofi')).toBeNull();
  expect(kept.map((row) => row.userId)).not.toContain(userId);
});

test('where essays wait for their reader the leaderboard says what it ranks by, and a name stands in it after the first attempt', async () => {
  const { student: owner, quizId, code } = await sharedQuiz();
  const right = { 11: 'B', 12: 'cell' };
  await memberWithAttempt(code, quizId, 'Kofi', right);
  await memberWithAttempt(code, quizId, 'Ama', { ...right, 13: 'Cells divide.' });
  await owner.call('setBoardName', { params: { id: quizId }, body: { name: 'Mr Owusu' } });
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByRole('row', { name: '1 Kofi 2 right' });
  await screen.findByRole('row', { name: '1 Ama 2 right 1 essay to read' });
  expect(screen.queryByText(/%/)).toBeNull();
  await screen.findByText(/after your first attempt\.$/);
});

test('who deletes the account is gone at the next look, and a leaderboard that was turned off leaves no name on this device', async () => {
  const { student: owner, quizId, code } = await sharedQuiz();
  const isKept = ({ key }: { key: string }) => key.includes('board') && key.includes(`,${quizId}]`);
  const keptBoards = async () => (await db.queries.toArray()).filter(isKept).map(({ value }) => value);
  for (const name of ['Kofi', 'Efua']) {
    const member = await memberWithAttempt(code, quizId, name);
    await openPage(`/dashboard/quiz/${quizId}/board`);
    await screen.findByRole('row', { name: new RegExp(name) });
    if (name === 'Kofi') {
      await waitFor(async () => expect(await keptBoards()).toEqual([expect.stringContaining('Kofi')]));
      expect((await member.call('deleteAccount', { body: { password: member.password } })).status).toBe(200);
    }
    cleanup();
  }
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByText('1 student');
  expect(screen.queryByText('Kofi')).toBeNull();
  await waitFor(async () => expect(await keptBoards()).toEqual([expect.not.stringContaining('Kofi')]));
  cleanup();

  await owner.call('shareQuiz', { params: { id: quizId }, body: { leaderboard: false } });
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByText('There is no leaderboard');
  expect(screen.queryByText('Efua')).toBeNull();
  await waitFor(async () => expect(await keptBoards()).toEqual([expect.not.stringContaining('Efua')]));
  cleanup();
  closeServer('GET', /leaderboard/);
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByText('There is no leaderboard');
});

test('of two names that two devices give, the later counts: it is on screen, and alone on the leaderboard', async () => {
  const { quizId, code } = await sharedQuiz();
  const { student } = await newcomer();
  await joins(student, code, null);
  await handsIn(student, quizId, {});
  const { user } = await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByText(/Choose a name to appear here/);
  const elsewhere = (name: string) => student.call('setBoardName', { params: { id: quizId }, body: { name } });
  expect((await elsewhere('Kofi')).status).toBe(200);
  await user.type(await screen.findByLabelText('Name on the leaderboard'), 'Kwame');
  await user.click(screen.getByRole('button', { name: 'Add Me' }));
  await screen.findByRole('row', { name: /1 Kwame\s*\(you\) 0\.0%/ });
  expect(screen.queryByText('Kofi')).toBeNull();
  cleanup();
  expect((await elsewhere('Kofi')).status).toBe(200);
  await openPage(`/dashboard/quiz/${quizId}/board`);
  await screen.findByRole('row', { name: /1 Kofi\s*\(you\) 0\.0%/ });
  expect(screen.queryByText('Kwame')).toBeNull();
});

test('results of a joined quiz can be viewed once it was handed in, not before', async () => {
  const { quizId, code } = await sharedQuiz();
  const { student } = await newcomer();
  await joins(student, code, null);
  await openPage('/dashboard');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^View Results/ })).disabled).toBe(true);
  await handsIn(student, quizId, {});
  queryClient.clear();
  await openPage('/dashboard');
  await screen.findByRole('link', { name: /^View Results/ });
  expect(screen.queryByRole('button', { name: /^View Results/ })).toBeNull();
});

test('the results of a joined quiz lead to its leaderboard, and to none where there is none', async () => {
  for (const leaderboard of [false, true]) {
    const { student: owner, quizId } = await studentWithQuiz();
    const { code } = await shared(owner, quizId, { leaderboard });
    const { student } = await newcomer();
    await joins(student, code, 'Kofi');
    await handsIn(student, quizId, {});
    const { user, path } = await openPage(`/dashboard/results/${quizId}`);
    await screen.findByRole('link', { name: 'Retake Quiz' });
    const note = /^Only your first attempt counts on the leaderboard\.$/;
    if (leaderboard) {
      await screen.findByText(note);
      await user.click(await screen.findByRole('link', { name: 'Leaderboard' }));
      await expectPath(path, `/dashboard/quiz/${quizId}/board`);
    } else {
      expect(screen.queryByRole('link', { name: 'Leaderboard' })).toBeNull();
      expect(screen.queryByText(note)).toBeNull();
    }
    cleanup();
  }
});

test('a time limit that its owner changes comes to whoever has the quiz on the device already', async () => {
  const { student, quizId, code } = await sharedQuiz();
  const { student: kofi, userId } = await newcomer();
  await joins(kofi, code, null);
  const limit = async () => {
    const kept = await keptQuiz(db, userId, quizId, Date.now());
    return kept && timerOf(kept);
  };
  await openPage('/dashboard');
  await waitFor(async () => expect(await limit()).toBeNull());
  cleanup();
  const body = { settings: { timer_duration_seconds: 600 } };
  expect((await student.call('changeQuiz', { params: { id: quizId }, body })).status).toBe(200);
  await openPage('/dashboard');
  await waitFor(async () => expect(await limit()).toBe(600));
});

test('a code is tried without an account; who joins then has joined with the first login, and the try counts nowhere', async () => {
  const { student: owner, quizId, code } = await sharedQuiz();
  await signOut({ revoke: false });
  const page = await openPage(`/s/${code}`);
  await page.user.click(await screen.findByRole('link', { name: 'Try it' }));
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  await goToLast(page);
  await finish(page);
  await screen.findByRole('heading', { name: 'Join to keep this quiz' });
  await page.user.type(screen.getByLabelText(/^Your name/), 'Kofi');
  await click(page, 'Join');
  await screen.findByRole('heading', { name: 'Create Account' });

  const { student } = await newcomer();
  startBackground(notify);
  await openPage('/dashboard');
  await findToast('You joined “Cells & Tissues”.');
  await screen.findByRole('link', { name: 'Take Quiz: Cells & Tissues' });
  expect(await (await student.call('submissions', { params: { id: quizId } })).json()).toEqual([]);
  const members = await owner.call('members', { params: { id: quizId } });
  expect(await members.json()).toMatchObject({ members: [{ name: 'Kofi' }] });
});
