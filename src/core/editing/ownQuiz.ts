// Limits of a quiz that our engine did not write: imported, composed or typed by its student. Files, device and server apply the
// same ones. Whether a question is good is not checked here.
import * as z from 'zod/mini';
import { cleanTitle } from '../account/shownName.ts';
import { typeRow } from '../quiz/questionTypes.ts';
import { DEFAULT_QUIZ_TITLE, KeyPoint, MadeFrom, Question, TimerSeconds } from '../quiz/quiz.ts';
import { mathSpans } from '../text/richText.ts';
import { issueCode, type ValidationFlaw } from '../wire/validation.ts';

/** In characters, except `fileBytes`. */
export const ownQuizLimits = {
  fileBytes: 8 * 1024 * 1024,
  questions: 500,
  title: 200,
  question: 5000,
  option: 2000,
  options: 8,
  answer: 20_000,
  typed: 500,
  accepted: 50,
  explanation: 10_000,
  topic: 200,
  list: 500,
  number: 20,
  marks: 1000,
  picture: 500_000,
};

/** A picture as data, which nothing has to be loaded for. */
export const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*$/;

const { title, question, option, options, answer, typed, accepted, explanation, topic, list, picture, number, marks } =
  ownQuizLimits;
const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
type Code = ValidationFlaw['code'];
/** A non-empty text, with codes for an empty and for a too long one. */
const filled = (emptyCode: Code, maxLength: number, longCode: Code) =>
  z.string().check(z.minLength(1, issueCode(emptyCode)), z.maxLength(maxLength, issueCode(longCode)));
/** The letter of an option, from its index. */
export const letterAt = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);

const Page = z.int().check(z.minimum(1), z.maximum(100_000));
const Texts = z.array(text(typed)).check(z.maxLength(list));
const BoundedPoint = z.extend(KeyPoint, {
  text: text(explanation),
  terms: Texts,
  also: z.optional(Texts),
  against: z.optional(Texts),
});

/** A question within the bounds. Its messages are codes (wire/validation). */
export const BoundedQuestion = z
  .extend(z.omit(Question, { near_words_made: true, point_words: true }), {
    question_text: filled('question_text_missing', question, 'question_text_long'),
    options: z.optional(
      z.record(z.string().check(z.regex(/^[A-H]$/, issueCode('option_letter'))), filled('option_missing', option, 'option_long')),
    ),
    correct_answer: filled('answer_missing', answer, 'answer_long'),
    explanation: z.optional(z.string().check(z.maxLength(explanation, issueCode('explanation_long')))),
    topic: z.optional(z.string().check(z.maxLength(topic, issueCode('topic_long')))),
    accepted_answers: z.optional(
      z
        .array(filled('accepted_answer_missing', typed, 'accepted_answer_long'))
        .check(z.maxLength(accepted, issueCode('accepted_answers_many'))),
    ),
    number: z.optional(z.string().check(z.maxLength(number, issueCode('number_long')))),
    part: z.optional(z.string().check(z.maxLength(topic, issueCode('part_long')))),
    marks: z.optional(z.number().check(z.positive(issueCode('marks_low')), z.maximum(marks, issueCode('marks_high')))),
    near_words: z.optional(Texts),
    key_points: z.optional(z.array(BoundedPoint).check(z.maxLength(50))),
    passage: z.optional(z.object({ page: Page })),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}$/i, issueCode('language_tag')))),
    source: z.optional(
      z.object({
        page: Page,
        quote: text(explanation),
        section: z.optional(text(explanation)),
        document: z.optional(text(option)),
      }),
    ),
    image_url: z.optional(
      z.string().check(z.maxLength(picture, issueCode('picture_large')), z.regex(PICTURE_DATA, issueCode('picture_type'))),
    ),
  })
  .check((payload) => {
    const { options: optionTexts, correct_answer: key } = payload.value;
    const { input } = typeRow(payload.value);
    const fail = ({ code, params }: ValidationFlaw) =>
      payload.issues.push({ code: 'custom', message: code, ...(params ? { params } : {}), input: payload.value });
    const letters = Object.keys(optionTexts ?? {});
    if (input !== 'options') {
      if (letters.length > 0) fail({ code: 'options_needless' });
      if (input === 'line' && key.length > typed) fail({ code: 'short_answer_long', params: { limit: typed } });
    } else if (letters.length < 2) fail({ code: 'options_few' });
    else if (letters.length > options) fail({ code: 'options_many', params: { limit: options } });
    else if (optionTexts?.[key] === undefined) fail({ code: 'answer_no_option' });
  });

/** How many questions of a past exam were left out, by reason. */
export const BoundedLeftOut = z
  .record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(0), z.maximum(100_000)))
  .check(z.refine((counts) => Object.keys(counts).length <= 20, issueCode('reasons_many')));

/** What `POST /quizzes` accepts: a NewQuiz within the limits. Only the server checks them, to keep the page small. */
export const OwnQuiz = z.object({
  title: filled('title_missing', title, 'title_long'),
  questions: z
    .array(BoundedQuestion)
    .check(
      z.minLength(1, issueCode('questions_missing')),
      z.maxLength(ownQuizLimits.questions, issueCode('questions_many')),
      (payload) => {
        const ids = payload.value.map(({ question_id: id }) => id);
        if (new Set(ids).size < ids.length)
          payload.issues.push({ code: 'custom', message: issueCode('question_ids_equal'), input: ids });
      },
    ),
  settings: z.optional(z.object({ timer_duration_seconds: z.optional(z.nullable(TimerSeconds)) })),
  left_out: z.optional(BoundedLeftOut),
  made_from: z.extend(MadeFrom, { filename: z.optional(text(topic)) }),
});
export type OwnQuiz = z.infer<typeof OwnQuiz>;

/**
 * A text that every format can hold: well-formed Unicode, lines separated by \n only, no control characters (XML 1.0 has none),
 * formulas on one line, no blanks at either end.
 */
export function tidyText(rawText: string): string {
  const plainText = rawText
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
    .replace(/\n{3,}/g, '\n\n');
  let tidy = '';
  let at = 0;
  for (const { start, end } of plainText.includes('\n') ? mathSpans(plainText) : []) {
    tidy += plainText.slice(at, start) + plainText.slice(start, end).replaceAll('\n', ' ');
    at = end;
  }
  return tidy + plainText.slice(at);
}

/** A title as others see it. */
export function shownTitle(text: string): string {
  return cleanTitle(text) || DEFAULT_QUIZ_TITLE;
}

/** Like tidyText but on one line, for topics and typed answers. */
export function tidyLine(rawText: string): string {
  return tidyText(rawText).replace(/\s+/g, ' ');
}

/** A question that every format can hold. Options are lettered in order; empty lists and blank texts are removed. */
export function tidyQuestion(rawQuestion: Question): Question {
  const {
    options: choices,
    explanation: rawExplanation,
    topic: rawTopic,
    accepted_answers: also,
    near_words: near,
    near_words_made: _,
    point_words: __,
    key_points: points,
    ...rest
  } = rawQuestion;
  const letters = Object.keys(choices ?? {});
  const place = letters.indexOf(rawQuestion.correct_answer);
  const keyLetter = place < 0 ? '' : letterAt(place);
  const { input } = typeRow(rawQuestion);
  const key = input === 'options' ? keyLetter : null;
  const accepts = [...new Set((also ?? []).map(tidyLine))].filter((line) => line !== '');
  return {
    ...rest,
    question_text: tidyText(rawQuestion.question_text),
    ...(key === null
      ? {}
      : {
          options: Object.fromEntries(Object.values(choices ?? {}).map((optionText, at) => [letterAt(at), tidyText(optionText)])),
        }),
    correct_answer: key ?? (input === 'line' ? tidyLine : tidyText)(rawQuestion.correct_answer),
    ...(tidyText(rawExplanation ?? '') === '' ? {} : { explanation: tidyText(rawExplanation ?? '') }),
    ...(tidyLine(rawTopic ?? '') === '' ? {} : { topic: tidyLine(rawTopic ?? '') }),
    ...(accepts.length === 0 || key !== null ? {} : { accepted_answers: accepts }),
    ...(near === undefined ? {} : { near_words: near }),
    ...(points === undefined ? {} : { key_points: points }),
  };
}
