// Marks a submission some questions at a time, so that other requests are answered in between, whatever a quiz and its answers contain.
import { scoreOf } from '#core/grading';
import type { Question } from '#core/quiz';
import { scoreWith } from '#core/scoring';
import type { GradedAnswer, Score } from '#core/submission';
import { pause } from '../pause.ts';
import { createTurns } from '../turns.ts';

/** One slice at a time, whoever hands in: the thread is one, and each waits for one slice at most. */
const inTurn = createTurns(1, Number.POSITIVE_INFINITY);

/** Characters that are compared before others take their turn: some ms. Most quizzes have fewer. */
const SLICE = 5_000;

/** The same score as `scoreWith` gives. */
export async function scoreInSlices(attempt: Parameters<typeof scoreWith>[0]): Promise<Score> {
  const { questions } = attempt;
  const answers = new Map(attempt.answers.map((answer) => [answer.question_id, answer]));
  const results: GradedAnswer[] = [];
  let slice: Question[] = [];
  let characters = 0;
  const markSlice = () => {
    const sliceAnswers = slice.map(({ question_id: id }) => answers.get(id)).filter((answer) => answer !== undefined);
    results.push(...scoreWith({ ...attempt, questions: slice, answers: sliceAnswers }).results);
    slice = [];
    characters = 0;
  };
  for (const question of questions) {
    slice.push(question);
    const text = answers.get(question.question_id)?.answer_given ?? '';
    if (text !== '') characters += text.length + lengthOf(question);
    if (characters < SLICE) continue;
    await inTurn(async () => {
      markSlice();
      await pause();
    });
  }
  markSlice();
  return {
    score: scoreOf(questions, results),
    correct_count: results.filter((result) => result.is_correct).length,
    total_questions: questions.length,
    results,
  };
}

/** How much an answer to it is compared with. */
function lengthOf({ question_text, correct_answer, accepted_answers = [] }: Question): number {
  return [question_text, correct_answer, ...accepted_answers].reduce((sum, text) => sum + text.length, 0);
}
