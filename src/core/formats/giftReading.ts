// Reads GIFT, in a single pass over each question. Questions that cannot be asked here are reported with their line.
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { readCarried, withoutTail } from './carried.ts';
import { GIFT_CARRIED, MODEL_ANSWER } from './gift.ts';
import { changesIn, fromHtml, fromPlain, hasHtml, hasPicture } from './htmlText.ts';
import { linesOf, textFrom } from './lines.ts';
import { toDollars } from './mathText.ts';
import { PICTURE_UNKEPT, pictureIn } from './pictures.ts';
import {
  type Comment,
  choice,
  type Found,
  type ImportFlaw,
  isEnough,
  type Problem,
  type Reading,
  readingOf,
  typed,
  withComments,
} from './reading.ts';

/** The questions of a GIFT text. */
export function read(text: string): Reading {
  const { blocks, categories, problems } = blocksOf(text);
  const foundQuestions: Found[] = [];
  let readCount = 0;
  for (const block of blocks) {
    const result = questionOf(block);
    const source = (block.carriedText === '' ? '' : `${GIFT_CARRIED}${block.carriedText}\n`) + block.text;
    if ('flaw' in result) problems.push({ ...result, source });
    else foundQuestions.push({ ...result, source: () => source });
    readCount += 1;
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  const unread = () => textFrom(text, blocks[isTooMany ? readCount - 1 : readCount]?.start ?? Infinity);
  const title = categories.length === 1 ? titleOf(categories[0] ?? '') : '';
  return readingOf(title, foundQuestions, problems, unread);
}

/** A file with more blocks has too many questions or too many problems. */
const MOST_BLOCKS = 1500;
/** Longer than any question within the limits, including its HTML and its picture. */
const LONGEST_BLOCK = 200_000 + ownQuizLimits.picture;

/** `start`: the line of its comment, or its first. */
type Block = { line: number; start: number; text: string; carriedText: string };

function blocksOf(text: string) {
  const blocks: Block[] = [];
  const categories: string[] = [];
  const problems: Problem[] = [];
  let carriedText = '';
  let carriedAt = 0;
  let lines: string[] = [];
  let first = 0;
  const end = () => {
    if (lines.some((line) => line.trim() !== '')) {
      blocks.push({ line: first, start: carriedText === '' ? first : carriedAt, text: lines.join('\n'), carriedText });
      carriedText = '';
    }
    lines = [];
  };
  for (const [line, number] of linesOf(text)) {
    if (blocks.length > MOST_BLOCKS) break;
    const trimmedLine = line.trim();
    if (trimmedLine === '') end();
    else if (trimmedLine.startsWith(GIFT_CARRIED) && lines.length === 0) {
      carriedText = trimmedLine.slice(GIFT_CARRIED.length);
      carriedAt = number;
    } else if (trimmedLine.startsWith('//')) {
      if (lines.length > 0) lines.push('');
    } else if (trimmedLine.startsWith('$CATEGORY:')) {
      end();
      categories.push(trimmedLine.slice('$CATEGORY:'.length).trim());
    } else {
      if (lines.length === 0) first = number;
      lines.push(line);
    }
  }
  end();
  return { blocks, categories, problems };
}

/** The last part of a path with single slashes; a double slash is one slash in a name. */
function titleOf(category: string): string {
  const names = category.replaceAll('//', '\0').split('/');
  return (names.at(-1) ?? '').replaceAll('\0', '/');
}

/** The position of the first of these characters without a backslash before it, or -1. */
function bare(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (characters.includes(text[at] ?? '')) return at;
  }
  return -1;
}

function unescaped(text: string, lineBreak: string): string {
  return text.replace(/\\([\\~=#{}:n])/g, (_, char: string) => (char === 'n' ? lineBreak : char));
}

type Format = 'html' | 'plain';

const FORMAT = /^\s*\[(html|plain|moodle|markdown)\]/;

/** The shown text with formulas in dollars. Moodle's own format and Markdown are read as HTML, which they may contain. */
function shown(rawText: string, inherited: Format): { text: string; format: Format } {
  const { mark, rest } = marked(rawText);
  const isHtml = mark === 'html' || (mark !== 'plain' && (inherited === 'html' || hasHtml(rest)));
  const text = isHtml ? fromHtml(unescaped(rest, '<br>')) : unescaped(rest, '\n');
  return { text: toDollars(text), format: isHtml ? 'html' : 'plain' };
}

/** A typed answer is compared literally, and is HTML only if it says so. */
function typedText(rawText: string): string {
  const { mark, rest } = marked(rawText);
  const text = mark === 'html' ? fromHtml(unescaped(rest, '<br>')) : unescaped(rest, ' ');
  return (mark === undefined ? fromPlain(text) : text).replaceAll('\\*', '*');
}

function marked(rawText: string): { mark: string | undefined; rest: string } {
  const [head = '', mark] = FORMAT.exec(rawText) ?? [];
  return { mark, rest: rawText.slice(head.length).trim() };
}

function questionOf({ line, text, carriedText }: Block): Omit<Found, 'source'> | Problem {
  const problem = (flaw: ImportFlaw, at = 0): Problem => ({ line: line + (text.slice(0, at).split('\n').length - 1), flaw });
  if (text.length > LONGEST_BLOCK) return problem({ code: 'gift_question_long' });
  const begin = startOfText(text);
  const open = bare(text, '{', begin);
  if (open < 0) return problem({ code: 'gift_no_answer' });
  const close = bare(text, '}', open);
  if (close < 0) return problem({ code: 'gift_answer_endless' }, open);
  if (bare(text, '{', close) >= 0) return problem({ code: 'gift_two_answers' }, close);
  const picture = pictureIn(unescaped(`${text.slice(begin, open)} ${text.slice(close + 1)}`, ' '));
  if ('code' in picture) return problem(picture);
  const stemBefore = shown(text.slice(begin, open), picture.image_url === undefined ? 'plain' : 'html');
  const stemAfter = shown(text.slice(close + 1), stemBefore.format).text;
  const questionText = stemAfter === '' ? stemBefore.text : `${stemBefore.text} _____ ${stemAfter}`;
  const extras = carriedText === '' ? null : readCarried(carriedText);
  if (carriedText !== '' && extras === null) return problem({ code: 'gift_line_changed' });
  const inside = text.slice(open + 1, close);
  const feedbackAt = feedbackStart(inside);
  const feedback = shown(inside.slice(feedbackAt).replace(/^####/, ''), stemBefore.format).text;
  const body = inside.slice(0, feedbackAt);
  const result = answered(questionText, body, stemBefore.format);
  if (result === 'no answer') {
    const essayQuestion = essay(questionText, feedback, extras?.cited, extras?.explanation);
    return {
      ...essayQuestion,
      question: { ...essayQuestion.question, ...picture },
      line,
      carried: extras && withoutCited(extras),
    };
  }
  if ('flaw' in result) return problem(result.flaw, open + 1 + result.at);
  if (result.options && hasPicture(inside)) return problem(PICTURE_UNKEPT, open);
  const explanation = withComments(feedback, commentsOf(body, stemBefore.format));
  const changes = hasHtml(text) ? changesIn([text]) : undefined;
  const question = { ...result, ...picture };
  return { line, question, explanation, carried: extras, ...(changes === undefined ? {} : { changes }) };
}

function startOfText(text: string): number {
  const start = text.length - text.trimStart().length;
  if (!text.startsWith('::', start)) return start;
  for (let at = bare(text, ':', start + 2); at >= 0; at = bare(text, ':', at + 1)) if (text[at + 1] === ':') return at + 2;
  return start;
}

function feedbackStart(inside: string): number {
  for (let at = bare(inside, '#'); at >= 0; at = bare(inside, '#', at + 1)) if (inside.startsWith('####', at)) return at;
  return inside.length;
}

/** An essay's model answer and explanation share one text. */
function essay(questionText: string, feedback: string, tail = '', explanation = ''): Omit<Found, 'line' | 'source'> {
  const answer = withoutTail(feedback, tail);
  const correct_answer = answer.startsWith(MODEL_ANSWER) ? answer.slice(MODEL_ANSWER.length) : answer;
  const isOurs = tail !== '' && answer !== feedback;
  return {
    question: { question_text: questionText, question_type: 'essay', correct_answer },
    explanation: isOurs ? explanation : '',
  };
}

function withoutCited<T extends { cited?: string | undefined }>({ cited: _, ...rest }: T): Omit<T, 'cited'> {
  return rest;
}

type Wrong = { flaw: ImportFlaw; at: number };
type Answer = { isRight: boolean; weight: number | null; text: string; comment: string; at: number };

const TRUTH = /^(?:(T|TRUE)|F|FALSE)(#.*)?$/is;

function answered(questionText: string, body: string, format: Format): Found['question'] | 'no answer' | Wrong {
  const trimmed = body.trim();
  if (trimmed === '') return 'no answer';
  const truth = TRUTH.exec(trimmed);
  if (truth) return choice(questionText, ['True', 'False'], truth[1] === undefined ? 1 : 0);
  if (trimmed.startsWith('#')) return numeric(questionText, trimmed.slice(1));
  const answers = answersOf(body);
  if (bare(body, '=~') >= 0 && answers.every(({ text }) => text.includes('->'))) {
    return { flaw: { code: 'gift_matching' }, at: 0 };
  }
  const read = (text: string) => shown(text, format).text;
  if (answers.some(({ isRight }) => !isRight)) {
    const right = answers.filter(isWholly);
    if (right.length === 1)
      return choice(
        questionText,
        answers.map(({ text }) => read(text)),
        answers.indexOf(right[0] as Answer),
      );
    const isPartly = answers.filter(({ weight }) => weight !== null && weight > 0).length > 1;
    const code = right.length === 0 && !isPartly ? 'gift_none_right' : 'gift_several_right';
    return { flaw: { code }, at: right[1]?.at ?? 0 };
  }
  return typedAnswers(questionText, answers);
}

function isWholly({ isRight, weight }: Answer): boolean {
  return isRight ? weight === null || weight > 0 : weight === 100;
}

function typedAnswers(questionText: string, answers: readonly Answer[]): Found['question'] | Wrong {
  const right = answers.filter(({ weight }) => weight === null || weight === 100);
  const wild = right.find(({ text }) => /(?:^|[^\\])\*/.test(text));
  if (wild) return { flaw: { code: 'gift_wildcard' }, at: wild.at };
  return typed(
    questionText,
    right.map(({ text }) => typedText(text)),
  );
}

function numeric(questionText: string, body: string): Found['question'] | Wrong {
  const right = answersOf(body.replace(/\s+/g, ' ')).filter(({ weight }) => weight === null || weight === 100);
  const numbers = right.map(({ text }) => text.trim().replace(/ ?: ?0+(?:\.0+)?$/, ''));
  const wrong = numbers.find((text) => !/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text));
  if (numbers.length > 0 && wrong === undefined) return typed(questionText, numbers);
  return { flaw: { code: 'gift_range' }, at: 0 };
}

/** The answers of a body. One without = or ~ is a single right answer. */
function answersOf(body: string): Answer[] {
  const starts: number[] = [];
  for (let at = bare(body, '=~'); at >= 0; at = bare(body, '=~', at + 1)) starts.push(at);
  if (starts.length === 0) return [{ isRight: true, at: 0, ...weighed(body) }];
  return starts.map((at, place) => ({
    isRight: body[at] === '=',
    at,
    ...weighed(body.slice(at + 1, starts[place + 1] ?? body.length)),
  }));
}

/** An answer without its weight. */
function weighed(fullAnswer: string): Omit<Answer, 'isRight' | 'at'> {
  const [, weight, rest = fullAnswer] = /^\s*(?:%(-?\d{1,3}(?:\.\d{1,6})?)%)?(.*)$/s.exec(fullAnswer) ?? [];
  return { weight: weight === undefined ? null : Number(weight), ...inTwo(rest) };
}

/** Splits an answer from its comment after "#". */
function inTwo(answerText: string): { text: string; comment: string } {
  const at = bare(answerText, '#');
  return at < 0 ? { text: answerText, comment: '' } : { text: answerText.slice(0, at), comment: answerText.slice(at + 1) };
}

/** After true or false the first comment is for the wrong answer, the second for the right one. */
function commentsOf(body: string, format: Format): Comment[] {
  const read = (text: string) => shown(text, format).text;
  const truth = TRUTH.exec(body.trim());
  if (truth) {
    const { text: wrong, comment: right } = inTwo((truth[2] ?? '').slice(1));
    return [right, wrong].map((text) => ({ text: read(text) }));
  }
  const answers = answersOf(body.trim().startsWith('#') ? body.trim().slice(1) : body);
  const namedAnswers = answers.filter(({ text }) => text.trim() !== '*');
  return namedAnswers.map((answer) => ({ text: read(answer.comment), ...(isWholly(answer) ? {} : { of: read(answer.text) }) }));
}
