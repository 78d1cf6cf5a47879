// What a draft shows of whether a demanding teacher prints it unchanged, whatever its kind: its stem, its answer, the meaning that it
// asks for, its options, and the document that it is from. It judges nothing; printable.ts weighs it.

import type { Draft } from '../draft/draft.ts';
import { hasGap, saidBy } from '../draft/frame.ts';
import { pairIn } from '../draft/options/pairOption.ts';
import { isEveryday } from '../english/everyday.ts';
import { GAP } from '../english/gapSentence.ts';
import { headOf, termKey } from '../english/noun.ts';
import { isRareNoun } from '../english/nounLexicon.ts';
import { contentWordStems, wordsOf } from '../english/words.ts';
import type { Definition } from '../understand/definition/definition.ts';
import { kindsOf, kindsOfMeaning } from '../understand/term/category.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { askedIn, NAMES, upTo, yes } from './feature.ts';

const count = (text: string, test: (word: string) => boolean) => wordsOf(text).filter(test).length;

/** Two words of one root, by their beginning: "manages" and "management". */
const SAME_START = 5;
const startOf = (stem: string) => stem.slice(0, SAME_START);
const startsOf = (text: string) => new Set(contentWordStems(text).map(startOf));

function shareOf<T>(all: readonly T[], fits: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(fits).length / all.length;
}

type Seen = {
  of: Understood;
  draft: Draft;
  said: string;
  answer: string;
  answerWords: number;
  /** what is typed or chosen is a term of the document */
  term: KeyTerm | null;
  /** the definition that it is asked by */
  definition: Definition | null;
  /** the beginnings of the stem's words */
  starts: ReadonlySet<string>;
  /** the wrong options, where they are terms or their meanings */
  others: readonly (KeyTerm | Definition)[];
  likely: number;
};

const POINTS = /^(?:this|these|it|they|that|such|he|she|we|you|our|here|there|his|her|their|its|another|both)\b/i;
const TALKS = /\b(?:you|your|we|our|us|i|my)\b/i;
const LEANING = /\b(?:it|they|its|their|he|she|his|her|this|these|them|him)\b/i;
/** "Employs visually …", "4.Movement", "Flagellum^", "goods & service # Reward" */
const ROUGH = /[#^*|•/&~–]|\w\.\p{Lu}|\s[-,;]\s?|\s[,.;]|\betc\b/u;

const genusOf = (one: KeyTerm | Definition): string | undefined => ('meaning' in one ? kindsOfMeaning(one)[0] : kindsOf(one)[0]);

function keyGenus({ term, definition }: Seen): string | undefined {
  return definition ? kindsOfMeaning(definition)[0] : term ? kindsOf(term)[0] : undefined;
}

/** Does its meaning begin with one of these parts of speech? */
function opensWith({ of, definition }: Seen, ...kinds: string[]): boolean {
  if (definition === null) return false;
  const [first] = of.tagged.tokens(definition.meaning.slice(0, 60));
  return kinds.includes(first?.pos ?? '');
}

const itemShares = new WeakMap<Understood, number>();

/** Of a document, not of a draft: it is counted once. */
function shareOfItems(of: Understood): number {
  const share = itemShares.get(of) ?? shareOf(of.material.sentences, ({ kind }) => kind === 'item');
  itemShares.set(of, share);
  return share;
}

const lengths = ({ draft }: Seen) => draft.wrong.map((text) => text.length);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const gapsIn = (text: string) => text.match(/_{5}/g)?.length ?? 0;

/** Each about 0 to 1; 0 where it does not apply. */
export const printFeatures = {
  likely: ({ likely }) => likely,
  item: ({ draft }) => yes(draft.sentence.kind === 'item'),
  shortStem: ({ said }) => yes(wordsOf(said).length < 7),
  stemWords: ({ said }) => upTo(40, wordsOf(said).length),
  longStem: ({ said }) => yes(wordsOf(said).length > 30),
  fewStems: ({ starts }) => yes(starts.size < 4),
  stemDigits: ({ said }) => yes(/\d/.test(said)),
  stemNames: ({ said }) => upTo(3, said.match(NAMES)?.length ?? 0),
  stemQuotes: ({ said }) => yes(/[“"(]/.test(said)),
  stemCommas: ({ said }) => upTo(4, said.match(/[,;:—]/g)?.length ?? 0),
  stemRough: ({ said }) => yes(ROUGH.test(said)),
  stemCapital: ({ draft, said }) =>
    yes(draft.stem.frame !== 'gap' && /^\p{Lu}\p{Ll}/u.test(said) && draft.stem.frame !== 'plain'),
  stemPronoun: ({ said }) => yes(LEANING.test(said)),
  stemEveryday: ({ said }) => upTo(4, count(said, isEveryday)),
  stemRare: ({ said }) => upTo(3, count(said, isRareNoun)),
  points: ({ draft }) => yes(POINTS.test(draft.sentence.text)),
  theFirst: ({ draft }) => yes(/^the\b/i.test(draft.sentence.text)),
  talks: ({ draft, said }) => yes(TALKS.test([said, draft.answer, ...draft.wrong].join(' '))),
  noStop: ({ draft }) => yes(!/[.!?]["”’')]*$/.test(draft.quote.trim())),
  year: ({ said }) => yes(/\b(?:1\d|20)\d\d\b/.test(said)),
  described: ({ draft }) => yes(draft.stem.frame === 'description'),
  termFor: ({ draft }) => yes(draft.stem.frame === 'term-for'),
  refersTo: ({ draft }) => yes(draft.stem.frame === 'refers-to'),
  which: ({ draft }) => yes(draft.stem.frame === 'which'),
  twoGaps: ({ said }) => yes(gapsIn(said) === 2),
  manyGaps: ({ said }) => yes(gapsIn(said) > 2),
  gapFirst: ({ said, draft }) => yes(hasGap(draft.stem) && said.indexOf(GAP) < 5),
  gapLate: ({ said, draft }) => yes(hasGap(draft.stem) && said.indexOf(GAP) > 0.7 * said.length),
  answerMany: ({ answerWords }) => yes(answerWords > 1),
  answerLong: ({ answerWords }) => yes(answerWords > 3),
  answerCapital: ({ answer }) => yes(/^\p{Lu}\p{Ll}/u.test(answer)),
  answerLetters: ({ answer }) => yes(/^[A-Z][A-Z\d-]{1,7}$/.test(answer)),
  answerRough: ({ answer }) => yes(ROUGH.test(answer) || /\d/.test(answer)),
  answerEveryday: ({ answer }) => yes(answer.length < 30 && isEveryday(headOf(answer))),
  answerRare: ({ answer }) => yes(answer.split(' ').some(isRareNoun)),
  answerEchoed: ({ draft, starts }) =>
    shareOf(draft.type === 'essay' ? [] : contentWordStems(draft.answer), (stem) => starts.has(startOf(stem))),
  answerHeads: ({ draft, answer }) =>
    yes(answer.length < 40 && draft.sentence.section.heading.toLowerCase().includes(answer.toLowerCase())),
  known: ({ term }) => yes(term !== null),
  once: ({ term }) => yes(term !== null && term.mentions <= 1),
  often: ({ term }) => yes((term?.mentions ?? 0) >= 5),
  apart: ({ term }) => yes(term?.apart === true),
  emphasised: ({ term }) => yes(term?.emphasised === true),
  name: ({ term }) => yes(term?.name === true),
  importance: ({ term }) => (term ? importanceOf(term) : 0),
  defined: ({ term }) => yes(term?.definition != null),
  asDefined: ({ definition }) => yes(definition !== null),
  sure: ({ definition }) => Math.min(1.2, definition?.score ?? 0),
  isLabel: ({ definition }) => yes(definition?.wording === 'label'),
  isApposition: ({ definition }) => yes(definition?.wording === 'apposition'),
  isIs: ({ definition }) => yes(definition?.wording === 'is'),
  isDoes: ({ definition }) =>
    yes(definition?.wording === 'does' || definition?.wording === 'when' || definition?.wording === 'case'),
  withA: ({ definition }) => yes(/^(?:an?|any)\b/i.test(definition?.meaning ?? '')),
  withThe: ({ definition }) => yes(/^the\b/i.test(definition?.meaning ?? '')),
  opensVerb: (seen) => yes(opensWith(seen, 'VERB', 'AUX', 'PART', 'ADP', 'SCONJ')),
  opensNoun: (seen) => yes(opensWith(seen, 'NOUN', 'PROPN')),
  genusKnown: ({ definition }) => yes(definition !== null && kindsOfMeaning(definition).length > 0),
  shortMeaning: ({ definition }) => yes(definition !== null && wordsOf(definition.meaning).length < 6),
  longMeaning: ({ definition }) => yes(definition !== null && wordsOf(definition.meaning).length > 20),
  relative: ({ definition }) => yes(/\b(?:that|which|who|whose|where|by which)\b/i.test(definition?.meaning ?? '')),
  ofKind: (seen) => shareOf(seen.others, (one) => genusOf(one) !== undefined && genusOf(one) === keyGenus(seen)),
  ofHead: ({ others, term }) => shareOf(others, (one) => !('meaning' in one) && one.head === term?.head),
  othersDefined: ({ others }) => shareOf(others, (one) => 'meaning' in one || one.definition !== null),
  othersKnown: ({ draft, others }) => (draft.wrong.length === 0 ? 0 : others.length / draft.wrong.length),
  keyLonger: (seen) =>
    seen.draft.wrong.length === 0
      ? 0
      : Math.max(-1, Math.min(1, seen.draft.answer.length / Math.max(8, mean(lengths(seen))) - 1)),
  longOptions: (seen) => upTo(120, mean(lengths(seen))),
  optionShares: ({ draft }) =>
    shareOf(draft.wrong, (text) => [...startsOf(text)].some((start) => startsOf(draft.answer).has(start))),
  optionInStem: ({ draft, starts }) =>
    shareOf(draft.wrong, (text) => contentWordStems(text).some((stem) => starts.has(startOf(stem)))),
  optionRough: ({ draft }) => shareOf(draft.wrong, (text) => ROUGH.test(text)),
  optionCase: ({ draft }) => yes(new Set([draft.answer, ...draft.wrong].map((text) => / \p{Lu}\p{Ll}/u.test(text))).size > 1),
  optionPronoun: ({ draft }) => shareOf(draft.wrong, (text) => LEANING.test(text)),
  ofLists: ({ of }) => shareOfItems(of),
  ofDefinitions: ({ of }) => upTo(0.2, of.definitions.length / Math.max(20, of.material.sentences.length)),
  ofLittle: ({ of }) => yes(of.material.sentences.length < 80),
} satisfies Record<string, (seen: Seen) => number>;

export type PrintFeature = keyof typeof printFeatures;

/** Looks at a draft; `likely` is what the model of its kind says of it. Each feature by its name. */
export function printFeaturesOf(of: Understood, draft: Draft, likely: number): (name: PrintFeature) => number {
  const { answer } = draft;
  const others = draft.wrong.flatMap((text) => {
    const small = text.toLowerCase();
    const pair = pairIn(of.definitions, text);
    return (
      pair?.meaning ??
      of.terms.byKey.get(termKey(text)) ??
      of.definitions.find(({ meaning }) => meaning.toLowerCase() === small) ??
      []
    );
  });
  const said = saidBy(draft.stem);
  const seen = {
    of,
    draft,
    said,
    answer,
    answerWords: wordsOf(answer).length,
    ...askedIn(of.terms, draft),
    starts: startsOf(said),
    others,
    likely,
  };
  return (name) => printFeatures[name](seen);
}
