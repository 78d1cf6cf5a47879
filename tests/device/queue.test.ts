// The queue's seam: a kind is one object, and says itself where its rows lie, what they wait for, and how they are sent. The kinds
// here are made up; what is in the app has tests of its own (outbox, laterMarks, fileQueue).

import { expect, test, vi } from 'vitest';
import type { Reply } from '#core/submission/submission';
import { sendable } from '#device/queue/queue';
import { storeSession } from '#device/rows/credentials';
import type { Kind } from '#device/rows/kind';
import type { DeviceMessage } from '#device/rows/messages';
import { createGate } from '../support/gate.ts';
import { type Answer, kindIn, proof, queueOf, type Row, rowsOf } from '../support/madeUpKind.ts';
import { eager, failure, signedIn } from '../support/phone.ts';
import { ama } from '../support/testDatabase.ts';

test('a row waits until the row that it names is proven, of whatever kind it is', async () => {
  const db = await signedIn();
  const sent: string[] = [];
  let answer: Answer = () => failure(500);
  const say: Answer = (row, ...more) => {
    sent.push(row.id);
    return answer(row, ...more);
  };
  const quizzes = rowsOf(['quiz', { madeAt: 9 }]);
  const submissions = rowsOf(['submission', { waitsFor: 'quiz' }], ['other']);
  const marks = rowsOf(['marks', { waitsFor: 'submission' }]);
  const kinds = [marks, submissions, quizzes].map((rows) => kindIn(rows, 'answers', say));
  const queue = queueOf(db, kinds);
  expect(await queue.drain(eager)).toEqual({ delivered: 0, left: 4 });
  expect(sent).toEqual(['other', 'quiz']);
  expect(await sendable(db, kinds, 'answers', 1)).toHaveLength(2);
  answer = proof;
  sent.length = 0;
  expect(await queue.drain(eager)).toEqual({ delivered: 4, left: 0 });
  expect(sent.filter((id) => id !== 'other')).toEqual(['quiz', 'submission', 'marks']);
});

test.each<[string, Partial<Row>]>([
  ['is refused', { state: 'refused', reason: 'No.' }],
  ['cannot be read', { madeAt: -1 }],
  ["waits for the student's word", { asks: true }],
])('what waits for a row that %s is not sent, nor all that waits for it; another is, and no drain is owed', async (_, more) => {
  const db = await signedIn();
  const rows = rowsOf(['marks', { waitsFor: 'submission' }], ['submission', { waitsFor: 'quiz' }], ['quiz', more], ['other']);
  const kinds = [kindIn(rows, 'answers', proof)];
  expect(await queueOf(db, kinds).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect([...rows.keys()]).toEqual(['marks', 'submission', 'quiz']);
  expect(await sendable(db, kinds, 'answers', 1)).toMatchObject(more.state === 'refused' ? [{ id: 'quiz' }] : []);
});

test('a row of one lane may wait for a row of the other', async () => {
  const db = await signedIn();
  const files = rowsOf(['file']);
  const kinds = [
    kindIn(rowsOf(['submission', { waitsFor: 'file' }]), 'answers', proof),
    kindIn(files, 'files', proof, { sendLimitMs: null }),
  ];
  const answers = queueOf(db, kinds);
  expect(await answers.drain(eager)).toEqual({ delivered: 0, left: 1 });
  expect(files.has('file')).toBe(true);
  expect(await queueOf(db, kinds, 'files').drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(await answers.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test('a file that takes long holds up no answer', async () => {
  const db = await signedIn();
  const { open: arrive, opened: slow } = createGate<Reply>();
  const files = rowsOf(['file']);
  const kinds = [kindIn(rowsOf(['submission']), 'answers', proof), kindIn(files, 'files', () => slow)];
  const sendingFiles = queueOf(db, kinds, 'files').drain(eager);
  expect(await queueOf(db, kinds).drain(eager)).toEqual({ delivered: 1, left: 0 });
  expect(files.has('file')).toBe(true);
  arrive({ status: 201, body: { id: 'file' }, retryAfterMs: null });
  expect(await sendingFiles).toEqual({ delivered: 1, left: 0 });
});

test('a row that another tab sends is left to it, and the next one goes', async () => {
  const db = await signedIn();
  const rows = rowsOf(['held elsewhere'], ['free']);
  const alone: Kind<Row, string>['alone'] = async (row, work) => (row.id === 'free' ? work() : null);
  const queue = queueOf(db, [kindIn(rows, 'files', proof, { alone })], 'files');
  expect(await queue.drain(eager)).toEqual({ delivered: 1, left: 1 });
  expect([...rows.keys()]).toEqual(['held elsewhere']);
});

test.each<[string, (rows: Map<string, Row>) => void]>([
  ['sent by another tab', (rows) => void rows.delete('file')],
  ['refused meanwhile', (rows) => void rows.set('file', { ...(rows.get('file') as Row), state: 'refused' })],
])('a row that was %s while its lock was waited for is not sent', async (_, happen) => {
  const db = await signedIn();
  const rows = rowsOf(['file']);
  const send = vi.fn(proof);
  const alone: Kind<Row, string>['alone'] = async (_row, work) => {
    happen(rows);
    return work();
  };
  await queueOf(db, [kindIn(rows, 'files', send, { alone })], 'files').drain(eager);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['is stopped after 30 s', undefined, true],
  ['is not stopped where its sender gives up by itself', null, false],
])('a send %s', async (_, sendLimitMs, isStopped) => {
  const db = await signedIn();
  const limits: number[] = [];
  const stopped: boolean[] = [];
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
    limits.push(ms);
    // A long limit is over at once; the database's own are left alone.
    if (ms === 30_000) work();
    return 0;
  }) as never);
  const answer: Answer = (_row, _token, signal) => {
    stopped.push(signal.aborted);
    return 'nothing';
  };
  const more = sendLimitMs === undefined ? {} : { sendLimitMs };
  await queueOf(db, [kindIn(rowsOf(['row']), 'files', answer, more)], 'files')
    .drain(eager)
    .finally(() => timer.mockRestore());
  expect(stopped).toEqual([isStopped]);
  expect(limits.includes(30_000)).toBe(isStopped);
});

const news: Kind<Row, string>['news'] = {
  delivered: () => ({ type: 'session-changed' }),
  refused: (row, reason) => ({ type: 'refused', userId: row.userId, quizId: 1, reason }),
};

test('a 401 for a token that was replaced while it was sent ends no session, and the next drain sends the row', async () => {
  const db = await signedIn();
  const rows = rowsOf(['row']);
  const told: DeviceMessage[] = [];
  const answer: Answer = async (row, token) => {
    if (token !== 't1') return proof(row);
    await storeSession(db, 't2', ama);
    return failure(401);
  };
  const queue = queueOf(db, [kindIn(rows, 'answers', answer, { news })], 'answers', told);
  await queue.drain(eager);
  expect(rows.get('row')).toMatchObject({ state: 'needs-login' });
  expect(told).toEqual([]);
  expect(await queue.drain(eager)).toEqual({ delivered: 1, left: 0 });
});

test('a kind without news tells nobody anything; one with news tells of a login that is over', async () => {
  const db = await signedIn();
  const told: DeviceMessage[] = [];
  const answer: Answer = (row) => failure(row.id === 'old' ? 401 : 422);
  const kinds = (more: Partial<Kind<Row, string>>) => [kindIn(rowsOf(['bad'], ['old']), 'answers', answer, more)];
  await queueOf(db, kinds({}), 'answers', told).drain(eager);
  expect(told).toEqual([]);
  await queueOf(db, kinds({ news }), 'answers', told).drain(eager);
  expect(told.map(({ type }) => type)).toEqual(['refused', 'needs-login']);
});
