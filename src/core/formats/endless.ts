// Lists longer than any of a question. A schema reports each entry that is wrong, and millions of them end the tab.
import { ownQuizLimits } from '../editing/ownQuiz.ts';

const DEEPEST = 8;

/** Is a list or record in it longer than any bound allows, or nested deeper than any question is? */
export function isEndless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inner = Array.isArray(value) ? value : Object.values(value);
  return inner.length > ownQuizLimits.list || depth > DEEPEST || inner.some((child) => isEndless(child, depth + 1));
}
