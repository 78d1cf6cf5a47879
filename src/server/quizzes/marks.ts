// Stores marks given after handing in: validates them against the quiz, keeps the newest of each question, and computes the
// score again. Submitted answers never change.

import type { Question } from '#core/quiz/quiz';
import { markRefusal, newestMarks } from '#core/submission/marks';
import { correctedTime, type LaterMark, type MarksBody, type Receipt } from '#core/submission/submission';
import { noteGivenKeys } from '../access/givenKeys.ts';
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import { invalid, Refusal } from '../http/failures.ts';
import { quizOf, readTime, receiptFor } from './decisions.ts';
import { marked } from './marked.ts';
import { keepMarks, lockSubmission, readQuestions, type StoredSubmission } from './store.ts';

type MarkInput = { userId: number; quizId: number; submissionId: string; body: MarksBody; clientNow: string | null };

/** The same marks always give the same receipt, however often and in whatever order they arrive. */
export async function mark(deps: Deps, request: MarkInput): Promise<Receipt> {
  const receivedAt = deps.now();
  const clientNow = readTime(request.clientNow);
  const quiz = await quizOf(deps, request.userId, request.quizId, 'own');
  const { marks: sentMarks, seen: seenRevision } = request.body;
  const questions = await readQuestions(deps.db, request.quizId);
  refuseWrong(questions, sentMarks);
  await noteGivenKeys(deps, { ...quiz, userId: request.userId, quizId: request.quizId });
  const answer = (row: StoredSubmission) => receiptFor(quiz, questions, row);
  return deps.db.transaction(async (tx) => {
    const row = await lockSubmission(tx, { ...request, submissionId: storable(request.submissionId) });
    if (row === null) throw new Refusal('submission_not_found');
    // A mark made after seeing the newest one is newer than it, even if a wrong clock suggests otherwise.
    const hasSeenAll = seenRevision !== undefined && seenRevision >= (row.marksRevision ?? row.revision);
    const earliestTime = hasSeenAll ? Math.max(0, ...row.marks.map((storedMark) => Date.parse(storedMark.marked_at) + 1)) : 0;
    const inOrder = [...sentMarks].sort((a, b) => Date.parse(a.marked_at) - Date.parse(b.marked_at));
    const correctedMarks = inOrder.map((sentMark, place) => {
      const at = saneTime(correctedTime(receivedAt, clientNow, Date.parse(sentMark.marked_at)), receivedAt);
      return { ...sentMark, marked_at: new Date(Math.max(at, earliestTime + place)).toISOString() };
    });
    const storedTimes = timesByMark(row.marks);
    const marks = newestMarks([...row.marks, ...correctedMarks.filter((mark) => !isKnown(storedTimes, mark))]);
    if (JSON.stringify(marks) === JSON.stringify(newestMarks(row.marks))) return answer(row);
    const changed = new Set(sentMarks.map(({ question_id }) => question_id));
    const newMarked = marked(questions, { ...row, marks }, changed);
    return answer(await keepMarks(tx, row, { ...newMarked, marksRevision: newMarked.revision }));
  });
}

/** A time out of range, from a wrong clock, is replaced by the time of arrival. */
function saneTime(ms: number, receivedAt: number): number {
  return ms > Date.UTC(2020) && ms <= receivedAt ? ms : receivedAt;
}

/** If one mark is sent twice, its corrected times differ by the transmission time. */
const SAME_MS = 120_000;

const textOf = ({ question_id, points_covered, passage_rating, own_judgement }: LaterMark) =>
  JSON.stringify([question_id, points_covered ?? null, passage_rating ?? null, own_judgement ?? null]);

/** The times at which each mark was given, in ms, by its content. */
function timesByMark(marks: readonly LaterMark[]): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const mark of marks) {
    const text = textOf(mark);
    times.set(text, [...(times.get(text) ?? []), Date.parse(mark.marked_at)]);
  }
  return times;
}

/** Whether this mark is already stored. Sent again, it must not become newer than marks given in between. */
function isKnown(storedTimes: ReadonlyMap<string, readonly number[]>, mark: LaterMark): boolean {
  const markedAt = Date.parse(mark.marked_at);
  return (storedTimes.get(textOf(mark)) ?? []).some((time) => Math.abs(time - markedAt) < SAME_MS);
}

function refuseWrong(questions: readonly Question[], marks: readonly LaterMark[]): void {
  const byId = new Map(questions.map((question) => [question.question_id, question]));
  for (const [index, laterMark] of marks.entries()) {
    const question = byId.get(laterMark.question_id);
    const loc = ['body', 'marks', index];
    if (!question) throw invalid([...loc, 'question_id'], { code: 'question_unknown' });
    const refusal = markRefusal(question, laterMark);
    if (refusal !== null) throw invalid(loc, refusal);
  }
}
