// Reminders as a browser gets them: encrypted for it, once, in time, and at no address that a stranger chose.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSender } from '#server/reminders/sender';
import { isPushService } from '#server/reminders/services';
import { localTimeOf } from '#server/reminders/zones';
import { answersOf, logIn, newStudent, type Student, statusOf } from '../support/people.ts';
import { type PushService, startPushService } from '../support/pushService.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { HOUR, openClassroom } from './api/classroom.ts';

let service: PushService;
let server: TestServer;
/** Ten o'clock in Accra, which has no summer time. */
const MORNING = Date.UTC(2026, 10, 25, 10);
let time = MORNING;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ now: () => time, env: { PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(() => {
  time = MORNING;
  service.received.length = 0;
  service.answer = { status: 201 };
});

const off = { time_zone: 'Africa/Accra', quiz_ready: false, assignment_due: false, review_hour: null };
async function remind(student: Student, wish: object): Promise<string> {
  const subscription = service.subscribe();
  await answersOf(student.call('setReminders', { body: { ...off, ...subscription, ...wish } }));
  return subscription.endpoint;
}
const finishQuiz = (student: Student) => seedQuiz(server, student, sampleQuiz, null, time);
const look = () => server.deps.push.look();
const told = () => service.received.map(({ message }) => message);

test('a quiz that is ready is told once, to each browser that asked, in the language of the account', async () => {
  const student = await newStudent(server);
  const tablet = await logIn(server, student.email, student.password);
  await remind(student, { quiz_ready: true });
  await remind(tablet, { review_hour: 18 });
  await answersOf(student.call('changeProfile', { body: { language: 'fr' } }));
  const { quizId } = await finishQuiz(student);
  const { db, log } = server.deps;
  const keys = { publicKey: server.deps.push.publicKey, privateKey: await privateKey() };
  const other = startSender({ db, log, now: () => time, keys, contact: 'mailto:x@example.com', services: [service.origin] });
  await Promise.all([look(), other.look(), look()]);
  await other.stop();
  expect(told()).toEqual([{ title: 'Ton quiz est prêt', address: `/dashboard/quiz/${quizId}`, tag: 'quiz-ready' }]);
  const headers = service.received[0]?.headers;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * 3600) });
  expect(String(headers?.authorization)).toContain(`k=${server.deps.push.publicKey}`);
});

test('cards are told at the chosen hour of the student’s day, with their number, and not when there are none', async () => {
  const student = await newStudent(server);
  const { quizId } = await seedQuiz(server, student);
  await remind(student, { review_hour: 18, time_zone: 'Asia/Kolkata' });
  time = MORNING + 2 * HOUR;
  await look();
  expect(told()).toEqual([]);
  // 18:00 in Kolkata, and nothing is due.
  time = MORNING + 2.5 * HOUR;
  await look();
  expect(told()).toEqual([]);
  const events = [1, 2].map((id) => ({ event_id: `a${id}`, at: time - HOUR, quiz_id: quizId, question_id: id, kind: 'added' }));
  await answersOf(student.call('addReviews', { body: { events } }));
  time += 24 * HOUR;
  await look();
  await look();
  expect(told()).toEqual([{ title: '2 cards to review', address: '/dashboard/review', tag: 'review' }]);
});

test('an assignment that closes tomorrow is told to members who have not handed in', async () => {
  const room = await openClassroom(server);
  await room.newClass();
  const closes_at = new Date(MORNING + 30 * HOUR).toISOString();
  await answersOf(room.assigning({ closes_at }));
  await remind(room.kofi, { assignment_due: true });
  await remind(room.yaw, { assignment_due: true });
  const answers = [{ question_id: 1, answer_given: 'B' }];
  await answersOf(room.yaw.call('submit', { params: { id: room.quizId }, body: { answers } }));
  time = MORNING - 4 * HOUR;
  await look();
  expect(told()).toEqual([]);
  time = MORNING + HOUR;
  await look();
  await look();
  // The quiz is on the device, the group's screen perhaps not.
  const address = `/dashboard/quiz/${room.quizId}`;
  expect(told()).toEqual([{ title: 'An assignment is due tomorrow', address, tag: 'assignment-due' }]);
});

test('what a push service cannot take now is tried again, and not after its time', async () => {
  const student = await newStudent(server);
  await remind(student, { quiz_ready: true });
  service.answer = { status: 503 };
  await finishQuiz(student);
  await look();
  time += HOUR;
  await look();
  expect(told()).toHaveLength(2);
  service.answer = { status: 201 };
  time += 12 * HOUR;
  await look();
  expect(told()).toHaveLength(2);
});

test.each([
  ['forgotten', { status: 410 }],
  ['refused', { status: 403 }],
  ['sent elsewhere', { status: 302, headers: { location: '/push/1' } }],
])('a subscription that is %s is removed', async (_, answer) => {
  const student = await newStudent(server);
  await remind(student, { quiz_ready: true });
  service.answer = answer;
  await finishQuiz(student);
  await look();
  await finishQuiz(student);
  await look();
  expect(told()).toHaveLength(1);
});

test('reminders end with everything off, with the session, and with another account in the same browser', async () => {
  const [student, friend] = [await newStudent(server), await newStudent(server)];
  const tablet = await logIn(server, student.email, student.password);
  const subscription = service.subscribe();
  const put = (by: Student, wish: object) => answersOf(by.call('setReminders', { body: { ...off, ...subscription, ...wish } }));
  await put(student, { quiz_ready: true });
  await put(friend, { quiz_ready: true });
  expect(await exported(student)).toEqual([]);
  expect(await exported(friend)).toMatchObject([{ endpoint: subscription.endpoint, quiz_ready: true, review_hour: null }]);
  await put(friend, {});
  expect(await exported(friend)).toEqual([]);
  await remind(tablet, { quiz_ready: true });
  expect(await exported(student)).toHaveLength(1);
  await tablet.call('logout');
  expect(await exported(student)).toEqual([]);
  await finishQuiz(student);
  await look();
  expect(told()).toEqual([]);
});

test('an account has ten browsers at most: the oldest make room', async () => {
  const student = await newStudent(server);
  for (let count = 0; count < 12; count += 1) {
    time += 1000;
    await remind(await logIn(server, student.email, student.password), { quiz_ready: true });
  }
  expect(await exported(student)).toHaveLength(10);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://push.example/x', true],
  ['https://push.example:444/x', false],
  ['no address', false],
])('%s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, ['https://push.example'])).toBe(isOne);
});

test('a subscription at any other address is refused', async () => {
  const student = await newStudent(server);
  const body = { ...off, ...service.subscribe(), endpoint: 'https://169.254.169.254/latest', quiz_ready: true };
  expect(await statusOf(student.call('setReminders', { body }))).toBe(422);
});

test('a day ends at midnight of its zone', () => {
  expect(localTimeOf('America/New_York', Date.UTC(2026, 10, 25, 3, 30))).toEqual({
    offset: -300,
    hour: 22,
    day: '2026-11-24',
    tomorrow: Date.UTC(2026, 10, 25, 5),
  });
});

async function exported(student: Student): Promise<object[]> {
  return (await answersOf<{ reminders: object[] }>(student.call('exportAccount'))).reminders;
}

async function privateKey(): Promise<string> {
  const rows = await server.deps.ask({ name: 'push key', text: 'select private_key from push_keys' }, []);
  return String(rows[0]?.private_key);
}
