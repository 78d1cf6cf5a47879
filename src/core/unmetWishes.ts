// Says what a student wished of a quiz and could not have (P6.14).
import { joinNames } from './joinNames.ts';
import type { UnmetWishes } from './quiz.ts';
import { type Wishes, wishWords } from './wishes.ts';

const namesOfWishes = {
  difficulty: 'the difficulty',
  kind: 'the kind',
  without_essays: 'the wish for no essays',
  parts: 'the choice of parts',
};

/** A wish that can be left aside, so that there is a quiz at all. */
export type DroppedWish = keyof typeof namesOfWishes;

const isKnown = (wish: string): wish is DroppedWish => Object.hasOwn(namesOfWishes, wish);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The sentence; null where one of the wishes is of a later version. */
export function unmetText(wished: Wishes, { dropped_wishes, question_count: count }: UnmetWishes): string | null {
  const wishes = dropped_wishes.filter(isKnown);
  if (wishes.length < dropped_wishes.length) return null;
  const sentences: string[] = [];
  if (wishes.length > 0) {
    const names = wishes.map((wish) => namesOfWishes[wish]);
    const quiz = lowered(wishWords({ ...wished, count: undefined }));
    const verb = names.length === 1 ? 'was' : 'were';
    sentences.push(`Too few good questions were found for ${quiz}, so ${joinNames(names, 'and')} ${verb} left aside.`);
  }
  if (count !== undefined) sentences.push(`You wished for ${wished.count} questions; ${count} good ones could be written.`);
  return sentences.join(' ');
}
