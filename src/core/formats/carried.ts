// What a question of ours has and another program's format has no place for. It travels as one line of JSON in a comment, a column or
// a field, so that what we wrote is read back whole; what can be seen always wins over it.
import * as z from 'zod/mini';
import { fileCitation, type Named, saysPlace } from '../document/citation.ts';
import { BoundedLeftOut, tidyText } from '../editing/ownQuiz.ts';
import { questionTypes, type TypeRow, typeRow, typesWhere } from '../quiz/questionTypes.ts';
import { Question, type QuestionType, type Quiz } from '../quiz/quiz.ts';
import { isEndless } from './endless.ts';

/** The fields of a question that a format may have no place for: a new field is carried unless it is named here. */
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
  /** the question is one with a picture, and stands as an essay */
  diagram: z.optional(z.literal(true)),
  /** what was written behind the explanation, and is no part of it */
  cited: z.optional(z.string()),
  /** where answer and explanation are one text: the explanation */
  explanation: z.optional(z.string()),
  /** of the quiz, on its first question: what a past exam has beside its questions, and how many those are */
  left_out: z.optional(BoundedLeftOut),
  question_count: z.optional(z.int()),
});
export type Carried = z.infer<typeof Carried>;

/** The line, without anything that could end a comment of XML, HTML or GIFT; empty where there is nothing to carry. */
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

/** Null for a line that is none of ours any more. */
export function readCarried(line: string): Carried | null {
  try {
    const json: unknown = JSON.parse(line);
    return isEndless(json) ? null : Carried.parse(json);
  } catch {
    return null;
  }
}

/** What is carried of this question where the format has a place for neither of these. */
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

/** Marks that can be seen win over those that were carried. */
export function besideMarks(extras: Carried | null, marks: number | undefined): Carried | null {
  if (extras === null || marks === undefined) return extras;
  const { marks: _, ...rest } = extras;
  return rest;
}

/** What a past exam has beside the questions of a file; undefined where the file has other questions than were written. */
export function leftOutIn(items: readonly { carried?: Carried | null }[]): Quiz['left_out'] {
  const first = items.find((item) => item.carried?.left_out !== undefined)?.carried;
  return first?.question_count === items.length ? first.left_out : undefined;
}

/** The type whose flag was carried, where the question is still of the type that stood for it. */
function typeWith(extras: Carried, { question_type: type }: Question): QuestionType {
  const { input } = questionTypes[type];
  const isMeant = ({ carriedFlag, input: other }: TypeRow) =>
    carriedFlag !== null && extras[carriedFlag] === true && other === input;
  return typesWhere(isMeant)[0] ?? type;
}

/** The question with what was carried; `fullExplanation` is the explanation with its citation. */
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

/** The citation of a question, where its explanation does not give it: `Page 3: “…”`. */
export function citedText({ source, explanation = '' }: Question, quiz: Named): string {
  if (source === undefined || saysPlace(explanation, source)) return '';
  return tidyText(fileCitation(source, quiz));
}

const GAP = '\n\n';

/** Two texts below each other; either may be empty. */
export function below(first: string, second: string): string {
  return first === '' ? second : second === '' ? first : first + GAP + second;
}

/** The first of two texts, when the second is known. What was changed since is left as it is. */
export function withoutTail(fullText: string, tail: string): string {
  if (fullText === tail) return '';
  return fullText.endsWith(GAP + tail) ? fullText.slice(0, -(GAP.length + tail.length)) : fullText;
}
