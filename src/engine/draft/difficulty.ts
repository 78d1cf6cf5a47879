// How hard a question is, from what the document shows: how often it speaks of the answer, how alike the options are, how much
// must be known by heart. It knows no students, so it promises an order and no share of right answers.
import type { Question } from '#core/quiz';
import { sentencesOf } from '../english/sentence.ts';
import { contentWordStems } from '../english/words.ts';
import { type Material, sentencesWith } from '../understand/material.ts';
import type { Draft } from './draft.ts';

type Difficulty = NonNullable<Question['difficulty']>;

const OFTEN = 6;
const RARE = 2;
const LONGEST_NAME = 6;
const MANY_POINTS = 3;

/** A term that the document comes back to is known better than one that it names once. */
function byMentions(material: Material, answer: string): number {
  if (answer.split(' ').length > LONGEST_NAME) return 0;
  const mentions = sentencesWith(material, answer).length;
  return mentions >= OFTEN ? -1 : mentions <= RARE ? 1 : 0;
}

/** Options that are similar must be told apart; distant ones need not. */
function byOptions(material: Material, { answer, wrong, sentence }: Draft): number {
  const own = new Set(contentWordStems(answer));
  const alike = wrong.filter(
    (option) =>
      contentWordStems(option).some((stem) => own.has(stem)) ||
      sentencesWith(material, option).some((one) => one.section === sentence.section),
  ).length;
  return alike === 0 ? -1 : alike === wrong.length ? 1 : 0;
}

/**
 * Easy, Medium or Hard. A typed answer and an answer spread over several sentences weigh as much as options that are all
 * alike; a rare term makes a question harder, a frequent one easier. An essay is at least Medium, and Hard when it wants more
 * than three points or a rare term.
 */
export function difficultyOf(material: Material, draft: Draft): Difficulty {
  if (draft.type === 'essay') return draft.keyPoints.length > MANY_POINTS ? 'Hard' : 'Medium';
  const recall = draft.type === 'short_answer' ? 1 : byOptions(material, draft);
  const spread = sentencesOf(draft.quote).length > 1 ? 1 : 0;
  const points = byMentions(material, draft.answer) + recall + spread;
  return points < 0 ? 'Easy' : points > 1 ? 'Hard' : 'Medium';
}
