// Says what a student wished of a quiz and could not have (P6.14).
import { wishesTexts } from '#texts/wishes';
import type { UnmetWishes } from '../quiz/quiz.ts';
import { joinNames } from '../text/joinNames.ts';
import { type Wishes, wishWords } from './wishes.ts';

type Names = typeof wishesTexts.names;
/** A wish that can be left aside, so that there is a quiz at all. */
export type DroppedWish = keyof Names;

const isKnown = (wish: string): wish is DroppedWish => Object.hasOwn(wishesTexts.names, wish);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The sentence; null where one of the wishes is of a later version. */
export function unmetText(wished: Wishes, { dropped_wishes, question_count: count }: UnmetWishes): string | null {
  const wishes = dropped_wishes.filter(isKnown);
  if (wishes.length < dropped_wishes.length) return null;
  const sentences: string[] = [];
  if (wishes.length > 0) {
    const names = wishes.map((wish) => wishesTexts.names[wish]);
    const quiz = lowered(wishWords({ ...wished, count: undefined }));
    const nameList = joinNames(names, wishesTexts.and);
    sentences.push(names.length === 1 ? wishesTexts.leftAside(quiz, nameList) : wishesTexts.severalLeftAside(quiz, nameList));
  }
  if (count !== undefined) sentences.push(wishesTexts.fewer(wished.count ?? 0, count));
  return sentences.join(' ');
}
