// Questions that the document holds itself, with their answers: revision notes, past exams. A question without an answer in
// the document is left alone, and so is one that needs a picture or the other options to make sense.

import type { LeftOutReason } from '#core/leftOut';
import { termKey, withoutArticle } from '../../english/noun.ts';
import { isJunk } from '../../english/plainText.ts';
import { sentencesOf, withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import { type Material, normalised, type Sentence } from '../../understand/material.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { asQuestion, BLANK, ownDraft as draft, MARKS, NUMBER, type Place, quoteOf, SCORE, unfitness } from './ownChoice.ts';
import { type PaperDraft, paperQuestions } from './paperQuestion.ts';

/** What an author's own answer may have, in characters. */
const LONGEST_MODEL_ANSWER = 480;
const REACH = 7;
const MOST_WORDS = 4;
const FEWEST_TERMS = 3;
/** "Define the term …", "Name two …": asked without a question mark. */
const TELLS =
  /^(?:Define|Name|List|State|Explain|Describe|Discuss|Give|Outline|Compare|Contrast|Distinguish|Identify|Summari[sz]e)\b/;
const ANSWERED = /^(.{10,400}?[?.:])\s+(?:A(?:ns(?:wer)?)?|Model answer|Solution)\s*\d*\s*[.:]\s*(.{2,})$/is;
/** In a paper the stem may be any text, and the answer a letter or a number. */
const ANSWERED_IN_PAPER = /^(.{4,2000}?)\nAnswer: (.+)$/s;
const OPEN_CHOICES = [/\(?A[.)]\s/gi, /\(?B[.)]\s/gi, /\(?C[.)]\s/gi, /\(?D[.)]\s/gi];

/** Options A to D, each with something behind it. */
function hasChoices(text: string): boolean {
  let at = 0;
  return OPEN_CHOICES.every((mark) => {
    mark.lastIndex = at;
    const isThere = mark.test(text);
    at = mark.lastIndex + 1;
    return isThere;
  });
}

/** The text from each block on, as far as an answer may stand, beside the block's first sentence. */
function placesOf(material: Material): Place[] {
  const first = new Map<number, Sentence>();
  for (const sentence of material.sentences) if (!first.has(sentence.block)) first.set(sentence.block, sentence);
  const blocks = material.document.pages.flatMap((page) => page.blocks.map((block) => ({ ...block, page: page.number })));
  return blocks.flatMap((block, at): Place[] => {
    const sentence = first.get(at + 1);
    const mayAsk = /\?|:/.test(block.text) || hasChoices(block.text) || TELLS.test(bareOf(block.text));
    if (!sentence || block.kind === 'heading' || !mayAsk || IS_ANSWER.test(block.text)) return [];
    const rest: string[] = [];
    for (const next of blocks.slice(at + 1, at + 1 + REACH)) {
      if (next.page !== block.page || next.kind === 'heading' || startsQuestion(next.text)) break;
      rest.push(next.text);
    }
    const text = [block.text, ...rest].join('\n');
    return [{ text, held: text, first: block.text, sentence }];
  });
}

/** "Solution: …": an answer asks nothing, whatever stands behind it. */
const IS_ANSWER = /^(?:A(?:ns(?:wer)?)?|Model answer|Solution)\s*\d*\s*[.:]\s/i;
/** "(5 points) What is it?" */
const WORTH = /^[([]\d{1,2}\s*(?:marks?|points?|pts?|p)?\.?[)\]]\s*/i;
const bareOf = (line: string) => line.replace(NUMBER, '').replace(WORTH, '');

function startsQuestion(line: string): boolean {
  const text = bareOf(line);
  return (
    /^_{2,}/.test(line) ||
    hasChoices(line) ||
    /^Q(?:uestion)?\s*\d*\s*[.:)]/i.test(line) ||
    TELLS.test(text) ||
    /^\p{Lu}[^?\n]{8,200}\?/u.test(/^\(?[A-D][.)]\s/.test(line) ? '' : text)
  );
}

/** An answer in one line, without its marks. */
const asAnswer = (text: string) => text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();

/** As many of its sentences as a model answer has, from the first on. */
function shortened(answer: string): string {
  if (answer.length < LONGEST_MODEL_ANSWER) return answer;
  let text = '';
  for (const sentence of sentencesOf(answer)) {
    if (text.length + sentence.length >= LONGEST_MODEL_ANSWER) break;
    text = `${text} ${sentence}`.trim();
  }
  return text;
}

/** The words that carry an answer, for the rubric. */
function carrying(text: string, question: string): string[] {
  const asked = new Set(contentWordStems(question));
  const words = wordsOf(text).filter((word) => word.length > 3 && !isFunctionWord(word) && !word.includes('-'));
  return [...new Set(words)].filter((word) => !contentWordStems(word).some((stem) => asked.has(stem))).slice(0, 6);
}

const YES_OR_NO = /^(?:yes|no|true|false|correct|incorrect)\.?$/i;
/** "Ships carry a flag. Explain why.": the last sentence tells what to do. */
function isTold(question: string): boolean {
  return TELLS.test(question) || TELLS.test(sentencesOf(question).at(-1) ?? '');
}

/** A question with its answer in words, or why it is left out. `isPaper`: a paper may tell what to do in any form. */
function answered(place: Place, isPaper = false): Drafted | LeftOutReason {
  const { text, sentence } = place;
  const found = (isPaper ? ANSWERED_IN_PAPER : ANSWERED).exec(text);
  const question = asQuestion(found?.[1] ?? '');
  const answer = shortened(asAnswer(found?.[2] ?? ''));
  const isAsked = /\?$/.test(question) || isTold(question) || question.split(BLANK).length === 2;
  const unfit = unfitness(question);
  if (found && unfit !== null) return unfit;
  if (!found || hasChoices(text) || !(isPaper || isAsked) || isJunk(answer) || YES_OR_NO.test(answer)) return 'unclear';
  const words = wordsOf(answer).length;
  const bare = withoutFullStop(answer);
  const head = found[0].slice(0, found[0].length - (found[2] ?? '').length);
  const base = { text: question, quote: quoteOf(head + answer, place, answer), sentence };
  if (words <= MOST_WORDS && (contentWordStems(bare).length > 0 || /\d/.test(bare))) {
    const stem = new Set(contentWordStems(question));
    if (!/\d/.test(bare) && contentWordStems(bare).every((one) => stem.has(one))) return 'unclear';
    const rest = { type: 'short_answer', score: SCORE } as const;
    return draft({ ...base, answer: bare }, { ...rest, keys: [termKey(withoutArticle(bare))] });
  }
  const terms = carrying(answer, question);
  if (terms.length < (isPaper ? 1 : FEWEST_TERMS)) return 'unclear';
  const rest = { type: 'essay', score: SCORE } as const;
  return draft({ ...base, answer }, { ...rest, keyPoints: pointsOf(answer, question), keys: [`own ${question.toLowerCase()}`] });
}

/** Each sentence of a model answer that carries enough is a point of its own; else it is one as a whole. */
function pointsOf(answer: string, question: string): Drafted['keyPoints'] {
  const points = sentencesOf(answer).map((text) => ({ text, terms: carrying(text, question) }));
  const telling = points.filter(({ terms }) => terms.length >= FEWEST_TERMS);
  return telling.length > 1 ? telling : [{ text: answer, terms: carrying(answer, question) }];
}

/** The questions of a past exam, in its order, each with why it is left out where it is. */
export function examQuestions(material: Material): PaperDraft[] {
  return paperQuestions(material, (place) => answered(place, true));
}

const isDraft = (result: Drafted | LeftOutReason): result is Drafted => typeof result !== 'string';

/** The document's own questions, where it answers them. */
function ownQuestions(material: Material): Drafted[] {
  const paperDrafts = paperQuestions(material, (place) => answered(place)).filter(({ result }) => isDraft(result));
  const blocks = new Set(paperDrafts.flatMap(({ question }) => question.lines).map(({ block }) => block));
  const places = placesOf(material).filter(({ sentence }) => !blocks.has(sentence.block));
  const others = places.map((place) => answered(place));
  const ofPaper = paperDrafts.map(({ result }) => result).filter(isDraft);
  const known = new Set(ofPaper.map(({ text }) => normalised(text)));
  return [...ofPaper, ...others.filter(isDraft).filter(({ text }) => !known.has(normalised(text)))];
}

/** A question of the document itself. */
export const own: QuestionKind = {
  ...usual,
  name: 'own',
  isOfDocument: true,
  judgedAs: 'own',
  draft: ({ material }) => ownQuestions(material),
};
