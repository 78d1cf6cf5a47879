// The texts of the wishes of a quiz. `texts`: in a language of their own; else in the chosen one.
import type { Wishes } from '#core/document/wishes';
import type { UnmetWishes } from '#core/quiz/quiz';
import { joinNames } from '#core/text/joinNames';
import { inLanguage } from './catalogue.ts';
import { wishes } from './en/wishes.ts';

const wishesTexts = inLanguage('wishes', wishes);

/** "20 hard choices from “Photosynthesis”" */
export function wishText(wished: Wishes, texts = wishesTexts): string {
  const text = wishPhrase(wished, texts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same within a sentence. */
export function wishPhrase(
  { count, kind, without_essays: isWithoutEssays = false, difficulty, parts = [] }: Wishes,
  texts = wishesTexts,
): string {
  const [first] = parts;
  const quiz = texts.quiz({ count, difficulty, kind, isWithoutEssays });
  if (first === undefined) return quiz;
  return parts.length === 1 ? texts.fromPart(quiz, first.heading) : texts.fromParts(quiz, parts.length);
}

const isKnown = (wish: string): wish is keyof typeof wishes.names => Object.hasOwn(wishes.names, wish);

/** What a student wished of a quiz and could not have (P6.14); null where one of the wishes is of a later version. */
export function unmetText(
  wished: Wishes,
  { dropped_wishes, question_count: count }: UnmetWishes,
  texts = wishesTexts,
): string | null {
  const dropped = dropped_wishes.filter(isKnown);
  if (dropped.length < dropped_wishes.length) return null;
  const sentences: string[] = [];
  if (dropped.length > 0) {
    const names = dropped.map((wish) => texts.names[wish]);
    const quiz = wishPhrase({ ...wished, count: undefined }, texts);
    const nameList = joinNames(names, texts.and);
    sentences.push(names.length === 1 ? texts.leftAside(quiz, nameList) : texts.severalLeftAside(quiz, nameList));
  }
  if (count !== undefined) sentences.push(texts.fewer(wished.count ?? 0, count));
  return sentences.join(' ');
}
