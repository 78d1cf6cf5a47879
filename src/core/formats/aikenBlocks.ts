// Parts the lines of a text of questions into blocks of one question each, with the answer keys below them. A line that belongs to no
// question is told, never poured into one.
import { isKeyAnswer, keyEntriesIn, type Line, optionIn } from './aikenLines.ts';
import { hasBold } from './boldText.ts';

/** More than the largest file of questions has; a key may stand below all of them. */
const MOST_BLOCKS = 20_000;
/** Nobody reads more lines that belong to no question. */
const MOST_STRAY = 1000;

/** What marks an option as right. */
export const CHECKED = /(?:[✓✔✅☑]\ufe0f?|\((?:correct|right)(?: answer)?\))$/iu;
const CROSSED = /\s{0,9}[❌✗✘]\ufe0f?$/u;
const LONE_LETTER = /^[([]?[a-z][)\].]?$/i;
const WEAK_NUMBER = /^(\d{1,4})\s{1,9}(\S.*)$/;

export type Option = { text: string; isMarked: boolean; sign: string };
export type KeyEntry = { answer: string; reasons: string[]; isTwice: boolean };
export type Key = Map<number, KeyEntry>;
/** Lines that belong to no question, one below the other. */
type Stray = { line: number; lines: string[] };
export type Block = {
  line: number;
  number: number | null;
  texts: string[];
  options: Option[];
  answers: string[];
  reasons: string[];
  /** where the last line belongs to */
  stage: 'text' | 'options' | 'answer' | 'reasons';
  hasReasonLabel: boolean;
  /** the last number of a list inside, and where in the texts the list begins */
  list: { number: number; start: number } | null;
  /** options with a letter twice or left out, or parts of two questions */
  isTangled: boolean;
  key: Key;
  lines: string[];
};

/** The blocks of these lines in order, the title above them, and the lines that belong to none. */
export function blocksOf(lines: readonly Line[]) {
  const blocks: Block[] = [];
  const strays: Stray[] = [];
  let title = '';
  let key: Key = new Map();
  let keyEntry: KeyEntry | undefined;
  let isKey = false;
  let strayAt = -1;
  const begin = ({ at, raw }: Line, number: number | null, text: string) => {
    if (key.size > 0) key = new Map();
    isKey = false;
    const block: Block = {
      line: at,
      number,
      texts: text === '' ? [] : [text],
      options: [],
      answers: [],
      reasons: [],
      stage: 'text',
      hasReasonLabel: false,
      list: null,
      isTangled: false,
      key,
      lines: [raw],
    };
    blocks.push(block);
    return block;
  };
  const addKeys = (text: string) => {
    const entries = keyEntriesIn(text);
    for (const [number, answer] of entries) {
      keyEntry = { answer, reasons: [], isTwice: key.has(number) };
      key.set(number, keyEntry);
    }
    if (entries.length > 1) keyEntry = undefined;
  };
  for (const [place, line] of lines.entries()) {
    if (blocks.length > MOST_BLOCKS) break;
    const block = blocks.at(-1);
    const isBelowStray = strayAt === place - 1 && !line.isAfterGap;
    const addStray = () => {
      if (isBelowStray) strays.at(-1)?.lines.push(line.raw);
      else if (strays.length < MOST_STRAY) strays.push({ line: line.at, lines: [line.raw] });
      strayAt = place;
    };
    if (block !== undefined && line.kind === 'keyLine') {
      isKey = true;
      addKeys(line.rest);
    } else if (block !== undefined && line.kind === 'keyHeading') {
      const entryLine = lines.slice(place + 1, place + 4).find(({ text }) => !isTableHead(text));
      if (entryLine && isKeyAnswer(entryLine)) isKey = true;
      // “Answers” above the options says nothing.
      else if (block.stage !== 'text' || line.next !== 'first') addStray();
      keyEntry = undefined;
    } else if (isKey && isKeyAnswer(line)) addKeys(line.text);
    else if (isKey && isTableHead(line.text)) continue;
    else if (isKey && !startsAfterKey(line)) {
      if (keyEntry && (line.kind === 'reason' || !line.isAfterGap))
        keyEntry.reasons.push(line.kind === 'reason' ? line.rest : line.text);
      else addStray();
    } else if (isKey) begin(line, line.number, line.rest);
    else if (block === undefined && /^#\s/.test(line.raw.trim())) title = line.text;
    else if (line.kind === 'heading') begin(line, line.number, line.rest);
    else if (block === undefined) {
      if (line.kind === 'answer' || line.kind === 'reason') addStray();
      else {
        const isOption = line.letter === 'a';
        const first = begin(line, line.number, isOption ? '' : line.rest);
        if (isOption) addOptions(first, line);
      }
    } else if (line.kind === 'text' && isBelowStray && line.next !== 'first') addStray();
    else {
      const place = placeIn(block, line);
      if (place === 'stray') addStray();
      else if (place === 'next') {
        const [, digits, text] = WEAK_NUMBER.exec(line.text) ?? [];
        const isNumbered = line.kind === 'text' && block.number !== null && Number(digits) === block.number + 1;
        if (isNumbered) begin(line, Number(digits), text ?? '');
        else if (line.letter === 'a') addOptions(begin(line, null, ''), line);
        else begin(line, line.number, line.rest);
      } else block.lines.push(line.raw);
    }
  }
  // What a chat program says before its first question.
  const isNumbered = blocks.some(({ number }) => number !== null);
  const isStray = ({ number, stage, texts, answers }: Block) =>
    stage === 'text' && (number === null || texts.length === 0) && answers.length === 0 && (isNumbered || texts.length === 0);
  for (const { line, texts, lines: strayLines } of blocks.filter(isStray))
    if (texts.length > 0 && strays.length < MOST_STRAY) strays.push({ line, lines: strayLines });
  return { title, blocks: blocks.filter((block) => !isStray(block)), strays };
}

function isTableHead(text: string): boolean {
  return text.startsWith('|') && keyEntriesIn(text).length === 0;
}

/** Whether a line that is not part of a key begins a question. */
function startsAfterKey({ kind, next }: Line): boolean {
  return kind === 'heading' || kind === 'number' || ((kind === 'text' || kind === 'keyHeading') && next === 'first');
}

/** Adds a line to a block; `next`: it begins another question; `stray`: it belongs to neither. */
function placeIn(block: Block, line: Line): 'here' | 'next' | 'stray' {
  const { kind, text, rest } = line;
  const isWaiting = block.stage === 'answer' && block.answers.at(-1) === '';
  if (isWaiting && (kind === 'text' || kind === 'option') && (!line.isAfterGap || LONE_LETTER.test(text))) {
    block.answers[block.answers.length - 1] = text;
    return 'here';
  }
  if (kind === 'answer') {
    block.answers.push(rest);
    if (block.stage !== 'reasons') block.stage = 'answer';
    block.list = null;
    return 'here';
  }
  if (kind === 'reason') {
    if (rest !== '') block.reasons.push(rest);
    block.hasReasonLabel = true;
    block.stage = 'reasons';
    block.list = null;
    return 'here';
  }
  if (kind === 'option') return placeOption(block, line);
  if (kind === 'number' && line.number !== null && isNextNumber(block, line, line.number)) return 'next';
  return placeText(block, line);
}

function placeOption(block: Block, line: Line): 'here' | 'next' {
  const isNext = line.letter.charCodeAt(0) - 97 === block.options.length;
  const isFirst = block.options.length === 0 && block.stage === 'answer';
  if (block.stage === 'reasons') block.reasons.push(line.text);
  else if (isNext && (block.stage !== 'answer' || isFirst)) addOptions(block, line);
  // A letter out of order that leads to options is a numeral, as in “V.”.
  else if (line.letter === 'a' || (block.options.length > 0 && line.next === 'first')) return 'next';
  else if (block.options.length === 0) block.texts.push(line.text);
  else block.isTangled = true;
  return 'here';
}

/** Whether a number begins a question, and no line of a list inside one. */
function isNextNumber(block: Block, line: Line, number: number): boolean {
  const { stage, list } = block;
  const leadsToAnswer = line.next === 'first' || line.next === 'answer';
  const isInline = /\s\(?a[.)]\s/i.test(line.text);
  const isInList = list !== null && number === list.number + 1;
  if (stage === 'options') return true;
  if (stage === 'text') {
    if (block.texts.length === 0 && (block.number === null || number === block.number)) return false;
    if (block.number === null && (isInline || line.next === 'first')) return true;
    if (number === block.number && number > 1 && line.next === 'first') return true;
    // It could be the next question or the next line of the list.
    if (isInList && number === (block.number ?? 0) + 1 && line.isAfterGap) block.isTangled = true;
    if (isInList || (number === 1 && (block.number !== null || (!line.isAfterGap && line.next === 'number')))) {
      block.list = { number, start: isInList && list ? list.start : block.texts.length };
      return false;
    }
    return block.number === null || number === block.number + 1;
  }
  if (leadsToAnswer || isInline) return true;
  const isSteps = !line.isAfterGap || /:$/.test(block.reasons.at(-1) ?? ':');
  if (isInList || (number === 1 && isSteps)) {
    block.list = { number, start: 0 };
    return false;
  }
  return true;
}

function placeText(block: Block, line: Line): 'here' | 'next' | 'stray' {
  const { text, isAfterGap, next } = line;
  const lastOption = block.options.at(-1);
  if (block.stage === 'text') block.texts.push(block.texts.length === 0 ? line.rest : text);
  else if (block.stage === 'options' && lastOption) {
    if (lastOption.text === '') lastOption.text = text;
    else if (next === 'first') return 'next';
    else if (isAfterGap) return block.number === null ? 'next' : 'stray';
    else lastOption.text += `\n${text}`;
  } else if (line.kind === 'text' && (next === 'first' || next === 'answer' || (next === 'number' && block.number === null)))
    return 'next';
  else if (isAfterGap && !block.hasReasonLabel) return 'stray';
  else {
    block.stage = 'reasons';
    block.reasons.push(text);
  }
  return 'here';
}

function addOptions(block: Block, { words, text }: Line): void {
  for (const option of optionsIn(words, text)) {
    block.options.push(option);
    // A second column that was not parted.
    if (/(?:\s{2}|\t)[([]?[a-z][.)\]]\s{0,3}\S/i.test(option.text)) block.isTangled = true;
  }
  block.stage = 'options';
}

/** The options of a line, which may hold all of a question. */
export function optionsIn(words: string, lineText: string): Option[] {
  const parts: string[] = [];
  let rest = lineText;
  const { letter = 'a', sign = '.' } = optionIn(lineText) ?? {};
  for (let code = letter.charCodeAt(0) + 1; code <= 122; code += 1) {
    const name = String.fromCharCode(code);
    const marks = [`${name.toUpperCase()}${sign}`, `${name}${sign}`];
    // “A. Vitamin B.” has one option: a letter stands before a text.
    const at = marks
      .map((mark) => rest.indexOf(mark))
      .find((place) => place > 0 && /[\s([]/.test(rest[place - 1] ?? '') && rest.slice(place + 2).trim() !== '');
    if (at === undefined) break;
    parts.push(rest.slice(0, at).replace(/[([]$/, ''));
    rest = rest.slice(at);
  }
  return [...parts, rest].map((part) => {
    const { sign: partSign = '', text = '', hasMark = false } = optionIn(part.trim()) ?? {};
    const option = text.replace(CROSSED, '');
    const isBold = parts.length === 0 && hasBold(words, option);
    return { text: option.replace(CHECKED, '').trim(), isMarked: hasMark || isBold || CHECKED.test(option), sign: partSign };
  });
}
