// What is wrong with a question that a student writes or mends, by its code: what must be mended before it is kept, and what a reader may
// stumble over. It knows one question and those beside it, and no document: the engine's gate knows more (engine/check).
import { equalOptionsFlaw } from '../quiz/equalOptions.ts';
import { inputOf } from '../quiz/questionTypes.ts';
import type { Question } from '../quiz/quiz.ts';
import { questionKey } from '../quiz/sameQuestion.ts';
import { isEssay } from '../submission/marks.ts';
import { mathSpans } from '../text/richText.ts';
import { type Flaw, flawOfIssue, type ValidationFlaw } from '../wire/validation.ts';
import { BoundedQuestion, tidyQuestion } from './ownQuiz.ts';

/** What no schema says. */
export type WritingFlaw = Flaw<
  | 'containsAnswer'
  | 'longKey'
  | 'allOfTheAbove'
  | 'longAnswer'
  | 'loneDollar'
  | 'noExplanation'
  | 'unmarked'
  | 'twice'
  | 'outOfBounds'
>;

/** `isHard`: it cannot be kept so. */
export type QuestionFlaw = { isHard: boolean; flaw: WritingFlaw | ValidationFlaw };

const normalizeText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const wordsOf = (text: string) =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** None of these is hard. */
type Rule = {
  flaw: 'containsAnswer' | 'longKey' | 'allOfTheAbove' | 'longAnswer' | 'loneDollar' | 'noExplanation';
  finds: (question: Question) => boolean;
};

const rules: readonly Rule[] = [
  {
    flaw: 'containsAnswer',
    finds: (question) => !isEssay(question) && containsAnswer(question),
  },
  {
    flaw: 'longKey',
    finds: isLongKey,
  },
  {
    flaw: 'allOfTheAbove',
    finds: ({ options }) =>
      Object.values(options ?? {}).some((text) => /\b(?:all|none|both) of (?:the|these)\b|\babove\b/i.test(text)),
  },
  {
    flaw: 'longAnswer',
    finds: (question) => inputOf(question).isOneLine && wordsOf(question.correct_answer).length > 8,
  },
  {
    flaw: 'loneDollar',
    finds: (question) => textsOf(question).some(hasLoneDollar),
  },
  {
    flaw: 'noExplanation',
    finds: (question) => !isEssay(question) && (question.explanation ?? '').trim() === '',
  },
];

/** All flaws of a question, hard ones first. `otherQuestions`: the rest of the quiz. */
export function flawsOf(question: Question, otherQuestions: readonly Question[]): QuestionFlaw[] {
  const issues = BoundedQuestion.safeParse(tidyQuestion(question)).error?.issues ?? [];
  const isUnmarked = inputOf(question).hasOptions && question.correct_answer === '';
  const broken = issues.map((issue): QuestionFlaw['flaw'] =>
    isUnmarked && issue.path?.[0] === 'correct_answer' ? { code: 'unmarked' } : (flawOfIssue(issue) ?? { code: 'outOfBounds' }),
  );
  const bounds = [...new Map(broken.map((flaw) => [flaw.code, { isHard: true, flaw }])).values()];
  if (bounds.length > 0) return bounds;
  const isTwice = otherQuestions.some((otherQuestion) => questionKey(otherQuestion) === questionKey(question));
  const equal = equalOptionsFlaw(question);
  return [
    ...(isTwice ? [{ isHard: true, flaw: { code: 'twice' } as const }] : []),
    ...(equal === null ? [] : [{ isHard: true, flaw: equal }]),
    ...rules.filter(({ finds }) => finds(question)).map(({ flaw }) => ({ isHard: false, flaw: { code: flaw } })),
  ];
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
