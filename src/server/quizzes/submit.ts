// Accepts a submission: validates it, scores it with core/marking/grading, and stores it once for each idempotency key.

import { missedQuestions } from '#core/attempt/missedQuestions';
import { questionsOfVersion } from '#core/editing/questionsVersion';
import type { Question } from '#core/quiz/quiz';
import { type Answer, correctedTime, type GradedAnswer, type Receipt, type SubmitBody } from '#core/submission/submission';
import { officialAnswers, officialOf } from '#core/together/leaderboard';
import type { ValidationFlaw } from '#core/wire/validation';
import { noteGivenKeys } from '../access/givenKeys.ts';
import { requireRight } from '../access/rights.ts';
import { askIn, type Row, type Statement } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import { settleOn } from '../documents/betterStore.ts';
import { invalid, Refusal } from '../http/failures.ts';
import { type LogRow, missedRow } from '../reviews/missedEntry.ts';
import { remarkArrival } from '../together/remarking.ts';
import { digestOf, readKey, readTime, receiptFor, refuseOtherBody } from './decisions.ts';
import { contextOf, contextStatement, insertSubmission, type SubmitContext } from './handInStore.ts';
import { collectOwnAccepted } from './ownAccepted.ts';
import { scoreInSlices } from './scoreInSlices.ts';
import { findJudged, findSubmission, type NewSubmission, type StoredSubmission } from './store.ts';
import { withoutCopies } from './storedResults.ts';

export type SubmitInput = {
  /** also signs the student in */
  askAs: (statement: Statement, values: readonly unknown[]) => Promise<Row>;
  quizId: number;
  body: SubmitBody;
  key: string | null;
  clientNow: string | null;
};

/** What answers are marked against. */
type AskedQuiz = { questions: readonly Question[]; isExam: boolean };

/** What a request contains by itself. */
type SubmitRequest = Pick<NewSubmission, 'quizId' | 'submissionId' | 'bodyHash' | 'submittedAt' | 'receivedAt'> & {
  body: SubmitBody;
};

/** The same key and body give the same receipt, also for concurrent requests; another body is refused. */
export async function submit(deps: Deps, input: SubmitInput): Promise<Receipt> {
  const { askAs, quizId, body } = input;
  const request = requestOf(deps.now(), input);
  const { submissionId, bodyHash } = request;
  const context = contextOf(await askAs(contextStatement, [quizId, submissionId, request.submittedAt]));
  requireRight('answer', context?.role ?? null);
  if (context === null) throw new Refusal('quiz_not_found');
  const { userId, isExam: inExam, hiddenUntil } = context;
  const quiz = { questions: JSON.parse(context.questions) as Question[], isExam: inExam };
  const earlierRow = context.wasSent ? await findSubmission(deps.db, userId, submissionId) : null;
  const answer = async (row: StoredSubmission) => {
    refuseOtherBody(row, bodyHash);
    await noteGivenKeys(deps, { ...context, quizId });
    return receiptFor(context, quiz.questions, await remarkArrival(deps, quiz.questions, row));
  };
  if (earlierRow !== null) return answer(earlierRow);
  refuseWrongIds(quiz.questions, body.answers);
  const datedRequest = context.isTimePossible ? request : { ...request, submittedAt: request.receivedAt };
  const judgedRows = context.hasJudged ? await findJudged(deps.db, userId, quizId, datedRequest.submittedAt) : [];
  const ownAccepted = await collectOwnAccepted(judgedRows);
  const { row, results } = await markedBy(quiz, datedRequest, ownAccepted);
  const missedEntry = hiddenUntil === null ? missedOf(results, datedRequest) : null;
  const insertedRow = await keep(
    deps,
    { ...row, userId, secondsUsed: usedOf(row.secondsUsed, context.timerSeconds) },
    context,
    missedEntry,
  );
  if (insertedRow !== null) deps.essayMarker.mark(quiz.questions, insertedRow);
  const storedRow = insertedRow ?? (await findSubmission(deps.db, userId, submissionId));
  if (storedRow === null) throw new Error('A submission was neither stored nor there already.');
  return answer(storedRow);
}

function requestOf(now: number, { quizId, body, key, clientNow }: SubmitInput): SubmitRequest {
  const submissionId = readKey(key);
  const claimedTime = body.submitted_at === undefined ? null : Date.parse(body.submitted_at);
  const submittedAt = new Date(correctedTime(now, readTime(clientNow), claimedTime));
  return { quizId, body, submissionId, submittedAt, receivedAt: new Date(now), bodyHash: hashOf(quizId, body) };
}

/** The row to store, without its user, and its complete results; `secondsUsed` is unchecked. */
async function markedBy(
  { questions: newest, isExam: inExam }: AskedQuiz,
  { body, ...requestFields }: SubmitRequest,
  ownAccepted: Record<string, string[]>,
) {
  const questions = questionsOfVersion(newest, body.questions_version);
  const answers = storable(body.answers).map((answer) => (inExam ? unchecked(answer) : answer));
  const hasOwn = Object.keys(ownAccepted).length > 0;
  const { score, correct_count, total_questions, results } = await scoreInSlices({
    questions,
    answers,
    marks: [],
    own: ownAccepted,
  });
  // Without marks of the student, the answers were just graded by the rule alone.
  const isByRule = !hasOwn && !answers.some((answer) => answer.points_covered || answer.passage_rating);
  const official = isByRule
    ? results
    : (await scoreInSlices({ questions, answers: officialAnswers(answers), marks: [] })).results;
  const row = {
    ...{ ...requestFields, answers, score, results: withoutCopies(results, { questions, answers }) },
    correctCount: correct_count,
    totalQuestions: total_questions,
    ownAccepted: hasOwn ? ownAccepted : null,
    officialRight: officialOf(official),
    secondsUsed: body.seconds_used ?? null,
    answersReadable: body.answers_readable === true,
  };
  return { row, results };
}

function missedOf(results: readonly GradedAnswer[], { submissionId, quizId, receivedAt, body }: SubmitRequest): LogRow | null {
  // As the device logs it, but no review event may be later than its arrival.
  const missedAt = Math.min(timeSaid(body.submitted_at) ?? Number.POSITIVE_INFINITY, receivedAt.getTime());
  const ids = missedQuestions(results);
  return ids.length === 0 ? null : missedRow(submissionId, quizId, missedAt, ids);
}

/** At most the quiz's current limit; null if it is not timed, or unknown. */
function usedOf(secondsUsed: number | null, timerSeconds: number | null): number | null {
  return secondsUsed === null || timerSeconds === null ? null : Math.min(secondsUsed, timerSeconds);
}

/** The fields of a row without later marks. */
const NEW = {
  marks: [],
  suggestions: null,
  revision: 0,
  acceptedAt: null,
  teacherMarks: null,
  countedVersion: null,
  replacedMarks: null,
  marksRevision: null,
};

/** Null if the student has used this key before. */
async function keep(
  deps: Deps,
  row: NewSubmission & Pick<StoredSubmission, 'ownAccepted' | 'officialRight' | 'secondsUsed' | 'answersReadable'>,
  { documentId, mayBeBetter }: SubmitContext,
  logRow: LogRow | null,
): Promise<StoredSubmission | null> {
  const id =
    mayBeBetter && documentId !== null
      ? await deps.db.transaction(async (tx) => {
          // Before the row is inserted: the first submission to either quiz of a document decides (decision 036).
          await settleOn(tx, { id: row.quizId, documentId });
          return insertSubmission(askIn(tx), row, logRow);
        })
      : await insertSubmission(deps.ask, row, logRow);
  return id === null ? null : { ...row, id, ...NEW };
}

/** In an exam nothing can be checked before the end, so first checks and the student's own judgements are ignored. */
function unchecked({ question_id, answer_given }: Answer): Answer {
  return { question_id, answer_given };
}

/** The time by the device's clock, in ms. The review log uses it, so that device and server write the same event. */
function timeSaid(submittedAt: string | undefined): number | null {
  const time = submittedAt === undefined ? Number.NaN : Date.parse(submittedAt);
  return time >= 0 ? time : null;
}

/** A missing question counts as unanswered; a repeated or unknown one is refused. */
function refuseWrongIds(questions: readonly Question[], answers: SubmitBody['answers']): void {
  const wrong = wrongId(questions, answers);
  if (wrong !== null) throw invalid(['body', 'answers', wrong.index, 'question_id'], wrong.why);
}

function wrongId(questions: readonly Question[], answers: SubmitBody['answers']): { index: number; why: ValidationFlaw } | null {
  const questionIds = new Set(questions.map((question) => question.question_id));
  const answeredIds = new Set<number>();
  for (const [index, { question_id }] of answers.entries()) {
    if (!questionIds.has(question_id)) return { index, why: { code: 'question_unknown' } };
    if (answeredIds.has(question_id)) return { index, why: { code: 'question_twice' } };
    answeredIds.add(question_id);
  }
  return null;
}

function hashOf(
  quizId: number,
  { answers, submitted_at, seconds_used: seconds, questions_version: version, answers_readable: isReadable }: SubmitBody,
): string {
  // Without the later fields a body has the same hash as in older versions.
  const answerTuples = answers.map((answer) => {
    const { question_id, answer_given, points_covered: points, own_judgement: ownJudgement, first_check: first } = answer;
    const { is_sure: isSure, passage_rating: rating } = answer;
    const newest = [isSure, rating].filter((field) => field !== undefined);
    const later = [points ?? null, ownJudgement ?? null, first ?? null, ...newest];
    return later.every((field) => field === null) ? [question_id, answer_given] : [question_id, answer_given, ...later];
  });
  return digestOf([
    quizId,
    answerTuples,
    submitted_at ?? null,
    ...(seconds === undefined && version === undefined ? [] : [seconds ?? null]),
    ...(version === undefined ? [] : [version]),
    ...(isReadable === undefined ? [] : [{ answers_readable: isReadable }]),
  ]);
}
