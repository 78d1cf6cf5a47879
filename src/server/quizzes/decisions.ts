// What a handed-in attempt becomes: checked, scored by core/grading, kept once for each key.
import { createHash, randomUUID } from 'node:crypto';
import { grade } from '#core/grading';
import type { Quiz } from '#core/quiz';
import { correctedTime, type Receipt, type Score, SubmissionId, type SubmitBody } from '#core/submission';
import type { Deps } from '../deps.ts';
import { invalid, notFound, Refusal } from '../failures.ts';
import { storable } from '../storable.ts';
import {
  findNewestSubmission,
  findQuiz,
  findSubmission,
  insertSubmission,
  type StoredQuiz,
  type StoredSubmission,
} from './store.ts';

export async function quizOf(deps: Deps, userId: number, id: number): Promise<StoredQuiz> {
  const quiz = await findQuiz(deps.db, userId, id);
  if (quiz === null) throw notFound('Quiz');
  return quiz;
}

export function toQuiz(row: StoredQuiz): Quiz {
  const { title, filename, questions, timerSeconds, writtenBy } = row;
  const by = writtenBy === null ? {} : { written_by: writtenBy };
  return { title, filename, ...by, questions, settings: { timer_duration_seconds: timerSeconds } };
}

export type Handed = { userId: number; quizId: number; body: SubmitBody; key: string | null; clientNow: string | null };

/** The same key and body gives the same receipt, however often and however concurrently; another body is refused. */
export async function submit(deps: Deps, handed: Handed): Promise<Receipt> {
  const receivedAt = deps.now();
  const submissionId = readKey(handed.key);
  const clientNow = readTime(handed.clientNow);
  const quiz = await quizOf(deps, handed.userId, handed.quizId);
  const { submitted_at } = handed.body;
  const answers = storable(handed.body.answers);
  const bodyHash = hashOf(handed.quizId, handed.body);

  const before = await findSubmission(deps.db, handed.userId, submissionId);
  if (before !== null) return receiptOf(before, bodyHash);
  refuseWrongIds(quiz, answers);
  const { score, correct_count, total_questions, results } = grade(quiz.questions, answers);
  const row = await insertSubmission(deps.db, {
    userId: handed.userId,
    quizId: quiz.id,
    submissionId,
    bodyHash,
    answers,
    score,
    correctCount: correct_count,
    totalQuestions: total_questions,
    results,
    submittedAt: new Date(correctedTime(receivedAt, clientNow, submitted_at === undefined ? null : Date.parse(submitted_at))),
    receivedAt: new Date(receivedAt),
  });
  const kept = row ?? (await findSubmission(deps.db, handed.userId, submissionId));
  if (kept === null) throw new Error('A submission was neither stored nor there already.');
  return receiptOf(kept, bodyHash);
}

function readKey(key: string | null): string {
  if (key === null) return randomUUID();
  const parsed = SubmissionId.safeParse(key);
  if (!parsed.success) throw invalid(['header', 'Idempotency-Key'], parsed.error.issues[0]?.message ?? '');
  return parsed.data;
}

function readTime(given: string | null): number | null {
  if (given === null) return null;
  const time = Date.parse(given);
  if (Number.isNaN(time)) throw invalid(['header', 'Client-Now'], 'This is not an ISO 8601 time.');
  return time;
}

function hashOf(quizId: number, { answers, submitted_at }: SubmitBody): string {
  const told = answers.map((answer) => [answer.question_id, answer.answer_given]);
  return createHash('sha256')
    .update(JSON.stringify([quizId, told, submitted_at ?? null]))
    .digest('base64url');
}

/** A missing question is unanswered; a repeated or unknown one is a mistake of the sender. */
function refuseWrongIds(quiz: StoredQuiz, answers: SubmitBody['answers']): void {
  const known = new Set(quiz.questions.map((question) => question.question_id));
  const seen = new Set<number>();
  for (const [index, { question_id }] of answers.entries()) {
    const loc = ['body', 'answers', index, 'question_id'];
    if (!known.has(question_id)) throw invalid(loc, 'This quiz has no such question.');
    if (seen.has(question_id)) throw invalid(loc, 'This question is answered twice.');
    seen.add(question_id);
  }
}

function receiptOf(row: StoredSubmission, bodyHash: string): Receipt {
  if (row.bodyHash !== bodyHash) throw new Refusal(409, 'These answers were handed in before, in another version.');
  return { submission_id: row.submissionId, submitted_at: row.submittedAt.toISOString(), ...toScore(row) };
}

function toScore(row: StoredSubmission): Score {
  return { score: row.score, correct_count: row.correctCount, total_questions: row.totalQuestions, results: row.results };
}

export async function newestScore(deps: Deps, userId: number, quizId: number): Promise<Score> {
  const newest = await findNewestSubmission(deps.db, userId, quizId);
  if (newest === null) throw new Refusal(404, 'No submission found for this quiz');
  return toScore(newest);
}
