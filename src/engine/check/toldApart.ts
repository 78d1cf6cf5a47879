// Where two stems share most of their words and do not ask the same. "Which of these terms is paired with its correct meaning?" names nothing:
// the right options tell two choices apart. Others are told apart by what they quote.
import { contentWordStems, jaccard } from '../english/words.ts';

const QUOTED = /[“„«]\s*(.+?)\s*[”“»]/;

type Asked = { type: string; text: string; answer: string };

/** Do these two ask different things: about other quoted words, or with right options that share at most so much of theirs, 0 to 1? */
export function areToldApart(question: Asked, otherQuestion: Asked, maxOverlap: number): boolean {
  const [quoted, otherQuoted] = [QUOTED.exec(question.text)?.[1], QUOTED.exec(otherQuestion.text)?.[1]];
  if (quoted !== undefined && otherQuoted !== undefined) {
    if (question.type === 'essay' && otherQuestion.type === 'essay') return quoted !== otherQuoted;
    return jaccard(new Set(contentWordStems(quoted)), new Set(contentWordStems(otherQuoted))) <= maxOverlap;
  }
  if (question.type !== 'multiple_choice' || question.text !== otherQuestion.text) return false;
  return jaccard(new Set(contentWordStems(question.answer)), new Set(contentWordStems(otherQuestion.answer))) <= maxOverlap;
}
