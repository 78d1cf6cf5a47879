// Where two stems share most of their words and do not ask the same. "Which of these terms is paired with its correct meaning?" names nothing:
// the right options tell two choices apart. Two essays are told apart by the headings that they quote.
import { contentWordStems, jaccard } from '../english/words.ts';

const QUOTED = /[“„«]\s*(.+?)\s*[”“»]/;

type Asked = { type: string; text: string; answer: string };

/** Are these two choices under one stem whose right options share at most so much of their words, 0 to 1? */
export function areToldApart(one: Asked, other: Asked, most: number): boolean {
  if (one.type === 'essay' && other.type === 'essay') {
    const [quoted, otherQuoted] = [QUOTED.exec(one.text)?.[1], QUOTED.exec(other.text)?.[1]];
    return quoted !== undefined && otherQuoted !== undefined && quoted !== otherQuoted;
  }
  if (one.type !== 'multiple_choice' || one.text !== other.text) return false;
  return jaccard(new Set(contentWordStems(one.answer)), new Set(contentWordStems(other.answer))) <= most;
}
