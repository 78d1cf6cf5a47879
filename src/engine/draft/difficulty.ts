// Estimates how hard a question is from the document alone. It orders questions, and predicts no share of right answers.
import type { Question } from '#core/quiz/quiz';
import { sentencesOf } from '../english/sentence.ts';
import { contentWordStems } from '../english/words.ts';
import { type Material, sentencesWith } from '../understand/material.ts';
import type { Draft } from './draft.ts';

type Difficulty = NonNullable<Question['difficulty']>;

const OFTEN = 6;
const RARE = 2;
const LONGEST_NAME = 6;
const MANY_POINTS = 3;

/** Terms that the document repeats are better known than those it mentions once. */
function byMentions(material: Material, answer: string): number {
  if (answer.split(' ').length > LONGEST_NAME) return 0;
  const mentions = sentencesWith(material, answer).length;
  return mentions >= OFTEN ? -1 : mentions <= RARE ? 1 : 0;
}

/** Options that are similar must be told apart; distant ones need not. An exam speaks of its options nowhere else. */
function byOptions(material: Material, { answer, wrong, sentence, kind }: Draft): number {
  const keyStems = new Set(contentWordStems(answer));
  const similarCount = wrong.filter(
    (option) =>
      contentWordStems(option).some((stem) => keyStems.has(stem)) ||
      (!kind.isOfDocument &&
        sentencesWith(material, option).some((holdingSentence) => holdingSentence.section === sentence.section)),
  ).length;
  return similarCount === 0 ? -1 : similarCount === wrong.length ? 1 : 0;
}

const TYPED = 0.5;

/** Harder are questions beyond recall, similar options, rare terms, and answers from several sentences. */
export function difficultyOf(material: Material, draft: Draft): Difficulty {
  const deeper = draft.kind.level === 'recall' ? 0 : 1;
  if (draft.type === 'essay') return draft.keyPoints.length > MANY_POINTS || deeper > 0 ? 'Hard' : 'Medium';
  const answer = draft.type === 'short_answer' ? TYPED : byOptions(material, draft);
  if (draft.kind.isOfDocument) return answer < 0 ? 'Easy' : answer < 1 ? 'Medium' : 'Hard';
  const spread = sentencesOf(draft.quote).length > 1 ? 1 : 0;
  const points = byMentions(material, draft.answer) + answer + spread + deeper;
  return points < 0 ? 'Easy' : points > 1 ? 'Hard' : 'Medium';
}
