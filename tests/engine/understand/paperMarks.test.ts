// Marks as exam papers write them, and a paper that keeps its parts, numbers, marks and order in its quiz.
import { expect, test } from 'vitest';
import { marksIn, marksOfEach } from '#engine/understand/paperMarks';
import { quizOf, textFile } from '../../support/engineInput.ts';

test.each([
  ['Name the bone of the thigh. (2 marks)', 2],
  ['Explain erosion [12 pts.]', 12],
  ['Draw it. (two marks)', 2],
  ['What happened in (1990)?', null],
  ['Marks were given (in 3 rows)', null],
])('%s: %s', (text, marks) => {
  expect(marksIn(text)).toBe(marks);
});

test.each([
  ['Answer all questions. Each question carries one mark.', 1],
  ['SECTION B - THEORY (5 marks each)', 5],
  ['Each student carries a bag.', null],
])('%s: %s for each', (text, marks) => {
  expect(marksOfEach(text)).toBe(marks);
});

const choices = (number: number, stem: string, ...options: string[]) =>
  [`${number}. ${stem}`, ...options.map((text, at) => `${'ABCD'[at]}) ${text}`)].join('\n');

test('a paper keeps its order, numbers, parts and marks', async () => {
  const paper = [
    'HARBOUR TEST',
    'SECTION A - OBJECTIVES. Each question carries one mark.',
    choices(1, 'Which rope holds a ship to the quay?', 'Sheet', 'Hawser', 'Halyard', 'Painter'),
    choices(2, 'What is the light on the port side of a ship?', 'Red', 'Green', 'White', 'Amber'),
    choices(3, 'Which sail is set in a storm? (2 marks)', 'Spinnaker', 'Genoa', 'Trysail', 'Topsail'),
    'SECTION B - INSTRUMENTS',
    choices(4, 'What does a barometer measure?', 'Depth', 'Speed', 'Heading', 'Pressure'),
    choices(5, 'What does a log measure?', 'Fuel', 'Speed through water', 'Tides', 'Cargo'),
    'ANSWERS',
    '1. B 2. A 3. C 4. D 5. B',
  ].join('\n\n');
  const { questions } = await quizOf(textFile(paper, 'paper.txt'));
  const section = 'SECTION A - OBJECTIVES';
  expect(questions.map(({ number, part, marks }) => [number, part, marks])).toEqual([
    ['1', section, 1],
    ['2', section, 1],
    ['3', section, 2],
    ['4', 'SECTION B - INSTRUMENTS', undefined],
    ['5', 'SECTION B - INSTRUMENTS', undefined],
  ]);
  expect(questions[2]?.question_text).toBe('Which sail is set in a storm?');
});
