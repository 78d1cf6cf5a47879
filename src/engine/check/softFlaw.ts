// Finds soft flaws, of which a good quiz has few: each lowers the rank of its question.
import type { Question, Quiz } from '#core/quiz/quiz';
import { withoutGapFrame } from '../english/gapSentence.ts';
import { isPlural } from '../english/noun.ts';
import { isBalanced, isDangling, isTalk } from '../english/plainText.ts';
import { contentWordStems, wordsOf } from '../english/words.ts';
import { type Material, normalised } from '../understand/material.ts';
import { otherMayBeRight } from './ambiguous.ts';
import { nameIn, namesAnswer, saidBy } from './cue.ts';
import { answerText } from './hardFlaw.ts';

const SHORTEST_STEM = 25;
const LONGEST_STEM = 420;
const LONG_KEY = 1.6;
const LONGEST_SHORT_ANSWER = 4;

type Bare = Omit<Question, 'question_id'>;

function wrongOptions(question: Bare): string[] {
  return Object.entries(question.options ?? {})
    .filter(([letter]) => letter !== question.correct_answer)
    .map(([, text]) => text);
}

/** A word of the key that stands in the stem and in no other option is a clue. */
function hasClue(question: Bare): boolean {
  const stem = new Set(contentWordStems(question.question_text));
  const distractorStems = new Set(wrongOptions(question).flatMap((text) => contentWordStems(text)));
  const shared = contentWordStems(answerText(question)).filter((word) => stem.has(word));
  return question.question_type === 'multiple_choice' && shared.some((word) => !distractorStems.has(word));
}

function isLongKey(question: Bare): boolean {
  const distractors = wrongOptions(question);
  const mean = distractors.reduce((sum, text) => sum + text.length, 0) / Math.max(1, distractors.length);
  return distractors.length > 0 && answerText(question).length > LONG_KEY * Math.max(mean, 8);
}

/** Terms beside whole phrases, plurals beside singulars, numbers beside words. */
function hasMixedOptions(question: Bare): boolean {
  const texts = Object.values(question.options ?? {});
  if (texts.length === 0) return false;
  const numbers = texts.filter((text) => /^[\d.,%\s]+$/.test(text)).length;
  const long = texts.filter((text) => wordsOf(text).length > 6).length;
  // "Species" is both, and so is "spring and fall turnover".
  const countableTexts = texts.filter((text) => !/(?:species|series|means)$| and /i.test(text));
  const plural = countableTexts.filter((text) => isPlural(text)).length;
  const mixedNumber = long === 0 && plural > 0 && plural < countableTexts.length;
  return (numbers > 0 && numbers < texts.length) || (long > 0 && texts.some((text) => wordsOf(text).length <= 2)) || mixedNumber;
}

function hasNestedOptions(question: Bare): boolean {
  const texts = Object.values(question.options ?? {}).map(normalised);
  return texts.some((text, at) => texts.some((otherText, place) => place !== at && otherText.includes(text)));
}

function hasOtherRight(question: Bare, material: Material): boolean {
  const quote = normalised(question.source?.quote ?? '');
  const source = material.sentences.find(
    (sentence) => sentence.page === question.source?.page && quote.includes(normalised(sentence.text)),
  );
  const stems = contentWordStems(question.question_text);
  return wrongOptions(question).some((option) =>
    otherMayBeRight(material, option, stems, answerText(question), source?.index ?? -1),
  );
}

/** Does this stem name what another question asks for? */
export function givesAway(question: Question, quiz: Quiz): boolean {
  const stemText = saidBy(question.question_text);
  return quiz.questions.some((otherQuestion) => {
    const name = otherQuestion === question || otherQuestion.question_type === 'essay' ? null : nameIn(answerText(otherQuestion));
    return namesAnswer(stemText, name, new Set(contentWordStems(otherQuestion.question_text)));
  });
}

const NEGATION = /\b(?:not|never|least)\b|n[’']t\b/i;

/** "Which of these is not …", "all of these except". A "not" inside a clause does not count. */
function isNegative(stem: string): boolean {
  const main = stem.replace(/\b(?:that|which|who|whose|where|when|if|because|although)\b(?<!^which|^who|^where|^when).*$/i, '');
  return NEGATION.test(main) || /\bexcept\b(?! (?:for|in|when|by|from)\b)/i.test(stem);
}

/** The soft flaws of a question in its quiz: its own, and that it gives the answer of another one away. */
export function softFlawsOf(question: Question, quiz: Quiz, material: Material): SoftFlaw[] {
  const ownFlaws = ownSoftFlawsOf(question, material);
  return givesAway(question, quiz) ? [...ownFlaws, 'gives-away'] : ownFlaws;
}

type Asked = { question: Bare; stem: string; spoken: string; material: Material };

/** What counts against a question for each soft flaw that it has by itself; a test plants each. */
export const softRules = {
  dangling: ({ spoken }) => isDangling(spoken.replace(/^_+\s*/, 'X ')),
  'figure-talk': ({ spoken }) => isTalk(spoken),
  'article-mismatch': ({ stem }) =>
    /\ba (?=[aeio])|\ban (?=[bcdfgjklmnpqrstvwz][a-z])/.test(
      stem.replace(/\b(?:a (?:one|eu|uni|us)\w*|an (?:hour|hon|heir)\w*)/gi, ''),
    ),
  'doubled-word': ({ stem }) => /\b([a-zà-ÿ]{2,}) \1\b/iu.test(stem.replace(/\b(?:that that|had had)\b/gi, '')),
  unbalanced: ({ stem }) => !isBalanced(stem),
  'stem-length': ({ stem }) => stem.length < SHORTEST_STEM || stem.length > LONGEST_STEM,
  'word-of-key-in-stem': ({ question }) => hasClue(question),
  'option-inside-option': ({ question }) => hasNestedOptions(question),
  'long-key': ({ question }) => isLongKey(question),
  'mixed-options': ({ question }) => hasMixedOptions(question),
  'other-may-be-right': ({ question, material }) => hasOtherRight(question, material),
  'negative-stem': ({ question, stem }) => question.question_type !== 'essay' && isNegative(stem),
  'long-short-answer': ({ question }) =>
    question.question_type === 'short_answer' && wordsOf(question.correct_answer).length > LONGEST_SHORT_ANSWER,
} satisfies Record<string, (context: Asked) => boolean>;

type OwnFlaw = keyof typeof softRules;
export type SoftFlaw = OwnFlaw | 'gives-away';
const flawNames = Object.keys(softRules) as OwnFlaw[];

/** The soft flaws that a question has whatever stands beside it; its number plays no part. */
export function ownSoftFlawsOf(question: Bare, material: Material): SoftFlaw[] {
  const stem = question.question_text;
  const spoken = withoutGapFrame(stem).replace(/\b(?:in your own words|In your answer)\b/gi, '');
  return flawNames.filter((name) => softRules[name]({ question, stem, spoken, material }));
}
