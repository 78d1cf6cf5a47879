// The score of a stored submission, computed again when marks or suggestions have changed. It reads and writes nothing.
import type { Question } from '#core/quiz';
import { scoreWith } from '#core/scoring';
import type { Marked, StoredSubmission } from './store.ts';

/** The submission's score and results with these marks and suggestions. */
export function marked(questions: readonly Question[], row: StoredSubmission): Marked {
  const { answers, marks, ownAccepted, suggestions } = row;
  const { score, correct_count, results } = scoreWith({
    questions,
    answers,
    marks,
    own: ownAccepted ?? undefined,
    suggestions: suggestions ?? undefined,
  });
  return { score, correctCount: correct_count, results, marks, suggestions, revision: row.revision + 1 };
}
