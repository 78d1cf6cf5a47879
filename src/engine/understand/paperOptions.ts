// A paper whose options are counted as its questions are: under "2. Which light …?" stand "1. Red", "2. Green", "3. White", as lists inside a
// list are written. Where that is the layout of several questions, the options get the letters that other papers give them.
import { LETTERS, type PaperLine } from './examPaper.ts';

const COUNTED = /^(\d{1,3})\s*[.)]\s+(?=\S)/;
/** So many questions in a row have their options so, and each so many of them. */
const FEWEST = 3;
const [LEAST_OPTIONS, MOST_OPTIONS] = [2, LETTERS.length];
/** Between a question and its options: a picture's title, statements to choose among. */
const MOST_BETWEEN = 12;
const LONGEST_OPTION = 220;

const numberOf = ({ text, heading }: PaperLine) => (heading ? 0 : Number(COUNTED.exec(text)?.[1] ?? 0));

/** "II. Water": a statement to choose among may look like a heading. */
const STATEMENT = /^[IVX]{1,4}[.,)]\s/;
const isBetween = (line: PaperLine) => numberOf(line) === 0 && (!line.heading || STATEMENT.test(line.text));

/** How many lines from here on are counted from 1, each right behind the one before. */
function runFrom(lines: readonly PaperLine[], start: number): number {
  let length = 0;
  while (start + length < lines.length && numberOf(lines[start + length] as PaperLine) === length + 1) length += 1;
  return length;
}

/** Where the options of the question in this line begin, and how many they are; null where it has none. */
function optionsBelow(lines: readonly PaperLine[], at: number): { start: number; count: number } | null {
  const end = Math.min(lines.length, at + 2 + MOST_BETWEEN);
  let start = at + 1;
  while (start < end && isBetween(lines[start] as PaperLine)) start += 1;
  const run = start < end ? runFrom(lines, start) : 0;
  const number = numberOf(lines[at] as PaperLine);
  // Of questions with one option less than their number, the next question is counted on with them.
  const count = run === number + 1 && lines[start + run - 1] !== undefined && runFrom(lines, start + run) > 0 ? run - 1 : run;
  const options = lines.slice(start, start + count);
  const fits = count >= LEAST_OPTIONS && count <= MOST_OPTIONS && options.every(({ text }) => text.length <= LONGEST_OPTION);
  return fits ? { start, count } : null;
}

/** The lines, with a letter in place of the number of each option. */
export function withLetteredOptions(lines: readonly PaperLine[]): PaperLine[] {
  const lettered = [...lines];
  let waiting: { start: number; count: number }[] = [];
  let next = 1;
  const settle = () => {
    if (waiting.length >= FEWEST)
      for (const { start, count } of waiting)
        for (let at = 0; at < count; at += 1) {
          const line = lines[start + at] as PaperLine;
          lettered[start + at] = { ...line, text: line.text.replace(COUNTED, `${LETTERS[at]}. `) };
        }
    waiting = [];
    next = 1;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const number = numberOf(lines[at] as PaperLine);
    if (number === 0) continue;
    if (number !== next) settle();
    if (number !== next) continue;
    const options = optionsBelow(lines, at);
    if (options === null) {
      settle();
      continue;
    }
    waiting.push(options);
    next += 1;
    at = options.start + options.count - 1;
  }
  settle();
  return lettered;
}
