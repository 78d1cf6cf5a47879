import { expect, test } from 'vitest';
import { tidyQuestion } from '#core/ownQuiz';
import { madeNearWords, questionsOfVersion, versionOfQuestions, withNearWords } from '#core/questionsVersion';
import type { Question } from '#core/quiz';

const typed = (question_id: number): Question => ({
  question_id,
  question_text: 'What?',
  question_type: 'short_answer',
  correct_answer: 'mitosis',
});
const imported = { ...typed(2), near_words: ['meiosis'] };

test('near words that the server made are a version of their own; those that came with a question stay in both', () => {
  const newest = withNearWords([typed(1), imported, typed(3)], (id) => (id < 3 ? ['miosis'] : undefined));
  expect(newest).toEqual([{ ...typed(1), near_words: ['miosis'], near_words_made: true }, imported, typed(3)]);
  expect([versionOfQuestions(newest), versionOfQuestions([imported])]).toEqual([1, 0]);
  expect(questionsOfVersion(newest, 0)).toEqual([typed(1), imported, typed(3)]);
  for (const version of [undefined, 1, 2]) expect(questionsOfVersion(newest, version)).toBe(newest);
  expect([madeNearWords(newest), madeNearWords([imported])]).toEqual([{ 1: ['miosis'] }, undefined]);
});

test('a question that goes into another quiz says nothing of the version that it was in', () => {
  expect(tidyQuestion({ ...typed(1), near_words: [], near_words_made: true })).toEqual({ ...typed(1), near_words: [] });
});
