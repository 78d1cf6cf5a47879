// Recomputes the score of a stored submission after marks or suggestions have changed. It reads and writes nothing.
import '#core/marking/languageAnswer';
import { scoreOf } from '#core/marking/grading';
import { scoreWith } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import { isSelfMarked } from '#core/submission/marks';
import { type GradedAnswer, withLaterMarks } from '#core/submission/submission';
import type { Marked, StoredSubmission } from './store.ts';
import { joinResults, withoutCopies } from './storedResults.ts';

/**
 * The submission's score and results with these marks and suggestions.
 * @param changed the questions with new marks; all others keep theirs, by whatever rule they were given
 */
export function marked(questions: readonly Question[], row: StoredSubmission, changed: ReadonlySet<number>): Marked {
  const { answers, marks, ownAccepted, suggestions } = row;
  const anew = scoreWith({
    questions: questions.filter((question) => changed.has(question.question_id) && isSelfMarked(question)),
    answers: answers.filter(({ question_id }) => changed.has(question_id)),
    marks,
    own: ownAccepted ?? undefined,
    suggestions: suggestions ?? undefined,
  });
  const newResults = new Map(anew.results.map((result) => [result.question_id, result]));
  const judgementById = new Map(
    withLaterMarks(answers, marks).map((answer) => [answer.question_id, answer.own_judgement === true]),
  );
  const results = joinResults(row.results, { questions, answers }).map((result) => {
    const { question_id: id } = result;
    if (!changed.has(id)) return result;
    // Only an essay's mark can change. For a typed answer the student's judgement is only recorded.
    return newResults.get(id) ?? withJudgement(result, judgementById.get(id) ?? false);
  });
  return {
    score: scoreOf(questions, results),
    correctCount: results.filter((result) => result.is_correct).length,
    results: withoutCopies(results, { questions, answers }),
    ...{ marks, suggestions, revision: row.revision + 1 },
  };
}

export function withJudgement({ own_judgement: _, ...result }: GradedAnswer, isJudgedRight: boolean): GradedAnswer {
  return isJudgedRight && !result.is_correct ? { ...result, own_judgement: true } : result;
}
