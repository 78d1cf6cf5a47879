// What every reader of a quiz file gives back: the questions that can be imported, and what is left out, each with its reason.
import { BoundedQuestion, letterAt, ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { equalOptionsFlaw } from '../quiz/equalOptions.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { type Bound, type Flaw, flawOfIssue, type ValidationFlaw } from '../wire/validation.ts';
import { type Carried, leftOutIn, withCarried } from './carried.ts';
import type { TextChange } from './htmlText.ts';
import type { TextFormat } from './importFormats.ts';

type Excerpt = { excerpt: string };
/** What is wrong with a file, by its code. */
export type FileFlaw =
  | Flaw<'file_large' | 'questions_too_many' | 'note_gaps_many', Bound>
  | Flaw<
      | 'file_empty'
      | 'file_encoding'
      | 'reading_slow'
      | 'reading_stopped'
      | 'file_unreadable'
      | 'no_question'
      | 'many_more_problems'
      | 'picture'
      | 'quotation_mark'
      | 'face'
      | 'footnote'
      | 'embedded'
      | 'gift_question_long'
      | 'gift_no_answer'
      | 'gift_answer_endless'
      | 'gift_two_answers'
      | 'gift_line_changed'
      | 'gift_matching'
      | 'gift_none_right'
      | 'gift_several_right'
      | 'gift_wildcard'
      | 'gift_range'
      | 'moodle_other_xml'
      | 'moodle_matching'
      | 'moodle_description'
      | 'moodle_comment_changed'
      | 'moodle_several_right'
      | 'moodle_wildcard'
      | 'moodle_range'
      | 'moodle_no_model_answer'
      | 'xml_breaks_off'
      | 'xml_document_type'
      | 'xml_too_many_elements'
      | 'xml_too_deep'
      | 'xml_no_element'
      | 'aiken_no_answer'
      | 'aiken_other_answer'
      | 'aiken_several_right'
      | 'aiken_stray_line'
      | 'aiken_option_order'
      | 'csv_no_columns'
      | 'csv_column_changed'
      | 'csv_several_right'
      | 'csv_place_or_text'
      | 'csv_no_options'
      | 'markdown_before_question'
      | 'markdown_option'
      | 'markdown_stray_line'
      | 'markdown_comment_changed'
      | 'markdown_several_right'
      | 'markdown_no_answer'
      | 'h5p_no_content'
      | 'h5p_no_question'
      | 'h5p_gap_endless'
      | 'package_other'
      | 'package_table'
      | 'package_document'
      | 'qti_no_item'
      | 'qti_old'
      | 'qti_several'
      | 'qti_several_right'
      | 'qti_no_model_answer'
      | 'json_broken'
      | 'json_other'
      | 'json_question'
      | 'picture_unkept'
      | 'sound'
      | 'answer_picture'
      | 'note_fields'
      | 'pictures_large'
      | 'note_long'
      | 'note_side_missing'
      | 'note_field_changed'
      | 'note_gap_endless'
      | 'note_gaps_deep'
      | 'package_many'
      | 'package_large'
      | 'package_damaged'
      | 'deck_breaks_off'
      | 'deck_no_database'
      | 'deck_unknown_kind'
      | 'deck_circle'
      | 'deck_damaged'
      | 'deck_encoding'
      | 'deck_note_long'
    >
  | Flaw<'file_kind', { formats: string }>
  | Flaw<'more_problems', { count: number }>
  | Flaw<'question_unreadable', { field: string }>
  | Flaw<
      | 'h5p_type'
      | 'qti_missing'
      | 'qti_type'
      | 'marks_not_number'
      | 'moodle_type'
      | 'xml_ends_nothing'
      | 'xml_no_end'
      | 'csv_type',
      Excerpt
    >
  | Flaw<'json_question_field', { field: string }>
  | Flaw<'deck_no_table', { table: string }>;
/** What is wrong with a file or one of its questions. */
export type ImportFlaw = FileFlaw | ValidationFlaw;
/** Where a question stands in a file that shows no lines. */
type Place = { kind: 'note' | 'question'; number: number };
/**
 * `line` counts from 1; null: the problem concerns the whole file, or is at `place`. `source`: what it keeps from being imported,
 * as it stands in the file. `count`: how many questions that is, one unless it says otherwise.
 */
export type Problem = { line: number | null; place?: Place; flaw: ImportFlaw; source?: string; count?: number };
/** `title` is empty if the file has none. The questions may be imported; the problems name what is not among them. */
export type Reading = {
  title: string;
  questions: Question[];
  problems: Problem[];
  timer?: number | null;
  left_out?: Quiz['left_out'];
  /** what was lost from its texts, and where; this does not block the import */
  notices?: Problem[];
  /** the columns of a table, with what is read of each; null: nothing */
  columns?: { name: string; role: string | null }[];
  /** how the sources of the problems are written as a file (rest.ts). `head`: what has to stand above them */
  rest?: { format: TextFormat; head?: string };
};

/** A question as read, before its limits are checked. Missing fields are left out. */
export type Found = {
  line: number | null;
  place?: Place;
  question: Omit<Question, 'question_id' | 'explanation'>;
  explanation?: string;
  carried?: Carried | null;
  /** what was lost from its text */
  changes?: ReadonlySet<TextChange>;
  /** the text of the question in its file */
  source: () => string;
};

/** A quiz with more characters of pictures is too large to be sent. */
const MOST_PICTURES = 6_000_000;
const MOST_PROBLEMS = 50;
/** Nobody reads more problems at once, so the rest of the file is skipped. */
const ENOUGH_PROBLEMS = 1000;
const MB = 1024 * 1024;
export const TOO_LARGE: ImportFlaw = { code: 'file_large', params: { limit: ownQuizLimits.fileBytes / MB } };
export const TOO_MANY: ImportFlaw = { code: 'questions_too_many', params: { limit: ownQuizLimits.questions } };

/** Whether a reader may stop: there are more questions than a quiz may have, or more problems than anyone reads. */
export function isEnough(foundQuestions: readonly Found[], problems: readonly Problem[]): boolean {
  return foundQuestions.length > ownQuizLimits.questions || problems.length >= ENOUGH_PROBLEMS;
}

/** A file that could not be read at all, and why. */
export function unreadable(flaw: ImportFlaw, line: number | null = null): Reading {
  return { title: '', questions: [], problems: [{ line, flaw }] };
}

/**
 * Checks the limits of core/editing/ownQuiz, and numbers the questions from 1. `unread`: the text of what lies beyond these questions
 * and problems; of questions alone, by default.
 */
export function readingOf(
  title: string,
  foundQuestions: readonly Found[],
  problems: readonly Problem[],
  unread?: () => string,
): Reading {
  const questions: Question[] = [];
  const all = [...problems];
  let pictureSize = 0;
  const firstQuestions = foundQuestions.slice(0, ownQuizLimits.questions);
  const furtherQuestions = foundQuestions.slice(ownQuizLimits.questions);
  const isStopped = furtherQuestions.length === 0 && problems.length >= ENOUGH_PROBLEMS && unread !== undefined;
  if (furtherQuestions.length > 0 || isStopped) {
    const source = unread?.() ?? furtherQuestions.map((question) => question.source()).join('\n\n');
    all.push({
      line: null,
      flaw: isStopped ? { code: 'many_more_problems' } : TOO_MANY,
      ...(source.trim() === '' ? {} : { source, count: 0 }),
    });
  }
  for (const { line, place, question, explanation = '', carried: carriedFields, source } of firstQuestions) {
    const numberedQuestion: Question = { question_id: questions.length + 1, ...question };
    const fullQuestion = carriedFields
      ? withCarried(numberedQuestion, carriedFields, explanation)
      : { ...numberedQuestion, explanation };
    const parsed = BoundedQuestion.safeParse(tidyQuestion(fullQuestion));
    const { image_url } = fullQuestion;
    pictureSize += image_url?.length ?? 0;
    const isTooLarge = image_url !== undefined && pictureSize > MOST_PICTURES;
    const sizeFlaw: ImportFlaw | null = isTooLarge ? { code: 'pictures_large' } : null;
    const flaw = parsed.success ? (sizeFlaw ?? equalOptionsFlaw(parsed.data)) : flawIn(parsed.error.issues);
    if (parsed.success && flaw === null) questions.push(parsed.data);
    else if (flaw !== null) all.push({ line, ...(place ? { place } : {}), flaw, source: source() });
  }
  if (questions.length === 0 && all.length === 0) all.push({ line: null, flaw: { code: 'no_question' } });
  const sorted = all.sort((a, b) => orderOf(a) - orderOf(b));
  const notices = noticesOf(firstQuestions);
  const leftOut = all.length === 0 ? leftOutIn(foundQuestions) : undefined;
  return {
    title: tidyLine(title).slice(0, ownQuizLimits.title),
    questions,
    problems: sorted,
    ...(notices.length === 0 ? {} : { notices }),
    ...(leftOut === undefined ? {} : { left_out: leftOut }),
  };
}

function orderOf({ line, place }: Problem): number {
  return line ?? place?.number ?? 0;
}

/** How many questions of the file are left out. */
export function leftOutCount(problems: readonly Problem[]): number {
  return problems.reduce((sum, { source, count = 1 }) => sum + (source === undefined ? 0 : count), 0);
}

function noticesOf(items: readonly Found[]): Problem[] {
  const notices = items.flatMap(({ line, changes }) => [...(changes ?? [])].map((change) => ({ line, flaw: { code: change } })));
  const codes = notices.map(({ flaw }) => flaw.code);
  // Where there are no lines, one for the whole file is enough.
  return firstProblems(notices.filter(({ line, flaw }, at) => line !== null || codes.indexOf(flaw.code) === at));
}

function flawIn([issue]: Parameters<typeof flawOfIssue>[0][]): ImportFlaw {
  const flaw = issue && flawOfIssue(issue);
  return flaw ?? { code: 'question_unreadable', params: { field: issue?.path.join('.') ?? 'unknown' } };
}

/** The problems to show, and how many more there are. */
export function firstProblems(problems: readonly Problem[]): Problem[] {
  const rest = problems.length - MOST_PROBLEMS;
  if (rest <= 0) return [...problems];
  const flaw: ImportFlaw =
    problems.length < ENOUGH_PROBLEMS ? { code: 'more_problems', params: { count: rest } } : { code: 'many_more_problems' };
  return [...problems.slice(0, MOST_PROBLEMS), { line: null, flaw }];
}

/** Parses marks with a decimal point or comma; empty if there are none. A flaw if it is not a number. */
export function marksIn(text: string): { marks?: number } | ImportFlaw {
  const marksText = text.trim();
  if (marksText === '') return {};
  const marks = Number(marksText.replace(',', '.'));
  return Number.isFinite(marks) ? { marks } : { code: 'marks_not_number', params: { excerpt: marksText.slice(0, 30) } };
}

/** A comment on one answer; `of`: the text of that answer, if it is wrong. */
export type Comment = { of?: string; text: string };

/** Appends comments on answers to the explanation, right ones first. A single word such as “Right!” is dropped. */
export function withComments(explanation: string, comments: readonly Comment[]): string {
  const telling = comments.filter(({ text }) => /\S\s+\S/.test(text));
  const commentTexts = [
    ...telling.filter(({ of }) => of === undefined).map(({ text }) => text),
    ...telling.filter(({ of }) => of !== undefined).map(({ of, text }) => `${of}: ${text}`),
  ];
  return [...new Set([explanation, ...commentTexts])].filter((line) => line !== '').join('\n');
}

/** A choice from its options in order; `right` is the index of the right one. */
export function choice(question_text: string, options: readonly string[], right: number): Found['question'] {
  return {
    question_text,
    question_type: 'multiple_choice',
    options: Object.fromEntries(options.slice(0, 26).map((text, at) => [letterAt(at), text])),
    correct_answer: right < 0 ? '' : letterAt(right),
  };
}

/** Nobody types a longer answer word by word. */
const LONGEST_TYPED = 80;

/** A question with one answer: typed, or an essay if its answer is long. */
export function plainAnswer(question_text: string, answer: string): Found['question'] {
  const isLong = answer.length > LONGEST_TYPED || answer.includes('\n');
  return isLong ? { question_text, question_type: 'essay', correct_answer: answer } : typed(question_text, [answer]);
}

/** A typed answer from all right answers; the first is the key. */
export function typed(question_text: string, answers: readonly string[]): Found['question'] {
  const [key = '', ...acceptedAnswers] = answers;
  return {
    question_text,
    question_type: 'short_answer',
    correct_answer: key,
    ...(acceptedAnswers.length > 0 ? { accepted_answers: acceptedAnswers } : {}),
  };
}
