// What no reader is asked about a text of a model (answerCheck.ts), since it is seen in the letters: signs that a page would show as they
// are, another language, what points at another place of the document, and options that name the others.
import { prose } from '../check/hardFlaw.ts';
import { isJunk } from '../english/plainText.ts';
import { isPointing, seemsOfLanguage } from '../outline/languages.ts';
import { normalised } from '../understand/material.ts';
import type { Passage } from './passage.ts';
import type { ModelQuestion } from './reply.ts';

/** "All of the above": the order of the options is ours. Other such options a reader finds. */
const NO_OPTION = /(?:\babove|\bci-dessus)[.\s]*$/i;
const MARKS = [
  // An entity, Markdown, an escaped line break, a gap.
  /&#?\w+;|\*\*|```|\\n(?![a-z])|_{3,}|(?:^|[\s(])#{1,6}\s\p{L}/u,
  /\p{Emoji_Presentation}/u,
  // Five words in capitals.
  /(?:(?<!\p{L})\p{Lu}{2,}[\s'’-]+){4}\p{Lu}{2}/u,
];
/** A place of the net. */
const ADDRESSES = /\b(?:ftp|https?|javascript|mailto):\S*|\b[\w-]+\.(?:com|edu|io|net|org)\b/gi;

/** Words alone, and no address that the passage does not name. */
export function isClean(text: string, passage: Passage): boolean {
  const words = text.replace(/\$[^$]*\$/g, '');
  return (
    text.trim() !== '' &&
    !isJunk(prose(text)) &&
    !MARKS.some((mark) => mark.test(words)) &&
    (text.match(ADDRESSES) ?? []).every((address) => passage.text.includes(address))
  );
}

/** May its question and its options be shown as they are? */
export function isPlain(
  { question, answer, wrong_options }: ModelQuestion,
  passage: Passage,
  language: string | undefined,
): boolean {
  const options = [answer, ...wrong_options.map(({ text }) => text)];
  const isOption = (text: string) => !NO_OPTION.test(text) || normalised(passage.text).includes(normalised(text));
  return (
    seemsOfLanguage(question, language) &&
    !isPointing(question, language ?? 'en') &&
    options.every(isOption) &&
    [question, ...options].every((text) => isClean(text, passage))
  );
}
