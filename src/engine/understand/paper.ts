// Reads an exam paper as questions: number, stem, lettered options, and the answer, which stands beside the question or in a key at the
// end. It reads all lines in order, headings too, since bold stems look like headings.
import type { Letters, OpenChoice } from '#core/document/openChoice';
import { optionLetters } from '#core/quiz/quiz';
import { rememberedOf } from '../english/memo.ts';
import type { Block, TextDocument } from '../read/textDocument.ts';
import type { PaperLine, PaperQuestion } from './examPaper.ts';
import { withBoldAnswers } from './paperBold.ts';
import { keysOf, withKeys } from './paperKey.ts';
import { asPrinted, FEWEST_OPTIONS, PaperReader } from './paperReader.ts';

function boldIn({ kind, text, emphasis }: Block): string[] {
  if (kind === 'heading') return [text];
  return emphasis.filter(({ face }) => face === 'bold').map(({ start, end }) => text.slice(start, end));
}

function linesOf({ pages }: TextDocument): PaperLine[] {
  let count = 0;
  const lines = pages.flatMap(({ number: page, blocks }) =>
    blocks.flatMap((block, at): PaperLine[] => {
      count += 1;
      // The number of the page stands between a question and its answer.
      if ((at === 0 || at === blocks.length - 1) && /^\d{1,4}$/.test(block.text)) return [];
      const text = block.marker === undefined ? block.text : `${block.marker} ${block.text}`;
      return [{ text, held: block.text, page, block: count, heading: block.kind === 'heading', bold: boldIn(block) }];
    }),
  );
  return lines;
}

/** Whether these are lettered notes and not options: most have several sentences. */
function isNotes({ options }: PaperQuestion): boolean {
  return options.filter((option) => /\p{L}{2}[.:] +\p{Lu}/u.test(option)).length * 2 > options.length;
}

/** Whether these are the lettered clauses of a law, separated by semicolons: "(a) for the defence of property; or". */
function isLaw({ options }: PaperQuestion): boolean {
  return options.length > 1 && options.slice(0, -1).every((option) => /[;,]\s*(?:and|or)?$/.test(option));
}

const isOpen = ({ options, letter, several }: PaperQuestion) =>
  !several && options.length >= optionLetters.length && letter === null;

function withLetters(questions: readonly PaperQuestion[], letters: Letters): PaperQuestion[] {
  const letterByQuestion = new Map(questions.filter(isOpen).map((question, at) => [question, letters[at] ?? null]));
  return questions.map((question) => ({ ...question, letter: letterByQuestion.get(question) ?? question.letter }));
}

/** The questions of an exam. `lines`: all of its lines but those of the key. */
type Paper = { questions: PaperQuestion[]; lines: readonly PaperLine[] };

/** The questions that a document numbers or letters as an exam does; none in most documents. */
export function paperOf(document: TextDocument): PaperQuestion[] {
  return readPaper(document).questions;
}

const readPaper = rememberedOf((document: TextDocument): Paper => {
  const lines = linesOf(document);
  const keys = keysOf(lines);
  const reader = new PaperReader();
  const isOfKey = (at: number) => keys.some(({ start, end }) => at >= start && at < end);
  for (const [at, line] of lines.entries()) {
    if (isOfKey(at)) reader.close();
    else reader.read(line);
  }
  const questions = reader.questions.filter((question) => !isLaw(question) && !isNotes(question));
  const keyed = withLetters(withBoldAnswers(withKeys(questions, keys, lines)), document.letters ?? []);
  return { questions: keyed, lines: lines.filter((_, at) => !isOfKey(at)) };
});

const FEWEST_OF_PAPER = 4;
const SHARE_OF_PAPER = 0.4;
const NO_BLOCKS: ReadonlySet<number> = new Set();

function lengthOf(lines: readonly { text: string }[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

/** The blocks of an exam's questions, whose text may be false ("True or false?"). None if the document is not an exam. */
export function askedBlocks(document: TextDocument): ReadonlySet<number> {
  const { questions, lines } = readPaper(document);
  const blocks = new Set(questions.flatMap((question) => question.lines).map(({ block }) => block));
  const answerableQuestions = questions.filter(
    ({ options, answer, letter }) => options.length >= FEWEST_OPTIONS || answer !== null || letter !== null,
  );
  const inAsked = lines.filter(({ block }) => blocks.has(block));
  // Notes with numbered headings look like questions: hardly any of them has an answer.
  const isEnough =
    answerableQuestions.length >= (answerableQuestions.length === questions.length ? FEWEST_OPEN : FEWEST_OF_PAPER) &&
    answerableQuestions.length * 3 >= questions.length;
  return isEnough && lengthOf(inAsked) > SHARE_OF_PAPER * lengthOf(lines) ? blocks : NO_BLOCKS;
}

const FEWEST_OPEN = 3;

/** Whether the document is mostly a past paper whose choices have no answers. */
export function isWithoutAnswers(document: TextDocument): boolean {
  const choices = paperOf(document).filter(({ options, several }) => !several && options.length >= FEWEST_OPTIONS);
  const open = choices.filter(({ letter }) => letter === null);
  const totalLength = lengthOf(document.pages.flatMap((page) => page.blocks));
  return (
    open.length >= FEWEST_OPEN &&
    open.length * 2 > choices.length &&
    lengthOf(open.flatMap(({ lines }) => lines)) * 2 > totalLength
  );
}

/** The choices of a past paper that a student can answer instead of the paper, in its order. */
export function openChoicesOf(document: TextDocument): OpenChoice[] {
  const open = paperOf(document).filter(isOpen);
  return open.map(({ number, stem, options }) => ({ number, stem: asPrinted(stem), options: options.map(asPrinted) }));
}
