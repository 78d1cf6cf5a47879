// Compares answers in other languages than English with their key: typed answers, and the points of an essay. Accepted: other
// accents and case, articles, singular for plural, number words, another order in a list, a typing slip, and repeated words of
// the question. Refused: another term, part of one, a denial, two answers.

import type { KeyPoint } from '../quiz/quiz.ts';
import { formulaText } from '../text/formulaText.ts';
import { type TypedKey, withoutBrackets } from './answerReadings.ts';
import { plain } from './answerWords.ts';
import { registerLanguageMarking } from './languageMarking.ts';
import { fold, formsIn, type LanguageWords, languageWords } from './languageWords.ts';
import { quantityOf } from './quantity.ts';
import type { TypedMatch } from './typedAnswer.ts';
import { maySlip } from './wordForm.ts';

/** The most characters that are compared, far above what anybody types. */
const MOST = { answer: 500, answers: 3_000, stem: 5_000, quote: 2_000, essay: 20_000, points: 50 };

type Text = { text: string; forms: readonly string[]; content: readonly string[] };
type Context = {
  words: LanguageWords;
  /** the words of the question */
  stem: ReadonlySet<string>;
  isAboutPerson: boolean;
  quote: readonly string[];
  quoteText: string;
  nearWords: ReadonlySet<string> | null;
};

/**
 * Compares a typed answer with its key; null if it is not right.
 * @param typed the typed text, not empty
 * @param language BCP 47
 */
function matchInLanguage(typed: string, key: TypedKey, language: string): TypedMatch | null {
  if (typed.length > MOST.answer) return null;
  const words = languageWords(language);
  const stem = key.stem.slice(0, MOST.stem);
  const quote = key.quote.slice(0, MOST.quote);
  const context = {
    ...{ words, stem: new Set(formsIn(stem, words)), isAboutPerson: words.who.test(fold(stem)), quoteText: quote },
    quote: textOf(quote, words).content,
    nearWords: key.nearWords === undefined ? null : new Set(key.nearWords.map(fold)),
  };
  let left = MOST.answers;
  let slip: TypedMatch | null = null;
  for (const answer of key.answers.flatMap(withoutBrackets)) {
    left -= answer.length;
    if (left < 0 || answer.length > MOST.answer) continue;
    const match = matchList(withoutAbbreviation(typed), answer, context);
    if (match !== null && match.spelling === undefined) return match;
    slip ??= match;
  }
  return slip;
}

/** "produit intérieur brut (PIB)" */
const withoutAbbreviation = (text: string) => text.replace(/(\S) ?\([\p{Lu}\d]{2,6}\)/u, '$1');

function textOf(text: string, words: LanguageWords): Text {
  const forms = formsIn(text, words);
  // "vitamine A", "C A": a single letter at the end is a symbol.
  const isSymbol = (form: string, at: number) => form.length === 1 && at > 0 && at === forms.length - 1;
  const content = forms.filter((form, at) => isSymbol(form, at) || (!words.small.has(form) && !words.and.has(form)));
  // "l’Est" is an answer of its own.
  return { text, forms, content: content.length === 0 ? forms : content };
}

/** A list is right in any order if every part is right and none is extra. */
function matchList(typed: string, answer: string, context: Context): TypedMatch | null {
  const { words } = context;
  const listMatch = matchOne(textOf(typed, words), textOf(answer, words), context);
  const [typedParts, parts] = [typed, answer].map((text) => partsOf(text, words).map((part) => textOf(part, words))) as [
    Text[],
    Text[],
  ];
  if (listMatch !== null || parts.length < 2 || typedParts.length !== parts.length || parts.length > MOST.points)
    return listMatch;
  let isSlipped = false;
  for (const part of typedParts) {
    const matches = parts.map((wanted) => matchOne(part, wanted, context));
    const at = matches.findIndex((match) => match !== null);
    if (at < 0) return null;
    isSlipped ||= matches[at]?.spelling !== undefined;
    parts.splice(at, 1);
  }
  return isSlipped ? { spelling: answer } : {};
}

function partsOf(text: string, { and }: LanguageWords): string[] {
  if (/^\s*-?\d+,\d+\s*$/.test(text)) return [text];
  return text
    .split(/[,;&+]/)
    .flatMap((part) => splitAt(part, and))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function splitAt(text: string, separators: ReadonlySet<string>): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(/\s+/)) {
    if (separators.has(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' '));
}

const SIGNS = /[+=<>×÷^√$€£#*]/g;
const signsIn = (text: string) => (text.match(SIGNS) ?? []).join('');
const MINUS = /(^|[^\p{L}\p{N}])-(?=\d)/gu;
/** Letters, digits and minus signs. */
const letters = (text: string) =>
  fold(text)
    .replace(MINUS, '$1−')
    .replace(/[^\p{L}\p{N}−]/gu, '');
const isSameRow = (first: readonly string[], second: readonly string[]) => first.join(' ') === second.join(' ');

function matchOne(typed: Text, answer: Text, context: Context): TypedMatch | null {
  const { words } = context;
  if (isSameValue(typed.text, answer.text)) return {};
  if (signsIn(typed.text) !== signsIn(answer.text) || answer.content.length === 0) return null;
  if (isSameRow(typed.content, answer.content) || letters(typed.text) === letters(answer.text)) return {};
  if (typed.forms.some((form) => words.denials.has(form) && !answer.forms.includes(form))) return null;
  if (isWithSaidWords(typed, answer, context) || isWithoutSaidWords(typed, answer, context)) return {};
  if (isName(typed, answer, context) || isAbbreviation(typed, answer, context)) return {};
  return isSlip(typed, answer, context) ? { spelling: answer.text } : null;
}

/** Whether it is the same number with its unit, or the same formula, in another spelling. */
function isSameValue(typed: string, answer: string): boolean {
  const quantity = quantityOf(typed);
  if (quantity !== null && quantity === quantityOf(answer)) return true;
  return /[\\$]/.test(typed + answer) && plain(formulaText(typed)) === plain(formulaText(answer));
}

/** The whole key, with only generic words, words of the question, or words that always surround it in the quote. */
function isWithSaidWords({ content: typedForms }: Text, { content: wanted }: Text, { words, stem, quote }: Context): boolean {
  const at = typedForms.findIndex((_, from) => wanted.every((form, place) => typedForms[from + place] === form));
  if (at < 0) return false;
  const extraForms = [...typedForms.slice(0, at), ...typedForms.slice(at + wanted.length)];
  if (extraForms.every((form) => stem.has(form) || words.frames.has(form))) return true;
  const timesIn = (row: readonly string[]) => ` ${quote.join('  ')} `.split(` ${row.join('  ')} `).length - 1;
  return timesIn(typedForms) > 0 && timesIn(typedForms) === timesIn(wanted);
}

/** The key without words of the question: "cinétique" in "Quelle énergie …?" for "énergie cinétique". */
function isWithoutSaidWords({ content: typedForms }: Text, { content: wanted, text }: Text, { stem }: Context): boolean {
  if (
    typedForms.length === 0 ||
    typedForms.length >= wanted.length ||
    typedForms.every((form) => stem.has(form)) ||
    /\p{L}-\p{L}/u.test(text)
  )
    return false;
  let place = 0;
  for (const form of wanted) {
    if (form === typedForms[place]) place += 1;
    else if (!stem.has(form)) return false;
  }
  return place === typedForms.length;
}

/** A person's last name, possibly with initials or other names, but never the first name alone. */
function isName({ content: typedForms }: Text, { content: names, text }: Text, { isAboutPerson }: Context): boolean {
  if (!isAboutPerson || names.length < 2 || !/^\p{Lu}/u.test(text) || typedForms.at(-1) !== names.at(-1)) return false;
  return typedForms
    .slice(0, -1)
    .every((word) => names.slice(0, -1).some((name) => name === word || (word.length === 1 && name.startsWith(word))));
}

/** The initials of the key, if the document has them and the question does not. */
function isAbbreviation(typed: Text, answer: Text, { quoteText, stem }: Context): boolean {
  const short = letters(typed.text);
  const initials = answer.content.map((word) => word.charAt(0)).join('');
  if (short.length < 2 || short.length > 6 || short !== initials || stem.has(short)) return false;
  return (quoteText.match(/[\p{L}\d]+/gu) ?? []).some((word) => fold(word) === short);
}

/** Whether every word is right or has a slip, in the same order. A slip must not be another real word. */
function isSlip({ content: typedForms }: Text, { content: wanted, text }: Text, { nearWords }: Context): boolean {
  if (nearWords === null || typedForms.length !== wanted.length || signsIn(text) !== '') return false;
  let slips = 0;
  for (const [at, word] of typedForms.entries()) {
    const right = wanted[at] ?? '';
    if (word === right) continue;
    if (nearWords.has(word) || !maySlip(word, right)) return false;
    slips += 1;
  }
  return slips > 0 && slips <= Math.ceil(wanted.length / 2);
}

const ROOT_LETTERS = 6;
const POINT_SHARE = 0.4;
const SENTENCES = /[.;:!?](?:\s|$)|\n/;

/**
 * The points that an essay in this language seems to cover, in order. A sentence must contain two words of the point that the
 * question lacks, two fifths of them in all, and no more denials than the point.
 * @param language BCP 47
 */
function suggestedPointsIn(language: string, points: readonly KeyPoint[], answer: string, question: string): boolean[] {
  const words = languageWords(language);
  const rootsOf = (text: string) =>
    formsIn(text, words)
      .filter((form) => form.length > 1 && !words.small.has(form) && !words.and.has(form) && !words.denials.has(form))
      .map((form) => form.slice(0, ROOT_LETTERS));
  const denialsIn = (text: string) => formsIn(text, words).filter((form) => words.denials.has(form)).length;
  const stem = new Set(rootsOf(question.slice(0, MOST.stem)));
  const sentences = answer
    .slice(0, MOST.essay)
    .split(SENTENCES)
    .map((sentence) => ({ roots: new Set(rootsOf(sentence)), denials: denialsIn(sentence) }));
  return points.map((point, at) => {
    if (at >= MOST.points) return false;
    const text = point.text.slice(0, MOST.stem);
    const wanted = [...new Set(rootsOf(text))].filter((root) => !stem.has(root));
    const leastCount = Math.max(Math.min(2, wanted.length), Math.ceil(wanted.length * POINT_SHARE));
    const denials = denialsIn(text);
    return sentences.some(
      (sentence) =>
        leastCount > 0 && sentence.denials <= denials && wanted.filter((root) => sentence.roots.has(root)).length >= leastCount,
    );
  });
}

registerLanguageMarking({ matchInLanguage, suggestedPointsIn });
