// Reads the lines of an exam paper into questions: number, stem, lettered options, and an answer printed with them.
import { oneOf, regex } from '../english/pattern.ts';
import { ANSWER_LABEL, LETTERS, type PaperLine, type PaperQuestion } from './examPaper.ts';
import { HEADLINE } from './paperKey.ts';
import { marksOfEach } from './paperMarks.ts';

const QUESTION = regex('is')`^(?:_{2,}\s*)?${oneOf`
    \(?(\d{1,3})(?:\s*[.):]\s*|\s+[-–]\s+)(\D.*|\d+\s\D.*) | (?:Q(?:uestion)?|No\.?|#)\s*(\d{1,3})\b\s*[.):–-]?\s*(.*)
  `}$`;
/** The number of a question and the rest of its line; the rest is empty for "Question 3". */
function numberedIn(line: string): { number: number; text: string } | null {
  const [, bareNumber, textOfBare = '', named, text = ''] = QUESTION.exec(line) ?? [];
  if (named !== undefined) return { number: Number(named), text };
  return bareNumber === undefined ? null : { number: Number(bareNumber), text: textOfBare };
}

const ANSWER = regex('iu')`(?:^|\s)(?:The )?
  (?:Correct (?:answer|option)(?: is)?|Key|${ANSWER_LABEL})\s*[.:]?\s*[([]?([A-E])\b[)\].]?\s*(?=$|[.)\]–—(-])`;
/** "ANS: B The pilot knows …": a reason follows the letter. In "Answer: A ship …" the A is an article. */
const ANSWER_AND_WHY = /(?:^|\s)A(?:ns(?:wer)?|NS(?:WER)?)\s*[.:]\s*([A-E])\s+(?=\p{Lu})/u;
const answerIn = (text: string) => ANSWER.exec(text) ?? ANSWER_AND_WHY.exec(text);
/** "ANS: A, D": this app does not ask questions with several right options. */
const SEVERAL = /(?:^|\s)A(?:nswers?|ns|NS(?:WERS?)?)\s*[.:]\s*[A-F](?:\s*(?:,|and|&)\s*[A-F]\b)+/u;
const OPTIONS_LABEL = /\s*(?:answer )?(?:options|choices|opciones|opções|antworten|réponses|chaguo)\s*:$/i;
const IN_WORDS = regex('isu')`(?:^|\s)(?:Model answer|Solution|${ANSWER_LABEL})\s*[.:]\s*(\S.*)$`;
/** A question without a number: "Q: What is osmosis?", "(b) (5 points) Which …". After the first kind "A:" gives the answer. */
const UNNUMBERED = /^(?:Q(?:uestion)?\s*[.:]\s+|\(?[a-h][.)]\s+(?=[([]\d{1,2}\s*(?:marks?|points?|pts?|p)\b))/i;
const ANSWER_TO_UNNUMBERED = /(?:^|(?<=[?.]\s))A\s*[.:]\s*(\S.*)$/su;
const EXPLAINED = /(?:^|\s)(?:Explanation|Feedback|Rationale)\s*:.*$/su;
export const FEWEST_OPTIONS = 3;
/** Longer texts (in characters) only happen to begin like a question. */
const LONGEST_QUESTION = 10_000;
/** an option of up to this many characters is accepted, however short the others are */
const SHORT = 60;

function markOf(text: string, letter: string, from: number): { start: number; end: number } | null {
  const either = `[${letter}${letter.toLowerCase()}]`;
  const markPattern = new RegExp(`(?<![^\\s])(?:[([]${either}[)\\]]|${either}[.):]|${either}\\s[-–]\\s)\\s*(?=\\S)`, 'g');
  markPattern.lastIndex = from;
  const match = markPattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Splits a text at the options that begin in it, from option `next` on; `before` is the text in front of them. */
function cutAtOptions(text: string, next: number): { before: string; options: string[] } {
  const marks: { start: number; end: number }[] = [];
  for (let at = next; at < LETTERS.length; at += 1) {
    const mark = markOf(text, LETTERS[at] ?? '', marks.at(-1)?.end ?? 0);
    if (mark === null) break;
    marks.push(mark);
  }
  // An "A." inside a line can be anything; it is an option only if a "B." follows.
  if (marks.length === 0 || (marks[0]?.start !== 0 && next === 0 && marks.length < 2)) return { before: text, options: [] };
  const options = marks.map((mark, at) => text.slice(mark.end, marks[at + 1]?.start).trim());
  return { before: text.slice(0, marks[0]?.start).trim(), options };
}

const LONGEST_HEADING = 80;

/** "Read the passage and answer questions 5 to 8.", "Questions 3–4 refer to the table below." */
const ON_PASSAGE = regex('isu')`^(?=.{0,240}$)(?=.*\b${oneOf`
    case | chart | data | diagram | dialogue | document | excerpt | experiment | extract | figure | graph | image | information
    map | paragraph | passage | picture | poem | quotation | scenario | selection | source | story | table | text | texte | texto
    vignette
  `}s?\b).*\b${oneOf`
    answer (?:the )?(?:following |next |\p{L}+ )?questions? | (?:next|following) \p{L}+ questions
    questions? (?:\d|that follow|which follow) | (?:répondez|répondre) aux questions | (?:responda|conteste) (?:a )?las preguntas
  `}`;
type Range = { from: number; to: number };

/** The range of questions that a line names, or all that follow. */
function rangeIn(line: string, last: number): Range {
  const [, from, to] = /questions?\s+(?:nos?\.?\s*)?(\d{1,3})\s*(?:[-–—&]|to|through|and)\s*(\d{1,3})/i.exec(line) ?? [];
  return from === undefined || to === undefined
    ? { from: last, to: Number.POSITIVE_INFINITY }
    : { from: Number(from), to: Number(to) };
}

export class PaperReader {
  readonly questions: PaperQuestion[] = [];
  #open: PaperQuestion | null = null;
  #last: PaperLine | null = null;
  #part = 0;
  /** the number of the last question that has one */
  #count = 0;
  #heading: string | null = null;
  #each: number | null = null;
  /** the numbers of the questions on a passage that stands above them */
  #passage: Range | null = null;

  /** A line can hold several questions if the page is set tightly. */
  read(line: PaperLine): void {
    const marked = line.text.length - line.held.length;
    let rest = line.text;
    for (;;) {
      const next = (numberedIn(rest)?.number ?? this.#count) + 1;
      const cut = new RegExp(`(?<=\\S\\s)${next}[.)]\\s+(?=[\\p{Lu}_“"‘β-ω])`, 'u').exec(rest);
      const start = line.text.length - rest.length;
      const pieceText = line.text.slice(Math.max(start, marked), cut === null ? undefined : start + cut.index).trim();
      this.#readPiece({ ...line, text: rest.slice(0, cut?.index).trim(), held: pieceText });
      if (cut === null) return;
      rest = rest.slice(cut.index);
    }
  }

  /** Later lines do not belong to a question. */
  close(): void {
    this.#open = null;
    this.#last = null;
  }

  #readPiece(line: PaperLine): void {
    const numbered = numberedIn(line.text);
    if (numbered && this.#mayBe(numbered.number)) this.#begin(numbered.number, numbered.text, line);
    else if (UNNUMBERED.test(line.text)) this.#begin(null, line.text.replace(UNNUMBERED, ''), line);
    else if (ON_PASSAGE.test(line.text)) {
      this.close();
      this.#passage = rangeIn(line.text, this.#count);
    } else if (HEADLINE.test(line.text)) this.#enter(line.text);
    else this.#goOn(line);
    this.#last = line;
  }

  #enter(headline: string): void {
    this.#open = null;
    this.#passage = null;
    this.#heading = asPrinted(headline)
      .replace(/\.\s.*$/, '')
      .slice(0, LONGEST_HEADING);
    this.#each = marksOfEach(headline);
  }

  /** Whether this is the next number, or the first of a part. */
  #mayBe(number: number): boolean {
    return number === 1 || (number > this.#count && number <= this.#count + 3);
  }

  #isOnPassage(number: number | null): boolean {
    return this.#passage !== null && (number ?? this.#count) >= this.#passage.from && (number ?? this.#count) <= this.#passage.to;
  }

  #begin(number: number | null, text: string, line: PaperLine): void {
    if (number !== null && number <= this.#count) this.#part += 1;
    this.#open = {
      ...{ number, part: this.#part, heading: this.#heading, each: this.#each, first: line, lines: [] },
      ...{ stem: '', options: [], letter: null, answer: null, ...(this.#isOnPassage(number) ? { onPassage: true } : {}) },
    };
    this.#count = number ?? this.#count;
    this.questions.push(this.#open);
    this.#add(text, line);
  }

  #goOn(line: PaperLine): void {
    const open = this.#open;
    if (open === null) this.#each = marksOfEach(line.text) ?? this.#each;
    const { options } = cutAtOptions(line.text, 0);
    const begins = options.length > 0 && markOf(line.text, 'A', 0)?.start === 0;
    const isNew = begins && (open === null || open.options.length > 0);
    // A stem without a number, or after lost ones, stands directly before its options.
    if (isNew && this.#last !== null && this.#last !== open?.lines.at(-1)) {
      const numbered = numberedIn(this.#last.text);
      this.#begin(numbered?.number ?? null, numbered?.text ?? this.#last.text, this.#last);
      this.#add(line.text, line);
    } else if (open !== null && !(open.letter !== null && answerIn(line.text) === null)) this.#add(line.text, line);
    else this.#open = null;
  }

  #add(whole: string, line: PaperLine): void {
    const open = this.#open;
    if (open === null) return;
    if (SEVERAL.test(whole)) {
      open.several = true;
      this.#open = null;
      return;
    }
    const answersIn = (text: string) =>
      IN_WORDS.exec(text) ?? (UNNUMBERED.test(open.first.text) ? ANSWER_TO_UNNUMBERED.exec(text) : null);
    const worded = open.options.length === 0 && answerIn(whole) === null ? answersIn(whole) : null;
    if (worded) {
      open.stem = `${open.stem} ${whole.slice(0, worded.index)}`.trim();
      open.answer = { text: (worded[1] ?? '').trim(), line };
      open.lines.push(line);
      this.#open = null;
      return;
    }
    if (open.stem.length + (open.options.at(-1)?.length ?? 0) > LONGEST_QUESTION) {
      this.#open = null;
      return;
    }
    const answer = answerIn(whole);
    const text = (answer ? whole.slice(0, answer.index) : whole).replace(EXPLAINED, '').trim();
    const { before: textBefore, options } = cutAtOptions(text, open.options.length);
    const isStray =
      open.options.length >= FEWEST_OPTIONS && options.length === 0 && /^\p{Lu}|^\d/u.test(textBefore) && textBefore !== '';
    if (isStray && (open.options.length >= 4 || runsOn(open.options, textBefore))) {
      this.#open = null;
      return;
    }
    if (open.options.length === 0) open.stem = `${open.stem} ${textBefore}`.trim();
    else if (textBefore !== '') open.options.push(`${open.options.pop() ?? ''} ${textBefore}`.trim());
    if (options.length > 0) open.stem = open.stem.replace(OPTIONS_LABEL, '');
    open.options.push(...options);
    if (answer && open.options.length > 0) open.letter = answer[1]?.toUpperCase() ?? null;
    open.lines.push(line);
  }
}

const LONGER = 3;

/** Whether the last option would become far longer than the others, so that the text is not part of it. */
function runsOn(options: readonly string[], continuation: string): boolean {
  const longest = Math.max(...options.slice(0, -1).map(({ length }) => length));
  return (options.at(-1) ?? '').length + continuation.length > LONGER * Math.max(longest, SHORT);
}

export const asPrinted = (text: string) => text.replace(/\s+/g, ' ').trim();
