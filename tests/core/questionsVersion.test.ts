import { expect, test } from 'vitest';
import { tidyQuestion } from '#core/editing/ownQuiz';
import {
  madeWords,
  needsPointWords,
  questionsOfVersion,
  versionOfQuestions,
  withMarkingWords,
} from '#core/editing/questionsVersion';
import type { Question } from '#core/quiz/quiz';
import { typedQuestion } from '../support/questions.ts';

const typed = (question_id: number) => typedQuestion({ question_id, correct_answer: 'mitosis' });
const imported = { ...typed(2), near_words: ['meiosis'] };

test('near words that the server made are a version of their own; those that came with a question stay in both', () => {
  const newest = withMarkingWords([typed(1), imported, typed(3)], (id) => (id < 3 ? { near_words: ['miosis'] } : undefined));
  expect(newest).toEqual([{ ...typed(1), near_words: ['miosis'], near_words_made: true }, imported, typed(3)]);
  expect([versionOfQuestions(newest), versionOfQuestions([imported])]).toEqual([1, 0]);
  expect(questionsOfVersion(newest, 0)).toEqual([typed(1), imported, typed(3)]);
  for (const version of [undefined, 1, 2]) expect(questionsOfVersion(newest, version)).toBe(newest);
  expect([madeWords(newest), madeWords([imported])]).toEqual([{ near_words: { 1: ['miosis'] } }, {}]);
});

test('words of points are the next version; a hand-in that says no version is not held to their opposites', () => {
  const essay: Question = { ...typed(4), question_type: 'essay', key_points: [{ text: 'The bend grows.', terms: [] }] };
  const words = { also: ['bend curve'], against: ['shrink'] };
  const made = (id: number) => (id === 1 ? { near_words: ['miosis'] } : { point_words: [words] });
  const newest = withMarkingWords([typed(1), essay], made);
  const nearOnly = { ...typed(1), near_words: ['miosis'], near_words_made: true };
  expect([versionOfQuestions(newest), versionOfQuestions([nearOnly, essay])]).toEqual([2, 1]);
  expect(questionsOfVersion(newest, 2)).toBe(newest);
  expect([questionsOfVersion(newest, 1), questionsOfVersion(newest, 0)]).toEqual([
    [nearOnly, essay],
    [typed(1), essay],
  ]);
  expect(questionsOfVersion(newest, undefined)[1]).toEqual({ ...essay, point_words: [{ also: ['bend curve'] }] });
  expect(madeWords(newest)).toEqual({ near_words: { 1: ['miosis'] }, point_words: { 4: [words] } });
  expect(
    [newest[1], { ...essay, key_points: [words] }, { ...essay, language: 'fr' }, essay].map((one) =>
      needsPointWords(one as Question),
    ),
  ).toEqual([...[false, false, false, true]]);
});

test('a question that goes into another quiz says nothing of the version that it was in', () => {
  expect(tidyQuestion({ ...typed(1), near_words: [], near_words_made: true })).toEqual({ ...typed(1), near_words: [] });
  expect(tidyQuestion({ ...typed(1), question_type: 'essay', point_words: [{}] })).toEqual({
    ...typed(1),
    question_type: 'essay',
  });
});
