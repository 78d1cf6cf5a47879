// Collects the quizzes that a student handed in on this device: when, with what score, and which answers were last right. Papers
// are large, and read only where a row lacks these facts.
import { isHandedIn } from '#core/attempt/attempt';
import { answersHiddenUntil, isHidden } from '#core/attempt/hiddenAnswers';
import { provisionalScore } from '#core/attempt/outcome';
import { officialOf, withMarks } from '#core/marking/scoring';
import type { FinishedAttempt } from '#core/progress/day';
import { shownFigures } from '#core/progress/history';
import type { Studied } from '#core/progress/mastery';
import { type Copies, findCopies } from '#core/review/copies';
import { cardIdOf } from '#core/review/reviewEvent';
import type { GradedAnswer, Score } from '#core/submission/submission';
import { keptTitles, newestKept } from '../quizzes/library.ts';
import { newestVersions } from '../quizzes/versions.ts';
import { AttemptRow, type OasisDatabase, parseRows, withDatabase } from '../rows/db.ts';
import { joined } from './attempts.ts';

/** An attempt handed in here, with the result of each answer. */
export type AttemptWithResults = FinishedAttempt & { results: GradedAnswer[] };

/** The attempts handed in on this device, the oldest first, without those whose answers are hidden. */
export async function finishedAttemptsHere(db: OasisDatabase, userId: number): Promise<AttemptWithResults[]> {
  const titles = new Map(await keptTitles(db, userId));
  return withDatabase(db, async () => {
    const { rows } = parseRows(AttemptRow, await db.attempts.where('userId').equals(userId).toArray());
    const handedIn = rows.filter((row) => isHandedIn(row)).sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0));
    const takenAttempts: AttemptWithResults[] = [];
    for (const row of handedIn) {
      const takenAttempt = await takenOf(db, row, titles);
      if (takenAttempt) takenAttempts.push(takenAttempt);
    }
    return takenAttempts;
  });
}

async function takenOf(db: OasisDatabase, row: AttemptRow, titles: Map<number, string>): Promise<AttemptWithResults | null> {
  const { attemptId, quizId, startedAt, endedAt, answers, receipt, laterMarks = [], hidden } = row;
  if (hidden !== undefined) return null;
  let score: Score | null = receipt;
  let official = receipt?.official ?? null;
  if (receipt === null || laterMarks.length > 0 || !titles.has(quizId)) {
    const attempt = await joined(db, row);
    if (!attempt) return null;
    titles.set(quizId, attempt.quiz.title);
    score = receipt ? withMarks(receipt, attempt.quiz.questions, laterMarks) : provisionalScore(attempt);
    official = officialOf(score, attempt.quiz);
  }
  if (score === null || isHidden(score)) return null;
  const submittedAt = receipt ? Date.parse(receipt.submitted_at) : Number.NaN;
  const at = Number.isNaN(submittedAt) ? (endedAt ?? startedAt) : submittedAt;
  return {
    submissionId: attemptId,
    quizId,
    title: titles.get(quizId) ?? '',
    at,
    total: score.total_questions,
    answered: Object.values(answers).filter((answer) => answer.trim() !== '').length,
    startedAt: at - Math.max(0, (endedAt ?? startedAt) - startedAt),
    ...shownFigures(score, official),
    results: score.results,
  };
}

/**
 * `taken`: the attempts handed in, under the newest versions of the quizzes. An answer to a copied question also counts for the
 * original.
 */
export type StudiedHere = { studied: Studied[]; taken: AttemptWithResults[] };

/**
 * Every quiz whose questions and answers are on this device, with the answers that were last right. An edited quiz and its
 * earlier versions are one: unchanged questions keep their ids. Questions copied into a mock exam count once, in their original
 * quiz.
 */
export async function studiedHere(
  db: OasisDatabase,
  userId: number,
  takenAttempts: readonly AttemptWithResults[],
): Promise<StudiedHere> {
  const studied = new Map<number, Studied>();
  const versions = await newestVersions(db, userId);
  const libraryRows = (await newestKept(db, userId)).filter(({ quiz }) => answersHiddenUntil(quiz) === null);
  const copies = findCopies(libraryRows);
  const inNewest = takenAttempts.flatMap((row) =>
    withOriginals({ ...row, quizId: versions.get(row.quizId) ?? row.quizId }, copies),
  );
  for (const { quizId, quiz } of libraryRows) {
    const questions = quiz.questions.filter((question) => !copies.has(cardIdOf(quizId, question.question_id)));
    if (questions.length > 0) studied.set(quizId, studiedOf(quizId, { ...quiz, questions }, inNewest));
  }
  const keptIds = new Set(libraryRows.map(({ quizId }) => quizId));
  for (const { quizId, submissionId } of inNewest.toReversed()) {
    if (keptIds.has(quizId) || studied.has(quizId)) continue;
    // An attempt from another device has its answers on the server, and no paper here.
    const storedRow = await withDatabase(db, () => db.attempts.get(submissionId));
    const attempt = storedRow && (await withDatabase(db, () => joined(db, storedRow)));
    if (attempt) studied.set(quizId, studiedOf(quizId, attempt.quiz, inNewest));
  }
  return { studied: [...studied.values()], taken: inNewest };
}

/** The attempt, and its answers to copied questions repeated for the originals. */
function withOriginals(row: AttemptWithResults, copies: Copies): AttemptWithResults[] {
  const moved = row.results.flatMap((result) => {
    const original = copies.get(cardIdOf(row.quizId, result.question_id));
    return original ? [{ ...row, quizId: original.quizId, results: [{ ...result, question_id: original.questionId }] }] : [];
  });
  return [row, ...moved];
}

function studiedOf(
  quizId: number,
  quiz: Pick<Studied, 'title' | 'questions'>,
  takenAttempts: readonly AttemptWithResults[],
): Studied {
  const right = new Map<number, boolean>();
  for (const { results } of takenAttempts.filter((attempt) => attempt.quizId === quizId)) {
    for (const { question_id, is_correct, own_judgement } of results)
      right.set(question_id, is_correct || own_judgement === true);
  }
  return { quizId, title: quiz.title, questions: quiz.questions, right };
}
