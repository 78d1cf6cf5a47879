// Removes what a student may not see: keys and scores while they are hidden (decision 071), and from everybody but the owner the names
// of documents.
import type { Question } from '#core/quiz/quiz';
import type { Receipt, Score } from '#core/submission/submission';
import type { Role } from './rights.ts';

/** Questions of a quiz of several documents, without the names of these. */
export function withoutDocuments(questions: readonly Question[]): Question[] {
  return questions.map(({ source, ...rest }) => {
    if (source === undefined) return rest;
    const { document: _, ...place } = source;
    return { ...rest, source: place };
  });
}

/** The same of questions as JSON; `role` is of whoever reads them. */
export function questionsFor(role: Role | null, questions: string): string {
  // Few quizzes are of several documents: no other is parsed.
  if (role === 'owner' || !questions.includes('"document"')) return questions;
  return JSON.stringify(withoutDocuments(JSON.parse(questions) as Question[]));
}

/** A score that says nothing before `until`; the receipt still proves that the answers have arrived. */
export function veiled<S extends Score | Receipt>(score: S, until: string | null): S {
  if (until === null) return score;
  const { official: _, ...rest } = score;
  return { ...rest, score: 0, correct_count: 0, results: [], hidden_until: until } as unknown as S;
}

/** The same of a row in a list. */
export function veiledRow<R extends { score: number }>(row: R, until: string | null): R & { hidden_until?: string } {
  return until === null ? row : { ...row, score: 0, hidden_until: until };
}
