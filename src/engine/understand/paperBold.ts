// Answers that a paper gives by its print alone: the one option in bold among plain ones, or one with a tick.
import { LETTERS, type PaperQuestion } from './examPaper.ts';

const FEWEST = 3;

const spaced = (text: string) => ` ${text.replace(/\s+/g, ' ').trim()} `;

/** The only option that stands in bold from its first word to its last; "not" in bold is none. */
function boldLetter({ options, lines }: PaperQuestion): string | null {
  const bold = spaced(lines.flatMap((line) => line.bold).join(' '));
  const set = [...options.keys()].filter((at) => bold.includes(spaced(options[at] ?? '')));
  return set.length === 1 ? (LETTERS[set[0] ?? 0] ?? null) : null;
}

const TICK = /\s*(?:[✅✔✓☑]\uFE0F?|\((?:correct|right)(?: answer)?\))\s*$|^[✅✔✓☑]\uFE0F?\s*/iu;

/** As many a teacher marks the right option: the mark is no part of it. */
export function withoutTick(option: string): string {
  return option.replace(TICK, '');
}

/** The option with a tick is the right one. */
function withTick(question: PaperQuestion): PaperQuestion {
  const ticked = [...question.options.keys()].filter((at) => TICK.test(question.options[at] ?? ''));
  if (ticked.length === 0) return question;
  const options = question.options.map(withoutTick);
  return { ...question, options, letter: question.letter ?? (ticked.length === 1 ? (LETTERS[ticked[0] ?? 0] ?? null) : null) };
}

/** A paper's questions with the answers that stand in bold, or have a tick. */
export function withBoldAnswers(questions: readonly PaperQuestion[]): PaperQuestion[] {
  const ticked = questions.map(withTick);
  const openQuestions = ticked.filter(({ options, letter, answer }) => options.length > 1 && letter === null && answer === null);
  const letters = new Map(openQuestions.map((question) => [question, boldLetter(question)]));
  const count = [...letters.values()].filter((letter) => letter !== null).length;
  // Where only a few of what is asked have one, the bold means something else.
  if (count < FEWEST || count * 2 < openQuestions.length) return ticked;
  return ticked.map((question) => ({ ...question, letter: letters.get(question) ?? question.letter }));
}
