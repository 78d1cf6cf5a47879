// What a student reads above a question before it is checked.
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { withTopic } from '#engine/draft/question';

const PASSAGE = 'Pilots guide ships into the harbour at night. They know every shoal.';
const essay: Omit<Question, 'question_id'> = {
  question_text: 'Explain “Pilots” in your own words.',
  question_type: 'essay',
  correct_answer: PASSAGE,
};
const topicOf = (...topics: string[]) =>
  withTopic(essay, { index: 0, heading: '', path: [], skipped: false, topics }, 'txt').topic;

test('the topic is no line of the passage that is to be recalled, and no whole sentence', () => {
  const sentence = 'If we are to know how many ships there are in a harbour we count their masts';
  expect(topicOf('Pilots guide ships into the harbour at night.', sentence, 'Harbours')).toBe('Harbours');
});
