// How likely does a demanding teacher take a draft as it stands? A logistic regression over what the draft shows, its kind and its type,
// learnt by `npm run weights` from strict readers' verdicts. It judges nothing else, and refuses nothing.
import type { Draft } from '../draft/draft.ts';
import { contentOf } from '../draft/frame.ts';
import { isEveryday } from '../english/everyday.ts';
import { contentWordStems, wordsOf } from '../english/words.ts';
import type { Definition } from '../understand/definition/definition.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { score } from '../weights/score.ts';

const yes = (is: boolean) => (is ? 1 : 0);
const upTo = (limit: number, value: number) => Math.min(1, value / limit);

const NAMES = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}’'-]+/gu;

/** Two words of one root, by their beginning: "manages" and "management". */
const SAME_START = 5;
const startOf = (stem: string) => stem.slice(0, SAME_START);
const startsOf = (text: string) => new Set(contentWordStems(text).map(startOf));

function shareOf<T>(all: readonly T[], fits: (item: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(fits).length / all.length;
}

type Shown = {
  draft: Draft;
  /** what the stem says of the answer */
  stemText: string;
  /** the beginnings of the stem's words */
  starts: ReadonlySet<string>;
  /** what is typed or chosen, where it is a term of the document, and the definition that it is asked by */
  term: KeyTerm | null;
  definition: Definition | null;
};

/** What shows of a draft, each about 0 to 1; 0 where it does not apply. Each has a weight, and each weight is of one: else this does not compile. */
const features = {
  sure: ({ definition }) => Math.min(1.2, definition?.score ?? 0),
  optionShares: ({ draft }) =>
    shareOf(draft.wrong, (text) => [...startsOf(text)].some((start) => startsOf(draft.answer).has(start))),
  stemEveryday: ({ stemText }) => upTo(4, wordsOf(stemText).filter(isEveryday).length),
  stemNames: ({ stemText }) => upTo(3, stemText.match(NAMES)?.length ?? 0),
  answerHeads: ({ draft }) =>
    yes(draft.answer.length < 40 && draft.sentence.section.heading.toLowerCase().includes(draft.answer.toLowerCase())),
  answerLong: ({ draft }) => yes(wordsOf(draft.answer).length > 3),
  known: ({ term }) => yes(term !== null),
  answerEchoed: ({ draft, starts }) =>
    shareOf(draft.type === 'essay' ? [] : contentWordStems(draft.answer), (stem) => starts.has(startOf(stem))),
  optionInStem: ({ draft, starts }) =>
    shareOf(draft.wrong, (text) => contentWordStems(text).some((stem) => starts.has(startOf(stem)))),
} satisfies Record<keyof typeof score.weights, (context: Shown) => number>;

export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as Feature[];

/** The term that a draft asks for, and its definition where the draft was made of that very sentence. */
function askedIn({ terms }: Understood, { keys, sentence }: Draft): Pick<Shown, 'term' | 'definition'> {
  const term = keys.map((key) => terms.byKey.get(key)).find((term) => term !== undefined) ?? null;
  return { term, definition: term?.definition?.sentence === sentence ? term.definition : null };
}

const has = <Key extends string>(table: Readonly<Record<Key, number>>, key: string): key is Key => Object.hasOwn(table, key);

/** The share of strict readers who would take the draft as it stands. Where too few of its kind were read, it is what the kind itself says. */
export function likelihoodOf(of: Understood, draft: Draft): number {
  const { kind, type } = draft;
  if (kind.isOfDocument) return 1;
  const name = `${type} ${kind.name}`;
  if (!has(score.kinds, name)) return draft.score;
  const stemText = contentOf(draft.stem);
  const context: Shown = { draft, stemText, starts: startsOf(stemText), ...askedIn(of, draft) };
  const sum = featureNames.reduce(
    (total, feature) => total + score.weights[feature] * features[feature](context),
    score.bias + score.kinds[name],
  );
  return 1 / (1 + Math.exp(-sum));
}
