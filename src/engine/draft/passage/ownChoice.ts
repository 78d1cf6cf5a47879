// What all questions of a document's own have in common: a stem without its number, four options that keep their letters, the
// quote. Where they stand in the document, others find out.

import { optionLetters } from '#core/quiz';
import { GAP } from '../../english/gapSentence.ts';
import { termKey, withoutArticle } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isJunk, isPersonal, isTalk } from '../../english/plainText.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';
import { normalised, type Sentence } from '../../understand/material.ts';
import { withoutTick } from '../../understand/paperBold.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { levelOfWording } from '../wording.ts';

const LONGEST_QUOTE = 480;
export const SCORE = 0.95;
export const BLANK = GAP;
export const NUMBER = /^(?:_{2,}\s*)?(?:(?:Q(?:uestion)?\s*)?\d{1,3}\s*[.:)]\s*|Q(?:uestion)?\s*[.:)]\s*|\(?[a-h]\)\s+)/i;
export const MARKS = /\s*[([]\d{1,2}\s*(?:marks?|points?|pts?|p)\.?[)\]]\s*/gi;
/** "All options are correct", "None": they speak of letters that this app may set in another order, or of nothing. */
const ALL_OR_NONE = /^(?:all|none)(?: options?)?(?: (?:are|is) correct)?$/i;
/** "The division Protista of Whittaker?": a stem that asks has a word for it, a gap, or a verb that it ends with. */
const ASKS = pattern(
  String.raw`_|\b${oneOf(`
    are | can | could | did | do | does | has | have | how | if | is | may | must | name | should | was | were | what | when
    where | which | whom? | whose | why | will | would
  `)}\b`,
  'i',
);
const OF_ALL = /\b(?:all|none|both|neither|any) of (?:the|these)\b|\b(?:both )?[A-D] and [A-D]\b/i;

/** "x = 5" and "pH" stay as they are. */
const MAY_BE_CAPITAL = /^(?:\p{Lu}|\P{L}|\p{Ll}{2,}|an? )(?!\S*=)/u;

/** `held` is what stands on the page, `first` its first block; `text` may have got its answer from the key at the end. */
export type Place = { text: string; held: string; first: string; sentence: Sentence };

/** A question without its number and its marks; a place left blank is as long as those of this app. */
export function asQuestion(text: string): string {
  const bare = text
    .replace(NUMBER, '')
    .replace(MARKS, ' ')
    .replace(/_{2,}|\.{5,}|…{2,}/g, BLANK);
  return capitalised(bare.replace(/\s+/g, ' ').trim());
}

/** "A", "B", "C", "D": parts of a picture. */
const OF_PICTURE = /^\p{Lu}$/u;

/** "The picture shows: …" */
const SHOWN = /\b(?:pictures?|drawings?|sketch|plot|map|curve) (?:shows?|shown|represents?|illustrates?)\b/i;
/** "A population following this conceptual model would …": of what stood above the question. */
const THIS = /^(?:[\p{L}’'-]+ ){0,5}?(?:[Tt]his|(?<!\bof )[Tt]hese) (?!(?:is|are|was|were|of|the|which|who|has|have)\b)\p{Ll}/u;

/** "What is the null hypothesis in this experiment?": in which, a text above it tells. */
const IN_THIS = pattern(
  String.raw`^[^.?!]*\b(?:in|of|for|from|with) (?:this|these) ${oneOf(`
    case | circuit | code | data | dataset | equation | example | experiment | graph | interval | model | parameter | program
    reaction | sample | study | survey | system | test
  `)}s?\b`,
  'i',
);

/** May be asked by itself: it talks of no picture; that it says "you" is how exams ask. */
export function isFit(question: string): boolean {
  return (
    (!isTalk(question) || isPersonal(question)) &&
    !SHOWN.test(question) &&
    !THIS.test(question) &&
    !IN_THIS.test(question) &&
    !isJunk(question.replaceAll(BLANK, '')) &&
    isBalanced(question) &&
    contentWordStems(question).length >= 1 &&
    !question.includes('\n')
  );
}

type Base = Pick<Drafted, 'text' | 'quote' | 'sentence' | 'answer'>;

export function ownDraft(base: Base, rest: Pick<Drafted, 'type' | 'score'> & Partial<Drafted>): Drafted {
  const { text, ...more } = base;
  return {
    wrong: [],
    accepted: [],
    keyPoints: [],
    keys: [],
    level: levelOfWording(text),
    ...asking(framed('plain', text)),
    ...more,
    ...rest,
  };
}

/** "Select all that apply": this app takes one answer. */
const SEVERAL =
  /\b(?:all (?:that|which) (?:apply|are)|(?:select|choose|mark|tick|circle) (?:all|two|three|every|any)|more than one answer)\b/i;
/** "Gale e. Storm": a fifth option that stands in the line of the fourth. */
const FIFTH = /\s+\(?[eE][.)]\s+\S.*$/su;

/** "Only 1 and 2": of statements, which stand in the stem or were lost. */
const OF_STATEMENTS = /^(?:both |only )?(?:\d|[ivx]{1,3})(?: ?(?:,|&|and) ?(?:\d|[ivx]{1,3}))*(?: only)?$/i;
const STATEMENT = /(?:^|\s)\(?(?:1|I)[.)]/;

type Choice = { stem: string; options: readonly string[]; letter: string };

/** A choice that the document asks with these options, or null where they make no sense by themselves. `quoted`: the page's words for an answer. */
export function ownChoice(
  { stem: given, options: all, letter: right }: Choice,
  sentence: Sentence,
  quoted: (answer: string) => string,
): Drafted | null {
  const options = all
    .slice(0, 4)
    .map((option) => withoutEndMarks(withoutTick(option.replace(FIFTH, '')).replace(/\s+/g, ' ').trim()));
  // The page that the explanation quotes says which letter is right, so each option keeps its own.
  const letter = optionLetters.find((one) => one === right.toUpperCase());
  const answer = letter && options[optionLetters.indexOf(letter)];
  const stem = asQuestion(given);
  // "Which are used? I. Rope II. Chain": it has asked before its statements.
  const question = /[?.:…_]$|\? [IVX]+[.)] /.test(stem) ? stem : `${stem} …`;
  // "Autotrophs" beside "Autotrophes" is one of them twice.
  const known = new Set(options.map((option) => normalised(option).replace(/(?<=\p{L}{5})(?:es|e|s)$/u, '')));
  if (
    !answer ||
    !isFit(question) ||
    SEVERAL.test(stem) ||
    (question.endsWith('?') && !ASKS.test(question)) ||
    known.size !== 4 ||
    options.every((option) => OF_PICTURE.test(option)) ||
    (options.every((option) => OF_STATEMENTS.test(option)) &&
      options.some((option) => / /.test(option)) &&
      !STATEMENT.test(stem)) ||
    options.some((option) => OF_ALL.test(option) || ALL_OR_NONE.test(option) || option === '' || isJunk(option))
  )
    return null;
  const shown = options.every((option) => MAY_BE_CAPITAL.test(option)) ? capitalised : (option: string) => option;
  return ownDraft(
    { text: question, quote: quoted(answer), sentence, answer: shown(answer) },
    {
      type: 'multiple_choice',
      wrong: options.filter((option) => option !== answer).map(shown),
      letter,
      keys: [termKey(withoutArticle(answer))],
      score: SCORE,
    },
  );
}

/** Question and answer as they stand together, where that is one verbatim stretch; else the answer. */
export function quoteOf(whole: string, { held }: Place, answer: string): string {
  const stretches = [whole, held].map((text) => text.replace(/\s+/g, ' ').trim());
  return (
    stretches.find(
      (text) =>
        text.length <= LONGEST_QUOTE &&
        normalised(held).includes(normalised(text)) &&
        normalised(text).includes(normalised(answer)) &&
        !isJunk(text),
    ) ?? answer
  );
}
