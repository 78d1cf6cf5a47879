// A past paper without its answers: what it asks, and the quiz that the student's letters make of it.
import { expect, test } from 'vitest';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import { pdfjs, quizOf, textFile } from '../../../support/engineInput.ts';

const asked = [
  ['Which rope holds a ship to the quay?', 'A) Sheet', 'B) Hawser', 'C) Halyard', 'D) Painter'],
  ['What is the light on the port side of a ship?', 'A) Red', 'B) Green', 'C) White', 'D) Amber'],
  ['Which sail is set in a storm?', 'A) Spinnaker', 'B) Genoa', 'C) Trysail', 'D) Topsail', 'E) Royal'],
  ['What does a barometer measure?', 'A) Depth', 'B) Speed', 'C) Heading', 'D) Pressure'],
].map((lines, at) => `${at + 1}. ${lines.join('\n')}`);
const paper = textFile(['HARBOUR TEST', ...asked].join('\n\n'));

async function refusalOf(file: typeof paper): Promise<UnusableDocument> {
  const error = await quizOf(file).catch((thrown: unknown) => thrown);
  if (!(error instanceof UnusableDocument)) throw new Error('It was not refused.');
  return error;
}

test('its refusal says what it asks, in its order, with all options', async () => {
  const { code, open } = await refusalOf(paper);
  expect(code).toBe('no-answers');
  expect(open).toEqual([
    { number: 1, stem: 'Which rope holds a ship to the quay?', options: ['Sheet', 'Hawser', 'Halyard', 'Painter'] },
    { number: 2, stem: 'What is the light on the port side of a ship?', options: ['Red', 'Green', 'White', 'Amber'] },
    { number: 3, stem: 'Which sail is set in a storm?', options: ['Spinnaker', 'Genoa', 'Trysail', 'Topsail', 'Royal'] },
    { number: 4, stem: 'What does a barometer measure?', options: ['Depth', 'Speed', 'Heading', 'Pressure'] },
  ]);
});

test('with letters it is a quiz of what was answered, by those letters', async () => {
  const { questions } = await makeQuiz(paper, { pdfjs, letters: ['B', null, 'C', 'D'] });
  const right = questions.map(({ question_text, correct_answer, options }) => [question_text, options?.[correct_answer as 'A']]);
  expect(right.sort()).toEqual([
    ['What does a barometer measure?', 'Pressure'],
    ['Which rope holds a ship to the quay?', 'Hawser'],
    ['Which sail is set in a storm?', 'Trysail'],
  ]);
});

test('a document of another kind refuses without questions', async () => {
  expect((await refusalOf(textFile('Hello.'))).open).toEqual([]);
});
