// The topic shown above an unanswered question. It must not reveal the answer (P7.2).

import { typeRow } from '../quiz/questionTypes.ts';
import type { Question } from '../quiz/quiz.ts';
import { ARTICLES, formsOf, plain } from './answerWords.ts';
import { rootsOf } from './essayWords.ts';

type Answered = Pick<Question, 'question_type' | 'options' | 'correct_answer' | 'accepted_answers'>;

/** Shorter stems must be equal: "cell" and "cello" are different words. */
const SHORTEST_SHARED_START = 5;
/** "synaptic" and "synapse", but not "interest" and "interval". */
const SHARED_START = 0.75;

/** Labels of a box, which do not name a topic: "Tip", "Note 3:", "Worked example 2.1". */
const LABEL = new RegExp(
  `^(?:${[
    '(?:(?:exam|helpful|pro|quick|study|top) )?(?:hint|tip)s?',
    '(?:important |key |side )?notes?|nota bene|important|attention|caution|danger|warnings?|remarks?|reminders?|remember',
    '(?:worked )?examples?|(?:chapter |section )?summary|in summary|(?:key |main |big )?ideas?|(?:key |main )?points?',
    'info(?:rmation)?|best practices?|did you know|(?:fun|quick) facts?|(?:info ?|text ?)?box|definitions?',
    'remarques?|exemples?|attention|à retenir|résumé|ejemplos?|resumen|nota|consejo|hinweis|beispiele?|merke|zusammenfassung',
    'exemplos?|resumo|dica|mfano|muhtasari',
  ].join('|')})(?: [\\d.]{1,8})?[\\s:.!?…–—-]*$`,
  'i',
);

/** Whether a heading only labels a box or a part of a text. */
export function isLabel(heading: string): boolean {
  return LABEL.test(heading.trim());
}

/** The topic that may be shown before the question is answered; null if there is none, or if it reveals the answer. */
export function topicLine(question: Answered & Pick<Question, 'topic'>): string | null {
  const topic = question.topic?.trim() ?? '';
  return topic === '' || isLabel(topic) || isSentence(topic) || namesAnswer(topic, question) ? null : topic;
}

/** A title of a chapter has fewer words. */
const MOST_WORDS = 12;
const isSentence = (topic: string) => topic.split(/\s+/).length > MOST_WORDS;

/** Whether a text contains the answer of a question or shares a word with it. Essays have no such answer. */
function namesAnswer(text: string, question: Answered): boolean {
  const answers = answersOf(question);
  if (answers.length === 0) return false;
  const words = lettersOf(text);
  const roots = contentRoots(text);
  return answers.some(
    (answer) =>
      holds(words, lettersOf(answer)) ||
      contentRoots(answer).some((answerRoot) => roots.some((root) => isSame(root, answerRoot))),
  );
}

function answersOf(question: Answered): string[] {
  const { options = {}, correct_answer: key, accepted_answers: also = [] } = question;
  const { input } = typeRow(question);
  switch (input) {
    case 'options':
      return [options[key] ?? ''];
    case 'line':
      return [key, ...also];
    case 'text':
      return [];
  }
}

/** Letters and digits, with a space between words. */
const lettersOf = (text: string) => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const contentRoots = (text: string) =>
  rootsOf(
    formsOf(text)
      .filter((form) => !ARTICLES.has(form))
      .join(' '),
  );

/** Scripts that do not put spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Mymr}]/u;

function holds(text: string, answer: string): boolean {
  if (answer === '') return false;
  return UNSPACED.test(answer) ? text.includes(answer) : ` ${text} `.includes(` ${answer} `);
}

function isSame(root: string, answerRoot: string): boolean {
  if (root === answerRoot) return true;
  const longest = Math.max(root.length, answerRoot.length);
  let start = 0;
  while (start < longest && root[start] === answerRoot[start]) start += 1;
  return start >= SHORTEST_SHARED_START && start >= SHARED_START * longest;
}
