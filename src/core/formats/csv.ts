// Reads and writes CSV for spreadsheets, one row for each question. The escaping that keeps cells from being formulas is undone
// on reading.
import Papa from 'papaparse';
import { letterAt, ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { questionTypes, typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, besideMarks, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
import { rolesOf, rolesWithoutHead } from './csvColumns.ts';
import { csvText } from './csvText.ts';
import { fromPlain, type TextChange } from './htmlText.ts';
import { lineCounter } from './lines.ts';
import {
  choice,
  type Found,
  type ImportFlaw,
  isEnough,
  marksIn,
  type Problem,
  plainAnswer,
  type Reading,
  readingOf,
  typed,
  unreadable,
} from './reading.ts';

const { multiple_choice, short_answer, essay } = questionTypes;
/** How other programs name a choice. */
const OTHER_TYPE = /^(?:multiple[ -]?choice|mc|mcq|quiz|true[ /-]?(?:or )?false|tf)$/;
const HARMLESS = /^'+[=+\-@\t\r＝＋－＠]/u;

/** The quiz as CSV. Accepted answers are on separate lines of one cell. */
export function write(quiz: Quiz): string {
  const questions = quiz.questions.map(tidyQuestion);
  const optionCount = Math.max(4, ...questions.map(({ options = {} }) => Object.keys(options).length));
  const letters = Array.from({ length: optionCount }, (_, at) => letterAt(at));
  const head = ['type', 'question', ...letters, 'answer', 'also accepted', 'explanation', 'topic', 'marks', 'quiz', 'oasis'];
  const rows = questions.map((question) => rowOf(question, letters, quiz));
  return csvText([head, ...rows]);
}

function rowOf(question: Question, letters: readonly string[], quiz: Quiz): string[] {
  const { options, accepted_answers: also = [], explanation = '', topic = '', marks = '' } = question;
  const cited = citedText(question, quiz);
  const { topic: _, marks: __, ...extras } = carriedOf(question, quiz, cited);
  return [
    typeRow(question).names.csv,
    question.question_text,
    ...letters.map((letter) => options?.[letter] ?? ''),
    question.correct_answer,
    also.join('\n'),
    below(explanation, cited),
    topic,
    String(marks),
    tidyLine(quiz.title),
    carriedLine(extras),
  ];
}

function textOf(cell: string | undefined): string {
  const text = cell ?? '';
  return HARMLESS.test(text) ? text.slice(1) : text;
}

/** Reads a table, separated by commas, semicolons or tabs, whose first row may name its columns. */
export function read(text: string): Reading {
  const rows = rowsOf(text.replace(/^\ufeff/, ''));
  const problems: Problem[] = [];
  const head = rows[0]?.cells ?? [];
  const headRoles = rolesOf(head);
  const names = headRoles ?? rolesWithoutHead(rows.map(({ cells }) => cells));
  if (names === null) return unreadable({ code: 'csv_no_columns' }, 1);
  const rest = headRoles === null ? rows : rows.slice(1);
  const columns = names.map((role, at) => ({ name: headRoles === null ? '' : (head[at] ?? '').trim().slice(0, 80), role }));
  const foundQuestions: Found[] = [];
  let title = '';
  for (const { cells, line, isBroken } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const source = () => Papa.unparse([cells]);
    if (isBroken) {
      problems.push({ line, flaw: { code: 'quotation_mark' }, source: source() });
      continue;
    }
    const changes = new Set<TextChange>();
    const cellOf = (name: string) => textOf(names.includes(name) ? cells[names.indexOf(name)] : '').trim();
    const wrong = cells.filter((_, at) => names[at] === 'wrong').map(textOf);
    // Our own files are read without interpretation.
    const of = names.includes('oasis') ? cellOf : (name: string) => fromPlain(cellOf(name), changes);
    title ||= of('quiz');
    const result = foundIn(of, names, wrong);
    if ('code' in result) problems.push({ line, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line, changes, source });
    if (isEnough(foundQuestions, problems)) break;
  }
  return { ...readingOf(title, foundQuestions, problems), columns };
}

/** Cells further to the right belong to no column of ours. */
const MOST_COLUMNS = 100;

/** `isBroken`: a quotation mark has no partner. */
type Row = { cells: string[]; line: number; isBroken: boolean };

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  const [separatorLine = '', separator] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const table = text.slice(separatorLine.length);
  const firstLine = separator === undefined ? 1 : 2;
  const lineAt = lineCounter(table);
  let line = firstLine;
  Papa.parse<string[]>(table, {
    delimiter: separator ?? delimiterOf(table),
    step: ({ data, errors, meta }, parser) => {
      rows.push({ cells: data.slice(0, MOST_COLUMNS), line, isBroken: errors.length > 0 });
      line = lineAt(meta.cursor) + firstLine - 1;
      if (rows.length > ownQuizLimits.questions * 2 + 2) parser.abort();
    },
  });
  return rows;
}

/** The delimiter of the first row. */
function delimiterOf(text: string): string {
  const first = text.slice(0, 2000).split('\n')[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).mark;
}

function foundIn(
  of: (name: string) => string,
  names: readonly (string | null)[],
  wrong: readonly string[],
): Omit<Found, 'line' | 'source'> | ImportFlaw {
  const type = of('type').toLowerCase();
  const questionText = of('question');
  const key = of('answer');
  const letters = names.filter((name) => name !== null && /^[a-z]$/.test(name)).sort() as string[];
  const options = letters.map(of).filter((text) => text !== '');
  const line = of('oasis');
  const extras = line === '' ? null : readCarried(line);
  if (line !== '' && extras === null) return { code: 'csv_column_changed' };
  const topic = of('topic');
  const marked = marksIn(of('marks'));
  if ('code' in marked) return marked;
  const commonFields = { explanation: of('explanation'), carried: besideMarks(extras, marked.marks) };
  const details = { ...marked, ...(topic === '' ? {} : { topic }) };
  if (type === essay.names.csv)
    return {
      ...commonFields,
      question: { ...details, question_text: questionText, question_type: 'essay', correct_answer: key },
    };
  const wrongTexts = wrong.map((text) => text.trim()).filter((text) => text !== '');
  const isPlain = type === '' || OTHER_TYPE.test(type);
  if (isPlain && wrongTexts.length > 0)
    return { ...commonFields, question: { ...details, ...choice(questionText, [key, ...wrongTexts], 0) } };
  if (type === multiple_choice.names.csv || (isPlain && options.length > 0)) {
    if (/^(?:[a-h]|\d)(?:\s?[,;&]\s?(?:[a-h]|\d))+$/i.test(key) && !options.includes(key)) return { code: 'csv_several_right' };
    const filled = letters.filter((name) => of(name) !== '');
    const isDigit = /^[1-9]$/.test(key) && !options.includes(key);
    const letter = isDigit ? String.fromCharCode(96 + Number(key)) : key.toLowerCase();
    const place = /^[a-z]$/.test(letter) ? filled.indexOf(letter) : options.indexOf(key);
    return { ...commonFields, question: { ...details, ...choice(questionText, options, place) } };
  }
  if (isPlain && /^(?:true|false)$/i.test(key))
    return { ...commonFields, question: { ...details, ...choice(questionText, ['True', 'False'], /^t/i.test(key) ? 0 : 1) } };
  if (!isPlain && type !== short_answer.names.csv) return { code: 'csv_type', params: { excerpt: type.slice(0, 30) } };
  const also = of('also accepted')
    .split('\n')
    .filter((text) => text.trim() !== '');
  const question = type === '' && also.length === 0 ? plainAnswer(questionText, key) : typed(questionText, [key, ...also]);
  return { ...commonFields, question: { ...details, ...question } };
}
