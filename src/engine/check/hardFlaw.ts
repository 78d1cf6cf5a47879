// The flaws that remove a question, whatever else is good about it.
import { type KeyPoint, optionLetters, type Question, type Quiz } from '#core/quiz/quiz';
import { splitMath } from '#core/text/richText';
import { termKey, withoutArticle } from '../english/noun.ts';
import { setOf } from '../english/pattern.ts';
import { isJunk, isProse } from '../english/plainText.ts';
import { contentWordStems, jaccard, shareHeld } from '../english/words.ts';
import { isEnglish, smallWordsOf, withoutElisions } from '../outline/languages.ts';
import { hasUnspacedWords } from '../outline/sentences.ts';
import { isOnPage, type Material, normalised, QUOTE_BREAK } from '../understand/material.ts';

const NEAR_DUPLICATE = 0.6;
const ANSWER_HELD = 0.8;

/** The right answer as text: the key's option, or the model answer. */
export function answerText(question: Omit<Question, 'question_id'>): string {
  return question.question_type === 'multiple_choice'
    ? (question.options?.[question.correct_answer] ?? '')
    : question.correct_answer;
}

function isMissingField(question: Question): boolean {
  const { question_text, correct_answer, explanation, source, question_type, options, key_points } = question;
  if ([question_text, correct_answer, explanation, source?.quote].some((text) => !text?.trim())) return true;
  if (question_type === 'multiple_choice') return options === undefined;
  return question_type === 'essay' && question.passage === undefined && (key_points ?? []).length === 0;
}

/** Whether the options are not usable. An exam may have other numbers of options than four, and "True" and "False". */
function hasBadOptions(question: Question): boolean {
  if (question.question_type !== 'multiple_choice') return false;
  const texts = Object.values(question.options ?? {}).map((text) => normalised(text));
  const isWrongCount = isOfExam(question) ? texts.length < 2 : texts.length !== optionLetters.length;
  return isWrongCount || texts.some((text) => text === '') || new Set(texts).size !== texts.length;
}

const isOfExam = ({ number }: Question) => number !== undefined;

/** The words that carry content, in the document's language. */
function stemsIn(text: string, { document: { language = 'en' } }: Material): readonly string[] {
  if (language === 'en') return contentWordStems(text);
  const small = smallWordsOf(language);
  return contentWordStems(withoutElisions(text)).filter((stem) => !small.has(stem));
}

function isAnswerOutsideQuote(question: Question, quote: string, material: Material): boolean {
  if (hasUnspacedWords(answerText(question))) return !normalised(quote).includes(normalised(answerText(question)));
  const stems = stemsIn(answerText(question), material);
  const quoteStems = new Set(stemsIn(quote, material));
  if (stems.length === 0) return !normalised(quote).includes(normalised(answerText(question)));
  return shareHeld(stems, quoteStems) < (question.question_type === 'short_answer' ? 1 : ANSWER_HELD);
}

/** Whether each line of a passage is in the document: on its page, the next one, or across the break. */
function isPassageOnPage({ passage, correct_answer }: Question, material: Material): boolean {
  const { page } = passage ?? { page: 0 };
  const text = normalised([page, page + 1].map((number) => material.pages.get(number) ?? '').join('\n'));
  return correct_answer
    .replace(/\\\$/g, '$')
    .split('\n')
    .every((line) => text.includes(normalised(line)));
}

function isAnswerIn(text: string, question: Question): boolean {
  if (question.question_type === 'essay') return false;
  const answer = contentWordStems(withoutArticle(answerText(question))).join(' ');
  return answer !== '' && ` ${contentWordStems(text).join(' ')} `.includes(` ${answer} `);
}

function textsOf(question: Question): string[] {
  return [question.question_text, answerText(question), ...Object.values(question.options ?? {}), question.explanation ?? ''];
}

/** Whether a dollar is neither escaped nor part of a formula. Words of prose in a row are not a formula. */
function hasLooseDollar(text: string): boolean {
  if (!text.includes('$')) return false;
  const math = splitMath(text).filter((segment) => segment.kind !== 'text');
  const dollarCount = text.replace(/\\\$/g, '').match(/\$/g)?.length ?? 0;
  const inMath = math.reduce((sum, segment) => sum + (segment.kind === 'display' ? 4 : 2), 0);
  return math.some((segment) => isProse(segment.text)) || dollarCount !== inMath;
}

/** Returns a function that tells whether the document makes a point: its terms in one sentence, most of its words on the quote's pages. */
export function pointCheck({ source }: Question, material: Material): (point: KeyPoint) => boolean {
  const { page = 0, quote = '' } = source ?? {};
  // A quote in pieces may go on over the page (isOnPage).
  const pages = quote.includes(QUOTE_BREAK) ? [page, page + 1] : [page];
  const near = new Set(stemsIn(pages.map((pageNumber) => material.pages.get(pageNumber) ?? '').join('\n'), material));
  const quoteStems = new Set(stemsIn(quote, material));
  return ({ text, terms }) => {
    const stems = terms.flatMap((term) => contentWordStems(term));
    const isInSentence = material.sentences.some((sentence) => stems.every((stem) => sentence.stems.has(stem)));
    const isHeld =
      isInSentence ||
      (!isEnglish(material.document) && terms.every((term) => stemsIn(term, material).every((stem) => quoteStems.has(stem))));
    return stems.length > 0 && isHeld && shareHeld(stemsIn(text, material), near) >= ANSWER_HELD;
  };
}

function isForeignExplanation(question: Question, quote: string): boolean {
  const explained = normalised((question.explanation ?? '').replace(/\\\$/g, '$'));
  return (
    !explained.includes(normalised(quote)) &&
    shareHeld(contentWordStems(quote), new Set(contentWordStems(explained))) < ANSWER_HELD
  );
}

/** A key that no two questions may share: the term asked for, or the whole answer. */
function askedKey(question: Question): string {
  return `${question.question_type === 'essay' ? 'essay ' : ''}${termKey(withoutArticle(normalised(answerText(question))))}`;
}

const toldBy = (question: Question) => ({
  type: question.question_type,
  text: question.question_text,
  answer: answerText(question),
});

type Asked = { question: Question; quote: string; earlier: readonly Question[]; material: Material };

/** The text without gaps and formulas, which look like junk. */
export function prose(text: string): string {
  return text
    .replace(/_{5}/g, '')
    .replace(/\$[^$]*\$/g, '')
    .replace(/\\\$/g, '');
}

/** The rule of each hard flaw. A test plants each flaw. */
export const hardRules = {
  'missing-field': ({ question }) => isMissingField(question),
  'options-not-distinct': ({ question }) => hasBadOptions(question),
  'key-is-no-option': ({ question }) =>
    question.question_type === 'multiple_choice' && !(question.correct_answer in (question.options ?? {})),
  'quote-not-on-page': ({ question, quote, material }) => !isOnPage(material, quote, question.source?.page ?? 0),
  'answer-not-in-quote': ({ question, quote, material }) =>
    question.passage === undefined ? isAnswerOutsideQuote(question, quote, material) : !isPassageOnPage(question, material),
  'answer-in-stem': ({ question }) => isAnswerIn(question.question_text, question),
  'answer-in-title': ({ question, material }) => isAnswerIn(material.document.title, question),
  junk: ({ question }) => textsOf(question).some((text) => isJunk(prose(text))),
  'unescaped-dollar': ({ question }) => textsOf(question).some(hasLooseDollar),
  'point-not-in-source': ({ question, material }) => question.key_points?.every(pointCheck(question, material)) === false,
  'foreign-explanation': ({ question, quote }) => isForeignExplanation(question, quote),
  'near-duplicate': ({ question, earlier }) => {
    const stems = new Set(contentWordStems(question.question_text));
    return earlier.some(
      (earlierQuestion) =>
        jaccard(stems, new Set(contentWordStems(earlierQuestion.question_text))) > NEAR_DUPLICATE &&
        !areToldApart(toldBy(question), toldBy(earlierQuestion), NEAR_DUPLICATE),
    );
  },
  'key-asked-twice': ({ question, earlier }) =>
    earlier.some((earlierQuestion) => askedKey(earlierQuestion) === askedKey(question)),
} satisfies Record<string, (context: Asked) => boolean>;

export type HardFlaw = keyof typeof hardRules;

/** Rules on the wording. They do not apply to past exams, whose wording is their authors'. */
const OF_WORDING = setOf`answer-not-in-quote answer-in-stem answer-in-title near-duplicate key-asked-twice`;
const flawNames = Object.keys(hardRules) as HardFlaw[];

/** The hard flaws of a question in its quiz. `isInferred`: the answer follows from the quote and need not stand in it. */
export function hardFlawsOf(question: Question, quiz: Quiz, material: Material, isInferred = false): HardFlaw[] {
  const earlier = quiz.questions.slice(0, Math.max(0, quiz.questions.indexOf(question)));
  const context: Asked = { question, quote: question.source?.quote ?? '', earlier, material };
  const isIgnored = (name: HardFlaw) =>
    (isOfExam(question) && OF_WORDING.has(name)) || (isInferred && name === 'answer-not-in-quote');
  return flawNames.filter((name) => !isIgnored(name) && hardRules[name](context));
}

const QUOTED = /[“„«]\s*(.+?)\s*[”“»]/;

type Compared = { type: string; text: string; answer: string };

/** Do two stems of nearly the same words ask different things: about other quoted words, or with right options that share at most so much of theirs, 0 to 1? */
export function areToldApart(question: Compared, otherQuestion: Compared, maxOverlap: number): boolean {
  const [quoted, otherQuoted] = [QUOTED.exec(question.text)?.[1], QUOTED.exec(otherQuestion.text)?.[1]];
  if (quoted !== undefined && otherQuoted !== undefined) {
    if (question.type === 'essay' && otherQuestion.type === 'essay') return quoted !== otherQuoted;
    return jaccard(new Set(contentWordStems(quoted)), new Set(contentWordStems(otherQuoted))) <= maxOverlap;
  }
  if (question.type !== 'multiple_choice' || question.text !== otherQuestion.text) return false;
  return jaccard(new Set(contentWordStems(question.answer)), new Set(contentWordStems(otherQuestion.answer))) <= maxOverlap;
}
