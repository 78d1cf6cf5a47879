// Which questions are cards with two sides, and what stands on them.
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { flashcardOf } from '#core/review/flashcard';
import { choiceQuestion, typedQuestion } from '../support/questions.ts';

const options = { A: 'Buoy', B: 'Beacon', C: 'Lantern', D: 'Anchor' };
const choice = (question_text: string, more: Partial<Question> = {}) =>
  choiceQuestion({ question_text, options, correct_answer: 'A', ...more });
const typed = (question_text: string, correct_answer: string) => typedQuestion({ question_text, correct_answer });

test.each([
  ['a typed term', typed('What is the term for a float?', 'Buoy'), 'What is the term for a float?', 'Buoy'],
  ['a choice that stands alone', choice('Which term refers to a float?'), 'Which term refers to a float?', 'Buoy'],
  ['a choice among these', choice('Which of the following is a float?'), 'What is a float?', 'Buoy'],
  ['a choice among named ones', choice('Which of these terms, are floats?'), 'What are floats?', 'Buoy'],
  ['a gap', choice('A ____ marks a channel.'), 'A ____ marks a channel.', 'Buoy'],
])('%s has two sides', (_, question, meaning, term) => {
  expect(flashcardOf(question)).toEqual({ meaning, term, hasQuestion: true });
});

const floats = { A: 'a float that marks a channel for ships, and that is seen from afar by day and by night', B: 'a lamp' };
test.each([
  ['a typed meaning', typed('What does the term “buoy” mean?', floats.A), 'buoy', floats.A],
  ['a chosen meaning', choice('What does the term “true north” mean?', { options: floats }), 'true north', floats.A],
  [
    'an abbreviation',
    typed('What does the abbreviation “AIS” stand for?', 'automatic identification system'),
    'AIS',
    'automatic identification system',
  ],
  ['what is meant', typed('What is meant by "buoy"?', 'a float'), 'buoy', 'a float'],
  ['a definition', typed('What is the definition of a buoy?', 'a float'), 'a buoy', 'a float'],
  ['an order to define', typed('Define the term buoy.', 'a float'), 'buoy', 'a float'],
])('%s has the term of its question on one side, and the answer as the meaning', (_, question, term, meaning) => {
  expect(flashcardOf(question)).toEqual({ meaning, term, hasQuestion: false });
});

test.each([
  ['an essay', { ...typed('Why do buoys float?', 'They are light.'), question_type: 'essay' } as Question],
  ['a long answer', typed('What does a buoy do?', 'It floats where the water is deep enough for ships and is seen from afar.')],
  ['a choice of what is not so', choice('Which of the following is not a float?')],
  ['a choice of the best', choice('Which term best describes a float?')],
  ['a choice that points at its options', choice('Which of the following marks, as a float, a channel?')],
  ['options that name each other', choice('What floats?', { options: { ...options, D: 'All of these' } })],
  ['a key that no option has', choice('What floats?', { correct_answer: 'X' })],
  ['a picture', { ...typed('What is this?', 'Buoy'), image_url: '/a.png' }],
  ['an empty answer', typed('What is this?', ' ')],
])('%s is no card', (_, question) => {
  expect(flashcardOf(question)).toBeNull();
});
