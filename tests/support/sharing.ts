// What several students have in common, in the calls of the API: for tests of links and groups.
import { randomUUID } from 'node:crypto';
import type { Receipt } from '#core/submission/submission';
import type { Leaderboard, Share } from '#core/together/sharedQuiz';
import { answersOf, type Student } from './people.ts';

/** Turns the link to a quiz on. */
export async function shared(owner: Student, quizId: number, more: object = {}): Promise<Share> {
  return answersOf(owner.call('shareQuiz', { params: { id: quizId }, body: { leaderboard: true, ...more } }));
}

/** Joins by a code, and says the status. */
export async function joins(student: Student, code: string, name: string | null = null): Promise<number> {
  return (await student.call('joinShare', { params: { code }, body: { name } })).status;
}

type Handing = { key?: string; submittedAt?: number; clientNow?: number; seconds?: number; isReadable?: boolean };

/** Hands in: question id to answer, or to an answer and what its first check said. */
export async function handsIn(
  student: Student,
  quizId: number,
  answers: Record<number, string | [string, 'correct' | 'incorrect']>,
  { key = randomUUID(), submittedAt, clientNow, seconds, isReadable }: Handing = {},
): Promise<Receipt> {
  const said = Object.entries(answers).map(([id, given]) => {
    const [text, first] = typeof given === 'string' ? [given] : given;
    return { question_id: Number(id), answer_given: text, ...(first === undefined ? {} : { first_check: first }) };
  });
  const body = {
    answers: said,
    ...(submittedAt === undefined ? {} : { submitted_at: new Date(submittedAt).toISOString() }),
    ...(seconds === undefined ? {} : { seconds_used: seconds }),
    ...(isReadable === undefined ? {} : { answers_readable: isReadable }),
  };
  const headers = {
    'Idempotency-Key': key,
    ...(clientNow === undefined ? {} : { 'Client-Now': new Date(clientNow).toISOString() }),
  };
  return answersOf(student.call('submit', { params: { id: quizId }, headers, body }));
}

export async function boardOf(student: Student, quizId: number, after?: number): Promise<Leaderboard> {
  const params = { id: quizId, ...(after === undefined ? {} : { after }) };
  return answersOf(student.call('leaderboard', { params }));
}
