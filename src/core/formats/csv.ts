// Reads and writes CSV for spreadsheets, one row for each question. The escaping that keeps cells from being formulas is undone
// on reading.
import Papa from 'papaparse';
import { letterAt, ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { questionTypes, typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, besideMarks, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
import { countFilled, LETTER_KEY, rolesOf, rolesWithoutHead } from './csvColumns.ts';
import { csvText } from './csvText.ts';
import type { FileTexts } from './exportFormat.ts';
import { fromPlain, hasPicture, PICTURE, type TextChange } from './htmlText.ts';
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
import { isReason } from './reasonLines.ts';

const { multiple_choice, short_answer, essay } = questionTypes;
/** How other programs name a choice. */
const OTHER_TYPE = /^(?:multiple[ -]?choice|mc|mcq|quiz|true[ /-]?(?:or )?false|tf)$/;
const HARMLESS = /^'+[=+\-@\t\r＝＋－＠]/u;

/** The quiz as CSV. Accepted answers are on separate lines of one cell. */
export function write(quiz: Quiz, { pictureLeftOut }: FileTexts): string {
  const questions = quiz.questions.map(tidyQuestion);
  const optionCount = Math.max(4, ...questions.map(({ options = {} }) => Object.keys(options).length));
  const letters = Array.from({ length: optionCount }, (_, at) => letterAt(at));
  const head = ['type', 'question', ...letters, 'answer', 'also accepted', 'explanation', 'topic', 'marks', 'quiz', 'oasis data'];
  const rows = questions.map((question) => rowOf(question, letters, quiz));
  if (questions.every(({ image_url }) => image_url === undefined)) return csvText([head, ...rows]);
  // A cell of a spreadsheet holds 32,767 characters, and a picture has more.
  const pictureCells = questions.map(({ image_url }) => (image_url === undefined ? '' : pictureLeftOut));
  return csvText([[...head, 'picture'], ...rows.map((row, at) => [...row, pictureCells[at] ?? ''])]);
}

function rowOf(question: Question, letters: readonly string[], quiz: Quiz): string[] {
  const { options, accepted_answers: also = [], explanation = '', topic = '', marks = '' } = question;
  const cited = citedText(question, quiz);
  const { topic: _, marks: __, image_url: ___, ...extras } = carriedOf(question, quiz, cited);
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
  const { rows, table: tableText, delimiter } = rowsOf(text.replace(/^\ufeff/, ''));
  const problems: Problem[] = [];
  const headAt = rows.findIndex(({ cells }) => countFilled(cells) > 1);
  const head = rows[headAt]?.cells ?? [];
  const headRoles = rolesOf(head);
  const names = headRoles ?? rolesWithoutHead(rows.map(({ cells }) => cells));
  if (names === null) return unreadable({ code: 'csv_no_columns' }, 1);
  // A single cell above the headings is the title.
  const hasTitle = headRoles !== null && headAt === 1;
  const rest = headRoles === null ? rows : rows.filter((_, at) => at !== headAt && !(hasTitle && at === 0));
  const columns = names.map((role, at) => ({ name: headRoles === null ? '' : (head[at] ?? '').trim().slice(0, 80), role }));
  const foundQuestions: Found[] = [];
  let title = hasTitle ? (rows[0]?.cells.join('').trim() ?? '') : '';
  const isOurs = names.includes('oasis');
  const table = tableOf(names, head, rest);
  let readCount = 0;
  for (const { cells, line, start, end, isBroken } of rest) {
    const source = () => tableText.slice(start, end).trimEnd();
    readCount += 1;
    if (isBroken) problems.push({ line, flaw: { code: 'quotation_mark' }, source: source() });
    else if (
      cells.some((cell, at) => (names[at] === 'picture' ? cell.trim() !== '' : !isOurs && names[at] !== null && hasPicture(cell)))
    )
      problems.push({ line, flaw: PICTURE, source: source() });
    else {
      const changes = new Set<TextChange>();
      const cellOf = (name: string) => textOf(names.includes(name) ? cells[names.indexOf(name)] : '').trim();
      // Our own files are read without interpretation.
      const of = isOurs ? cellOf : (name: string) => fromPlain(cellOf(name), changes);
      title ||= of('quiz');
      const result = foundIn(of, table, cells);
      if ('code' in result) problems.push({ line, flaw: result, source: source() });
      else foundQuestions.push({ ...result, line, changes, source });
    }
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  const unread = () => tableText.slice(rest[isTooMany ? readCount - 1 : readCount]?.start ?? tableText.length);
  const headNames = headRoles === null ? names.map((role) => role ?? '') : head;
  return {
    ...readingOf(title, foundQuestions, problems, unread),
    columns,
    rest: { format: 'csv', head: Papa.unparse([headNames], { delimiter }) },
  };
}

/** Cells further to the right belong to no column of ours. */
const MOST_COLUMNS = 100;
/** Of more rows with text, either the questions or the problems are too many. */
const MOST_ROWS = 2000;

/** `isBroken`: a quotation mark has no partner. */
type Row = { cells: string[]; line: number; start: number; end: number; isBroken: boolean };

/** The rows that are not empty, and the text that they are cut from. */
function rowsOf(text: string): { rows: Row[]; table: string; delimiter: string } {
  const rows: Row[] = [];
  const [separatorLine = '', separator] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const table = text.slice(separatorLine.length);
  const firstLine = separator === undefined ? 1 : 2;
  const lineAt = lineCounter(table);
  const delimiter = separator ?? delimiterOf(table);
  let line = firstLine;
  let start = 0;
  Papa.parse<string[]>(table, {
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      const cells = data.slice(0, MOST_COLUMNS);
      const isFilled = countFilled(cells) > 0 && !isReason(cells[0] ?? '');
      if (isFilled) rows.push({ cells, line, start, end: meta.cursor, isBroken: errors.length > 0 });
      line = lineAt(meta.cursor) + firstLine - 1;
      start = meta.cursor;
      if (rows.length > MOST_ROWS) parser.abort();
    },
  });
  return { rows, table, delimiter };
}

const SAMPLE_LENGTH = 20_000;

/** The delimiter that names known columns, or else the one with which most rows have the same number of cells. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const candidates = ['\t', ';', ','].map((mark) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter: mark, preview: 30, skipEmptyLines: true });
    const counts = new Map<number, number>();
    for (const cells of data) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    const isNamed = data.slice(0, 2).some((cells) => rolesOf(cells) !== null);
    return { mark, steadiness: isNamed ? Infinity : Math.max(0, ...counts.values()) / Math.max(1, data.length) };
  });
  const best = candidates.reduce((steadiest, candidate) => (candidate.steadiness > steadiest.steadiness ? candidate : steadiest));
  return best.steadiness === 0 ? ',' : best.mark;
}

/** How a row is read. `keyMode`: whether the answers of the column are places or texts of options, or each row decides. */
type Table = {
  names: readonly (string | null)[];
  letters: readonly string[];
  keyMode: 'place' | 'text' | 'row';
  /** the headings of the options are letters, so a letter is always a place */
  isLettered: boolean;
  /** a number may be a place */
  isNumbered: boolean;
};

function tableOf(names: readonly (string | null)[], head: readonly string[], rows: readonly Row[]): Table {
  const letters = names.filter((name) => name !== null && /^[a-h]$/.test(name)).sort() as string[];
  const headOf = (name: string) => (head[names.indexOf(name)] ?? '').trim();
  const keys = rows.flatMap(({ cells }) => {
    const cellOf = (name: string) => textOf(cells[names.indexOf(name)]).trim();
    const texts = letters.map(cellOf);
    const key = cellOf('answer');
    return countFilled(texts) > 0 && key !== '' ? [{ key, byPlace: placeOf(key, texts), byText: placeOfText(key, texts) }] : [];
  });
  const isPlaced = keys.every(({ byPlace }) => byPlace >= 0);
  const isText = keys.every(({ byText }) => byText >= 0);
  // In Kahoot's table the answers are always places.
  const isKahoot = /^correct answer\(s\)/i.test(headOf('answer'));
  return {
    names,
    letters,
    keyMode: isKahoot || (isPlaced && !isText) ? 'place' : isText && !isPlaced ? 'text' : 'row',
    isLettered: letters.every((letter) => /^\(?[a-h]\)?$/i.test(headOf(letter))),
    isNumbered: isKahoot || keys.every(({ key, byPlace, byText }) => byPlace >= 0 || (byText < 0 && key !== '0')),
  };
}

/** The place that a letter or a number names, where an option stands; or -1. */
function placeOf(key: string, texts: readonly string[]): number {
  const [, letter] = LETTER_KEY.exec(key) ?? [];
  const place = letter === undefined ? (/^[1-8]$/.test(key) ? Number(key) - 1 : -1) : letter.toLowerCase().charCodeAt(0) - 97;
  return (texts[place] ?? '') === '' ? -1 : place;
}

/** The place of the option with this text, or of the only one that differs in case or a full stop; or -1. */
function placeOfText(key: string, texts: readonly string[]): number {
  const plainText = (text: string) => text.toLowerCase().replace(/\.$/, '');
  const places = [...texts.keys()].filter((at) => texts[at] !== '' && plainText(texts[at] ?? '') === plainText(key));
  const exact = texts.indexOf(key);
  return exact >= 0 ? exact : places.length === 1 ? (places[0] ?? -1) : -1;
}

const SEVERAL_KEYS = /^(?:[a-h]|\d)(?:\s{0,3}(?:[,;&|/+–-]|and|und|or)\s{0,3}(?:[a-h]|\d))+$/i;
const LETTER_AND_TEXT = /^[([]?([a-h])[\])]?[.):]?\s{1,9}(\S.*)$/is;

/** The place of the right option, or why it is not certain. */
function rightPlace(key: string, texts: readonly string[], { keyMode, isLettered, isNumbered }: Table): number | ImportFlaw {
  if (key === '') return -1;
  const byText = placeOfText(key, texts);
  const isLetter = LETTER_KEY.test(key);
  const byPlace = isLetter || isNumbered ? placeOf(key, texts) : -1;
  if (SEVERAL_KEYS.test(key) && byText < 0) return { code: 'csv_several_right' };
  if (keyMode === 'row' && !(isLetter && isLettered) && byText >= 0 && byPlace >= 0 && byText !== byPlace)
    return { code: 'csv_place_or_text' };
  const certain = keyMode === 'place' || (isLetter && isLettered) ? byPlace : byText;
  const place = certain < 0 && keyMode === 'row' ? Math.max(byPlace, byText) : certain;
  if (place >= 0) return place;
  const [, letter = '', keyText = ''] = LETTER_AND_TEXT.exec(key) ?? [];
  const lettered = letter === '' ? -1 : placeOf(letter, texts);
  if (lettered >= 0 && lettered === placeOfText(keyText, texts)) return lettered;
  const truth = /^[tf]$/i.test(key) ? placeOfText(key.toLowerCase() === 't' ? 'true' : 'false', texts) : -1;
  return truth < 0 ? { code: 'aiken_other_answer' } : truth;
}

function foundIn(
  of: (name: string) => string,
  table: Table,
  cells: readonly string[],
): Omit<Found, 'line' | 'source'> | ImportFlaw {
  const type = of('type').toLowerCase();
  const questionText = of('question');
  const key = of('answer');
  const { names, letters } = table;
  const texts = letters.map(of);
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
  const wrongTexts = cells.flatMap((cell, at) => (names[at] === 'wrong' && cell.trim() !== '' ? [textOf(cell).trim()] : []));
  const isPlain = type === '' || OTHER_TYPE.test(type);
  if (isPlain && wrongTexts.length > 0)
    return { ...commonFields, question: { ...details, ...choice(questionText, [key, ...wrongTexts], 0) } };
  if (type === multiple_choice.names.csv || (isPlain && countFilled(texts) > 0)) {
    const right = rightPlace(key, texts, table);
    if (typeof right !== 'number') return right;
    const filled = [...texts.keys()].filter((at) => texts[at] !== '');
    const options = filled.map((at) => texts[at] ?? '');
    return { ...commonFields, question: { ...details, ...choice(questionText, options, filled.indexOf(right)) } };
  }
  const truth = (/^(?:true|tf)/.test(type) ? /^(t)(?:rue)?$|^f(?:alse)?$/i : /^(t)rue$|^false$/i).exec(key);
  if (isPlain && truth)
    return { ...commonFields, question: { ...details, ...choice(questionText, ['True', 'False'], truth[1] ? 0 : 1) } };
  if (/^(?:true|tf)/.test(type)) return { code: 'aiken_other_answer' };
  const unreadCells = cells.filter((_, at) => names[at] === null);
  const hasInnerOptions = LETTER_KEY.test(key) && /(?:^|[\s(])a[.)]/i.test(questionText) && /[\s(]b[.)]/i.test(questionText);
  if (isPlain && hasInnerOptions) return { code: 'csv_no_options' };
  if (isPlain && (LETTER_KEY.test(key) || /^[1-8]$/.test(key)) && (letters.length > 0 || countFilled(unreadCells) > 1))
    return { code: 'csv_no_options' };
  if (!isPlain && type !== short_answer.names.csv) return { code: 'csv_type', params: { excerpt: type.slice(0, 30) } };
  const also = of('also accepted')
    .split('\n')
    .filter((text) => text.trim() !== '');
  const question = type === '' && also.length === 0 ? plainAnswer(questionText, key) : typed(questionText, [key, ...also]);
  return { ...commonFields, question: { ...details, ...question } };
}
