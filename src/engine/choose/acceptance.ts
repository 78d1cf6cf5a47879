// How likely would a teacher take this question as it stands? A logistic regression over what the question shows
// (draftFeature.ts). The weights are made by scripts/verdicts.ts from readers' verdicts on some 3,700 questions of every second
// section of two open textbooks (decisions 016 and 019); forms of which too few were read have their mean.

import type { Draft } from '../draft/draft.ts';
import type { Material } from '../understand/material.ts';
import type { TermShelf } from '../understand/term/termIndex.ts';
import { type Features, featuresOfDraft } from './features.ts';

/** What is learnt by itself: typed answers by their form, and every choice among terms. */
export const models = ['meaning', 'gap', 'named', 'kind', 'choice'] as const;
export type Model = (typeof models)[number];

export function modelOf({ form, type }: Pick<Draft, 'form' | 'type'>): Model | null {
  if (type === 'multiple_choice') return ['meaning', 'gap', 'named', 'subject'].includes(form) ? 'choice' : null;
  if (type === 'essay') return null;
  return form === 'meaning' || form === 'gap' || form === 'named' || form === 'kind' ? form : null;
}

const WEIGHTS: Readonly<Record<Model, Features>> = {
  meaning: {
    bias: -1.11,
    words: 1.29,
    worth: 1.52,
    subjects: -0.43,
    sure: 0.74,
    act: 0.38,
    names: -1.13,
    digits: -0.75,
  },
  gap: {
    bias: 0.72,
    worth: 0.59,
    mentions: -0.59,
    rivals: 0.57,
    specific: 0.85,
    gapLast: 0.36,
    clang: -1.01,
    remarks: -0.39,
  },
  named: {
    bias: -0.35,
    hedges: 0.65,
    calledGap: 0.71,
    worth: 0.47,
    mentions: 0.7,
    oneWord: 0.43,
    subjects: -0.5,
    genusKnown: 0.84,
    startsThe: -0.48,
    clang: -0.45,
    fewStems: -0.73,
    person: 0.45,
  },
  kind: {
    bias: 0.12,
    kindOf: -0.3,
    worth: 0.89,
  },
  choice: {
    bias: -2.65,
    gapFirst: 0.7,
    worth: 1.34,
    optDefined: 1.07,
    optEnding: 0.93,
    meanLike: 0.59,
    plural: 0.33,
    clang: -0.81,
    commas: 0.49,
    apposition: 0.67,
    digits: -0.7,
    idea: 0.78,
  },
};

/** Of the forms that have no model: about the share that readers took, of single drafts and of whole quizzes. */
const TAKEN: Readonly<Partial<Record<Draft['form'], number>>> = { term: 0.8, 'stands-for': 0.5 };
/** Of essays by what they ask. */
const ESSAYS: readonly (readonly [RegExp, number])[] = [
  [/ Say /, 0.8],
  [/^Compare /, 0.75],
  [/ main points /, 0.3],
  [/^Explain why/, 0.55],
  [/^Explain what \S+ .*said /, 0.15],
];
/**
 * What readers of whole quizzes (docs/quality-review.md, 720 questions) took more or less often than readers of single drafts:
 * names .84, meanings .75, choices of a subject .26, choices for a gap .50.
 */
const IN_A_QUIZ: Readonly<Partial<Record<string, number>>> = {
  'short_answer meaning': 0.07,
  'short_answer named': 0.1,
  'multiple_choice subject': -0.15,
  'multiple_choice gap': -0.15,
};
const UNREAD = 0.5;
const USUAL_SCORE = 0.6;
const SCORE_SHARE = 0.3;

function takenOf({ form, type, text }: Draft): number {
  const essay = type === 'essay' ? ESSAYS.find(([asks]) => asks.test(text))?.[1] : undefined;
  return essay ?? TAKEN[form] ?? UNREAD;
}

function familyOf({ type, form }: Draft): string {
  return `${type} ${form}`;
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
  return Math.max(0, Math.min(1, 1 / (1 + Math.exp(-sum)) + (IN_A_QUIZ[familyOf(draft)] ?? 0)));
}
