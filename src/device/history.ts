// What this device knows of the quizzes that a student handed in: when, with what score, and which answers were right last. A paper
// is read only where a row does not say it: they are large.
import { isHandedIn } from '#core/attempt';
import { answersHiddenUntil, isHidden } from '#core/hiddenAnswers';
import { provisionalScore } from '#core/outcome';
import type { Taken } from '#core/progress/day';
import type { Studied } from '#core/progress/mastery';
import { withMarks } from '#core/scoring';
import type { GradedAnswer, Score } from '#core/submission';
import { joined } from './attempts.ts';
import { AttemptRow, type OasisDatabase, parseRows, withDatabase } from './db.ts';
import { keptQuizzes, keptTitles } from './library.ts';

/** An attempt that was handed in here, with what became of each answer. */
export type TakenHere = Taken & { results: GradedAnswer[] };

/** The attempts that were handed in on this device, the oldest first; none whose score is hidden until an assignment's closing. */
export async function takenHere(db: OasisDatabase, userId: number): Promise<TakenHere[]> {
  const titles = new Map(await keptTitles(db, userId));
  return withDatabase(db, async () => {
    const { rows } = parseRows(AttemptRow, await db.attempts.where('userId').equals(userId).toArray());
    const handedIn = rows.filter((row) => isHandedIn(row)).sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0));
    const found: TakenHere[] = [];
    for (const row of handedIn) {
      const taken = await takenOf(db, row, titles);
      if (taken) found.push(taken);
    }
    return found;
  });
}

async function takenOf(db: OasisDatabase, row: AttemptRow, titles: Map<number, string>): Promise<TakenHere | null> {
  const { attemptId, quizId, startedAt, endedAt, receipt, laterMarks = [] } = row;
  let score: Score | null = receipt;
  if (receipt === null || laterMarks.length > 0 || !titles.has(quizId)) {
    const attempt = await joined(db, row);
    if (!attempt) return null;
    titles.set(quizId, attempt.quiz.title);
    score = receipt ? withMarks(receipt, attempt.quiz.questions, laterMarks) : provisionalScore(attempt);
  }
  if (score === null || isHidden(score)) return null;
  const said = receipt ? Date.parse(receipt.submitted_at) : Number.NaN;
  const at = Number.isNaN(said) ? (endedAt ?? startedAt) : said;
  return {
    submissionId: attemptId,
    quizId,
    title: titles.get(quizId) ?? '',
    at,
    score: score.score,
    correct: score.correct_count,
    total: score.total_questions,
    startedAt: at - Math.max(0, (endedAt ?? startedAt) - startedAt),
    results: score.results,
  };
}

/** Every quiz whose questions and answers are on this device, with what of them was right last. */
export async function studiedHere(db: OasisDatabase, userId: number, taken: readonly TakenHere[]): Promise<Studied[]> {
  const studied = new Map<number, Studied>();
  const kept = (await keptQuizzes(db, userId)).filter(({ quiz }) => answersHiddenUntil(quiz) === null);
  for (const { quizId, quiz } of kept) studied.set(quizId, studiedOf(quizId, quiz, taken));
  for (const { quizId, submissionId } of taken.toReversed()) {
    if (studied.has(quizId)) continue;
    // One of another device has its answers from the server, and no paper here.
    const stored = await withDatabase(db, () => db.attempts.get(submissionId));
    const attempt = stored && (await withDatabase(db, () => joined(db, stored)));
    if (attempt) studied.set(quizId, studiedOf(quizId, attempt.quiz, taken));
  }
  return [...studied.values()];
}

function studiedOf(quizId: number, quiz: Pick<Studied, 'title' | 'questions'>, taken: readonly TakenHere[]): Studied {
  const right = new Map<number, boolean>();
  for (const { results } of taken.filter((one) => one.quizId === quizId)) {
    for (const { question_id, is_correct, own_judgement } of results)
      right.set(question_id, is_correct || own_judgement === true);
  }
  return { quizId, title: quiz.title, questions: quiz.questions, right };
}
