// What a question is in Anki, and what a note of Anki is here (https://docs.ankiweb.net/templates/fields.html). Our own kind of note is
// read back whole; a plain one becomes a typed answer or, when it is long, an essay; a cloze becomes one question a gap.
import { tidyQuestion } from '../ownQuiz.ts';
import type { Question, Quiz } from '../quiz.ts';
import { below, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
import { escapeHtml, fromHtml, hasPicture, toHtml } from './htmlText.ts';
import { toBrackets, toDollars } from './mathText.ts';
import { choice, type Found, typed } from './reading.ts';

/** The fields of our kind of note, in order. */
export const ankiFields = ['Question', 'Options', 'Answer', 'Also accepted', 'Explanation', 'Topic', 'Type', 'Oasis'] as const;

const types = { multiple_choice: 'Multiple choice', short_answer: 'Short answer', essay: 'Essay', diagram: 'Essay' } as const;

/** The fields of one note, as HTML; formulas in \(…\), which Anki renders. */
export function noteOf(given: Question, quiz: Quiz): string[] {
  const question = tidyQuestion(given);
  const {
    question_type: type,
    options = {},
    correct_answer: key,
    accepted_answers: also = [],
    explanation = '',
    topic = '',
  } = question;
  const cited = citedText(question, quiz);
  const { topic: _, ...carried } = carriedOf(question, cited);
  const list = Object.values(options).map((text) => `<li>${html(text)}</li>`);
  return [
    html(question.question_text),
    list.length === 0 ? '' : `<ol type="A">${list.join('')}</ol>`,
    type === 'multiple_choice' ? `${key}. ${html(options[key] ?? '')}` : html(key),
    also.map(html).join('<br>'),
    html(below(explanation, cited)),
    html(topic),
    types[type],
    escapeHtml(carriedLine(carried)),
  ];
}

function html(text: string): string {
  return toHtml(toBrackets(text));
}

const MEDIA = 'This note has a picture or a sound, which cannot be imported. Say it in words, or take the note out.';
const LONGEST_FIELD = 100_000;
/** Longer than this, an answer is nothing that one types word by word. */
const LONGEST_TYPED = 80;

/** The questions of one note: several of a cloze with several gaps. A sentence where it cannot be asked. */
export function foundInNote(fields: readonly string[], names: readonly string[]): Omit<Found, 'line'>[] | string {
  const [first = '', second = ''] = fields;
  if (fields.some((field) => field.length > LONGEST_FIELD)) return 'This note is too long. Shorten it.';
  if (ankiFields.every((name, at) => names[at] === name)) return ownNote(fields);
  if (fields.some((field) => hasPicture(field) || field.includes('[sound:'))) return MEDIA;
  if (/\{\{c\d{1,3}::/.test(first)) return clozes(first, second);
  const asked = shown(first);
  const answer = shown(second);
  if (asked === '' || answer === '') return 'One side of this note is empty. Fill it, or take the note out.';
  const isLong = answer.length > LONGEST_TYPED || answer.includes('\n');
  if (isLong) return [{ question: { question_text: asked, question_type: 'essay', correct_answer: answer } }];
  return [{ question: typed(asked, [answer]) }];
}

function shown(field: string): string {
  return toDollars(fromHtml(field));
}

function ownNote(fields: readonly string[]): Omit<Found, 'line'>[] | string {
  const [asked = '', list = '', key = '', also = '', why = '', topic = '', kind = '', line = ''] = fields;
  const carriedText = fromHtml(line);
  const carried = carriedText === '' ? null : readCarried(carriedText);
  if (carriedText !== '' && carried === null) return 'The field “Oasis” of this note was changed. Empty it.';
  const about = shown(topic) === '' ? {} : { topic: shown(topic) };
  const more = { explanation: shown(why), carried };
  const question_text = shown(asked);
  if (kind === types.multiple_choice) {
    const texts = list
      .split('<li>')
      .slice(1)
      .map((part) => shown(part.split('</li>')[0] ?? ''));
    return [{ ...more, question: { ...about, ...choice(question_text, texts, key.trim().charCodeAt(0) - 65) } }];
  }
  if (kind === types.essay) {
    return [{ ...more, question: { ...about, question_text, question_type: 'essay', correct_answer: shown(key) } }];
  }
  const others = shown(also)
    .split('\n')
    .filter((text) => text !== '');
  return [{ ...more, question: { ...about, ...typed(question_text, [shown(key), ...others]) } }];
}

const CLOZE = /\{\{c(\d{1,3})::(.{1,500}?)(?:::([^{}]{0,200}))?\}\}/gs;

/** A question for each number: its gaps are blank, the others are filled in. */
function clozes(field: string, extra: string): Omit<Found, 'line'>[] | string {
  const numbers = [...new Set([...field.matchAll(CLOZE)].map(([, number]) => number))];
  if (numbers.length === 0) return 'The gap of this note has no end. Close it with }}.';
  return numbers.map((asked) => {
    const answers: string[] = [];
    const text = field.replace(CLOZE, (_, number: string, answer: string, hint?: string) => {
      if (number !== asked) return answer;
      answers.push(shown(answer));
      return hint === undefined ? '_____' : `_____ (${hint})`;
    });
    return { question: typed(shown(text), [answers.join(', ')]), explanation: shown(extra) };
  });
}
