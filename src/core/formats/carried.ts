// What a question of ours has and another program's format has no place for. It travels as one line of JSON in a comment, a column or
// a field, so that what we wrote is read back whole; what can be seen always wins over it.
import * as z from 'zod/mini';
import { type Named, placeIn, saysPlace } from '../citation.ts';
import { BoundedLeftOut, tidyText } from '../ownQuiz.ts';
import { Question, type Quiz } from '../quiz.ts';
import { isEndless } from './endless.ts';

const Carried = z.object({
  topic: z.optional(z.string()),
  difficulty: Question.shape.difficulty,
  near_words: Question.shape.near_words,
  key_points: Question.shape.key_points,
  passage: Question.shape.passage,
  language: Question.shape.language,
  source: Question.shape.source,
  image_url: Question.shape.image_url,
  number: Question.shape.number,
  part: Question.shape.part,
  marks: Question.shape.marks,
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
  const { question_type: type, number, part, marks } = question;
  const { topic, difficulty, near_words, key_points, passage, language, source, image_url } = question;
  const all = { topic, difficulty, near_words, key_points, passage, language, source, image_url, number, part, marks };
  const definedFields = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const isFirst = questions[0]?.question_id === question.question_id;
  return {
    ...definedFields,
    ...(type === 'diagram' ? { diagram: true as const } : {}),
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

/** The question with what was carried; `whole` is the explanation with its citation. */
export function withCarried(question: Question, extras: Carried, fullExplanation: string): Question {
  const { diagram, cited, explanation: _, left_out: __, question_count: ___, ...fields } = extras;
  const explanation = cited === undefined ? fullExplanation : withoutTail(fullExplanation, cited);
  return {
    ...question,
    ...(diagram && question.question_type === 'essay' ? { question_type: 'diagram' as const } : {}),
    ...(explanation === '' ? {} : { explanation }),
    ...fields,
  };
}

/** The citation of a question, where its explanation does not give it: `Page 3: “…”`. */
export function citedText({ source, explanation = '' }: Question, quiz: Named): string {
  if (source === undefined || saysPlace(explanation, source)) return '';
  const place = placeIn(source, quiz);
  return tidyText(place === '' ? `“${source.quote}”` : `${place}: “${source.quote}”`);
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
