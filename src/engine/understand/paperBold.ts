// Finds answers that an exam marks in print: one option in bold, or with a tick.
import { LETTERS, type PaperQuestion } from './examPaper.ts';

const FEWEST = 3;

const spaced = (text: string) => ` ${text.replace(/\s+/g, ' ').trim()} `;

/** The only option that is all in bold. A single bold "not" does not count. */
function boldLetter({ options, lines }: PaperQuestion): string | null {
  const bold = spaced(lines.flatMap((line) => line.bold).join(' '));
  const set = [...options.keys()].filter((at) => bold.includes(spaced(options[at] ?? '')));
  return set.length === 1 ? (LETTERS[set[0] ?? 0] ?? null) : null;
}

const TICK = /\s*(?:[✅✔✓☑]\uFE0F?|\*?[([](?:correct|right)(?: answer)?[)\]]\*?)\s*$|^[✅✔✓☑]\uFE0F?\s*/iu;

export function withoutTick(option: string): string {
  return option.replace(TICK, '');
}

function withTick(question: PaperQuestion): PaperQuestion {
  const ticked = [...question.options.keys()].filter((at) => TICK.test(question.options[at] ?? ''));
  if (ticked.length === 0) return question;
  const options = question.options.map(withoutTick);
  return { ...question, options, letter: question.letter ?? (ticked.length === 1 ? (LETTERS[ticked[0] ?? 0] ?? null) : null) };
}

export function withBoldAnswers(questions: readonly PaperQuestion[]): PaperQuestion[] {
  const ticked = questions.map(withTick);
  const openQuestions = ticked.filter(({ options, letter, answer }) => options.length > 1 && letter === null && answer === null);
  const letters = new Map(openQuestions.map((question) => [question, boldLetter(question)]));
  const count = [...letters.values()].filter((letter) => letter !== null).length;
  // If few questions have a bold option, bold means something else.
  if (count < FEWEST || count * 2 < openQuestions.length) return ticked;
  return ticked.map((question) => ({ ...question, letter: letters.get(question) ?? question.letter }));
}
