// GIFT, Moodle's text format: https://docs.moodle.org/en/GIFT_format. As in Moodle, a blank line ends a question.

import { tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { inputOf, typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, carriedLine, carriedOf, citedText } from './carried.ts';
import type { FileTexts } from './exportFormat.ts';
import { toHtml } from './htmlText.ts';
import { toBrackets } from './mathText.ts';
import { pictureHtml } from './pictures.ts';

/** The start of a line that only this app reads. */
export const GIFT_CARRIED = '// oasis ';
/** The start of an essay's model answer. GIFT can hold it only in the general feedback. */
export const MODEL_ANSWER = 'Model answer: ';

/** The quiz as GIFT. Formulas are written as \(…\), explanations as general feedback. */
export function write(quiz: Quiz, texts: FileTexts): string {
  const category = tidyLine(quiz.title).replaceAll('/', '//');
  const questions = quiz.questions.map((question, at) => questionOf(tidyQuestion(question), at + 1, quiz, texts));
  return `${[`$CATEGORY: ${category}`, ...questions].join('\n\n')}\n`;
}

function questionOf(question: Question, number: number, quiz: Quiz, { picture }: FileTexts): string {
  const cited = citedText(question, quiz);
  const isText = inputOf(question).isLong;
  const { explanation = '' } = question;
  const tail = below(explanation, cited);
  const { image_url: _, ...extras } = carriedOf(question, quiz, isText ? tail : cited);
  const line = carriedLine(isText && explanation !== '' ? { ...extras, explanation } : extras);
  const feedback = isText ? below(MODEL_ANSWER + question.correct_answer, tail) : tail;
  const body = [...answersOf(question), ...(feedback === '' ? [] : [`\t####${marked(html(feedback))}`])];
  return [
    ...(line === '' ? [] : [GIFT_CARRIED + line]),
    `::Question ${number}::[html]${html(question.question_text)}${escapeGift(pictureHtml(question.image_url, picture))} {`,
    ...body,
    '}',
  ].join('\n');
}

function answersOf(question: Question): string[] {
  const { options, correct_answer: key, accepted_answers: also = [] } = question;
  const { input } = typeRow(question);
  switch (input) {
    case 'options':
      return Object.entries(options ?? {}).map(([letter, text]) => `\t${letter === key ? '=' : '~'}${marked(html(text))}`);
    case 'line':
      // After "=" an arrow would make a pair. A single answer needs no "=", which leaves it intact.
      if (also.length === 0 && key.includes('->') && key === escapeGift(key)) return [`\t${plain(key)}`];
      return [key, ...also].map((text) => `\t=%100%${typedText(text)}`);
    case 'text':
      return [];
  }
}

/** Escapes what would look like a weight or a format. */
function marked(text: string): string {
  return /^[%[]/.test(text) ? `[html]${text}` : text;
}

/** Typed answers are compared literally and are not HTML. Only "->" would make them pairs, and a star would match any text. */
function typedText(text: string): string {
  return text.includes('->') ? `[html]${escapeGift(toHtml(starred(text)))}` : plain(text);
}

function plain(text: string): string {
  return (/^[%[]|<su[bp]>|&\w/i.test(text) ? '[plain]' : '') + escapeGift(starred(text));
}

function starred(text: string): string {
  return text.replaceAll('*', '\\*');
}

function html(text: string): string {
  return escapeGift(toHtml(toBrackets(text)));
}

function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&');
}
