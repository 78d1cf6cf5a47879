// How likely would a teacher take this question as it stands? A logistic regression over what the question shows
// (draftFeature.ts). The weights are made by scripts/verdicts.ts from readers' verdicts on some 2,600 questions of every second
// section of two open textbooks (decision 016); forms of which too few were read have their mean.
import type { Material } from '../text/material.ts';
import type { Draft } from './draft.ts';
import { type Features, featuresOfDraft } from './draftFeature.ts';
import type { TermShelf } from './termShelf.ts';

/** What is learnt by itself: typed answers by their form, and every choice among terms. */
export const models = ['meaning', 'gap', 'named', 'choice'] as const;
export type Model = (typeof models)[number];

export function modelOf({ form, type }: Pick<Draft, 'form' | 'type'>): Model | null {
  if (type === 'multiple_choice') return ['meaning', 'gap', 'named', 'subject'].includes(form) ? 'choice' : null;
  if (type === 'essay') return null;
  return form === 'meaning' || form === 'gap' || form === 'named' ? form : null;
}

const WEIGHTS: Readonly<Record<Model, Features>> = {
  meaning: {
    bias: -1.08,
    stems: 0.5,
    clang: -0.24,
    worth: 0.49,
    plural: -0.22,
    mentions: 0.32,
    kindKnown: 0.41,
    is: -0.14,
    specific: 0.24,
    genusKnown: -0.11,
    oneWord: 0.21,
    usualKey: -0.11,
    rivals: 0.38,
    refers: 0.47,
    startsA: 0.36,
    isA: -0.14,
    startsThe: 0.33,
    isThe: 0.2,
    apart: 0.38,
    act: 0.22,
    apposition: 0.29,
    fewStems: -0.31,
    names: -0.5,
    opensBlock: -0.12,
    named: 0.28,
    rare: 0.19,
  },
  gap: {
    bias: -1.72,
    words: 0.36,
    stems: 0.32,
    rareWords: 0.23,
    gapFirst: 0.25,
    worth: 0.44,
    defined: 0.18,
    kindKnown: 0.27,
    leans: -0.43,
    commas: 0.24,
    opensBlock: 0.25,
    clang: -0.53,
    gapLast: 0.21,
    plural: -0.16,
    idea: 0.18,
    hedges: -0.36,
    digits: -0.3,
    gapMeans: 0.43,
    apart: 0.24,
    sure: 0.3,
    specific: 0.41,
    genusKnown: 0.37,
    whole: 0.13,
    the: 0.26,
    remarks: -0.15,
    calledGap: 0.5,
    oneWord: 0.18,
    named: 0.31,
    usualKey: -0.2,
    gapWhich: 0.33,
    rare: 0.39,
    person: -0.43,
    state: 0.25,
    startsA: 0.28,
  },
  named: {
    bias: 0.42,
    hedges: 0.33,
    plural: 0.21,
    spread: 0.25,
    act: 0.27,
    rivals: 0.2,
    past: 0.12,
    oneWord: 0.29,
    specific: 0.23,
    genusKnown: 0.32,
    startsThe: -0.39,
    clang: -0.16,
    context: 0.09,
    fewStems: -0.26,
    opensBlock: 0.14,
    person: 0.27,
    startsA: 0.24,
    leans: -0.18,
  },
  choice: {
    bias: -1.91,
    words: 0.35,
    rareWords: -0.19,
    gapFirst: 0.35,
    worth: 0.43,
    defined: 0.28,
    subjects: -0.37,
    act: -0.18,
    rivals: 0.09,
    sure: 0.26,
    specific: 0.1,
    whole: 0.14,
    optDefined: 0.62,
    optKind: 0.15,
    optSection: -0.26,
    optEnding: 0.61,
    meanWorth: 0.38,
    meanLike: 0.49,
    worstLike: 0.29,
    the: 0.13,
    usualKey: -0.28,
    optGenusMissed: -0.26,
    leans: 0.22,
    genusKnown: -0.21,
    isThe: 0.16,
    opensBlock: 0.16,
    apart: 0.14,
    apposition: 0.3,
    past: -0.24,
    plural: 0.24,
    called: -0.18,
    'form named': 0.1,
    calledGap: 0.12,
    clang: -0.65,
    names: -0.34,
    commas: 0.23,
    rare: -0.26,
    isBare: -0.21,
    once: -0.41,
    context: -0.23,
    digits: -0.33,
    idea: 0.32,
  },
};

/** Of the forms that have no model: the share that readers took. */
const TAKEN: Readonly<Partial<Record<Draft['form'], number>>> = { term: 0.52, subject: 0.37, 'stands-for': 0.54 };
/** Of essays by what they ask. */
const ESSAYS: readonly (readonly [RegExp, number])[] = [
  [/ Say /, 0.69],
  [/^Compare /, 0.64],
  [/ main points /, 0.54],
  [/^Explain why/, 0.42],
];
const UNREAD = 0.5;
const USUAL_SCORE = 0.6;
const SCORE_SHARE = 0.3;

function takenOf({ form, type, text }: Draft): number {
  const essay = type === 'essay' ? ESSAYS.find(([asks]) => asks.test(text))?.[1] : undefined;
  return essay ?? TAKEN[form] ?? UNREAD;
}

/** The share of such questions that a teacher would take without edit, 0 to 1. */
export function likelyTaken(material: Material, terms: TermShelf, draft: Draft): number {
  const model = modelOf(draft);
  if (model === null) return takenOf(draft) + SCORE_SHARE * (Math.min(1, draft.score) - USUAL_SCORE);
  const weights = WEIGHTS[model];
  const sum = Object.entries(featuresOfDraft(material, terms, draft)).reduce(
    (total, [name, value]) => total + (weights[name] ?? 0) * value,
    weights.bias ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}
