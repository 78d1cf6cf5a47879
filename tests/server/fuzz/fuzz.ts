// So many requests at one server by one seed, each answer held to what the table says: nothing is a failure of ours, every answer fits its
// schema, nobody sees what is another's, and what was stored can be read afterwards.
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import type { Endpoint } from '#core/api/endpoints';
import { Failure } from '#core/wire/failure';
import { answersOf, logIn, newStudent, type Student } from '../../support/people.ts';
import { questions, sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { shared } from '../../support/sharing.ts';
import { startTestServer } from '../../support/testServer.ts';
import { type Given, type Known, requestFrom } from './requests.ts';
import type { Random } from './values.ts';

export type Found = { asked: number; succeeded: Partial<Record<EndpointName, number>>; wrong: string[] };

/** Stands in everything that only the other student may see. */
const SECRET = 'zebra-7391';
const MOST_ISSUES = 10;
const LONGEST_REFUSAL = 64 * 1024;
const MOST_WRONG = 20;
/** After these the student may be signed out. */
const ENDING = new Set<EndpointName>(['logout', 'deleteAccount', 'endSession', 'changePassword', 'resetPassword']);
/** What is read at the end. */
const READ: EndpointName[] = ['documents', 'sessions', 'reviews', 'exportAccount', 'me'];

export async function fuzz(asked: number, random: Random): Promise<Found> {
  // Nobody reads the documents: that is another room's work.
  const server = await startTestServer({ env: { ROLE: 'web', STUDENT_WAITING: '5000', STUDENT_DOCUMENTS: '9000' } });
  const found: Found = { asked, succeeded: {}, wrong: [] };
  try {
    const victim = await newStudent(server, { email: `${SECRET}@example.com` });
    const hidden = { ...sampleQuiz, title: SECRET, questions: questions.map((one) => ({ ...one, explanation: SECRET })) };
    const foreign = await seedQuiz(server, victim, hidden);
    let student = await newStudent(server);
    let known = await seen(student, foreign);
    for (let n = 0; n < asked && found.wrong.length < MOST_WRONG; n += 1) {
      const given = requestFrom(random, known);
      const response = await server.fetch(given.path, given.init);
      const problem = await problemOf(given, response);
      if (problem !== null) found.wrong.push(`request ${n}: ${told(given)} was answered ${response.status}: ${problem}`);
      if (response.status === endpoints[given.name].status) {
        found.succeeded[given.name] = (found.succeeded[given.name] ?? 0) + 1;
        // Whoever signed out, or deleted the account, is followed by the next student.
        if (ENDING.has(given.name) && (await student.call('me')).status === 401) {
          student = await logIn(server, student.email, student.password).catch(() => newStudent(server));
          known = await seen(student, foreign);
        }
      }
    }
    for (const name of READ) {
      for (const one of [student, victim]) {
        const response = await one.call(name);
        if (!response.ok) found.wrong.push(`${name} could not be read afterwards: ${response.status}`);
      }
    }
    return found;
  } finally {
    await server.close();
  }

  /** What the student may name: their own, another's, and what is not there. */
  async function seen(student: Student, foreign: { documentId: number; quizId: number }): Promise<Known> {
    const own = await seedQuiz(server, student);
    const key = '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d';
    const body = { answers: [{ question_id: 2, answer_given: 'thirty' }] };
    await student.call('submit', { params: { id: own.quizId }, body, headers: { 'Idempotency-Key': key } });
    const link = await shared(student, own.quizId);
    const group = await answersOf<{ group_id: number }>(student.call('createGroup', { body: { name: 'A', own_name: 'Ama' } }));
    const params = { group_id: group.group_id };
    const invitation = await answersOf<{ code: string }>(student.call('inviteToGroup', { params }));
    await student.call('assign', { params: { ...params, quiz_id: own.quizId }, body: { answers: 'at_once' } });
    const theirs = [own.quizId, own.quizId, own.documentId, group.group_id, group.group_id];
    const ids = [...theirs, foreign.quizId, foreign.documentId, 1, 2, 3, 5, 60, 999_999];
    const tokens = [student.token, student.token, student.token, 'garbage'];
    return { tokens, ids, keys: [key, key, crypto.randomUUID()], codes: [link.code, invitation.code, '0123456789'] };
  }
}

async function problemOf({ name, init }: Given, response: Response): Promise<string | null> {
  const endpoint: Endpoint = endpoints[name];
  const text = response.headers.has('Content-Encoding') ? '' : await response.text();
  const { status } = response;
  if (status >= 500) return text;
  if (response.headers.get('X-Content-Type-Options') !== 'nosniff') return 'without its security headers';
  if (!response.headers.has('X-Request-Id')) return 'without its id';
  if (response.headers.get('Cache-Control') !== 'no-store') return 'it may be kept by whoever carries it';
  if (text.includes(SECRET)) return `it shows what is another's: ${text.slice(0, 300)}`;
  if (status === 304) return endpoint.method === 'GET' && init.headers.has('If-None-Match') ? null : 'unasked';
  if (status < 300) {
    if (status !== endpoint.status) return 'another success than the table names';
    if (endpoint.answer === null || text === '') return null;
    const issue = endpoint.answer.safeParse(JSON.parse(text)).error?.issues[0];
    return issue === undefined ? null : `its answer does not fit: ${JSON.stringify(issue)}`;
  }
  const failure = Failure.safeParse(readJson(text));
  if (!failure.success) return `no refusal of ours: ${text.slice(0, 300)}`;
  if (text.length > LONGEST_REFUSAL) return `a refusal of ${text.length} characters`;
  return Array.isArray(failure.data.detail) && failure.data.detail.length > MOST_ISSUES ? 'more than ten issues' : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function told({ path, init: { method, body, headers } }: Given): string {
  const shown = typeof body === 'string' ? body.slice(0, 500) : body === undefined ? '' : 'a form';
  return `${method} ${path.slice(0, 200)} ${JSON.stringify([...headers.entries()])} ${shown}`;
}
