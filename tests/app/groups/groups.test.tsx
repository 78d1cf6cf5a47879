// A group on the page, against the real server: made, joined by its invitation, assigned a quiz, taken late, and what its owner sees.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ReviewEvent } from '#core/review/reviewEvent';
import type { Results } from '#core/together/group';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { keepQuiz, keptIds } from '#device/quizzes/library';
import { addReviews } from '#device/review/reviews';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { askJoinedAnew, joinedKey } from '../../../src/app/sync/joinedList.ts';
import { answersOf, newStudent, type Student } from '../../support/people.ts';
import { handsIn, shared } from '../../support/sharing.ts';
import { catchFiles, expectPath, findToast, newcomer } from '../documentsWorld.ts';
import { assign, classWithQuiz, createGroup, joinGroup } from '../groupWorld.ts';
import { openPage, refusedCalls, server, useBrowser } from '../page.tsx';
import { loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

const HOUR = 3_600_000;

useBrowser();

async function groupOf(owner: Student, quizId: number, closes: string | null) {
  const group = await createGroup(owner);
  await assign(owner, group.groupId, quizId, { closes_at: closes, attempts_allowed: 1 });
  return group;
}

test('a group is made with an invitation, and a quiz is assigned to it', async () => {
  await studentWithQuiz();
  const { user, path } = await openPage('/dashboard/groups');
  await user.type(await screen.findByLabelText('Group name'), 'Form 3 B');
  await user.type(screen.getByLabelText('Your name in the group'), 'Mr <b>');
  await user.click(screen.getByRole('button', { name: 'Create Group' }));
  await screen.findByText('A name cannot contain < or >.');
  await user.clear(screen.getByLabelText('Your name in the group'));
  await user.type(screen.getByLabelText('Your name in the group'), 'Mr Owusu');
  await user.click(screen.getByRole('button', { name: 'Create Group' }));
  await screen.findByText('You lead this group.');
  expect(path()).toMatch(/^\/dashboard\/groups\/\d+$/);
  await user.click(await screen.findByRole('button', { name: 'Make an Invitation' }));
  await screen.findByRole('img', { name: /^QR code of .*\/g\// });
  await user.click(screen.getByRole('button', { name: 'Assign a Quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  // It can be sent once the list of one's quizzes is here.
  const assign = dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign' });
  await waitFor(() => expect(assign.disabled).toBe(false));
  await user.click(assign);
  await findToast('The quiz was assigned.');
  await screen.findByText('No closing time, 0 of 0 handed in');
});

test('Home leads with the clock that runs, then what is due, what comes back, and other attempts', async () => {
  const { student: teacher, quizId } = await studentWithQuiz();
  const { code } = await groupOf(teacher, quizId, '2126-01-01T12:00:00Z');
  const { student, userId } = await newcomer();
  await joinGroup(student, code, 'Kofi');
  const at = Date.now() - 48 * HOUR;
  await keepQuiz(db, userId, 901, { ...quiz, title: 'Missed' }, at);
  const missed = ReviewEvent.parse({ event_id: 'm', at, quiz_id: 901, question_id: 11, kind: 'missed' });
  await addReviews(db, userId, [missed], at);
  for (const [otherId, title, seconds] of [
    [902, 'On the clock', 3600],
    [903, 'Without a clock'],
  ] as const) {
    const begun = { ...quiz, title, settings: seconds ? { timer_duration_seconds: seconds } : {} };
    const opening = { userId, quizId: otherId, quiz: begun, attemptId: crypto.randomUUID(), wall: Date.now() };
    const { attemptId } = await beginOrResume(db, opening);
    await moveAll(db, attemptId, [{ type: 'flag', questionId: 11, flagged: true }], { wall: Date.now() });
  }
  await openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Shared with me' });
  await screen.findByText('1 question due today');
  const parts = document.querySelectorAll('.resume h2, #shared-with-me, .today .name, h1');
  expect([...parts].map((part) => part.textContent)).toEqual([
    'On the clock',
    'Shared with me',
    '1 question due today',
    'Without a clock',
    'Your Documents',
  ]);
  expect(document.querySelectorAll('.resume .btn--main, .today .btn--main')).toHaveLength(1);
  await waitFor(async () => expect(await keptIds(db, userId)).toContain(quizId));
});

test('a device whose clock is days ahead says by the server’s clock whether an assignment is due', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId } = await groupOf(student, quizId, new Date(Date.now() + 24 * HOUR).toISOString());
  const deviceTime = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => deviceTime() + 72 * HOUR);
  onTestFinished(() => clock.mockRestore());
  await openPage(`/dashboard/groups/${groupId}`);
  await screen.findByText(/^Due /);
});

test('a group that this device has not seen is not called another’s without a network', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId } = await groupOf(student, quizId, null);
  const back = loseNetwork();
  await openPage(`/dashboard/groups/${groupId}`);
  await screen.findByText('This group cannot be shown offline yet');
  expect(screen.queryByText('Group not found')).toBeNull();
  back();
});

test('an invitation that was handed out is ended, or replaced, after it was asked only', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId, code } = await groupOf(student, quizId, null);
  const { user } = await openPage(`/dashboard/groups/${groupId}`);
  const opens = async () => (await server.fetch(`/api/invitations/${code}`)).status;
  await user.click(await screen.findByRole('button', { name: 'End It' }));
  await screen.findByText(/never work again\. Members stay\./);
  await user.click(screen.getByRole('button', { name: 'Keep This One' }));
  await user.click(screen.getByRole('button', { name: 'Make a New One' }));
  expect(await opens()).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Yes, Make a New One' }));
  await waitFor(async () => expect(await opens()).toBe(404));
  await user.click(await screen.findByRole('button', { name: 'End It' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, End It' }));
  await screen.findByText('Nobody can join yet. Make an invitation: a link and a code to share.');
});

test('whoever ends a group comes to the list of groups', async () => {
  const { student } = await studentWithQuiz();
  const { groupId } = await createGroup(student);
  const { user, path } = await openPage(`/dashboard/groups/${groupId}`);
  await user.click(await screen.findByRole('button', { name: 'End This Group' }));
  await user.click(screen.getByRole('button', { name: 'Yes, End It' }));
  await screen.findByRole('heading', { name: /^(?:New group|Group not found)$/ });
  expect(path()).toBe('/dashboard/groups');
});

test('an invitation is joined by a name, and what is due stands on the dashboard; nothing of other members lies on the device', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { code } = await groupOf(student, quizId, '2126-01-01T12:00:00Z');
  await joinGroup(await newStudent(server), code, 'Efua');
  const { userId } = await newcomer();
  const { user, path } = await openPage(`/g/${code}`);
  await screen.findByText(/Mr Owusu sees this name/);
  await user.type(screen.getByLabelText('Your name in the group'), 'Kofi');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await expectPath(path, '/dashboard');
  // As the page does once the join has arrived.
  await waitFor(async () => expect((await db.queue.toArray()).filter((row) => row.userId === userId)).toEqual([]));
  askJoinedAnew(userId);
  await screen.findByText(/^Form 3 B: Due Jan 1, 2126.*0 of 1 attempt used$/);
  // What arrives while Home is open moves nothing: it leads from the next visit on.
  await openPage('/dashboard');
  await screen.findByText(/^Form 3 B: Due Jan 1, 2126.*0 of 1 attempt used$/);
  const mains = () =>
    [...document.querySelectorAll('main .btn--main:not(.btn--big)')].map((link) => link.getAttribute('aria-label'));
  await waitFor(() => expect(mains()).toEqual(['Take Quiz: Cells & Tissues']));
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  const own = (await db.queries.toArray()).filter((row) => row.userId === userId);
  expect(own.some(({ value }) => value.includes('Form 3 B'))).toBe(true);
  expect(own.some(({ value }) => value.includes('Efua'))).toBe(false);
});

test('what is assigned while Home is open is told by a toast that leads to it', async () => {
  const { assign: assignTo, become } = await classWithQuiz();
  const userId = await become();
  await openPage('/dashboard');
  await screen.findByRole('link', { name: 'Open a shared quiz by its code' });
  await waitFor(() => expect(queryClient.getQueryData(joinedKey(userId))).toEqual([]));
  await assignTo({ closes_at: '2126-01-01T12:00:00Z', attempts_allowed: 1 });
  askJoinedAnew(userId);
  await findToast('“Cells & Tissues” was assigned to you.');
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
});

test('an invitation that opens nothing says so, and a code is opened as what it is', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { code } = await groupOf(student, quizId, null);
  const { code: quizCode } = await shared(student, quizId, { leaderboard: false });
  const { user, path } = await openPage('/dashboard/groups');
  await user.click(await screen.findByRole('link', { name: 'Join a Group with a Code' }));
  await expectPath(path, '/g');
  await user.type(await screen.findByLabelText('Code of an invitation'), quizCode.toLowerCase());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('This invitation does not work');
  await user.click(screen.getByRole('link', { name: 'This is the code of a quiz' }));
  await expectPath(path, `/s/${quizCode}`);
  await screen.findByRole('button', { name: 'Join' });

  await openPage(`/s/${code}`);
  await screen.findByText('This code does not work');
  await user.click(screen.getByRole('link', { name: 'This is the code of a group' }));
  await screen.findByText('Mr Owusu invites you to a group');
});

test('the owner sees who handed in, late in words, how each question went, and has it as a file', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId, code } = await groupOf(student, quizId, '2026-01-01T12:00:00Z');
  const kofi = await newStudent(server);
  await joinGroup(kofi, code, 'Kofi');
  await handsIn(kofi, quizId, { 11: 'mitosis', 12: 'mitosis', 13: '' });
  const { user } = await openPage(`/dashboard/groups/${groupId}/${quizId}`);
  await screen.findByRole('heading', { name: '1 of 1 handed in' });
  const row = await screen.findByRole('row', { name: /^Kofi/ });
  expect(row.textContent).toMatch(/0\.0%0 of 3.*late$/);
  expect(screen.getAllByText('0 of 1 right')).toHaveLength(2);
  expect(screen.getByText('Nobody answered')).toBeTruthy();
  expect(screen.getAllByText(/^Right answer:/).map(({ textContent }) => textContent)).toEqual([
    'Right answer: Mitochondrion',
    'Right answer: Cell',
  ]);
  const files = catchFiles();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/_results\.csv$/)]));
  expect((await db.queries.toArray()).some(({ value }) => value.includes('Kofi'))).toBe(false);
});

test('what arrived after the closing and says an earlier time is shown as just that', async () => {
  const { student, quizId } = await studentWithQuiz();
  const kofi = await newStudent(server);
  // Long enough to join before it on a slow machine.
  const closing = Date.now() + 5_000;
  const { groupId, code } = await groupOf(student, quizId, new Date(closing).toISOString());
  await joinGroup(kofi, code, 'Kofi');
  const submittedAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, closing + 100 - Date.now()));
  await handsIn(kofi, quizId, {}, { submittedAt, clientNow: Date.now() });
  await openPage(`/dashboard/groups/${groupId}/${quizId}`);
  const row = await screen.findByRole('row', { name: /^Kofi/ });
  expect(row.textContent).toMatch(/by the device’s clock, arrived after closing/);
});

test('a group whose first try was cut off can be made under another name', async () => {
  await studentWithQuiz();
  const { user } = await openPage('/dashboard/groups');
  await user.type(await screen.findByLabelText('Group name'), 'Form 3 B');
  await user.type(screen.getByLabelText('Your name in the group'), 'Mr Owusu');
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await before(...asked);
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => void vi.stubGlobal('fetch', before));
  await user.click(screen.getByRole('button', { name: 'Create Group' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Group name' }).disabled).toBe(false));
  vi.stubGlobal('fetch', before);
  await user.type(screen.getByLabelText('Group name'), ' North');
  await user.click(screen.getByRole('button', { name: 'Create Group' }));
  await screen.findByText('You lead this group.');
  await screen.findByRole('heading', { name: 'Form 3 B North' });
});

test('a quiz that is assigned already shows its terms before they are changed, and keeps those that are left alone', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId, code } = await groupOf(student, quizId, null);
  const closes = '2126-01-01T12:00:00.000Z';
  await assign(student, groupId, quizId, { closes_at: closes, attempts_allowed: 2, answers: 'after_closing' });
  await joinGroup(await newStudent(server), code, 'Kofi');
  const { user } = await openPage(`/dashboard/groups/${groupId}`);
  await screen.findByText(/^Due Jan 1, 2126/);
  await user.click(screen.getByRole('button', { name: 'Assign a Quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('This quiz is already assigned. You are changing its settings.');
  await user.clear(dialog.getByLabelText('Attempts that count (leave empty for any number)'));
  await user.type(dialog.getByLabelText('Attempts that count (leave empty for any number)'), '3');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await findToast('The assignment was changed.');
  const { assignments } = (await (await student.call('assignments', { params: { group_id: groupId } })).json()) as Assigned;
  expect(assignments).toMatchObject([{ closes_at: closes, attempts_allowed: 3, answers: 'after_closing' }]);
});

test('a corrected quiz is still the quiz that is assigned: its closing can be moved', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId } = await groupOf(student, quizId, null);
  const body = { ...quiz, settings: {}, made_from: { kind: 'edit', of: quizId } };
  const { quiz_id } = await answersOf<{ quiz_id: number }>(student.call('createQuiz', { body }));
  const params = { group_id: groupId, quiz_id: quizId };
  await answersOf(student.call('setVersion', { params, body: { quiz_id, remark: false } }));
  const { user } = await openPage(`/dashboard/groups/${groupId}`);
  await user.click(await screen.findByRole('button', { name: 'Assign a Quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('This quiz is already assigned. You are changing its settings.');
  await user.type(dialog.getByLabelText('Closes (leave empty for never)'), '2126-01-01T12:00');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await findToast('The assignment was changed.');
  const { assignments } = await answersOf<Assigned>(student.call('assignments', { params }));
  expect(assignments).toMatchObject([{ quiz_id: quizId, version_id: quiz_id, closes_at: expect.stringMatching(/^2126/) }]);
});

type Assigned = { assignments: unknown[] };

test('an undo while answers are being marked again takes back the marks, also of those not seen yet', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId, code } = await groupOf(student, quizId, null);
  const kofi = await newStudent(server);
  await joinGroup(kofi, code, 'Kofi');
  await handsIn(kofi, quizId, { 11: 'A' });
  const body = { ...quiz, settings: {}, made_from: { kind: 'edit', of: quizId } };
  const { quiz_id } = await answersOf<{ quiz_id: number }>(student.call('createQuiz', { body }));
  const params = { group_id: groupId, quiz_id: quizId };
  await answersOf(student.call('setVersion', { params, body: { quiz_id, remark: false } }));
  const results = await answersOf<Results>(student.call('results', { params }));
  const before = fetch;
  const wishes: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.endsWith('/version')) wishes.push(JSON.parse(String(init?.body)));
    return address.endsWith('/results')
      ? Response.json({ ...results, assignment: { ...results.assignment, is_remarking: true } })
      : before(input, init);
  });
  onTestFinished(() => void vi.stubGlobal('fetch', before));
  const { user } = await openPage(`/dashboard/groups/${groupId}/${quizId}`);
  await user.click(await screen.findByRole('button', { name: 'Undo the Correction' }));
  await waitFor(() => expect(wishes).toEqual([{ quiz_id: quizId, remark: true }]));
});

test('a page that is left open lets one in at the opening, and has kept the quiz by then', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId, code } = await groupOf(student, quizId, null);
  await assign(student, groupId, quizId, { opens_at: new Date(Date.now() + 4_000).toISOString() });
  const { student: kofi, userId } = await newcomer();
  await joinGroup(kofi, code, 'Kofi');
  const refused = refusedCalls();
  await openPage('/dashboard');
  await screen.findByRole('link', { name: `Take Quiz: ${quiz.title}` });
  await waitFor(async () => expect(await keptIds(db, userId)).toEqual([quizId]));
  expect(refused).toEqual([]);
});

test('a clock that is two hours slow keeps nobody out of what is open, and one that is fast lets nobody in', async () => {
  const { student, quizId } = await studentWithQuiz();
  const { groupId, code } = await groupOf(student, quizId, null);
  const opens = (hours: number) => ({ opens_at: new Date(Date.now() + hours * HOUR).toISOString() });
  await assign(student, groupId, quizId, opens(-1));
  const { student: kofi, userId } = await newcomer();
  await joinGroup(kofi, code, 'Kofi');
  const isOff = (hours: number) => {
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + hours * HOUR);
    onTestFinished(() => clock.mockRestore());
    return clock;
  };
  const slow = isOff(-2);
  await openPage('/dashboard');
  await screen.findByRole('link', { name: `Take Quiz: ${quiz.title}` });
  slow.mockRestore();
  cleanup();

  const other = await studentWithQuiz();
  const later = await groupOf(other.student, other.quizId, null);
  await assign(other.student, later.groupId, other.quizId, opens(1));
  const { student: esi, userId: ofEsi } = await newcomer();
  await joinGroup(esi, later.code, 'Esi');
  expect(ofEsi).not.toBe(userId);
  isOff(2);
  await openPage('/dashboard');
  await screen.findByText(/Form 3 B: Opens /);
  expect(screen.queryByRole('link', { name: `Take Quiz: ${quiz.title}` })).toBeNull();
});
