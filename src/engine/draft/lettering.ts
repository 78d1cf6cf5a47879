// Draws which letter each option gets, so that the key has every letter equally often. Also writes the first letters into a typed gap.
import { type OptionLetter, optionLetters } from '#core/quiz/quiz';
import { GAP } from '../english/gapSentence.ts';
import { type Random, shuffled } from '../random.ts';
import { LETTERS } from '../understand/examPaper.ts';
import { renderStem, type Stem } from './frame.ts';

/** For each of `count` questions the letter of its key: every round of four uses each letter once. */
export function keyLetters(count: number, random: Random): OptionLetter[] {
  const letters: OptionLetter[] = [];
  while (letters.length < count) letters.push(...shuffled(optionLetters, random));
  return letters.slice(0, count);
}

/** The options by letter, with the answer at its place and the others in a drawn order, or as they come without a draw. */
export function letteredOptions(
  answer: string,
  wrong: readonly string[],
  letter: string,
  random: Random | null,
): Record<string, string> {
  const distractors = random === null ? [...wrong] : shuffled(wrong, random);
  return Object.fromEntries(
    [...LETTERS.slice(0, wrong.length + 1)].map((optionLetter) => [
      optionLetter,
      optionLetter === letter ? answer : (distractors.shift() ?? ''),
    ]),
  );
}

/** Words that are shown whole in a gap: small ones, and the number of "meiosis II" and "glycerol-3-phosphate" */
const SMALL_WORD = /^(?:of|the|and|or|in|for|to|by|with|on|from|[IVX]+|\d+)$/;

/** The letters shown of a word. One is enough, but "a_____" and "an_____" look like articles: two of "applications", three of "analysis". */
const SHOWN = /^(a(?:[mnt]\p{L}|s[^s])(?=\p{L}{2})|a\p{L}(?=\p{L}{2})|\p{L}).+$/iu;

/** "first law of motion" → "f_____ l_____ of m_____"; null where a word does not begin with a letter, or all would stand whole ("XX"). */
function firstLetters(answer: string): string | null {
  const words = answer.match(/[^ -]+/g) ?? [];
  if (!/^\p{L}/u.test(answer) || !words.every((word) => /^\p{L}/u.test(word) || SMALL_WORD.test(word))) return null;
  const letters = answer.replace(/[^ -]+/g, (word) => (SMALL_WORD.test(word) ? word : word.replace(SHOWN, '$1_____')));
  return letters === answer ? null : letters;
}

/** The stem as the student sees it: where a gap is filled by typing, each missing word shows its first letter (decision 019). */
export function shownStem({ type, stem, answer }: { type: string; stem: Stem; answer: string }): string {
  const letters = type === 'short_answer' ? firstLetters(answer) : null;
  if (letters === null) return renderStem(stem);
  const { content: stemText } = stem;
  const opens = stem.frame === 'gap' && stemText.startsWith(GAP) ? GAP : `: “${GAP}`;
  const atStart = opens.replace(GAP, `${letters.charAt(0).toUpperCase()}${letters.slice(1)}`);
  return renderStem({
    ...stem,
    content: stemText.includes(opens) ? stemText.replace(opens, atStart) : stemText.replace(GAP, letters),
  });
}
