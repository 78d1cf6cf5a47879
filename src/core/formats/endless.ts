// Detects lists longer than any question has. A schema reports each wrong entry, and millions of reports would crash the tab.
import { ownQuizLimits } from '../editing/ownQuiz.ts';

const DEEPEST = 8;

/** Whether a list or object in it exceeds every limit, or is nested deeper than any question. */
export function isEndless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inner = Array.isArray(value) ? value : Object.values(value);
  return inner.length > ownQuizLimits.list || depth > DEEPEST || inner.some((child) => isEndless(child, depth + 1));
}
