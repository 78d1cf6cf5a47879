// Questions that the document holds itself: exams with their answers beside them or in a key, and revision sheets.
import { expect, test } from 'vitest';
import { isCorrect } from '#core/marking/grading';
import { ownKind } from '#engine/draft/passage/ownQuestion';
import { questionsDrafted, quizOf, textFile } from '../../../support/engineInput.ts';

test('short answers of a revision sheet may be typed without their small words, and in figures', async () => {
  const sheet = [
    ['Which part of a cell makes food from light?', 'The chloroplast'],
    ['Where does a cell build its proteins?', 'At the ribosomes'],
    ['How many daughter cells come out of meiosis?', 'Four'],
    ['Does every cell have a nucleus?', 'No'],
  ].map(([question, answer]) => `Q: ${question}\nA: ${answer}`);
  const { questions } = await quizOf(textFile(['Cells', ...sheet].join('\n\n')));
  const given = ['chloroplast', 'ribosomes', '4', 'B'];
  expect(questions.map((one, at) => isCorrect(one, given[at] ?? ''))).toEqual([true, true, true, true]);
  expect(questions[3]?.options).toEqual({ A: 'Yes', B: 'No' });
});

test('an answer ends where the next question begins, and may be longer than a model answer', async () => {
  const long = 'A spring tide is higher because the moon and the sun pull along one line at that time.';
  const more = `${'The water then stands high at noon and low at dusk, and the pilots wait for it. '.repeat(6)}`;
  const paper = [
    'Harbour Test with Solutions',
    '(a) (5 points) There is a technical term for the tide that is highest in a month. What is it?',
    'Solution: Mean high water springs.',
    '(b) (5 points) Which rope holds a ship to the quay?',
    'Solution: The hawser.',
    '(c) (10 points) Explain why a spring tide is higher than other tides.',
    `Solution: ${long} ${more}`,
    '(d) (5 points) What is the depth of the water in this experiment?',
    'Solution: The water is four fathoms deep at the quay, and five where the pilots wait.',
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(paper), ownKind);
  expect(questions.map((one) => one.question_text)).toEqual([
    'There is a technical term for the tide that is highest in a month. What is it?',
    'Which rope holds a ship to the quay?',
    'Explain why a spring tide is higher than other tides.',
  ]);
  expect(questions[0]?.correct_answer).toBe('Mean high water springs');
  expect(questions[2]?.correct_answer.startsWith(long)).toBe(true);
});
