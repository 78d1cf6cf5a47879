// Answers that a paper gives by its print alone: the one option in bold among plain ones, or a bold line under what is asked.
import { LETTERS, type PaperLine, type PaperQuestion } from './examPaper.ts';

const FEWEST = 3;

const spaced = (text: string) => ` ${text.replace(/\s+/g, ' ').trim()} `;

/** The only option that stands in bold from its first word to its last; "not" in bold is none. */
function boldLetter({ options, lines }: PaperQuestion): string | null {
  const bold = spaced(lines.flatMap((line) => line.bold).join(' '));
  const set = [...options.keys()].filter((at) => bold.includes(spaced(options[at] ?? '')));
  return set.length === 1 ? (LETTERS[set[0] ?? 0] ?? null) : null;
}

const isBold = ({ bold, held }: PaperLine) => spaced(bold.join(' ')) === spaced(held);

/** What is asked, and the last line under it, where that alone is bold. */
function boldLine({ options, stem, lines }: PaperQuestion): { stem: string; line: PaperLine } | null {
  const last = lines.at(-1);
  const asked = spaced(stem).trim();
  if (options.length > 0 || last === undefined || lines.filter(isBold).length !== 1 || !isBold(last)) return null;
  const said = spaced(last.text).trim();
  const before = asked.endsWith(said) ? asked.slice(0, -said.length).trim() : '';
  return before.endsWith('?') ? { stem: before, line: last } : null;
}

/** With the answers that are marked so; where only a few of what is asked have one, the bold means something else. */
function whereUsual(
  questions: readonly PaperQuestion[],
  isAsked: (one: PaperQuestion) => boolean,
  marked: (one: PaperQuestion) => PaperQuestion | null,
): PaperQuestion[] {
  const asked = questions.filter((one) => isAsked(one) && one.letter === null && one.answer === null);
  const found = new Map(asked.map((one) => [one, marked(one)]));
  const count = [...found.values()].filter((one) => one !== null).length;
  return count < FEWEST || count * 2 < asked.length ? [...questions] : questions.map((one) => found.get(one) ?? one);
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
  const chosen = whereUsual(
    questions.map(withTick),
    ({ options }) => options.length > 1,
    (one) => {
      const letter = boldLetter(one);
      return letter === null ? null : { ...one, letter };
    },
  );
  return whereUsual(
    chosen,
    ({ options }) => options.length === 0,
    (one) => {
      const found = boldLine(one);
      return found && { ...one, stem: found.stem, answer: { text: found.line.text, line: found.line } };
    },
  );
}
