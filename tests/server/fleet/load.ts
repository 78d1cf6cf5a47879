// What students do while processes are killed, and the ledger of what they were told. Some ask again with the same key after a
// failure, as their devices do; the others never learn what became of it.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName } from '#core/api/allEndpoints';
import type { DocumentRow } from '#core/document/document';
import type { Quiz } from '#core/quiz/quiz';
import type { ReviewsKept } from '#core/review/reviewEvent';
import type { Receipt } from '#core/submission/submission';
import { type CallOptions, call, type Student } from '../../support/people.ts';
import type { Fleet } from './fleet.ts';

const CLIENTS = 6;
const TRIES = 12;
/** More would wait for hours behind one another. */
const MOST_UNREAD = 8;
const PASSWORD = 'correct horse battery';

/** A quiz, and a question of it that is typed. */
type Taken = { id: number; typed: number };
export type Handed = {
  key: string;
  quizId: number;
  typed: number;
  body: object;
  receipt: Receipt;
  /** the revision of the newest mark that was taken */
  marked: number | null;
};
export type Member = {
  email: string;
  /** of a login that was answered */
  student: Student | null;
  documents: number[];
  /** how many of them were seen to have ended */
  ended: number;
  quizzes: Taken[];
  submissions: Handed[];
  events: string[];
  /** mails that may have been asked for, and those whose asking was answered */
  resets: { asked: number; promised: number };
};
export type Ledger = {
  /** whose registration was answered with a yes */
  members: Member[];
  /** of whose registration nobody knows */
  strangers: string[];
  sent: number;
  acknowledged: number;
  /** answers that no request of these deserves */
  refused: string[];
};

type Sent = { response: Response | null /** null: nobody knows what became of it */; tries: number };

/** Six students' hands at once, until `isOver`. `random` from 0 to 1. */
export async function workUntil(fleet: Fleet, random: () => number, isOver: () => boolean): Promise<Ledger> {
  const notes = await readFile(new URL('../../support/fixtures/notes_weather.txt', import.meta.url));
  const ledger: Ledger = { members: [], strangers: [], sent: 0, acknowledged: 0, refused: [] };
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

  const send = async (name: EndpointName, options: CallOptions, by?: Member): Promise<Sent> => {
    ledger.sent += 1;
    const most = random() < 0.5 ? 1 : TRIES;
    for (let tries = 1; ; tries += 1) {
      const response = await call(fleet, name, options, by?.student?.token).catch(() => null);
      // An answer that breaks off in its middle is none.
      const text = await response?.text().catch(() => null);
      if (response != null && text != null && response.status < 500) {
        ledger.acknowledged += 1;
        if (!response.ok && !(name === 'register' && tries > 1)) ledger.refused.push(`${name}: ${response.status} ${text}`);
        return { response: new Response(text, { status: response.status }), tries };
      }
      if (tries === most) return { response: null, tries };
      await wait(100 + 400 * random());
    }
  };
  const ask = async <T>(name: EndpointName, options: CallOptions, by?: Member): Promise<T | null> => {
    const { response } = await send(name, options, by);
    return response?.ok === true ? ((await response.json()) as T) : null;
  };

  const join = async () => {
    const email = `${randomUUID()}@example.com`;
    const { response, tries } = await send('register', { body: { email, password: PASSWORD } });
    // 409 behind a failure: the first try had made the account.
    const isIn = response?.ok === true || (tries > 1 && response?.status === 409);
    if (!isIn) return void ledger.strangers.push(email);
    const resets = { asked: 0, promised: 0 };
    const member: Member = { email, student: null, documents: [], ended: 0, quizzes: [], submissions: [], events: [], resets };
    ledger.members.push(member);
    const login = await ask<{ access_token: string }>('login', { body: { username: email, password: PASSWORD } });
    if (login === null) return;
    const { access_token: token } = login;
    member.student = { email, password: PASSWORD, token, call: (name, options) => call(fleet, name, options, token) };
    await bring(member);
  };
  const bring = async (member: Member) => {
    const unread = ledger.members.reduce((sum, { documents, ended }) => sum + documents.length - ended, 0);
    if (unread >= MOST_UNREAD) return;
    const body = new FormData();
    body.append('file', new File([notes], 'notes.txt', { type: 'text/plain' }));
    const options = { body, headers: { 'idempotency-key': randomUUID() } };
    const taken = await ask<{ doc_id: number }>('upload', options, member);
    if (taken !== null) member.documents.push(taken.doc_id);
  };
  const look = async (member: Member) => {
    const rows = (await ask<DocumentRow[]>('documents', {}, member)) ?? [];
    member.ended = rows.filter(({ upload_status: status }) => status === 'completed' || status === 'error').length;
    for (const { generated_quiz_id: id } of rows) {
      if (id === null || member.quizzes.some((quiz) => quiz.id === id)) continue;
      const quiz = await ask<Quiz>('quiz', { params: { id } }, member);
      const typed = quiz?.questions.find(({ question_type }) => question_type === 'short_answer');
      if (typed !== undefined) member.quizzes.push({ id, typed: typed.question_id });
    }
  };
  const handIn = async (member: Member, { id: quizId, typed }: Taken) => {
    const key = randomUUID();
    const body = { answers: [{ question_id: typed, answer_given: key }] };
    const options = { params: { id: quizId }, body, headers: { 'idempotency-key': key } };
    const receipt = await ask<Receipt>('submit', options, member);
    if (receipt !== null) member.submissions.push({ key, quizId, typed, body, receipt, marked: null });
  };
  const mark = async (member: Member, handed: Handed) => {
    const marks = [{ question_id: handed.typed, own_judgement: true, marked_at: new Date().toISOString() }];
    const options = { params: { id: handed.quizId, submission_id: handed.key }, body: { marks } };
    const receipt = await ask<Receipt>('mark', options, member);
    if (receipt !== null) handed.marked = Math.max(handed.marked ?? 0, receipt.revision ?? 0);
  };
  const review = async (member: Member, { id, typed }: Taken) => {
    const event = { event_id: randomUUID(), at: Date.now(), quiz_id: id, question_id: typed, kind: 'added' };
    const told = await ask<ReviewsKept>('addReviews', { body: { events: [event] } }, member);
    member.events.push(...(told?.kept ?? []));
  };
  const forget = async (member: Member) => {
    const { response, tries } = await send('forgotPassword', { body: { email: member.email } });
    // A try without an answer may have asked for a mail, too.
    member.resets.asked += tries;
    member.resets.promised += response?.ok === true ? 1 : 0;
  };
  const act = async () => {
    const member = pick(ledger.members.filter(({ student }) => student !== null));
    const chance = random();
    if (member === undefined || chance < 0.05) return join();
    if (chance < 0.13) return bring(member);
    if (chance < 0.18) return forget(member);
    const quiz = pick(member.quizzes);
    if (quiz === undefined || chance < 0.3) return look(member);
    if (chance < 0.7) return handIn(member, quiz);
    const handed = pick(member.submissions);
    return handed !== undefined && chance < 0.85 ? mark(member, handed) : review(member, quiz);
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!isOver()) {
        await act();
        await wait(20);
      }
    }),
  );
  return ledger;
}
