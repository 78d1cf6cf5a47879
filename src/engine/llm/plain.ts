// Can a question be read by itself, and is it about what the passage says? A second reading answers choices and typed questions;
// an essay has no other check of what it asks.

import type { KeyPoint } from '#core/quiz';
import { hasWordings } from '../ask/wordings.ts';
import { prose, stemsIn } from '../check/hardFlaw.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import { isDangling, isJunk } from '../english/plainText.ts';
import { shareHeld, wordsOf } from '../english/words.ts';
import { isPointing, seemsOfLanguage } from '../outline/languages.ts';
import { hasUnspacedWords } from '../outline/sentences.ts';
import { type Material, normalised } from '../understand/material.ts';
import type { Passage } from './passage.ts';
import type { ModelQuestion } from './reply.ts';

/** So many words of a question are the passage's; of an essay also so large a part of them (honest ones had 4 and 0.5 at least). */
const FEWEST_HELD = 1;
const FEWEST_HELD_OF_ESSAY = 2;
const ESSAY_HELD = 0.4;
/** An option of so many words of which fewer are the passage's is about something else. */
const LONG_OPTION = 4;
const OPTION_HELD = 0.3;
/** What was asked for (prompt.ts). */
const MOST_WORDS = 60;
const FEWEST_CAPITALS = 20;

/** An option that is none; letters are no option, since the order is ours. */
const NO_OPTION = [
  pattern(
    String.raw`^${oneOf('all | any | both | each | either | every one | neither | none | two | three')}(?: two| three)?(?: of)?
      (?: the| these| those)?(?: other)?${oneOf(`
        (?: ${oneOf('above | answers? | options? | others? | them | these | those')})(?: (?:is|are) (?:correct|right|true))?
        (?: (?:is|are) (?:correct|right|true))
      `)}[.\s]*$`,
    'i',
  ),
  /^(?:all|any|both|neither|none) (?:of )?(?:the )?(?:above|others|options|these)\b/i,
  /^(?:les (?:deux|trois)|tou(?:te)?s|aucune?) .*(?:réponses?|propositions?|ci-dessus|précédent)/i,
  /^(?:I do(?:n['’]t| not) know|je ne sais pas)\b/i,
  /^(?:[Bb]oth |[Nn]either |[Ee]ither )?[A-D](?:,| and| or| nor| et| ou)(?: [A-D](?:,| and| or| et| ou))? [A-D]$/,
];
const OF_NOTHING = [
  /^(?:what|which|who) (?:are|did|do|does|is|was|were) (?:it|that|these|they|this|those)\b/i,
  pattern(
    String.raw`^(?:what|which) ${oneOf('of the following | of these | option | statement | (?:is the )?(?:correct |right )?(?:answer|name|one|term)')}
      \b(?: is)?(?: (?:correct|right|true)| (?:for|of) (?:it|this))?\?$`,
    'i',
  ),
];
/** What a model says of itself or of what it was asked. */
const OF_THE_MODEL = [
  pattern(
    String.raw`\b${oneOf(`
      AI | ChatGPT | instructions of this request | language model | modèle de langage | system instructions? | system prompt
    `)}\b.*\b${oneOf('asked | demandé | écri | request | said | say | told | write | wrote | written')}`,
    'i',
  ),
  /^(?:as|being) an? (?:AI|language model)\b|^en tant que (?:IA|modèle)/i,
  /\bignore[rz]? (?:all|any|the|les?|toutes?) (?:above|consignes?|instructions?|other|previous)\b/i,
];
/** The document itself: whoever answers does not have it before them. */
const OF_THE_SOURCE = [
  pattern(
    String.raw`\b(?:according to|as (?:described|mentioned|said|stated) in) (?:the|this|these|your) ${oneOf(`
      authors? | chapter | document | lectures? | notes | passage | reading | slides? | source | table | text
    `)}\b`,
    'i',
  ),
  pattern(
    String.raw`\b(?:from|in|on) (?:the|this|these|your) ${oneOf(`
      diagram | document | figure | image | lecture(?: notes)? | paragraph | passage | picture | slides? | text
    `)}\b(?! of\b)`,
    'i',
  ),
  pattern(
    String.raw`\b(?:first|second|third|last|previous|next|following) ${oneOf(`
      chapter | diagram | figure | lecture | lesson | paragraph | passage | picture | slide | table | text
    `)}\b`,
    'i',
  ),
  /\b(?:page|slide|exercise|diapositive|exercice) \d/i,
  /\b(?:in|on|au|dans) (?:chapter|section|chapitre|la section) [\d.]+(?! of)/i,
  /\b(?:mentioned|described|said|explained) (?:above|below|earlier)\b|ci-dessus|dans ce cours\b/i,
  pattern(
    `(?:d['’]après|selon|dans|sur) (?:l['’]|(?:les?|la|ce|cette) )${oneOf(`
      auteur | document | exercice | figure | image | passage | schéma | tableau | texte
    `)}`,
    'i',
  ),
];
const OF_THE_READER = [
  /\b(?:do|have|would) you (?:agree|ever|feel|like|prefer|think)\b/i,
  /\byour (?:opinion|own words?|view)\b|\b(?:pensez-vous|votre (?:avis|opinion)|avez-vous)\b/i,
];
/** A key or options inside the question. */
const HOLDS_OPTIONS = /\b(?:answer|réponse)(?: key)? ?: ?[A-D]\b|(?:^|\s)A\) .+\sB\) /;
/** What a page would show as it is: an entity, Markdown, an escaped line break, a gap. */
const MARKS = /&#?\w+;|\*\*|```|\\n(?![a-z])|_{3,}|(?:^|[\s(])#{1,6}\s\p{L}/iu;
/** What sets a task, beside a question mark. */
const TASK = /(?:^|[.!?]\s+)(?:comparez?|décri(?:s|vez)|describe|discuss|explain|expliquez?|outline)(?!\p{L})|\?/giu;
/** A place of the net. */
const ADDRESSES = /\b(?:ftp|https?|javascript|mailto):\S*|\b[\w-]+\.(?:com|edu|io|net|org)\b/gi;

const isAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

function wrongTexts({ wrong_options: wrong }: ModelQuestion): string[] {
  return wrong.map(({ text }) => text);
}

function isNoOption(text: string, passage: Passage): boolean {
  return isAny(NO_OPTION, text.trim()) && !normalised(passage.text).includes(normalised(text));
}

/** Nothing of a machine, and no address that the passage does not name. */
export function isClean(text: string, passage: Passage): boolean {
  const words = text.replace(/\$[^$]*\$/g, '');
  return (
    !isJunk(prose(text)) && !MARKS.test(words) && (text.match(ADDRESSES) ?? []).every((address) => passage.text.includes(address))
  );
}

function pointsElsewhere(text: string, language: string | undefined): boolean {
  return isPointing(text, language ?? 'en') || isAny(OF_THE_MODEL, text) || isAny(OF_THE_SOURCE, text);
}

/** Does it ask one thing, in a plain sentence? */
function isOneQuestion(text: string, type: ModelQuestion['type'], language: string | undefined): boolean {
  const letters = text.replace(/\P{L}+/gu, '');
  const isShouted = letters.length > FEWEST_CAPITALS && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  if (isShouted || HOLDS_OPTIONS.test(text)) return false;
  if (!hasWordings(language)) return true;
  const isEnded = type === 'essay' ? /[.!?]["”»’)]?\s*$/.test(text) : /\?["”»’)]?\s*$/.test(text);
  return isEnded && (text.match(TASK) ?? []).length <= 1 && wordsOf(text).length <= MOST_WORDS;
}

/** Are so many of its words the passage's that it can be about it? */
function isAboutPassage({ question, type, wrong_options: wrong }: ModelQuestion, passage: Passage, material: Material): boolean {
  if (hasUnspacedWords(question)) return true;
  const passageStems = new Set(stemsIn(passage.text, material));
  const stems = new Set(stemsIn(question, material));
  const count = [...stems].filter((stem) => passageStems.has(stem)).length;
  if (count < (type === 'essay' ? FEWEST_HELD_OF_ESSAY : FEWEST_HELD)) return false;
  if (type === 'essay' && count < ESSAY_HELD * stems.size) return false;
  return wrong.every(({ text }) => {
    const words = stemsIn(text, material);
    return words.length < LONG_OPTION || shareHeld(words, passageStems) >= OPTION_HELD;
  });
}

/** Can the question be read by itself, in the document's language, and is it about what the document says? */
export function isPlain(modelQuestion: ModelQuestion, passage: Passage, material: Material): boolean {
  const { question, answer, type } = modelQuestion;
  const { language } = material.document;
  const options = [answer, ...wrongTexts(modelQuestion)];
  return (
    seemsOfLanguage(question, language) &&
    !pointsElsewhere(question, language) &&
    !((language ?? 'en') === 'en' && isDangling(question)) &&
    !isAny(OF_NOTHING, question) &&
    !isAny(OF_THE_READER, question) &&
    isOneQuestion(question, type, language) &&
    isAboutPassage(modelQuestion, passage, material) &&
    !normalised(passage.text).includes(normalised(question)) &&
    !options.some((text) => isNoOption(text, passage)) &&
    [question, ...options].every((text) => isClean(text, passage))
  );
}

/** Fewer of its words are the passage's in nothing that explains an answer from it: made up, or in another language. */
const EXPLANATION_HELD = 0.3;

/** Is this said of what the passage says, to somebody who has only the question? */
export function isExplaining(text: string, passage: Passage, material: Material): boolean {
  const { language } = material.document;
  if (!isClean(text, passage) || !seemsOfLanguage(text, language) || pointsElsewhere(text, language)) return false;
  const passageStems = new Set(stemsIn(passage.text, material));
  return hasUnspacedWords(text) || shareHeld(stemsIn(prose(text), material), passageStems) >= EXPLANATION_HELD;
}

const NOT = /\b(?:cannot|neither|never|no|nor|not|without)\b|n[’']t\b/i;

/** Every number is the passage's, and nothing is denied where what proves it denies nothing. */
export function isTrueTo(text: string, quote: string, passage: Passage): boolean {
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const passageNumbers = new Set(passage.text.match(/\d+(?:[.,]\d+)?/g) ?? []);
  return numbers.every((number) => passageNumbers.has(number)) && (!NOT.test(text) || NOT.test(quote));
}

/** So many words of an essay's question are those of its quote or its answer; of another essay's mostly fewer. */
const FEWEST_ASKED = 2;

/** Does an essay ask for what its quote and its answer say? */
export function asksFor(quote: string, { question, answer }: ModelQuestion, material: Material): boolean {
  if (hasUnspacedWords(question)) return true;
  const saidStems = new Set(stemsIn(`${quote} ${answer}`, material));
  return [...new Set(stemsIn(question, material))].filter((stem) => saidStems.has(stem)).length >= FEWEST_ASKED;
}

/** Does the model answer of an essay make this point: is one of its terms in it? */
export function isMadeBy(answer: string, { terms }: KeyPoint, material: Material): boolean {
  const saidStems = new Set(stemsIn(answer, material));
  return terms.some((term) => hasUnspacedWords(term) || stemsIn(term, material).every((stem) => saidStems.has(stem)));
}

/** In more words than an answer may have, a sentence was typed. */
const MOST_ACCEPTED_WORDS = 7;

/** May this be typed for the answer? Not what the passage names without it: another thing. */
export function isAccepted(text: string, { answer }: ModelQuestion, passage: Passage, material: Material): boolean {
  if (!isClean(text, passage) || wordsOf(text).length > MOST_ACCEPTED_WORDS) return false;
  if (text.trim().length < Math.min(2, answer.trim().length) && !/[\p{N}\p{Lo}]/u.test(text)) return false;
  if (/^(?:ne|never|no|non|not|pas)\b(?!-)/i.test(text) && !/^(?:ne|never|no|non|not|pas)\b/i.test(answer)) return false;
  const [stems, key] = [stemsIn(text, material), new Set(stemsIn(answer, material))];
  if (stems.length === 0 || stems.some((stem) => key.has(stem))) return true;
  const naming = passage.sentences.filter((sentence) => stems.every((stem) => sentence.stems.has(stem)));
  return naming.length === 0 || naming.some((sentence) => [...key].some((stem) => sentence.stems.has(stem)));
}
