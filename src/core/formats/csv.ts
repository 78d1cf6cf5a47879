// Reads and writes CSV for spreadsheets, one row for each question. The escaping that keeps cells from being formulas is undone
// on reading.
import Papa from 'papaparse';
import { letterAt, ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { questionTypes, typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, besideMarks, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
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
  type Reading,
  readingOf,
  typed,
  unreadable,
} from './reading.ts';

const { multiple_choice, short_answer, essay } = questionTypes;
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

/** Reads a table whose first row names its columns, separated by commas, semicolons or tabs. */
export function read(text: string): Reading {
  const rows = rowsOf(text.replace(/^\ufeff/, ''));
  const problems: Problem[] = [];
  const [head, ...rest] = rows;
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (!names.includes('question') || !names.includes('answer')) {
    return unreadable({ code: 'csv_no_columns' }, 1);
  }
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
    // Our own files are read without interpretation.
    const of = names.includes('oasis') ? cellOf : (name: string) => fromPlain(cellOf(name), changes);
    title ||= of('quiz');
    const result = foundIn(of, names);
    if ('code' in result) problems.push({ line, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line, changes, source });
    if (isEnough(foundQuestions, problems)) break;
  }
  return readingOf(title, foundQuestions, problems);
}

/** Cells further to the right belong to no column of ours. */
const MOST_COLUMNS = 100;

/** `isBroken`: a quotation mark has no partner. */
type Row = { cells: string[]; line: number; isBroken: boolean };

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  const lineAt = lineCounter(text);
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }, parser) => {
      rows.push({ cells: data.slice(0, MOST_COLUMNS), line, isBroken: errors.length > 0 });
      line = lineAt(meta.cursor);
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

function foundIn(of: (name: string) => string, names: readonly string[]): Omit<Found, 'line' | 'source'> | ImportFlaw {
  const type = of('type').toLowerCase();
  const questionText = of('question');
  const key = of('answer');
  const letters = names.filter((name) => /^[a-z]$/.test(name)).sort();
  const options = letters.map(of).filter((text) => text !== '');
  const line = of('oasis');
  const extras = line === '' ? null : readCarried(line);
  if (line !== '' && extras === null) return { code: 'csv_column_changed' };
  const topic = of('topic');
  const marked = marksIn(of('marks') || of('points'));
  if ('code' in marked) return marked;
  const commonFields = { explanation: of('explanation'), carried: besideMarks(extras, marked.marks) };
  const details = { ...marked, ...(topic === '' ? {} : { topic }) };
  if (type === essay.names.csv)
    return {
      ...commonFields,
      question: { ...details, question_text: questionText, question_type: 'essay', correct_answer: key },
    };
  if (type === multiple_choice.names.csv || (type === '' && options.length > 0)) {
    const place = /^[a-z]$/i.test(key)
      ? letters.filter((name) => of(name) !== '').indexOf(key.toLowerCase())
      : options.indexOf(key);
    return { ...commonFields, question: { ...details, ...choice(questionText, options, place) } };
  }
  if (type !== '' && type !== short_answer.names.csv) return { code: 'csv_type', params: { excerpt: type.slice(0, 30) } };
  const also = of('also accepted')
    .split('\n')
    .filter((text) => text.trim() !== '');
  return { ...commonFields, question: { ...details, ...typed(questionText, [key, ...also]) } };
}
