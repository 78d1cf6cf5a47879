// Reads and writes a quiz as JSON with all its fields: the shape of core/quiz/quiz (P10.3, P10.4) and its version.
import * as z from 'zod/mini';
import { BoundedLeftOut, ownQuizLimits, tidyQuestion } from '../editing/ownQuiz.ts';
import { Question, type Quiz, timerOf } from '../quiz/quiz.ts';
import { isEndless } from './endless.ts';
import { fromPlain, type TextChange } from './htmlText.ts';
import { type Found, type ImportFlaw, type Problem, type Reading, readingOf, TOO_MANY, unreadable } from './reading.ts';

const VERSION = 1;

/** The quiz as JSON. */
export function write(quiz: Quiz): string {
  const questions = quiz.questions.map(tidyQuestion);
  return `${JSON.stringify({ oasis_quiz: VERSION, ...quiz, questions }, null, 2)}\n`;
}

const Shape = z.object({
  oasis_quiz: z.optional(z.unknown()),
  title: z.optional(z.string()),
  questions: z.array(z.unknown()),
  left_out: z.catch(z.optional(BoundedLeftOut), undefined),
  settings: z.optional(z.nullable(z.object({ timer_duration_seconds: z.optional(z.nullable(z.number())) }))),
});

/** Stands for a question that is too long or too deeply nested to be parsed. */
const ENDLESS = { success: false, error: { issues: [{ path: [] }] } } as const;

/** Reads the questions of such a file, or a bare array of questions. */
export function read(text: string): Reading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable({ code: 'json_broken' });
  }
  const shape = Shape.safeParse(Array.isArray(json) ? { questions: json } : json);
  if (!shape.success) return unreadable({ code: 'json_other' });
  const { title = '', questions, left_out, settings, oasis_quiz: version } = shape.data;
  const firstQuestions = questions.slice(0, ownQuizLimits.questions);
  const parsed = firstQuestions.map((question) => (isEndless(question) ? ENDLESS : Question.safeParse(question)));
  const bad = parsed.flatMap((result, at) =>
    result.success ? [] : [{ at, path: result.error.issues[0]?.path.join('.') ?? '' }],
  );
  const problems = bad.map(({ at, path }): Problem => {
    const flaw: ImportFlaw =
      path === '' ? { code: 'json_question' } : { code: 'json_question_field', params: { field: path.slice(0, 60) } };
    return { line: null, place: { kind: 'question', number: at + 1 }, flaw, source: sourceOf(firstQuestions[at]) };
  });
  const foundQuestions = parsed.flatMap((result, at) =>
    result.success
      ? [
          {
            ...asFound(version === undefined ? withoutMarkup(result.data) : { question: result.data }, at),
            source: () => sourceOf(firstQuestions[at]),
          },
        ]
      : [],
  );
  const timer = timerOf({ title, questions: [], settings: settings ?? null });
  const furtherSources = questions.slice(ownQuizLimits.questions).map(sourceOf);
  const tooMany: Problem = { line: null, flaw: TOO_MANY, source: `[${furtherSources.filter(Boolean).join()}]`, count: 0 };
  const reading = readingOf(title, foundQuestions, furtherSources.length > 0 ? [tooMany, ...problems] : problems);
  const rest = { format: 'json' as const, head: version === undefined ? '' : JSON.stringify(version) };
  return { ...reading, rest, timer, ...(left_out === undefined || reading.problems.length > 0 ? {} : { left_out }) };
}

function sourceOf(question: unknown): string {
  return isEndless(question) ? '' : JSON.stringify(question, null, 2);
}

type ReadQuestion = { question: Question; changes?: ReadonlySet<TextChange> };

/** Converts the superscript and subscript tags in a question from another program. */
function withoutMarkup(source: Question): ReadQuestion {
  const changes = new Set<TextChange>();
  const fromTags = (text: string) => fromPlain(text, changes);
  const { options, accepted_answers: also, explanation } = source;
  const question = {
    ...source,
    question_text: fromTags(source.question_text),
    correct_answer: fromTags(source.correct_answer),
    ...(options
      ? { options: Object.fromEntries(Object.entries(options).map(([letter, text]) => [letter, fromTags(text)])) }
      : {}),
    ...(also ? { accepted_answers: also.map(fromTags) } : {}),
    ...(explanation ? { explanation: fromTags(explanation) } : {}),
  };
  return { question, changes };
}

function asFound(
  { question: { question_id: _, explanation = '', ...question }, ...rest }: ReadQuestion,
  at: number,
): Omit<Found, 'source'> {
  return { line: null, place: { kind: 'question', number: at + 1 }, question, explanation, ...rest };
}
