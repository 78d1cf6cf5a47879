// Marks a submission a few questions at a time, so that other requests are answered in between.
import '#core/marking/languageAnswer';
import { scoreOf } from '#core/marking/grading';
import { scoreWith } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import type { GradedAnswer, Score } from '#core/submission/submission';
import { pause } from '../process/pause.ts';
import { createTurns } from '../process/turns.ts';

/** One slice at a time, however many students hand in, so that other requests wait for at most one. */
const inTurn = createTurns(1, Number.POSITIVE_INFINITY);

/** How long a slice lasts, except for the question being marked. */
const SLICE_MS = 10;

/**
 * The same result as `scoreWith`.
 * @param now a clock in ms
 */
export async function scoreInSlices(
  attempt: Parameters<typeof scoreWith>[0],
  now: () => number = () => performance.now(),
): Promise<Score> {
  const { questions } = attempt;
  const answers = new Map(attempt.answers.map((answer) => [answer.question_id, answer]));
  const results: GradedAnswer[] = [];
  const markOne = (question: Question) => {
    const answer = answers.get(question.question_id);
    results.push(...scoreWith({ ...attempt, questions: [question], answers: answer === undefined ? [] : [answer] }).results);
  };
  while (results.length < questions.length)
    await inTurn(async () => {
      const deadline = now() + SLICE_MS;
      for (const question of questions.slice(results.length)) {
        markOne(question);
        if (now() >= deadline) break;
      }
      await pause();
    });
  return {
    score: scoreOf(questions, results),
    correct_count: results.filter((result) => result.is_correct).length,
    total_questions: questions.length,
    results,
  };
}
