import { expect, test } from 'vitest';
import { withoutKeys } from '#core/attempt/hiddenAnswers';
import { topicLine } from '#core/marking/topicLine';
import type { Question } from '#core/quiz/quiz';
import { choiceQuestion, typedQuestion } from '../support/questions.ts';

const typed = (topic: string, correct_answer: string, accepted_answers: string[] = []) =>
  typedQuestion({ topic, correct_answer, accepted_answers });
const choice = (topic: string, right: string) =>
  choiceQuestion({ topic, options: { A: 'a harbour', B: right, C: 'a lamp', D: 'a rope' } });
const essay = (topic: string, answer: string): Question => ({ ...typed(topic, answer), question_type: 'essay' });

test.each([
  ['the answer in the plural', typed('Synapses', 'synapse')],
  ['the answer in the singular', typed('How a City Grows', 'cities')],
  ['another word of its root', typed('Synaptic transmission', 'the synapse')],
  ['its main word', choice('Types of unemployment', 'Structural unemployment')],
  ['an accepted answer', typed('The BIOS', 'basic input/output system', ['BIOS'])],
  ['a year', choice('The revolution of 1789', '1789')],
  ['one letter', typed('Vitamin C', 'C')],
  ['a word of a long option', choice('Lighthouses', 'It warns ships by a lighthouse')],
  ['a text without spaces', typed('光合作用的过程', '光合作用')],
  [
    'a whole sentence, which an essay may repeat',
    essay('A synapse joins two nerve cells, and lets a signal pass from one to the other.', 'A synapse joins two nerve cells.'),
  ],
  ['an accent', typed('Das Wahlrecht für Bürger', 'Burger')],
])('a topic is not shown before the check: %s', (_, question) => {
  expect(topicLine(question)).toBeNull();
  expect(withoutKeys([question], topicLine)[0]?.topic).toBeUndefined();
});

test.each([
  ['another subject', typed('Nerve cells', 'synapse')],
  ['only an article', choice('The Structure of the Eye', 'the retina')],
  ['the start of another word', typed('Cellos', 'cell')],
  ['a word of a wrong option', choice('Harbours', 'a lighthouse')],
  ['an essay', essay('Synapses', 'A synapse joins two nerve cells.')],
])('a topic is shown: %s', (_, question) => {
  expect(topicLine(question)).toBe(question.topic);
  expect(withoutKeys([question], topicLine)[0]?.topic).toBe(question.topic);
});

test.each([[''], ['  ']])('there is no topic line for %j', (topic) => {
  expect(topicLine(typed(topic, 'synapse'))).toBeNull();
});

test.each(['Tip', 'NOTE:', 'Warning!', 'Summary', 'Example 3', 'Worked example 2.1', 'Did you know?', 'Exam tips', 'Beispiel'])(
  'the label of a box is no topic: %s',
  (label) => {
    expect(topicLine(typed(label, 'synapse'))).toBeNull();
  },
);

test.each(['Tipping points', 'Notes of a scale', 'Examples of erosion', 'Warning colours of insects'])(
  '%s is a topic',
  (topic) => {
    expect(topicLine(typed(topic, 'synapse'))).toBe(topic);
  },
);
