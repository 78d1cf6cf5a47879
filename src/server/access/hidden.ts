// Removes what a student may not see: keys and scores while hidden (decision 071), and document names for everybody but the
// owner.
import type { Question } from '#core/quiz/quiz';
import type { Receipt, Score } from '#core/submission/submission';
import type { Role } from './rights.ts';

/** Removes document names from a quiz of several documents. */
export function withoutDocuments(questions: readonly Question[]): Question[] {
  return questions.map(({ source, ...rest }) => {
    if (source === undefined) return rest;
    const { document: _, ...place } = source;
    return { ...rest, source: place };
  });
}

/** The same for questions as JSON. `role`: the reader's role. */
export function questionsFor(role: Role | null, questions: string): string {
  // Only quizzes of several documents need parsing, and they are few.
  if (role === 'owner' || !questions.includes('"document"')) return questions;
  return JSON.stringify(withoutDocuments(JSON.parse(questions) as Question[]));
}

/** Hides a score until `until`. The receipt still proves that the answers arrived. */
export function withScoreHidden<S extends Score | Receipt>(score: S, until: string | null): S {
  if (until === null) return score;
  const { official: _, ...rest } = score;
  return { ...rest, score: 0, correct_count: 0, results: [], hidden_until: until } as unknown as S;
}

/** The same for a row of a list. */
export function rowWithScoreHidden<R extends { score: number }>(row: R, until: string | null): R & { hidden_until?: string } {
  return until === null ? row : { ...row, score: 0, hidden_until: until };
}
