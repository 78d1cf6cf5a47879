// Turns a model's question into ours. The quote must be in the passage, the options complete, and the answer unlike the
// wrong options. What cannot be verified is dropped here or by the gate.
import { citationOf } from '#core/document/citation';
import { type KeyPoint, type OptionLetter, optionLetters, type Question } from '#core/quiz/quiz';
import { hasWordings, wordingsOf } from '../ask/wordings.ts';
import { pointCheck } from '../check/hardFlaw.ts';
import { asRichText, richPlace } from '../draft/draft.ts';
import { letteredOptions } from '../draft/lettering.ts';
import { withTopic } from '../draft/question.ts';
import { contentWordStems, jaccard, shareHeld, stemmedText, wordsOf } from '../english/words.ts';
import { smallWordsOf } from '../outline/languages.ts';
import type { Random } from '../random.ts';
import { placeIn } from '../read/textDocument.ts';
import { type Material, normalised } from '../understand/material.ts';
import type { Passage } from './passage.ts';
import { isClean, isPlain } from './plain.ts';
import { MOST_ANSWER_WORDS, MOST_QUESTION_WORDS } from './prompt.ts';
import { quotedIn } from './quote.ts';
import type { ModelQuestion } from './reply.ts';

/** Longer answers to "why", "how" and comparisons can be worded in many ways. */
const MOST_OPEN_WORDS = 2;
const OPEN: ReadonlySet<ModelQuestion['asks']> = new Set(['why', 'how', 'comparison']);
/** An essay with fewer points asks for a fact. */
export const FEWEST_POINTS = 2;
/** Two points of an essay with this similarity say the same. */
const SAME_POINT = 0.5;
/** The share of a point's words that the model answer must have. */
const POINT_MADE = 0.5;
/** A right option longer than each other one by this factor and so many characters. None of 191 sound ones was. */
const LONGER = 1.2;
const LONGER_BY = 8;

/** A model's question in our format, with its quote. `reasoning`: the model's explanation, used after it is checked. */
export type Candidate = { question: Question; asks: ModelQuestion['asks']; reasoning: string };

const INFERRED: ReadonlySet<ModelQuestion['asks']> = new Set(['example', 'consequence']);

/** Whether the answer is inferred, so that the quote need not have its words. The model itself checks such answers twice. */
export function isInferred({ question, asks }: Pick<Candidate, 'question' | 'asks'>): boolean {
  return question.question_type === 'multiple_choice' && INFERRED.has(asks);
}

/** An option for comparison: without articles, quotation marks, commas, "and", hyphens and a letter in front. */
function bare(text: string): string {
  return normalised(text)
    .replace(/^[a-d][.)] |"|[,;](?= )|[.\s]+$/g, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/(?<=^| )(?:(?:an?|the|les?|la|une?|and|et) |l')(?=\p{L}{2})/gu, '');
}

/** Whether two options are equal, in any order of their halves: "cold and wet" and "wet and cold". */
function areOne(text: string, rival: string): boolean {
  return text.length === rival.length && `${text} ${text}`.includes(rival);
}

function areOptions(answer: string, wrong: readonly string[]): boolean {
  const bares = [answer, ...wrong].map(bare);
  const isRepeated = bares.some((text, at) => bares.slice(0, at).some((earlier) => areOne(text, earlier)));
  const longest = Math.max(...wrong.map((text) => text.length));
  const isTold = answer.length > Math.max(longest * LONGER, longest + LONGER_BY);
  return bares.length === optionLetters.length && !isRepeated && !isTold;
}

/** Whether the answer is a fragment that nobody would type: it is cut off, or has no other wording. */
function isFragment({ answer, accepted_answers }: ModelQuestion, language: string | undefined): boolean {
  const words = wordsOf(answer);
  const last = words.at(-1) ?? '';
  return words.length > MOST_OPEN_WORDS && (accepted_answers.length === 0 || smallWordsOf(language).has(last));
}

function isWhole(modelQuestion: ModelQuestion, language: string | undefined): boolean {
  const { type, asks, question, answer, wrong_options, accepted_answers } = modelQuestion;
  if (wordsOf(question).length > MOST_QUESTION_WORDS) return false;
  if (type === 'essay') return true;
  if (type === 'multiple_choice')
    return areOptions(
      answer,
      wrong_options.map(({ text }) => text),
    );
  const stem = stemmedText(question);
  const isSaid = accepted_answers.some((text) => stem.includes(stemmedText(text)) && text.trim() !== '');
  const limit = OPEN.has(asks) ? MOST_OPEN_WORDS : MOST_ANSWER_WORDS;
  return !isSaid && answer.trim().split(/\s+/).length <= limit && !isFragment(modelQuestion, language);
}

/** The points that are in the document, without repeats and without what the question says. Each keeps its new terms, if it has any. */
function pointsOf({ question, key_points }: ModelQuestion, isInSource: (point: KeyPoint) => boolean): KeyPoint[] {
  const questionStems = new Set(contentWordStems(question));
  const isAsked = (text: string) => shareHeld(contentWordStems(text), questionStems) === 1;
  return key_points
    .filter(({ text }) => !isAsked(text))
    .map(({ text, terms }) => ({
      text: rich(text),
      terms: terms.every(isAsked) ? terms : terms.filter((term) => !isAsked(term)),
    }))
    .filter(isInSource)
    .filter((point, at, points) => !points.slice(0, at).some((earlier) => areSame(point, earlier)));
}

/** Whether two points share most words and most terms: "it moves if …" and "it does not move if …" share only words. */
function areSame(point: KeyPoint, rival: KeyPoint): boolean {
  const textsOf = ({ text, terms }: KeyPoint) => [text, terms.join(' ')].map((part) => new Set(contentWordStems(part)));
  const rivalTexts = textsOf(rival);
  return textsOf(point).every((stems, at) => jaccard(stems, rivalTexts[at] ?? stems) > SAME_POINT);
}

/** Decides what is a formula, since models write and escape dollars in different ways. */
function rich(text: string): string {
  return asRichText(text.trim().replaceAll('\\$', '$'), 'txt');
}

function reasons({ type, wrong_options }: ModelQuestion, passage: Passage, language: string | undefined): string {
  if (type !== 'multiple_choice' || !hasWordings(language)) return '';
  return wrong_options
    .filter(({ why_wrong }) => isClean(why_wrong, passage))
    .map(({ text, why_wrong }) => wordingsOf(language).wrong(rich(text)) + rich(why_wrong).replace(/[.\s]*$/, '.'))
    .join(' ');
}

/** A question without its final number, or null. `letter`: where the right option goes. */
export function candidateOf(
  material: Material,
  passage: Passage,
  modelQuestion: ModelQuestion,
  letter: OptionLetter,
  random: Random,
): Candidate | null {
  const quoted = quotedIn(passage, modelQuestion.quotes);
  const { kind, language } = material.document;
  if (quoted === null || !isWhole(modelQuestion, language) || !isPlain(modelQuestion, passage, language)) return null;
  const { page, text: quote, sentence } = quoted;
  const place = placeIn(material.document, page, sentence.section.heading);
  const cited = citationOf(richPlace(place, kind), kind === 'pptx', asRichText(quote, kind), language);
  const options =
    modelQuestion.type === 'multiple_choice'
      ? letteredOptions(
          rich(modelQuestion.answer),
          modelQuestion.wrong_options.map(({ text }) => rich(text)),
          letter,
          random,
        )
      : null;
  const explanation = isClean(modelQuestion.explanation, passage) ? rich(modelQuestion.explanation) : '';
  const reasoning = [explanation, reasons(modelQuestion, passage, language)].filter((part) => part !== '').join(' ');
  const accepted =
    modelQuestion.type === 'short_answer' ? modelQuestion.accepted_answers.filter((text) => isClean(text, passage)) : [];
  const question: Question = {
    question_id: 1,
    question_text: rich(modelQuestion.question),
    question_type: modelQuestion.type,
    ...(options ? { options } : {}),
    correct_answer: options ? letter : rich(modelQuestion.answer),
    explanation: cited,
    difficulty: modelQuestion.difficulty,
    source: { ...place, quote },
    ...(accepted.length > 0 ? { accepted_answers: accepted } : {}),
  };
  if (modelQuestion.type === 'essay') {
    const isInSource = pointCheck(question, material);
    question.key_points = pointsOf(
      modelQuestion,
      (point) => isInSource(point) && [point.text, ...point.terms].every((text) => isClean(text, passage)),
    );
    const answerStems = new Set(contentWordStems(modelQuestion.answer));
    const isMade = ({ text }: KeyPoint) => shareHeld(contentWordStems(text), answerStems) >= POINT_MADE;
    if (question.key_points.length < FEWEST_POINTS || !question.key_points.every(isMade)) return null;
  }
  return { question: withTopic(question, sentence.section, kind), asks: modelQuestion.asks, reasoning };
}
