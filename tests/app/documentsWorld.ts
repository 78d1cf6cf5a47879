// What the tests of the documents screens share: a list of documents as it suits a test, widths, toasts, rows on the device.
import { Blob as NodeBlob } from 'node:buffer';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { User } from '#core/account/user';
import type { DocumentRow } from '#core/document/document';
import type { SubmissionRow } from '#device/rows/submissionRow';
import { db } from '../../src/app/data/device.ts';
import { queryClient } from '../../src/app/data/queryClient.ts';
import { signIn } from '../../src/app/data/session.ts';
import { newStudent, type Student } from '../support/people.ts';
import { overTheWire, server } from './page.tsx';

/** A signed-in student without documents. Nobody verified the address yet, unless it is asked for. */
export async function newcomer(given: { verified?: boolean } = {}) {
  const student = await newStudent(server);
  if (given.verified) {
    const mail = (await server.outbox()).findLast(({ to }) => to.includes(student.email));
    await student.call('verifyEmail', { params: { token: mail?.link.split('/').pop() ?? '' } });
  }
  return { student, userId: await signInAs(student) };
}

/** From now on this student is signed in on this device. */
export async function signInAs(student: Student): Promise<number> {
  const user = User.parse(await (await student.call('me')).json());
  queryClient.clear();
  await signIn(student.token, user);
  return user.user_id;
}

export function documentRow(given: Partial<DocumentRow> = {}): DocumentRow {
  return {
    doc_id: 1,
    filename: 'notes.pdf',
    uploaded_at: '2026-11-20T15:02:41.000Z',
    upload_status: 'completed',
    generated_quiz_id: 7,
    ...given,
  };
}

type Reply = (...asked: Parameters<typeof fetch>) => Response | Promise<Response>;

/** The server's answer to one call is another one until the test is over, or the returned function is called. */
export function answer(method: string, path: RegExp, reply: Reply): () => void {
  const before = globalThis.fetch;
  const back = () => void vi.stubGlobal('fetch', before);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    const asked = input instanceof Request ? input.method : (init?.method ?? 'GET');
    return asked === method && path.test(url) ? Promise.resolve(reply(input, init)).then(overTheWire) : before(input, init);
  });
  onTestFinished(back);
  return back;
}

/** The list of documents is this one. Their quizzes do not exist, so none of them is kept by itself. */
export function listDocuments(rows: readonly DocumentRow[]): void {
  answer('GET', /\/api\/documents$/, () => Response.json(rows));
}

/** The window is as wide as a laptop's, until the test is over. */
export function widen(): void {
  const before = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...before(media), matches: media.includes('min-width') }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', before));
}

export const findToast = (words: string | RegExp) => screen.findByText(words, { selector: '.toast span' });

export function outboxRow(given: Partial<SubmissionRow> & { userId: number; quizId: number }): SubmissionRow {
  return {
    submissionId: crypto.randomUUID(),
    quizTitle: 'Organic Chemistry, week 2',
    body: { answers: [{ question_id: 11, answer_given: 'B' }] },
    endedAt: Date.parse('2026-11-20T15:31:09Z'),
    state: 'waiting',
    reason: null,
    tries: 1,
    retryAt: 0,
    // The server asked for patience: nothing sends it during the test.
    notBefore: Date.now() + 9 * 60_000,
    ...given,
  };
}

export async function putOutbox(row: SubmissionRow): Promise<void> {
  await db.outbox.put(row);
  onTestFinished(() => db.outbox.delete(row.submissionId));
}

/** The shown texts of all elements, in their order. */
export const wordsOf = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent ?? '');

/** What is said about a document, chip by chip. */
export const chips = () => wordsOf(document.querySelectorAll('.chip'));

export async function expectPath(path: () => string, wanted: string): Promise<void> {
  await vi.waitFor(() => expect(path()).toBe(wanted), { timeout: 180_000 });
}

/** Files that the page saves, caught at the click: jsdom follows no download. */
export function catchFiles(): { name: string; blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  const own = globalThis.Blob;
  // fetch is Node's, so what it answers is Node's Blob; a browser has one kind only.
  vi.stubGlobal('Blob', NodeBlob);
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) saved.push({ name: this.download, blob });
  });
  onTestFinished(() => {
    clicks.mockRestore();
    vi.stubGlobal('Blob', own);
  });
  return saved;
}
