// How likely would a teacher accept this question as it stands? A logistic regression over what the draft shows (features.ts), or, for
// kinds of which few were read, the share that readers accepted. `npm run weights` learns both from readers' verdicts.
import type { Draft } from '../draft/draft.ts';
import type { Material } from '../understand/material.ts';
import type { TermIndex } from '../understand/term/termIndex.ts';
import { acceptance } from '../weights/acceptance.ts';
import { type FeatureName, featuresOf } from './features.ts';

/** What is learnt by itself: typed answers by their form, and every choice among terms. */
export type Model = keyof typeof acceptance.models;

/** The model that a draft is judged by, or null where its kind has only a share. */
function modelOf({ kind, type }: Pick<Draft, 'kind' | 'type'>): Model | null {
  if (type === 'essay') return null;
  return (type === 'multiple_choice' ? kind.acceptance.choice : kind.acceptance.typed) ?? null;
}

/** Where no share is known. */
const UNREAD = 0.5;
const USUAL_SCORE = 0.6;
const SCORE_SHARE = 0.3;

const has = <Key extends string>(table: Readonly<Record<Key, number>>, key: string): key is Key => Object.hasOwn(table, key);

function shareOf({ kind, share = kind.acceptance.share }: Draft): number {
  return share === undefined ? UNREAD : acceptance.shares[share];
}

/** What readers of whole quizzes accept more, or less, often than the models say. */
function correctionOf({ type, kind }: Draft): number {
  const name = `${type} ${kind.name}`;
  return has(acceptance.inQuiz, name) ? acceptance.inQuiz[name] : 0;
}

/** The share of such questions that a teacher would accept without edit, 0 to 1. */
export function acceptanceOf(material: Material, terms: TermIndex, draft: Draft): number {
  const name = modelOf(draft);
  if (name === null) return shareOf(draft) + SCORE_SHARE * (Math.min(1, draft.score) - USUAL_SCORE);
  const { bias, weights } = acceptance.models[name];
  const feature = featuresOf(material, terms, draft);
  const weighted = Object.entries(weights) as [FeatureName, number][];
  const sum = weighted.reduce((total, [of, weight]) => total + weight * feature(of), bias);
  return Math.max(0, Math.min(1, 1 / (1 + Math.exp(-sum)) + correctionOf(draft)));
}
