// A quiz as JSON, with everything that it has: the shape of core/quiz (P10.3, P10.4), and what says which shape it is.
import * as z from 'zod/mini';
import { tidyQuestion } from '../ownQuiz.ts';
import { Question, type Quiz, timerOf } from '../quiz.ts';
import { type Reading, readingOf, unreadable } from './reading.ts';

const VERSION = 1;

/** The quiz as JSON. */
export function write(quiz: Quiz): string {
  const questions = quiz.questions.map(tidyQuestion);
  return `${JSON.stringify({ oasis_quiz: VERSION, ...quiz, questions }, null, 2)}\n`;
}

const Shape = z.object({
  title: z.optional(z.string()),
  questions: z.array(z.unknown()),
  settings: z.optional(z.nullable(z.object({ timer_duration_seconds: z.optional(z.nullable(z.number())) }))),
});

/** The questions of such a file. An array of questions alone is taken too. */
export function read(text: string): Reading {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return unreadable('This is no whole JSON. Save the file again.');
  }
  const shape = Shape.safeParse(Array.isArray(given) ? { questions: given } : given);
  if (!shape.success) return unreadable('This JSON is no quiz. It has to have “title” and “questions”.');
  const { title = '', questions, settings } = shape.data;
  const parsed = questions.map((one) => Question.safeParse(one));
  const bad = parsed.flatMap((one, at) => (one.success ? [] : [{ at, path: one.error.issues[0]?.path.join('.') ?? '' }]));
  const problems = bad.map(({ at, path }) => ({
    line: null,
    message: `Question ${at + 1} cannot be read${path === '' ? '' : `: look at “${path.slice(0, 60)}”`}.`,
  }));
  const found = parsed.flatMap((one, at) => (one.success ? [asFound(one.data, at)] : []));
  return { ...readingOf(title, found, problems), timer: timerOf({ title, questions: [], settings: settings ?? null }) };
}

function asFound({ question_id: _, explanation = '', ...question }: Question, at: number) {
  return { line: null, place: `Question ${at + 1}`, question, explanation };
}
