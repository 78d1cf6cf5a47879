// Sharing on the page, against the real server: the sheet, a code that opens nothing, a wish that is refused, the leaderboard without a
// network, and the way from a link over a try and a registration to the dashboard.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { db } from '../../../src/app/data/device.ts';
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
