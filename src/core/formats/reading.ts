// What every reader of a quiz file gives back: the questions, and what is wrong, line by line. Nothing is taken while anything is wrong.
import type * as z from 'zod/mini';
import { BoundedQuestion, letterAt, ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { equalOptionsFlaw } from '../quiz/equalOptions.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { type Carried, leftOutIn, withCarried } from './carried.ts';
import type { TextChange } from './htmlText.ts';

/** `line` is counted from 1; null: it is about the whole file. */
export type Problem = { line: number | null; message: string };
/** `title` is empty where the file has none. Only a file without problems may be taken. */
export type Reading = {
  title: string;
  questions: Question[];
  problems: Problem[];
  timer?: number | null;
  left_out?: Quiz['left_out'];
  /** what could not be kept of its texts, and where; it stands in nobody's way */
  notices?: Problem[];
};

/**
 * A question as it was found, before it is held to the bounds. Fields that nobody gave are left out. `place` stands before what is
 * wrong with it, where there are no lines.
 */
export type Found = {
  line: number | null;
  place?: string;
  question: Omit<Question, 'question_id' | 'explanation'>;
  explanation?: string;
  carried?: Carried | null;
  /** what of its text could not be kept */
  changes?: ReadonlySet<TextChange>;
};

const MOST_PROBLEMS = 50;
/** Who has so many mends them first: the rest of the file is not read. */
const ENOUGH_PROBLEMS = 1000;
export const TOO_MANY = `The file has more than ${ownQuizLimits.questions} questions, which is the most of a quiz. Divide it.`;

/** Whether a reader may stop: more questions than a quiz has, or more problems than anyone reads. */
export function isEnough(foundQuestions: readonly Found[], problems: readonly Problem[]): boolean {
  return foundQuestions.length > ownQuizLimits.questions || problems.length >= ENOUGH_PROBLEMS;
}

/** A file of which nothing was read, and why. */
export function unreadable(message: string, line: number | null = null): Reading {
  return { title: '', questions: [], problems: [{ line, message }] };
}

/** Holds what was found to the bounds of core/editing/ownQuiz, and numbers the questions from 1. */
export function readingOf(title: string, foundQuestions: readonly Found[], problems: readonly Problem[]): Reading {
  if (foundQuestions.length > ownQuizLimits.questions) return unreadable(TOO_MANY);
  const questions: Question[] = [];
  const all = [...problems];
  for (const { line, place, question, explanation = '', carried: carriedFields } of foundQuestions) {
    const numberedQuestion: Question = { question_id: questions.length + 1, ...question };
    const fullQuestion = carriedFields
      ? withCarried(numberedQuestion, carriedFields, explanation)
      : { ...numberedQuestion, explanation };
    const parsed = BoundedQuestion.safeParse(tidyQuestion(fullQuestion));
    const flaw = parsed.success ? equalOptionsFlaw(parsed.data) : sentenceOf(parsed.error.issues[0]);
    if (parsed.success && flaw === null) questions.push(parsed.data);
    else all.push({ line, message: `${place === undefined ? '' : `${place}: `}${flaw}` });
  }
  if (questions.length === 0 && all.length === 0) all.push({ line: null, message: 'There is no question in it.' });
  const sorted = all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const notices = noticesOf(foundQuestions);
  const leftOut = leftOutIn(foundQuestions);
  return {
    title: tidyLine(title).slice(0, ownQuizLimits.title),
    questions,
    problems: firstOf(sorted),
    ...(notices.length === 0 ? {} : { notices }),
    ...(leftOut === undefined ? {} : { left_out: leftOut }),
  };
}

const CHANGES: Record<TextChange, string> = {
  face: 'Bold, italic, underlined or crossed-out text becomes plain text.',
  footnote: 'A raised mark of a footnote is left out.',
  embedded: 'A part that is a program or another page is left out.',
};

function noticesOf(items: readonly Found[]): Problem[] {
  return firstOf(
    items.flatMap(({ line, changes }) => [...(changes ?? [])].map((change) => ({ line, message: CHANGES[change] }))),
  );
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const isSentence = issue !== undefined && /[.]$/.test(issue.message);
  return isSentence ? issue.message : `This question cannot be read (${issue?.path.join('.') ?? 'unknown'}).`;
}

function firstOf(problems: readonly Problem[]): Problem[] {
  const rest = problems.length - MOST_PROBLEMS;
  if (rest <= 0) return [...problems];
  const restText = problems.length < ENOUGH_PROBLEMS ? rest.toLocaleString('en-US') : 'many';
  return [...problems.slice(0, MOST_PROBLEMS), { line: null, message: `And ${restText} more of this kind.` }];
}

/** Marks as they stand in a file, with a point or a comma; nothing where nothing stands. A sentence where it is no number. */
export function marksIn(text: string): { marks?: number } | string {
  const marksText = text.trim();
  if (marksText === '') return {};
  const marks = Number(marksText.replace(',', '.'));
  return Number.isFinite(marks) ? { marks } : `The marks “${marksText.slice(0, 30)}” are no number. Write one, as 2 or 2.5.`;
}

/** What a file says of one answer; `of`: the words of an answer that is not right. */
export type Comment = { of?: string; text: string };

/** The explanation with what is said of single answers, the right ones first. One word, as “Right!”, explains nothing. */
export function withComments(explanation: string, comments: readonly Comment[]): string {
  const telling = comments.filter(({ text }) => /\S\s+\S/.test(text));
  const commentTexts = [
    ...telling.filter(({ of }) => of === undefined).map(({ text }) => text),
    ...telling.filter(({ of }) => of !== undefined).map(({ of, text }) => `${of}: ${text}`),
  ];
  return [...new Set([explanation, ...commentTexts])].filter((line) => line !== '').join('\n');
}

/** A choice from its options in order; `right` is the place of the right one. */
export function choice(question_text: string, options: readonly string[], right: number): Found['question'] {
  return {
    question_text,
    question_type: 'multiple_choice',
    options: Object.fromEntries(options.slice(0, 26).map((text, at) => [letterAt(at), text])),
    correct_answer: right < 0 ? '' : letterAt(right),
  };
}

/** A typed answer from everything that is right; the first is the key. */
export function typed(question_text: string, answers: readonly string[]): Found['question'] {
  const [key = '', ...acceptedAnswers] = answers;
  return {
    question_text,
    question_type: 'short_answer',
    correct_answer: key,
    ...(acceptedAnswers.length > 0 ? { accepted_answers: acceptedAnswers } : {}),
  };
}
