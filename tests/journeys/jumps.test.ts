// Nothing moves after it was drawn, so no tap lands on another button: the browser's own layout shifts of every screen while it comes,
// on a phone and wide. Nor does a screen say that it loads what the device has. The processor is slowed down and the server answers
// late, as on a phone.
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { giveDocuments } from '../support/manyDocuments.ts';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { enter, type ServedApp, serveApp } from '../support/servedApp.ts';
import { handsIn, joins, shared } from '../support/sharing.ts';
import { jumpOf, type Watched, watchedOn, watchShifts } from './watched.ts';
import { offlineReady } from './world.ts';

/** Half of what Chromium's makers call good. */
const MOST = 0.05;
/** A machine that is busy with other tests may keep the device from being read in time; what is drawn in pieces jumps each time. */
const MOST_TRIES = 3;
const DAY_MS = 86_400_000;
const LATENCY_MS = 300;
const [PHONE, WIDE] = [390, 1280];
const headers = () => ({ 'Idempotency-Key': randomUUID() });

type Addresses = Record<string, string>;

/** Does the device have what this screen shows? Some of it only the server has: who is signed in where, and what a group handed in. */
function isKept(name: string, state: string): boolean {
  return state !== 'on a new device' && state !== 'signed out' && !['settings', 'group results'].includes(name);
}

/** What a page said while it waited; null if nothing. */
function waitOf({ waits }: Watched): string | null {
  return waits.length > 0 ? `says “${waits.join(', ')}”` : null;
}

/** The answers of the server and the quizzes are gone from this device, as on one that is new. */
async function emptyDevice({ browser: { page }, url }: ServedApp): Promise<void> {
  await page.goto(`${url}/icons/mark.svg`);
  await page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('oasis');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const stores = ['queries', 'library', 'reviews'];
    const clearing = base.transaction(stores, 'readwrite');
    for (const name of stores) clearing.objectStore(name).clear();
    await new Promise((resolve) => {
      clearing.oncomplete = resolve;
    });
    base.close();
  });
}

async function makeGroup(owner: Student, name: string, quizId: number) {
  const made = owner.call('createGroup', { headers: headers(), body: { name, own_name: 'Mr Owusu' } });
  const { group_id } = await answersOf<{ group_id: number }>(made);
  const { code } = await answersOf<{ code: string }>(owner.call('inviteToGroup', { params: { group_id } }));
  const body = { closes_at: '2126-11-30T18:00:00Z', attempts_allowed: 2, answers: 'at_once' };
  await answersOf(owner.call('assign', { params: { group_id, quiz_id: quizId }, body }));
  return { groupId: group_id, code };
}

/** A student with everything: many documents, an open quiz, results, what is due, what is shared, two groups. */
async function fillAccount({ server, student }: ServedApp) {
  const quiz = (title: string, owner = student) => seedQuiz(server, owner, { ...sampleQuiz, title });
  const { quizId: taken, documentId } = await quiz('Taken');
  const { quizId: begun } = await quiz('Begun');
  const { quizId: fresh } = await quiz('Fresh');
  await giveDocuments(server, student.email, 12, 0);
  const receipt = await handsIn(student, taken, { 1: 'A', 2: 'nothing', 5: 'beliefs' });
  const events = [1, 2, 5].map((question_id) => ({
    event_id: randomUUID(),
    at: Date.now() - 20 * DAY_MS,
    quiz_id: taken,
    question_id,
    kind: 'added',
  }));
  await answersOf(student.call('addReviews', { body: { events } }));
  const teacher = await newStudent(server);
  const { quizId: theirs } = await quiz('Shared', teacher);
  const { code } = await shared(teacher, theirs);
  await joins(student, code, 'Ama');
  const group = await makeGroup(teacher, 'Form 3 B', (await quiz('Assigned', teacher)).quizId);
  await answersOf(student.call('joinGroup', { params: { code: group.code }, headers: headers(), body: { name: 'Ama' } }));
  const own = await makeGroup(student, 'Circle', taken);
  const signedOut: Addresses = {
    landing: '/',
    login: '/login',
    register: '/register',
    'forgotten password': '/forgot-password',
    sample: '/try',
    'shared quiz': `/s/${code}`,
    invitation: `/g/${group.code}`,
  };
  // On a new device, these show what comes from the server piece by piece.
  const byPieces: Addresses = {
    dashboard: '/dashboard',
    'study offline': '/dashboard/offline',
    settings: '/dashboard/settings',
    attempt: `/dashboard/progress/${taken}/${receipt.submission_id}`,
  };
  const screens: Addresses = {
    ...byPieces,
    study: '/dashboard/study',
    upload: '/dashboard/upload',
    pricing: '/dashboard/pricing',
    document: `/dashboard/document/${documentId}`,
    quiz: `/dashboard/quiz/${fresh}`,
    'begun quiz': `/dashboard/quiz/${begun}`,
    results: `/dashboard/results/${taken}`,
    review: '/dashboard/review',
    flashcards: '/dashboard/flashcards',
    cards: '/dashboard/cards',
    'chosen cards': '/dashboard/flashcards/all',
    progress: '/dashboard/progress',
    history: `/dashboard/progress/${taken}`,
    groups: '/dashboard/groups',
    group: `/dashboard/groups/${group.groupId}`,
    'own group': `/dashboard/groups/${own.groupId}`,
    'group results': `/dashboard/groups/${own.groupId}/${taken}`,
    leaderboard: `/dashboard/quiz/${theirs}/board`,
    import: '/dashboard/import',
    exam: '/dashboard/exam/new',
    edit: `/dashboard/quiz/${taken}/edit`,
    write: '/dashboard/write',
    print: `/dashboard/quiz/${taken}/print`,
  };
  return { signedOut, byPieces, screens };
}

test('no screen moves what it has drawn: signed out, on a new device, with what is kept, and without a network', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { url, browser } = app;
  const { page } = browser;
  const { signedOut, byPieces, screens } = await fillAccount(app);
  const session = await page.context().newCDPSession(page);
  const slowDown = async (isSlow: boolean, offline = false) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? 4 : 1 });
    const conditions = { offline, latency: isSlow ? LATENCY_MS : 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
  await page.addInitScript(watchShifts);
  const flaws: string[] = [];
  const walk = async (state: string, widths: number[], addresses: Addresses, before?: () => Promise<void>) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, address] of Object.entries(addresses)) {
        let flaw: string | null = '';
        for (let tries = 0; tries < MOST_TRIES && flaw !== null; tries += 1) {
          await before?.();
          await page.goto(url + address, { waitUntil: 'commit' });
          const watched = await watchedOn(page);
          const jump = jumpOf(watched, MOST);
          flaw = jump ?? (isKept(name, state) ? waitOf(watched) : null);
          // A busy machine waits longer than the moment after which a screen says so: it gets its whole speed for another try.
          if (jump === null && flaw !== null) await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        }
        await slowDown(true, state === 'offline');
        if (flaw !== null) flaws.push(`${name}, ${state}, ${width} px wide: ${flaw}`);
      }
    }
  };

  await slowDown(true);
  await walk('signed out', [PHONE], signedOut);
  await slowDown(false);
  await enter(app);
  await offlineReady(page);
  await page.goto(url + screens['begun quiz']);
  await page
    .getByText(/^Question 1 of \d+$/)
    .first()
    .waitFor();
  await page.keyboard.press('a');
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  await slowDown(true);
  await walk('on a new device', [PHONE, WIDE], byPieces, () => emptyDevice(app));
  // What stands elsewhere on a wide screen is walked without a network, or on a new device.
  await walk('kept', [PHONE], screens);

  await page.goto(`${url}/dashboard/upload`);
  await slowDown(true, true);
  const file = { name: 'Week 7.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByText('Uploads automatically when you are online.').first().waitFor();
  await walk('offline', [WIDE], screens);
  expect(flaws).toEqual([]);
});
