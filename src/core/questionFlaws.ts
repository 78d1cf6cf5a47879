// What is wrong with a question that a student writes or mends, in words: what must be mended before it is kept, and what a reader may
// stumble over. It knows one question and those beside it, and no document: the engine's gate knows more (engine/check).
import { equalOptionsFlaw } from './equalOptions.ts';
import { isEssay } from './marks.ts';
import { BoundedQuestion, tidyQuestion } from './ownQuiz.ts';
import { typeRow } from './questionTypes.ts';
import type { Question } from './quiz.ts';
import { mathSpans } from './richText.ts';
import { questionKey } from './sameQuestion.ts';

/** `isHard`: it cannot be kept so. */
export type QuestionFlaw = { isHard: boolean; words: string };

const normalizeText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const wordsOf = (text: string) =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

type Rule = { isHard: boolean; words: string; finds: (question: Question) => boolean };

const rules: readonly Rule[] = [
  {
    isHard: false,
    words: 'The question contains its own answer.',
    finds: (question) => !isEssay(question) && containsAnswer(question),
  },
  {
    isHard: false,
    words: 'The right option is much longer than the others, and can be told by that.',
    finds: isLongKey,
  },
  {
    isHard: false,
    words: 'An option speaks of the others (“all of the above”). It says less than an option of its own.',
    finds: ({ options }) =>
      Object.values(options ?? {}).some((text) => /\b(?:all|none|both) of (?:the|these)\b|\babove\b/i.test(text)),
  },
  {
    isHard: false,
    words: 'A short answer of more than eight words is rarely typed the same way. Make it an essay, or ask for less.',
    finds: (question) => typeRow(question).input === 'line' && wordsOf(question.correct_answer).length > 8,
  },
  {
    isHard: false,
    words: 'A dollar sign stands alone. Formulas stand between two; a literal dollar is written \\$.',
    finds: (question) => textsOf(question).some(hasLoneDollar),
  },
  {
    isHard: false,
    words: 'There is no explanation. Whoever gets it wrong learns only what is right, not why.',
    finds: (question) => !isEssay(question) && (question.explanation ?? '').trim() === '',
  },
];

const UNMARKED = 'The right answer is none of the options. Mark one of them.';

/** All that is wrong with a question, hard flaws first. `otherQuestions`: the rest of the quiz. */
export function flawsOf(question: Question, otherQuestions: readonly Question[]): QuestionFlaw[] {
  const issues = BoundedQuestion.safeParse(tidyQuestion(question)).error?.issues ?? [];
  const isUnmarked = typeRow(question).input === 'options' && question.correct_answer === '';
  const messages = issues.map(({ message, path }) => (isUnmarked && path?.[0] === 'correct_answer' ? UNMARKED : message));
  const bounds = [...new Set(messages)].map((words) => ({ isHard: true, words }));
  const flaws = rules
    .filter(({ finds }) => bounds.length === 0 && finds(question))
    .map(({ isHard, words }) => ({ isHard, words }));
  const isTwice =
    bounds.length === 0 && otherQuestions.some((otherQuestion) => questionKey(otherQuestion) === questionKey(question));
  const twice = isTwice ? [{ isHard: true, words: 'This question is in the quiz already.' }] : [];
  const equal = bounds.length === 0 ? equalOptionsFlaw(question) : null;
  const equals = equal === null ? [] : [{ isHard: true, words: equal }];
  return [...bounds, ...twice, ...equals, ...flaws].sort((a, b) => Number(b.isHard) - Number(a.isHard));
}

function textsOf({ question_text: text, options, explanation }: Question): string[] {
  return [text, ...Object.values(options ?? {}), explanation ?? ''];
}

function containsAnswer({ question_text: text, options, correct_answer: key }: Question): boolean {
  const answer = wordsOf(options?.[key] ?? key).join(' ');
  return answer.length > 3 && ` ${wordsOf(text).join(' ')} `.includes(` ${answer} `);
}

function isLongKey({ options = {}, correct_answer: key }: Question): boolean {
  const right = options[key]?.trim().length ?? 0;
  const distractors = Object.entries(options).filter(([letter]) => letter !== key);
  const longest = Math.max(0, ...distractors.map(([, text]) => text.trim().length));
  return distractors.length > 0 && right > 40 && right > 1.8 * longest;
}

function hasLoneDollar(text: string): boolean {
  let left = '';
  let at = 0;
  for (const { start, end } of mathSpans(text)) {
    left += text.slice(at, start);
    at = end;
  }
  left += text.slice(at);
  return /(?:^|[^\\])\$(?![\d\s])/.test(left);
}
