// "Which of these terms is paired with its correct meaning?": where the stem names nothing, the right options tell two choices apart.
import { contentWordStems, jaccard } from '../english/words.ts';

type Asked = { type: string; text: string; answer: string };

/** Are these two choices under one stem whose right options share at most so much of their words, 0 to 1? */
export function areToldApart(one: Asked, other: Asked, most: number): boolean {
  if (one.type !== 'multiple_choice' || one.text !== other.text) return false;
  return jaccard(new Set(contentWordStems(one.answer)), new Set(contentWordStems(other.answer))) <= most;
}
