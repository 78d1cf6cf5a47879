// Who may ask for what: each endpoint of the table, asked by nobody, by another student, by the owner, and by the owner of a document
// that was deleted. What somebody else asks for changes nothing of the owner's and shows nothing of it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE, type Endpoint, type EndpointName, endpoints } from '#core/endpoints';
import { type CallOptions, call, logIn, newStudent, type Student } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';

/**
 * anyone: without a login too; self: whoever is signed in, of what is their own; owner: only of what belongs to the caller, a deleted
 * document's quiz too, which a device may hold; kept: the same, but not of a deleted document.
 */
type Right = 'anyone' | 'self' | 'owner' | 'kept';

const rights: Record<EndpointName, Right> = {
  register: 'anyone',
  login: 'anyone',
  providers: 'anyone',
  verifyEmail: 'anyone',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  me: 'self',
  resendVerification: 'self',
  logout: 'self',
  changeProfile: 'self',
  changePassword: 'self',
  sessions: 'self',
  endSession: 'owner',
  endOtherSessions: 'self',
  exportAccount: 'self',
  deleteAccount: 'self',
  documents: 'self',
  upload: 'self',
  parts: 'kept',
  writeAnother: 'kept',
  deleteDocument: 'kept',
  restoreDocument: 'owner',
  documentText: 'kept',
  openChoices: 'kept',
  giveLetters: 'kept',
  createQuiz: 'self',
  quiz: 'owner',
  changeQuiz: 'owner',
  submit: 'owner',
  mark: 'owner',
  submissions: 'owner',
  submission: 'owner',
  history: 'self',
  score: 'owner',
  download: 'owner',
  addReviews: 'self',
  reviews: 'self',
  chooseReview: 'self',
  reviewSettings: 'self',
};

/** What these answer when they are asked as below: nobody here holds the token of a mail, or another's password. */
const withoutTheSecret: Partial<Record<EndpointName, number>> = { login: 401, verifyEmail: 400, resetPassword: 400 };

const roles = ['nobody', 'another student', 'the owner', 'the owner of a deleted document'] as const;
type Role = (typeof roles)[number];

function statusFor(name: EndpointName, role: Role): number {
  const right = rights[name];
  if (right === 'anyone') return withoutTheSecret[name] ?? endpoints[name].status;
  if (role === 'nobody') return 401;
  if (right === 'self' || role === 'the owner') return endpoints[name].status;
  return role === 'another student' || right === 'kept' ? 404 : endpoints[name].status;
}

/** Addresses for a browser, not calls: where a login at the provider begins and ends. */
const forBrowsers = ['GET /api/auth/oidc/login', 'GET /api/auth/oidc/callback'];

/** In whatever is the owner's. */
const SIGN = 'zanzibar';

type Owned = { owner: Student; documentId: number; quizId: number; submissionId: string; sessionId: number };

export const rightsOfAll: Suite = (start) => {
  let server: TestServer;
  let attacked: Owned;
  beforeAll(async () => {
    server = await start({ env: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'oasis' } });
    attacked = await everythingOf(await newStudent(server, { email: `${SIGN}@example.com` }));
  });
  afterAll(() => server.close());

  /** A document with its quiz, a submission, a review, and a second session. */
  async function everythingOf(owner: Student): Promise<Owned> {
    const ids = await seedQuiz(server, owner, { ...sampleQuiz, title: SIGN });
    const submissionId = randomUUID();
    const answers = [{ question_id: 5, answer_given: SIGN }];
    const headers = { 'Idempotency-Key': submissionId };
    await owner.call('submit', { params: { id: ids.quizId }, headers, body: { answers } });
    await owner.call('addReviews', { body: { events: [reviewOf(ids.quizId)] } });
    const other = await logIn(server, owner.email, owner.password);
    const rows = (await (await other.call('sessions')).json()) as { session_id: number; is_current: boolean }[];
    return { owner, ...ids, submissionId, sessionId: rows.find((row) => row.is_current)?.session_id ?? 0 };
  }

  const reviewOf = (quizId: number) => ({ event_id: randomUUID(), at: 1, quiz_id: quizId, question_id: 1, kind: 'missed' });

  /** A call that its owner may make; `password` is the caller's. */
  function asked(
    name: EndpointName,
    { documentId, quizId, submissionId, sessionId, owner }: Owned,
    password: string,
  ): CallOptions {
    const params = { id: quizId, doc_id: documentId, submission_id: submissionId, session_id: sessionId, token: 'x', after: 0 };
    const marks = [{ question_id: 5, points_covered: [0], marked_at: new Date().toISOString() }];
    const bodies: Partial<Record<EndpointName, () => unknown>> = {
      chooseReview: () => ({ choices: [{ name: 'retention', value: 0.8, chosen_at: new Date().toISOString() }] }),
      register: () => ({ email: `${randomUUID()}@example.com`, password: 'long enough' }),
      login: () => ({ username: owner.email, password: 'not the one' }),
      forgotPassword: () => ({ email: owner.email }),
      resetPassword: () => ({ token: 'x', new_password: 'quite another' }),
      changeProfile: () => ({ display_name: 'Ama' }),
      changePassword: () => ({ current_password: password, new_password: password }),
      deleteAccount: () => ({ password }),
      upload: () => {
        const form = new FormData();
        form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
        return form;
      },
      writeAnother: () => ({ wishes: { count: 10 } }),
      giveLetters: () => ({ letters: [] }),
      createQuiz: () => ({ ...sampleQuiz, made_from: { kind: 'import' } }),
      changeQuiz: () => ({ settings: { timer_duration_seconds: 60 } }),
      submit: () => ({ answers: [{ question_id: 1, answer_given: 'B' }] }),
      mark: () => ({ marks }),
      addReviews: () => ({ events: [reviewOf(quizId)] }),
    };
    return { params, body: bodies[name]?.() };
  }

  /** All that the server keeps of a student, but the time at which it was asked. */
  async function keptOf(owner: Student) {
    const { exported_at: _, ...all } = (await (await owner.call('exportAccount')).json()) as Record<string, unknown>;
    const sessions = (await (await owner.call('sessions')).json()) as { session_id: number }[];
    return { ...all, sessions: sessions.map((one) => one.session_id).sort() };
  }

  test('every endpoint has its row, and every address of the API is an endpoint', () => {
    expect(Object.keys(rights).sort()).toEqual(Object.keys(endpoints).sort());
    const known = Object.values(endpoints).map(({ method, path }) => `${method} ${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`);
    const mounted = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith(API_BASE))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(mounted)].sort()).toEqual([...known, ...forBrowsers].sort());
  });

  describe.each(Object.keys(rights) as EndpointName[])('%s', (name) => {
    test.each(['nobody', 'another student'] as const)('asked by %s', async (role) => {
      const before = await keptOf(attacked.owner);
      const stranger = role === 'nobody' ? null : await newStudent(server);
      const options = asked(name, attacked, stranger?.password ?? 'x');
      const answer = stranger === null ? await call(server, name, options) : await stranger.call(name, options);
      expect(answer.status).toBe(statusFor(name, role));
      const words = await answer.text();
      expect(words.toLowerCase()).not.toContain(SIGN);
      if (endpoints[name].auth && role === 'nobody') expect(JSON.parse(words)).toEqual({ detail: 'Please log in.' });
      expect(await keptOf(attacked.owner)).toEqual(before);
    });

    test.each(['the owner', 'the owner of a deleted document'] as const)('asked by %s', async (role) => {
      const owned = await everythingOf(await newStudent(server));
      if (role !== 'the owner') await owned.owner.call('deleteDocument', { params: { doc_id: owned.documentId } });
      const answer = await owned.owner.call(name, asked(name, owned, owned.owner.password));
      expect(answer.status).toBe(statusFor(name, role));
      const { answer: schema }: Endpoint = endpoints[name];
      if (answer.ok && schema !== null) expect(schema.safeParse(await answer.json()).error?.issues ?? []).toEqual([]);
    });
  });
};
