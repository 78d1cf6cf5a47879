// GIFT, Moodle's text format: https://docs.moodle.org/en/GIFT_format. A question ends at a blank line, as Moodle has it.

import { tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, carriedLine, carriedOf, citedText } from './carried.ts';
import { toHtml } from './htmlText.ts';
import { toBrackets } from './mathText.ts';

/** How a line of ours begins that no other program reads. */
export const GIFT_CARRIED = '// oasis ';
/** How the model answer of an essay begins, which GIFT has no place for but the general feedback. */
export const MODEL_ANSWER = 'Model answer: ';

/** The quiz as GIFT. Formulas stand in \(…\), explanations are the general feedback. */
export function write(quiz: Quiz): string {
  const category = tidyLine(quiz.title).replaceAll('/', '//');
  const questions = quiz.questions.map((question, at) => questionOf(tidyQuestion(question), at + 1, quiz));
  return `${[`$CATEGORY: ${category}`, ...questions].join('\n\n')}\n`;
}

function questionOf(question: Question, number: number, quiz: Quiz): string {
  const cited = citedText(question, quiz);
  const isText = typeRow(question).input === 'text';
  const { explanation = '' } = question;
  const tail = below(explanation, cited);
  const extras = carriedOf(question, quiz, isText ? tail : cited);
  const line = carriedLine(isText && explanation !== '' ? { ...extras, explanation } : extras);
  const feedback = isText ? below(MODEL_ANSWER + question.correct_answer, tail) : tail;
  const body = [...answersOf(question), ...(feedback === '' ? [] : [`\t####${marked(html(feedback))}`])];
  return [
    ...(line === '' ? [] : [GIFT_CARRIED + line]),
    `::Question ${number}::[html]${html(question.question_text)} {`,
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
      // Behind = an arrow makes a pair. The only answer needs no =, and keeps it as it is.
      if (also.length === 0 && key.includes('->') && key === escapeGift(key)) return [`\t${plain(key)}`];
      return [key, ...also].map((text) => `\t=%100%${typedText(text)}`);
    case 'text':
      return [];
  }
}

/** What begins like a weight or a format is told from one. */
function marked(text: string): string {
  return /^[%[]/.test(text) ? `[html]${text}` : text;
}

/** Typed answers are compared letter by letter, so they are no HTML; only -> would make them pairs. A star would stand for any text. */
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
