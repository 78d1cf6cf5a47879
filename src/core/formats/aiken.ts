// Reads questions as teachers and chat programs write them: Aiken (https://docs.moodle.org/en/Aiken_format), numbers, lettered
// options, “Answer: B” below or an answer key at the end, with or without Markdown's bold.
import { hasBold, withoutBold } from './boldText.ts';
import { fromPlain, hasPicture, PICTURE, type TextChange } from './htmlText.ts';
import { linesOf } from './lines.ts';
import { toDollars } from './mathText.ts';
import { choice, type Found, type ImportFlaw, isEnough, type Problem, plainAnswer, type Reading, readingOf } from './reading.ts';

/** A file with more blocks has too many questions or too many problems. */
const MOST_BLOCKS = 1500;
/** Longer than a question within the limits. */
const LONGEST_LINE = 20_000;

const NUMBER = /^(?:q(?:uestion)?\s{0,3})?(\d{1,3})\s{0,3}[.):]\s{0,9}(.*)$/i;
const QUESTION_WORD = /^(?:q|question)\s{0,3}(?:(\d{1,3})\s{0,3}:?|:)$/i;
const ASKED = /^(?:q|question)\s{0,3}:\s{0,9}(.*)$/i;
const OPTION = /^\(?([a-h])\s{0,2}([.):])\s{0,9}(\S.*)$/i;
const ANSWER = /^(?:(?:the )?(?:correct|right) )?(?:answer|ans|option|solution|key)s?(?: is)?\s{0,3}[:=]\s{0,9}(.*)$/i;
const REASON = /^(?:explanation|rationale|reason|reasoning|why|feedback)\s{0,3}[:=]\s{0,9}(.*)$/i;
const KEY_HEADING = /^(?:(?:the )?(?:correct )?answer(?:s| key)|(?:answers|solutions|key)(?: key)?)(?: \(.{0,40}\))?\s{0,3}:?$/i;
const KEY_LINE = /^answers(?: key)?\s{0,3}:\s{0,9}(\d{1,3}\s{0,3}[.):=-].*)$/i;
const RULE = /^(?:[-_*=]\s?){3,}$/;
const CHECKED = /(?:[✓✔✅☑]\ufe0f?|\((?:correct|right)(?: answer)?\))$/iu;
const LETTER = /^\(?([a-h])\)?(?:\s{0,3}[).:–-]+.*)?$/i;
const SEVERAL = /^\(?[a-h]\)?(?:\s{0,3}(?:,|&|and)\s{0,3}\(?[a-h]\)?)+\.?$/i;
const KEY_ENTRY = /^(?:q(?:uestion)?\s{0,3})?(\d{1,3})\s{0,3}(?:[.):=-]\s{0,3}|\s)(\S.*)$/i;

type Option = { text: string; isMarked: boolean; sign: string };
type Block = {
  line: number;
  number: number | null;
  texts: string[];
  options: Option[];
  answer: string | null;
  reasons: string[] | null;
  lines: string[];
};

/** The questions of such a text. */
export function read(text: string): Reading {
  const { title, blocks, key, problems } = blocksOf(text);
  const foundQuestions: Found[] = [];
  for (const [at, block] of blocks.entries()) {
    const { line } = block;
    const source = () => block.lines.join('\n').trim();
    const changes = new Set<TextChange>();
    const result = foundIn(withInlineOptions(block), key.get(block.number ?? at + 1) ?? '', changes);
    if ('code' in result) problems.push({ line, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line, changes, source });
    if (isEnough(foundQuestions, problems)) break;
  }
  return readingOf(title, foundQuestions, problems);
}

/** The words of a line without quotes, list signs and headings of Markdown. */
function wordsOf(rawLine: string): string {
  return rawLine
    .slice(0, LONGEST_LINE)
    .trim()
    .replace(/^(?:[>•]\s{0,3}|[-*+]\s{1,3}|#{1,6}\s{1,3}){1,3}/, '')
    .trim();
}

function blocksOf(text: string) {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const key = new Map<number, string>();
  let title = '';
  let isKey = false;
  let hasGap = false;
  const begin = (line: number, number: number | null, words: string, rawLine: string) => {
    blocks.push({
      line,
      number,
      texts: words === '' ? [] : [words],
      options: [],
      answer: null,
      reasons: null,
      lines: [rawLine],
    });
  };
  for (const [rawLine, line] of linesOf(text)) {
    if (blocks.length > MOST_BLOCKS || isEnough([], problems)) break;
    const words = wordsOf(rawLine);
    const lineText = withoutBold(words);
    const block = blocks.at(-1);
    if (lineText === '' || RULE.test(lineText)) {
      hasGap = true;
      continue;
    }
    if (block !== undefined && KEY_HEADING.test(lineText)) {
      isKey = true;
      continue;
    }
    const [, keyLine] = KEY_LINE.exec(lineText) ?? [];
    if (block !== undefined && keyLine !== undefined) {
      isKey = true;
      addKeys(key, keyLine);
      continue;
    }
    if (isKey && addKeys(key, lineText)) continue;
    const isNext = startsQuestion(lineText, blocks);
    const [, digits, numberedText = ''] = NUMBER.exec(lineText) ?? [];
    const heading = QUESTION_WORD.exec(lineText);
    const [, askedText] = ASKED.exec(lineText) ?? [];
    if (heading !== null) begin(line, heading[1] === undefined ? null : Number(heading[1]), '', rawLine);
    else if (digits !== undefined && isNext) {
      isKey = false;
      begin(line, Number(digits), numberedText, rawLine);
    } else if (askedText !== undefined) begin(line, null, askedText, rawLine);
    else if (block === undefined && /^#\s/.test(rawLine.trim())) title = lineText;
    else if (isKey) continue;
    else if (block === undefined || startsWithout(block, lineText, hasGap)) {
      if (block?.number == null) begin(line, null, lineText, rawLine);
      else problems.push({ line, flaw: { code: 'aiken_stray_line' } });
    } else {
      block.lines.push(rawLine);
      addLine(block, words, lineText);
    }
    hasGap = false;
  }
  const isNumbered = blocks.some(({ number }) => number !== null);
  // What a chat program says before its first question.
  const strayBlocks = blocks.filter(
    ({ number, options, answer }) => isNumbered && number === null && options.length === 0 && answer === null,
  );
  const strayLines = strayBlocks.map(({ line }): Problem => ({ line, flaw: { code: 'aiken_stray_line' } }));
  return {
    title,
    blocks: blocks.filter((block) => !strayBlocks.includes(block) && (block.texts.length > 0 || block.options.length > 0)),
    key,
    problems: [...problems, ...strayLines],
  };
}

/** Whether a number begins a question, and no line of a list inside one. */
function startsQuestion(lineText: string, blocks: readonly Block[]): boolean {
  const number = Number(NUMBER.exec(lineText)?.[1]);
  const block = blocks.at(-1);
  if (block === undefined || block.number === null) return true;
  const isDone = block.options.length > 0 || block.answer !== null;
  return number === block.number + 1 || (isDone && block.reasons === null);
}

/** Whether this line, which has no number, begins a question after this one. */
function startsWithout(block: Block, lineText: string, hasGap: boolean): boolean {
  if (OPTION.test(lineText) && isNextOption(block, lineText)) return false;
  if (ANSWER.test(lineText) || REASON.test(lineText)) return false;
  if (block.reasons !== null) return hasGap && block.number === null;
  return block.answer !== null || (hasGap && block.options.length > 0);
}

function isNextOption({ options, answer }: Block, lineText: string): boolean {
  const letter = OPTION.exec(lineText)?.[1]?.toLowerCase() ?? '';
  return answer === null && letter.charCodeAt(0) - 97 === options.length;
}

function addLine(block: Block, words: string, lineText: string): void {
  const [, answer] = ANSWER.exec(lineText) ?? [];
  const [, reason] = REASON.exec(lineText) ?? [];
  if (answer !== undefined && block.answer === null) block.answer = answer;
  else if (reason !== undefined) block.reasons = [reason];
  else if (block.reasons !== null) block.reasons.push(lineText);
  else if (isNextOption(block, lineText)) for (const option of optionsIn(words, lineText)) block.options.push(option);
  else if (block.options.length > 0) {
    const last = block.options.at(-1);
    if (last) last.text += `\n${lineText}`;
  } else block.texts.push(lineText);
}

/** The options of a line, which may hold all of a question. */
function optionsIn(words: string, lineText: string): Option[] {
  const parts: string[] = [];
  let rest = lineText;
  const first = /[a-h]/i.exec(lineText)?.[0].toLowerCase().charCodeAt(0) ?? 97;
  for (let letter = first + 1; letter <= 104; letter += 1) {
    const [, sign = ''] = /^\(?[a-h]\s{0,2}([.):])/i.exec(lineText) ?? [];
    const marks = [`${String.fromCharCode(letter - 32)}${sign}`, `${String.fromCharCode(letter)}${sign}`];
    const at = marks.map((mark) => rest.indexOf(mark)).find((place) => place > 0 && /[\s(]/.test(rest[place - 1] ?? ''));
    if (at === undefined) break;
    parts.push(rest.slice(0, at).replace(/\($/, ''));
    rest = rest.slice(at);
  }
  return [...parts, rest].map((part) => {
    const [, , sign = '', text = ''] = OPTION.exec(part.trim()) ?? [];
    const option = text.trim();
    const isBold = parts.length === 0 && hasBold(words, option);
    return { text: option.replace(CHECKED, '').trim(), isMarked: isBold || CHECKED.test(option), sign };
  });
}

/** Adds what a line of an answer key says: `1. B`, or several in a line. */
function addKeys(key: Map<number, string>, lineText: string): boolean {
  const parts = lineText.split(/[,;|\s]\s?(?=\d{1,3}\s?[.):=-])/);
  const entries = parts.map((part) => KEY_ENTRY.exec(part.trim()));
  if (entries[0] == null) return false;
  for (const entry of entries) if (entry) key.set(Number(entry[1]), (entry[2] ?? '').trim());
  return true;
}

const TRUTH = /^(true|false)\b/i;

/** Splits a question from options that follow in its line. */
function withInlineOptions(block: Block): Block {
  const line = block.texts.at(-1) ?? '';
  const start = /\s\(?a[.)]\s/i.exec(line)?.index ?? -1;
  if (block.options.length > 0 || start < 0) return block;
  const options = optionsIn('', line.slice(start).trim());
  return options.length < 2 ? block : { ...block, texts: [...block.texts.slice(0, -1), line.slice(0, start)], options };
}

function foundIn(block: Block, keyEntry: string, changes: Set<TextChange>): Omit<Found, 'line' | 'source'> | ImportFlaw {
  const { options, answer, reasons } = block;
  const asText = (text: string) => toDollars(fromPlain(text, changes));
  const questionText = asText(block.texts.join('\n'));
  if (hasPicture(questionText) || questionText.includes('![')) return PICTURE;
  const explanation = asText((reasons ?? []).join('\n'));
  const stated = (answer ?? '') === '' ? keyEntry : (answer ?? '');
  const [pair] = options;
  if (options.length === 1 && pair?.sign === ':' && stated === '')
    return { question: plainAnswer(questionText, asText(pair.text)), explanation };
  if (options.length > 0) {
    const place = placeOf(options, stated);
    if (typeof place !== 'number') return place;
    return {
      question: choice(
        questionText,
        options.map(({ text }) => asText(text)),
        place,
      ),
      explanation,
    };
  }
  const truth = TRUTH.exec(stated)?.[1]?.toLowerCase();
  if (stated === '') return { code: 'aiken_no_answer' };
  if (truth !== undefined && stated.length < 20)
    return { question: choice(questionText, ['True', 'False'], truth === 'true' ? 0 : 1), explanation };
  return { question: plainAnswer(questionText, asText(stated)), explanation };
}

/** Which option is right. */
function placeOf(options: readonly Option[], stated: string): number | ImportFlaw {
  const marks = options.filter(({ isMarked }) => isMarked);
  if (stated === '') {
    const [firstMark, ...otherMarks] = marks;
    if (firstMark === undefined || marks.length === options.length) return { code: 'aiken_no_answer' };
    return otherMarks.length > 0 ? { code: 'aiken_several_right' } : options.indexOf(firstMark);
  }
  if (SEVERAL.test(stated)) return { code: 'aiken_several_right' };
  const samePlace = options.findIndex(({ text }) => text.toLowerCase() === stated.trim().toLowerCase());
  if (samePlace >= 0) return samePlace;
  const letter = LETTER.exec(stated.trim())?.[1]?.toLowerCase() ?? '';
  const place = letter === '' ? -1 : letter.charCodeAt(0) - 97;
  return place >= 0 && place < options.length ? place : { code: 'aiken_other_answer' };
}
