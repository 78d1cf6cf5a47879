// Reads and writes a quiz as readable Markdown (CommonMark, https://spec.commonmark.org): one heading for each question, a task
// list for the options. Each text is on one line; its line breaks are <br>.
import { ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { withoutScriptMarks } from '../text/raisedText.ts';
import { mathSpans } from '../text/richText.ts';
import { below, besideMarks, type Carried, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
import type { FileTexts } from './exportFormat.ts';
import { unescapeHtml } from './htmlEntities.ts';
import { hasPicture, PICTURE, type TextChange } from './htmlText.ts';
import { linesOf, textFrom } from './lines.ts';
import { PICTURE_UNKEPT, pictureAt, pictureHtml } from './pictures.ts';
import {
  choice,
  type Found,
  type ImportFlaw,
  isEnough,
  marksIn,
  type Problem,
  type Reading,
  readingOf,
  typed,
} from './reading.ts';
import { isReason } from './reasonLines.ts';

const labels = {
  answer: 'Answer',
  also: 'Also accepted',
  model: 'Model answer',
  why: 'Explanation',
  topic: 'Topic',
  marks: 'Marks',
};
type Label = keyof typeof labels;
const CARRIED = '<!-- oasis ';

/** The quiz as Markdown. Formulas keep their dollars. */
export function write(quiz: Quiz, { picture }: FileTexts): string {
  const title = `# ${escapeText(tidyLine(quiz.title))}`;
  const questions = quiz.questions.map((question, at) => questionOf(tidyQuestion(question), at + 1, quiz, picture));
  return `${[title, ...questions].join('\n\n')}\n`;
}

function questionOf(question: Question, number: number, quiz: Quiz, alt: string): string {
  const { options = {}, correct_answer: key, accepted_answers: also = [], explanation = '', topic = '', marks } = question;
  const cited = citedText(question, quiz);
  const { topic: _, marks: __, image_url: ___, ...carriedFields } = carriedOf(question, quiz, cited);
  const line = carriedLine(carriedFields);
  const fullExplanation = below(explanation, cited);
  const say = (label: Label, text: string) => (text === '' ? [] : [`**${labels[label]}:** ${escapeText(text)}`]);
  const answers = {
    options: () => [
      Object.entries(options)
        .map(([letter, text]) => `- [${letter === key ? 'x' : ' '}] ${escapeText(text)}`)
        .join('\n'),
    ],
    line: () => [...say('answer', key), ...also.flatMap((answer) => say('also', answer))],
    text: () => say('model', key),
  }[typeRow(question).input];
  return [
    `## ${number}. ${escapeText(question.question_text)}`,
    ...(pictureHtml(question.image_url, '') === '' ? [] : [`![${escapeText(alt)}](${question.image_url})`]),
    ...answers(),
    ...say('why', fullExplanation),
    ...say('topic', topic),
    ...(marks === undefined ? [] : [`**${labels.marks}:** ${marks}`]),
    ...(line === '' ? [] : [`${CARRIED}${line} -->`]),
  ].join('\n\n');
}

const MARKS = /\\(?!\$)|[`*_[\]<>&#~^|]|^[+-]|^\d+[.)]/g;
const DOLLAR = '&#36;';
const LINE_IN_FORMULA = '&#10;';

/** Escapes a text but not its formulas. The dollar of an amount is escaped only where it would start a formula. */
function escapeText(text: string): string {
  const short = escapeWith(text, (part) => part);
  return unescapeText(short) === text
    ? short
    : escapeWith(text, (part) => part.replaceAll('\\$', `\\\\${DOLLAR}`).replaceAll('$', DOLLAR));
}

function escapeWith(text: string, dollars: (part: string) => string): string {
  const escapePart = (part: string) =>
    part.replace(MARKS, (mark) => (/^\d/.test(mark) ? mark.replace(/[.)]/, '\\$&') : `\\${mark}`)).replaceAll('\n', '<br>');
  return eachPart(
    text,
    (part) => dollars(escapePart(part)),
    (formula) => withoutTags(formula).replaceAll('\n', LINE_IN_FORMULA),
  );
}

function unescapeText(text: string): string {
  const unescapeMark = (_: string, mark: string | undefined, entity: string | undefined) =>
    mark ?? (entity ? unescapeHtml(entity) : '\n');
  return eachPart(
    withoutScriptMarks(text.trim()),
    (part) => part.replace(/\\([!-#%-/:-@[-`{-~])|(&#?[a-z\d]{1,9};)|<br ?\/?>/gi, unescapeMark),
    (formula) => withTags(formula.replaceAll(LINE_IN_FORMULA, '\n')),
  );
}

/** Escapes "<" in a formula where other programs would see an HTML tag ("$a<b$"), and text that already looks escaped. */
function withoutTags(formula: string): string {
  return formula.replace(/&((?:amp;)*)lt;/g, '&amp;$1lt;').replace(/<(?=[a-z/!?])/gi, '&lt;');
}

function withTags(formula: string): string {
  return formula.replace(/&(amp;)?((?:amp;)*)lt;/g, (_, amp?: string, amps = '') => (amp === undefined ? '<' : `&${amps}lt;`));
}

/** Maps the formulas of a text and the text around them. */
function eachPart(text: string, outside: (part: string) => string, formula: (part: string) => string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of mathSpans(text)) {
    result += outside(text.slice(at, start)) + formula(text.slice(start, end));
    at = end;
  }
  return result + outside(text.slice(at));
}

/** A file with more blocks has too many questions or too many problems. */
const MOST_BLOCKS = 1500;

type Block = {
  line: number;
  questionLines: string[];
  options: { text: string; isRight: boolean }[];
  fields: Partial<Record<Label, string[]>>;
  comment: string;
  /** a flaw of one of its lines */
  problem: Problem | null;
  lines: string[];
};

/** Reads questions in the form that `write` produces. */
export function read(text: string): Reading {
  const problems: Problem[] = [];
  const { title, blocks } = blocksOf(text, problems);
  const foundQuestions: Found[] = [];
  let readCount = 0;
  for (const block of blocks) {
    const { line, problem } = block;
    const source = () => block.lines.join('\n').trim();
    const result = foundIn(block);
    if (problem !== null) problems.push({ ...problem, source: source() });
    else if ('code' in result) problems.push({ line, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line, changes: changesIn(block), source });
    readCount += 1;
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  const unread = () => textFrom(text, blocks[isTooMany ? readCount - 1 : readCount]?.line ?? Infinity);
  return readingOf(title, foundQuestions, problems, unread);
}

const PICTURE_LINE = /^!\[[^\]\n]{0,200}\]\((\S+)\)$/;

/** The picture of a question, which stands in a line of its own, and its other lines. */
function pictureLine(lines: readonly string[]): { textLines: string[]; picture: { image_url?: string } | ImportFlaw } {
  const sources = lines.flatMap((line) => PICTURE_LINE.exec(line)?.[1] ?? []);
  const textLines = lines.filter((line) => !PICTURE_LINE.test(line));
  const [source, ...otherSources] = sources;
  if (source === undefined) return { textLines, picture: {} };
  return { textLines, picture: otherSources.length > 0 ? PICTURE_UNKEPT : pictureAt(source) };
}

/** Which parts of the block's texts were lost. */
function changesIn(block: Block): ReadonlySet<TextChange> {
  const changes = new Set<TextChange>();
  const texts = [...block.questionLines, ...block.options.map(({ text }) => text), ...Object.values(block.fields).flat()];
  for (const text of texts) withoutScriptMarks(text, () => changes.add('footnote'));
  return changes;
}

const OPTION = /^[-*+] {1,4}\[([ xX])\] (.*)$/;
/** The text of a footnote is dropped; its mark in the text reports the loss. */
const FOOTNOTE = /^\[\^[^\]\s]{1,40}\]:/;
const SAID = new RegExp(`^\\*\\*(${Object.values(labels).join('|')}):\\*\\*(.*)$`);

function blocksOf(text: string, problems: Problem[]) {
  const blocks: Block[] = [];
  let title = '';
  for (const [rawLine, number] of linesOf(text)) {
    if (blocks.length > MOST_BLOCKS || isEnough([], problems)) break;
    if (isReason(rawLine)) continue;
    const line = rawLine.trim();
    const block = blocks.at(-1);
    const [, mark, option = ''] = OPTION.exec(line) ?? [];
    const [, label, fieldText = ''] = SAID.exec(line) ?? [];
    if (!line.startsWith('## ')) block?.lines.push(rawLine);
    if (line === '' || FOOTNOTE.test(line)) continue;
    if (line.startsWith('## ')) {
      const questionText = line.slice(3).replace(/^\d{1,5}[.)] /, '');
      blocks.push({
        line: number,
        questionLines: [questionText],
        options: [],
        fields: {},
        comment: '',
        problem: null,
        lines: [rawLine],
      });
    } else if (block === undefined) {
      if (line.startsWith('# ')) title = unescapeText(line.slice(2));
      else problems.push({ line: number, flaw: { code: 'markdown_before_question' }, source: rawLine, count: 0 });
    } else if (mark !== undefined) block.options.push({ text: option, isRight: mark !== ' ' });
    else if (label !== undefined) {
      const key = (Object.keys(labels) as Label[]).find((labelKey) => labels[labelKey] === label) ?? 'why';
      block.fields[key] ??= [];
      block.fields[key].push(fieldText);
    } else if (line.startsWith(CARRIED)) block.comment = line.slice(CARRIED.length).replace(/-->$/, '').trim();
    else if (block.options.length === 0 && Object.keys(block.fields).length === 0) block.questionLines.push(line);
    else block.problem ??= { line: number, flaw: { code: /^[-*+] /.test(line) ? 'markdown_option' : 'markdown_stray_line' } };
  }
  return { title, blocks };
}

function foundIn({ questionLines, options, fields: said, comment: line }: Block): Omit<Found, 'line' | 'source'> | ImportFlaw {
  const { textLines, picture } = pictureLine(questionLines);
  if ('code' in picture) return picture;
  const question = unescapeText(textLines.join('\n'));
  const carriedFields: Carried | null = line === '' ? null : readCarried(line);
  if (line !== '' && carriedFields === null) return { code: 'markdown_comment_changed' };
  const plainText = eachPart(
    textLines.join(' '),
    (part) => part.replace(/\\./g, ''),
    () => '',
  );
  if (hasPicture(plainText) || plainText.includes('![')) return PICTURE;
  const [topic, explanation] = [said.topic, said.why].map((texts) => unescapeText(texts?.join('\n') ?? ''));
  const marked = marksIn(unescapeText(said.marks?.at(-1) ?? ''));
  if ('code' in marked) return marked;
  const foundFields = { explanation: explanation ?? '', carried: besideMarks(carriedFields, marked.marks) };
  const questionFields = { ...picture, ...marked, ...(topic === '' || topic === undefined ? {} : { topic }) };
  if (options.length > 0) {
    const right = options.filter((option) => option.isRight);
    if (right.length > 1) return { code: 'markdown_several_right' };
    const texts = options.map((option) => unescapeText(option.text));
    return {
      ...foundFields,
      question: {
        ...questionFields,
        ...choice(
          question,
          texts,
          options.findIndex((option) => option.isRight),
        ),
      },
    };
  }
  if (said.model !== undefined) {
    const correct_answer = unescapeText(said.model.join('\n'));
    return { ...foundFields, question: { ...questionFields, question_text: question, question_type: 'essay', correct_answer } };
  }
  if (said.answer === undefined) return { code: 'markdown_no_answer' };
  return {
    ...foundFields,
    question: { ...questionFields, ...typed(question, [...said.answer, ...(said.also ?? [])].map(unescapeText)) },
  };
}
