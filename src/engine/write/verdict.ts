// How likely would a teacher take this question as it stands? A logistic regression over what the question shows
// (draftFeature.ts). The weights are made by scripts/verdicts.ts from readers' verdicts on some 3,800 questions of every second
// section of two open textbooks (decision 016); forms of which too few were read have their mean.
import type { Material } from '../text/material.ts';
import type { Draft } from './draft.ts';
import { type Features, featuresOfDraft } from './draftFeature.ts';
import type { TermShelf } from './termShelf.ts';

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
    bias: -1.33,
    words: 0.32,
    stems: 0.49,
    rareWords: -0.11,
    past: 0.19,
    clang: -0.24,
    worth: 0.53,
    plural: -0.27,
    mentions: 0.4,
    kindKnown: 0.33,
    sure: 0.38,
    is: -0.15,
    specific: 0.34,
    genusKnown: -0.13,
    the: 0.21,
    oneWord: 0.23,
    usualKey: -0.18,
    rivals: 0.5,
    refers: 0.3,
    startsA: 0.34,
    isA: -0.18,
    startsThe: 0.31,
    isThe: 0.13,
    apart: 0.39,
    act: 0.17,
    fewStems: -0.21,
    names: -0.66,
    opensBlock: -0.13,
    called: 0.36,
    apposition: 0.31,
    person: 0.27,
  },
  gap: {
    bias: -1.73,
    stems: 0.65,
    gapFirst: 0.35,
    worth: 0.39,
    kindKnown: 0.31,
    act: -0.18,
    rivals: 0.32,
    leans: -0.32,
    opensBlock: 0.19,
    clang: -0.46,
    gapLast: 0.32,
    plural: -0.21,
    the: 0.41,
    asked: -0.38,
    gapMeans: 0.36,
    hedges: -0.52,
    oneWord: 0.38,
    usualKey: -0.19,
    sure: 0.23,
    specific: 0.41,
    whole: 0.31,
    digits: -0.36,
    apart: 0.28,
    genusKnown: 0.18,
    calledGap: 0.55,
    named: 0.33,
    person: -0.4,
    rare: 0.36,
    gapWhich: 0.47,
    names: -0.22,
    startsA: 0.29,
  },
  named: {
    bias: -0.41,
    stems: 0.29,
    hedges: 0.35,
    calledGap: 0.37,
    named: 0.21,
    plural: 0.13,
    mentions: 0.31,
    kindKnown: -0.15,
    act: 0.26,
    rivals: 0.25,
    past: 0.18,
    gapLast: 0.1,
    oneWord: 0.43,
    specific: 0.3,
    genusKnown: 0.45,
    the: -0.12,
    startsThe: -0.39,
    clang: -0.29,
    commas: -0.24,
    context: 0.14,
    fewStems: -0.37,
    opensBlock: 0.18,
    person: 0.31,
    startsA: 0.21,
    apart: 0.21,
  },
  kind: {
    bias: -0.03,
    kindOf: -0.38,
    worth: 1.08,
    classed: -0.41,
  },
  choice: {
    bias: -1.86,
    words: 0.38,
    rareWords: -0.17,
    gapFirst: 0.36,
    worth: 0.48,
    defined: 0.3,
    subjects: -0.34,
    act: -0.17,
    rivals: 0.14,
    sure: 0.24,
    specific: 0.09,
    whole: 0.13,
    optDefined: 0.55,
    optKind: 0.1,
    optSection: -0.25,
    optEnding: 0.58,
    meanWorth: 0.42,
    meanLike: 0.52,
    worstLike: 0.28,
    usualKey: -0.25,
    optGenusMissed: -0.27,
    'form meaning': 0.09,
    leans: 0.22,
    genusKnown: -0.38,
    isThe: 0.2,
    opensBlock: 0.17,
    apart: 0.13,
    past: -0.26,
    plural: 0.22,
    called: -0.16,
    'form named': 0.11,
    calledGap: 0.12,
    clang: -0.65,
    names: -0.31,
    commas: 0.24,
    rare: -0.25,
    apposition: 0.32,
    once: -0.42,
    context: -0.23,
    digits: -0.33,
    idea: 0.35,
  },
};

/** Of the forms that have no model: about the share that readers took, of single drafts and of whole quizzes. */
const TAKEN: Readonly<Partial<Record<Draft['form'], number>>> = { term: 0.66, 'stands-for': 0.75 };
/** Of essays by what they ask. */
const ESSAYS: readonly (readonly [RegExp, number])[] = [
  [/ Say /, 0.7],
  [/^Compare /, 0.75],
  [/ main points /, 0.3],
  [/^Explain why/, 0.65],
  [/^Explain what \S+ .*said /, 0.15],
];
/**
 * What readers of whole quizzes (docs/quality-review.md, 720 questions) took more or less often than readers of single drafts:
 * names .84, meanings .75, gaps .44, gaps asked as a question 0 of 8, choices of a subject .26,
 * choices for a gap .50 (.33 in the last six readings).
 */
const IN_A_QUIZ: Readonly<Partial<Record<string, number>>> = {
  'short_answer meaning': 0.07,
  'short_answer named': 0.1,
  'short_answer gap': -0.1,
  'short_answer gap asked': -0.16,
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

function familyOf({ type, form, statement }: Draft): string {
  return `${type} ${form}${form === 'gap' && statement !== undefined ? ' asked' : ''}`;
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
