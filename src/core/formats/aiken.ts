// Reads questions as teachers and chat programs write them: Aiken (https://docs.moodle.org/en/Aiken_format), numbers, lettered
// options, “Answer: B” below or an answer key at the end, with or without Markdown's bold. It parts the lines into blocks of one
// question each, then reads each block. A block whose right answer is not certain is a flaw.
import { namesOption, placeOf } from './aikenAnswer.ts';
import { isKeyAnswer, keyEntriesIn, type Line, optionIn, sortedLines } from './aikenLines.ts';
import { hasBold } from './boldText.ts';
import { fromPlain, hasPicture, PICTURE, type TextChange } from './htmlText.ts';
import { toDollars } from './mathText.ts';
import {
  choice,
  type Found,
  type ImportFlaw,
  isEnough,
  type Problem,
  plainAnswer,
  type Reading,
  readingOf,
  TOO_MANY,
} from './reading.ts';

/** A file with more blocks has too many questions or too many problems. */
const MOST_BLOCKS = 1500;
/** Nobody reads more lines that belong to no question. */
const MOST_STRAY = 1000;

const CHECKED = /(?:[✓✔✅☑]\ufe0f?|\((?:correct|right)(?: answer)?\))$/iu;
const CROSSED = /\s{0,9}[❌✗✘]\ufe0f?$/u;
const LONE_LETTER = /^[([]?[a-z][)\].]?$/i;
const LIST_ITEM = /^\(?(\d{1,2})[.):]\s{0,9}(\S.*)$/;
const WEAK_NUMBER = /^(\d{1,4})\s{1,9}(\S.*)$/;

type Option = { text: string; isMarked: boolean; sign: string };
type KeyEntry = { answer: string; reasons: string[]; isTwice: boolean };
type Key = Map<number, KeyEntry>;
type Block = {
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

/** The questions of such a text. */
export function read(text: string): Reading {
  const { lines, hasMore } = sortedLines(text);
  const { title, blocks, strayLines } = blocksOf(lines);
  const foundQuestions: Found[] = [];
  const problems: Problem[] = hasMore ? [{ line: null, flaw: TOO_MANY }] : [];
  const answerOf = keyReader(blocks);
  for (const block of blocks) {
    const source = () => block.lines.join('\n').trim();
    const changes = new Set<TextChange>();
    const result = foundIn(withInlineParts(withNumberedOptions(block)), answerOf(block), changes);
    if ('code' in result) problems.push({ line: block.line, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line: block.line, changes, source });
    if (isEnough(foundQuestions, problems)) break;
  }
  const strays = strayLines.map((line): Problem => ({ line, flaw: { code: 'aiken_stray_line' } }));
  return readingOf(title, foundQuestions, [...problems, ...strays]);
}

function blocksOf(lines: readonly Line[]) {
  const blocks: Block[] = [];
  const strayLines: number[] = [];
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
      if (!isBelowStray && strayLines.length < MOST_STRAY) strayLines.push(line.at);
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
  for (const { line, texts } of blocks.filter(isStray))
    if (texts.length > 0 && strayLines.length < MOST_STRAY) strayLines.push(line);
  return { title, blocks: blocks.filter((block) => !isStray(block)), strayLines };
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
function optionsIn(words: string, lineText: string): Option[] {
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

/** Parts a question from options in its line, and the last option from an answer in its line. */
function withInlineParts(block: Block): Block {
  const line = block.texts.at(-1) ?? '';
  const start = /\s\(?a[.)]\s/i.exec(line)?.index ?? -1;
  if (block.options.length > 0 || start < 0) return block;
  const [, inline = '', answer] =
    /^(.*?)(?:\s(?:correct )?ans(?:wer)?\s{0,3}:\s{0,9}(\S.*))?$/i.exec(line.slice(start).trim()) ?? [];
  const options = optionsIn('', inline);
  if (options.length < 2) return block;
  const answers = answer === undefined ? block.answers : [...block.answers, answer];
  return { ...block, texts: [...block.texts.slice(0, -1), line.slice(0, start)], options, answers };
}

/** Takes the list at the end of a question for its options, if the answer names one of its numbers. */
function withNumberedOptions(block: Block): Block {
  const [answer = '', ...otherAnswers] = block.answers;
  if (block.list === null && block.stage === 'text') return block;
  const start = block.texts.findIndex((text) => LIST_ITEM.exec(text)?.[1] === '1');
  const items = block.texts.slice(start).map((text) => LIST_ITEM.exec(text));
  const isList = start > 0 && items.length > 1 && items.every((item, at) => item?.[1] === String(at + 1));
  if (!isList || block.options.length > 0 || otherAnswers.length > 0) return block;
  const [, digit] = /^\(?(\d{1,2})[.)]{0,2}$/.exec(answer.trim()) ?? [];
  const options = items.map((item) => ({ text: item?.[2] ?? '', isMarked: false, sign: ')' }));
  const stated = digit === undefined ? answer : String.fromCharCode(96 + Number(digit));
  // “How many?” is answered with a number that names no option.
  const isCount = digit !== undefined && /\b(?:how many|number of)\b/i.test(block.texts.join(' '));
  return { ...block, texts: block.texts.slice(0, start), options, answers: [stated], isTangled: isCount || block.isTangled };
}

/** Finds the entry of a block in the key below it: by its number, or by its place where no block has one. */
function keyReader(blocks: readonly Block[]): (block: Block) => KeyEntry | ImportFlaw | null {
  const blocksByKey = new Map<Key, Block[]>();
  for (const block of blocks) {
    const group = blocksByKey.get(block.key);
    if (group === undefined) blocksByKey.set(block.key, [block]);
    else group.push(block);
  }
  const places = new Map<Block, number | null>();
  for (const [key, group] of blocksByKey) {
    const isNumbered = group.some(({ number }) => number !== null);
    const counts = new Map<number | null, number>();
    for (const { number } of group) counts.set(number, (counts.get(number) ?? 0) + 1);
    for (const [at, block] of group.entries()) {
      const isUnique = counts.get(block.number) === 1;
      if (isNumbered) places.set(block, isUnique ? block.number : null);
      else places.set(block, group.length === key.size ? at + 1 : null);
    }
  }
  return (block) => {
    const entry = block.key.get(places.get(block) ?? -1) ?? null;
    return entry?.isTwice ? { code: 'aiken_several_right' } : entry;
  };
}

const TRUTH = /^(?:(true|false)(?:$|[.,;:(!]|\s[-–—])|\(?([tf])\)?\.?(?:$|[,;:(]|\s[-–—(]))/i;

function foundIn(
  block: Block,
  keyEntry: KeyEntry | ImportFlaw | null,
  changes: Set<TextChange>,
): Omit<Found, 'line' | 'source'> | ImportFlaw {
  if (block.isTangled) return { code: 'aiken_option_order' };
  const { options } = block;
  const asText = (text: string) => toDollars(fromPlain(text, changes));
  const rawQuestion = block.texts.join('\n');
  const questionText = asText(rawQuestion);
  const isPicture = (text: string) => hasPicture(text) || text.includes('![');
  if ([rawQuestion, questionText, ...options.map(({ text }) => text)].some(isPicture)) return PICTURE;
  const ownAnswers = block.answers.filter((answer) => answer.trim() !== '');
  if (keyEntry !== null && 'code' in keyEntry && ownAnswers.length === 0) return keyEntry;
  const entry = keyEntry !== null && 'answer' in keyEntry ? keyEntry : null;
  const answers = entry === null ? ownAnswers : [...ownAnswers, entry.answer];
  const explanation = asText([...block.reasons, ...(entry?.reasons ?? [])].join('\n'));
  const [answer] = answers;
  const [pair] = options;
  if (options.length === 1 && pair?.sign === ':' && answer === undefined)
    return { question: plainAnswer(questionText, asText(pair.text)), explanation };
  if (options.length > 0) {
    const place = rightPlace(options, answers);
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
  // Without its options, a question with a list could be two.
  if (answer === undefined || (block.list !== null && ownAnswers.length === 0)) return { code: 'aiken_no_answer' };
  if (answers.some((otherAnswer) => otherAnswer !== answer)) return { code: 'aiken_several_right' };
  const [, word, letter] = TRUTH.exec(answer) ?? [];
  const isStatement = !questionText.trim().endsWith('?');
  if (word !== undefined || (letter !== undefined && isStatement)) {
    const isTrue = /^t/i.test(word ?? letter ?? '');
    const reasons = [answer.replace(TRUTH, '').trim(), explanation].filter((text) => text !== '');
    return { question: choice(questionText, ['True', 'False'], isTrue ? 0 : 1), explanation: reasons.join('\n') };
  }
  if (namesOption(answer)) return { code: 'aiken_other_answer' };
  return { question: plainAnswer(questionText, asText(answer)), explanation };
}

/** Which option is right; all that the text says of it must agree. */
function rightPlace(options: readonly Option[], answers: readonly string[]): number | ImportFlaw {
  const marks = options.filter(({ isMarked }) => isMarked);
  const texts = options.map(({ text }) => text);
  const [place, ...otherPlaces] = answers.map((answer) => placeOf(texts, answer.replace(CHECKED, '')));
  const [firstMark, ...otherMarks] = marks;
  if (typeof place === 'number') {
    const isOtherMark = firstMark !== undefined && otherMarks.length === 0 && firstMark !== options[place];
    const isAgreed = otherPlaces.every((otherPlace) => otherPlace === place);
    return isAgreed && !isOtherMark ? place : { code: 'aiken_several_right' };
  }
  if (place !== undefined) return place;
  if (firstMark === undefined || marks.length === options.length) return { code: 'aiken_no_answer' };
  return otherMarks.length > 0 ? { code: 'aiken_several_right' } : options.indexOf(firstMark);
}
