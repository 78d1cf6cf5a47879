// Reads questions as teachers and chat programs write them: Aiken (https://docs.moodle.org/en/Aiken_format), numbers, lettered
// options, “Answer: B” below or an answer key at the end, with or without Markdown's bold. A block of lines whose right answer is not
// certain is a flaw.
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { namesOption, placeOf } from './aikenAnswer.ts';
import { type Block, blocksOf, CHECKED, type Key, type KeyEntry, type Option, optionsIn } from './aikenBlocks.ts';
import { sortedLines } from './aikenLines.ts';
import { fromPlain, hasPicture, PICTURE, type TextChange } from './htmlText.ts';
import { textFrom } from './lines.ts';
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

const LIST_ITEM = /^\(?(\d{1,2})[.):]\s{0,9}(\S.*)$/;

/** The questions of such a text. */
export function read(text: string): Reading {
  const { lines, hasMore } = sortedLines(text);
  const { title, blocks, strays } = blocksOf(lines);
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  const answerOf = keyReader(blocks);
  let readCount = 0;
  for (const block of blocks) {
    const entry = answerOf(block);
    const answerLines = entry !== null && 'answer' in entry ? [`Answer: ${entry.answer}`] : [];
    const source = () => [...block.lines, ...answerLines].join('\n').trim();
    const changes = new Set<TextChange>();
    const result = foundIn(withInlineParts(withNumberedOptions(block)), entry, changes);
    readCount += 1;
    if ('code' in result) problems.push({ line: block.line, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line: block.line, changes, source });
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  // Of so many lines the last ones are not looked at.
  if (hasMore && !isTooMany)
    problems.push({ line: null, flaw: TOO_MANY, source: textFrom(text, (lines.at(-1)?.at ?? 0) + 1), count: 0 });
  const nextLine = blocks[isTooMany ? readCount - 1 : readCount]?.line ?? Infinity;
  const strayProblems = strays
    .filter(({ line }) => line < nextLine)
    .map(({ line, lines: strayLines }): Problem => {
      return { line, flaw: { code: 'aiken_stray_line' }, source: strayLines.join('\n'), count: 0 };
    });
  return readingOf(title, foundQuestions, [...problems, ...strayProblems], () => textFrom(text, nextLine));
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
