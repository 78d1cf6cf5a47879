// Fields of our questions that another program's format cannot hold. They are written as one line of JSON in a comment, column
// or field, so that our own files are read back completely. Visible content always takes precedence.
import * as z from 'zod/mini';
import { fileCitation, type Named, saysPlace } from '../document/citation.ts';
import { BoundedLeftOut, tidyText } from '../editing/ownQuiz.ts';
import { questionTypes, type TypeRow, typeRow, typesWhere } from '../quiz/questionTypes.ts';
import { Question, type QuestionType, type Quiz } from '../quiz/quiz.ts';
import { isEndless } from './endless.ts';

/** The fields that a format may be unable to hold. A new field is carried unless it is named here. */
const CarriedFields = z.omit(Question, {
  question_id: true,
  question_text: true,
  question_type: true,
  options: true,
  correct_answer: true,
  explanation: true,
  accepted_answers: true,
  near_words_made: true,
  point_words: true,
});

const Carried = z.extend(CarriedFields, {
  /** a diagram question, written as an essay */
  diagram: z.optional(z.literal(true)),
  /** text that was appended to the explanation and is not part of it */
  cited: z.optional(z.string()),
  /** the explanation, where answer and explanation share one text */
  explanation: z.optional(z.string()),
  /** on the quiz's first question: what a past exam lacks, and the number of its questions */
  left_out: z.optional(BoundedLeftOut),
  question_count: z.optional(z.int()),
});
export type Carried = z.infer<typeof Carried>;

/** The line, without anything that could end a comment in XML, HTML or GIFT; empty if there is nothing to carry. */
export function carriedLine(extras: Carried): string {
  const line = JSON.stringify(extras)
    .replace(/[<>&\u007f-\uffff]/g, escaped)
    .replace(/-(?=-)/g, escaped)
    .replace(/\[(?=(?:id|tag):)/g, escaped);
  return line === '{}' ? '' : line;
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Null if the line is not ours or was changed. */
export function readCarried(line: string): Carried | null {
  try {
    const json: unknown = JSON.parse(line);
    return isEndless(json) ? null : Carried.parse(json);
  } catch {
    return null;
  }
}

/** The carried fields of a question, for a format without topics and marks. */
export function carriedOf(question: Question, { questions, left_out }: Quiz, cited: string): Carried {
  const { carriedFlag } = typeRow(question);
  const fields = Object.fromEntries(Object.entries(question).filter(([name]) => Object.hasOwn(CarriedFields.shape, name)));
  const isFirst = questions[0]?.question_id === question.question_id;
  return {
    ...fields,
    ...(carriedFlag === null ? {} : { [carriedFlag]: true as const }),
    ...(cited === '' ? {} : { cited }),
    ...(left_out && isFirst ? { left_out, question_count: questions.length } : {}),
  };
}

/** Visible marks take precedence over carried ones. */
export function besideMarks(extras: Carried | null, marks: number | undefined): Carried | null {
  if (extras === null || marks === undefined) return extras;
  const { marks: _, ...rest } = extras;
  return rest;
}

/** The carried note on left-out questions; undefined if the file's questions have changed. */
export function leftOutIn(items: readonly { carried?: Carried | null }[]): Quiz['left_out'] {
  const first = items.find((item) => item.carried?.left_out !== undefined)?.carried;
  return first?.question_count === items.length ? first.left_out : undefined;
}

/** The carried type, if the question still has the type that stood in for it. */
function typeWith(extras: Carried, { question_type: type }: Question): QuestionType {
  const { input } = questionTypes[type];
  const isMeant = ({ carriedFlag, input: other }: TypeRow) =>
    carriedFlag !== null && extras[carriedFlag] === true && other === input;
  return typesWhere(isMeant)[0] ?? type;
}

/** Adds the carried fields to a question. `fullExplanation`: the explanation with its citation. */
export function withCarried(question: Question, extras: Carried, fullExplanation: string): Question {
  const { diagram: _, cited, explanation: __, left_out: ___, question_count: ____, ...fields } = extras;
  const explanation = cited === undefined ? fullExplanation : withoutTail(fullExplanation, cited);
  return {
    ...question,
    question_type: typeWith(extras, question),
    ...(explanation === '' ? {} : { explanation }),
    ...fields,
  };
}

/** The citation of a question, unless its explanation contains it: `Page 3: “…”`. */
export function citedText({ source, explanation = '' }: Question, quiz: Named): string {
  if (source === undefined || saysPlace(explanation, source)) return '';
  return tidyText(fileCitation(source, quiz));
}

const GAP = '\n\n';

/** Joins two texts with a blank line. Either may be empty. */
export function below(first: string, second: string): string {
  return first === '' ? second : second === '' ? first : first + GAP + second;
}

/** Removes a known ending from a text. Changed text is left alone. */
export function withoutTail(fullText: string, tail: string): string {
  if (fullText === tail) return '';
  return fullText.endsWith(GAP + tail) ? fullText.slice(0, -(GAP.length + tail.length)) : fullText;
}
