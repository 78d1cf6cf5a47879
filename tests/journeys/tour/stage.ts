// Where the tour plays: the real build behind the real server, which runs in this process so that the tour can put documents
// into its database, have it answer late or not at all, and offer a new version.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { DocumentText } from '#core/document/documentText';
import type { OpenChoice } from '#core/document/openChoice';
import type { Quiz } from '#core/quiz/quiz';
import { users } from '#server/accounts/tables';
import { documents } from '#server/database/tables';
import type { DocumentFailureCode } from '#server/documents/failure';
import { claimDocument, completeDocument, failDocument, insertDocument } from '#server/documents/store';
import { skewedClocks } from '../../faults/inPage.ts';
import { startHeadlessShell } from '../../support/browser.ts';
import { call, newStudent, type Student } from '../../support/people.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
/** What a server that then waits has taken of an upload. */
const SOME_BYTES = 4_000_000;

const email = 'ama.boateng@st.knust.edu.gh';

/** What the server says instead of its own answer: to calls of one path; nothing at all: the connection is cut or kept waiting. */
export type Instead = { path: string; method?: string; answer: Response | 'cut' | 'wait' };

export type Stage = {
  url: string;
  page: Page;
  server: TestServer;
  student: Student;
  instead: (...answers: Instead[]) => void;
  /** from now on, the worker's file is another one */
  publish: () => void;
  /** so many ms later, in the page from its next loading on and on the server */
  passTime: (ms: number) => Promise<void>;
};

/** `atTheEnd`: what the test calls when it is over. */
export async function openStage(atTheEnd: (work: () => Promise<void>) => void): Promise<Stage> {
  let passedMs = 0;
  const server = await startTestServer({ dist, now: () => Date.now() + passedMs });
  let answers: Instead[] = [];
  let published = false;
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const answer = await server.app.fetch(request);
    if (published && pathname === '/sw.js') {
      return new Response(`${await answer.text()}\n// another version\n`, { headers: { 'content-type': 'text/javascript' } });
    }
    return answer;
  };
  const listener = getRequestListener(respond);
  const http = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const one = answers.find(
      ({ path: wanted, method }) => pathname.startsWith(wanted) && (method ?? incoming.method) === incoming.method,
    );
    if (one?.answer === 'wait') {
      let [more, pauses] = [SOME_BYTES, 0];
      incoming.on('data', (chunk: Buffer) => {
        more -= chunk.length;
        if (more > 0) return;
        incoming.pause();
        pauses += 1;
        more = SOME_BYTES;
        // A browser tells of what it sent some time after: once it goes on, so that a first telling is not the last.
        if (pauses === 1) setTimeout(() => incoming.resume(), 500);
      });
      return;
    }
    if (one?.answer === 'cut') return void incoming.socket.destroy();
    if (one === undefined) return void listener(incoming, outgoing);
    const { answer } = one;
    // The request is read to its end, as the server would.
    incoming.resume().on('end', async () => {
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.clone().text());
    });
  });
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(http.address() as AddressInfo).port}`;
  const profile = await mkdtemp(path.join(tmpdir(), 'oasis tour '));
  const browser = await startHeadlessShell(profile);
  atTheEnd(async () => {
    await browser.kill();
    http.closeAllConnections();
    http.close();
    await server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const student = await newStudent(server, { email });
  const { page } = browser;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Browser.grantPermissions', { permissions: ['durableStorage'], origin: url });
  return {
    url,
    page,
    server,
    student,
    instead: (...given) => {
      answers = given;
    },
    passTime: async (ms) => {
      passedMs += ms;
      await page.addInitScript({ content: skewedClocks({ wall: ms, mono: 0 }) });
    },
    publish: () => {
      published = true;
    },
  };
}

/** An answer of the API. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

export async function setVerified({ server }: Stage, verified: boolean): Promise<void> {
  await server.deps.db
    .update(users)
    .set({ verifiedAt: verified ? new Date() : null })
    .where(eq(users.email, email));
}

export async function signIn({ page, url, student }: Stage): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
}

type Row = { filename: string; at: string } & (
  | { quiz: Quiz; text?: DocumentText; timerSeconds?: number }
  | { status: 'pending' | 'processing' | 'completed' }
  | { error: DocumentFailureCode; open?: OpenChoice[] }
);

/** A document in a state; answers the id of its quiz, or 0. */
export async function putDocument({ server, student }: Stage, row: Row): Promise<number> {
  const { db } = server.deps;
  const { user_id: userId } = (await (await student.call('me')).json()) as { user_id: number };
  const kind = row.filename.split('.').pop() as 'pdf' | 'pptx' | 'txt';
  const uploadedAt = new Date(row.at);
  const given = { userId, filename: row.filename, kind, sizeBytes: 1, fileKey: 'none', uploadedAt, status: 'pending' as const };
  const inserted = await insertDocument(db, given);
  if (inserted === null || ('status' in row && row.status === 'pending')) return 0;
  const claimed = await claimDocument(db, inserted.id, 1);
  if (claimed === null) throw new Error('The document was not stored.');
  if ('error' in row) await failDocument(db, claimed, row.error, row.open);
  if ('quiz' in row)
    await completeDocument(db, claimed, {
      quiz: row.quiz,
      ...(row.text ? { text: row.text } : {}),
      timerSeconds: row.timerSeconds ?? null,
      at: uploadedAt,
    });
  if ('status' in row && row.status === 'completed') {
    // "Writing quiz": the API's shape allows it, and this server passes it too quickly to be seen.
    await db.execute(sql`alter table documents drop constraint if exists completed_has_quiz`);
    await db.update(documents).set({ status: 'completed', claimedBy: null }).where(eq(documents.id, inserted.id));
  }
  const [stored] = await db.select({ quizId: documents.quizId }).from(documents).where(eq(documents.id, inserted.id));
  return stored?.quizId ?? 0;
}

/** These documents go; what is kept of them stays on the device. */
export async function removeDocuments({ server }: Stage, ...filenames: string[]): Promise<void> {
  await server.deps.db.update(documents).set({ deletedAt: new Date() }).where(inArray(documents.filename, filenames));
}

/** The login of this device ends on the server. */
export function logOutElsewhere({ server, page }: Stage): Promise<void> {
  return page
    .evaluate(() => (JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { token: string }).token)
    .then(async (token) => {
      await call(server, 'logout', {}, token);
    });
}
