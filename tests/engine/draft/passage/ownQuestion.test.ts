// Questions that the document holds itself: exams with their answers beside them or in a key, and revision sheets.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCorrect } from '#core/grading';
import { answerText } from '#engine/check/hardFlaw';
import { own } from '#engine/draft/passage/ownQuestion';
import { fixture, questionsDrafted, quizOf, textFile } from '../../../support/engineInput.ts';

const kind = (name: string) => fixture(join('kinds', name));
const questionsOf = async (name: string) => (await quizOf(kind(name))).questions;

test('choices of an exam keep the letters that its pages name', async () => {
  const { bytes } = kind('exam_weather.txt');
  const paper = new TextDecoder().decode(bytes);
  const choices = (await questionsOf('exam_weather.txt')).filter((one) => one.question_type === 'multiple_choice');
  expect(choices.length).toBeGreaterThanOrEqual(2);
  for (const { question_text, options, correct_answer } of choices) {
    const own = paper.slice(paper.indexOf(question_text.replace(/ …$/, '')));
    expect(/Answer: ([A-D])/.exec(own)?.[1]).toBe(correct_answer);
    for (const [letter, text] of Object.entries(options ?? {}))
      expect(own.toLowerCase()).toContain(`${letter}) ${text}`.toLowerCase());
  }
});

test('a key at the end serves choices with lines to write on, whatever else it holds', async () => {
  const paper = [
    'Harbour Examination',
    '____ 1. Which rope holds a ship to the quay?\nA. Halyard\nB. Hawser\nC. Sheet\nD. Shroud',
    '____ 2. The water is highest in a month at the\nA. neap tide\nB. ebb tide\nC. spring tide\nD. slack tide',
    '____ 3. In which year was the new lighthouse lit?\nA. 1805\nB. 1814\nC. 1827\nD. 1832',
    'True or False. Write T or F.',
    '____ 4. The harbour of Lumen freezes in most winters.',
    'Answer Key\n1. B\n2. C\n3. D\n4. F',
  ].join('\n\n');
  const { questions } = await quizOf(textFile(paper));
  expect(questions.map((one) => [one.question_text, answerText(one)])).toEqual([
    ['Which rope holds a ship to the quay?', 'Hawser'],
    ['The water is highest in a month at the …', 'Spring tide'],
    ['In which year was the new lighthouse lit?', '1832'],
    ['The harbour of Lumen freezes in most winters.', 'False'],
  ]);
});

test('short answers of a revision sheet may be typed without their small words, and in figures', async () => {
  const sheet = [
    ['Which part of a cell makes food from light?', 'The chloroplast'],
    ['Where does a cell build its proteins?', 'At the ribosomes'],
    ['How many daughter cells come out of meiosis?', 'Four'],
    ['Does every cell have a nucleus?', 'No'],
  ].map(([question, answer]) => `Q: ${question}\nA: ${answer}`);
  const { questions } = await quizOf(textFile(['Cells', ...sheet].join('\n\n')));
  const typed = ['chloroplast', 'ribosomes', '4'];
  expect(questions).toHaveLength(typed.length);
  expect(questions.map((one, at) => isCorrect(one, typed[at] ?? ''))).toEqual([true, true, true]);
});

test('two things that an exam asks for may be given in either order', async () => {
  const named = (await questionsOf('exam_weather.txt')).find((one) => one.question_text.startsWith('Name two'));
  expect(named && isCorrect(named, 'hydrolysis and carbonation')).toBe(true);
});

test('an answer key at the end is laid beside its questions, and not where their number differs', async () => {
  const question = (text: string, options: string[]) =>
    [text, ...options.map((option, at) => `${'ABCD'[at]}) ${option}`)].join('\n');
  const paper = (key: string) =>
    [
      'Physics Test',
      question('1. Which unit measures force?', ['Joule', 'Newton', 'Watt', 'Pascal']),
      question('2. Which quantity is a vector?', ['Mass', 'Time', 'Velocity', 'Energy']),
      question('3. Which device measures electric current?', ['Ammeter', 'Barometer', 'Hygrometer', 'Thermometer']),
      'Answer Key',
      key,
    ].join('\n\n');
  const { questions } = await quizOf(textFile(paper('1. B 2. C 3. A')));
  expect(questions.map(answerText).sort()).toEqual(['Ammeter', 'Newton', 'Velocity']);
  await expect(quizOf(textFile(paper('1. B 2. C')))).rejects.toThrow('too little text');
});

test('a question that leans on a picture or on what stood above it is not asked', async () => {
  const paper = [
    'Harbour Examination',
    'The picture shows a:\nA. Halyard\nB. Hawser\nC. Sheet\nD. Shroud\nAnswer: B',
    'A ship following this simple plan is moored at a:\nA. Mole\nB. Quay\nC. Pier\nD. Buoy\nAnswer: D',
    'Which of these ropes holds a ship to the quay?\nA. Halyard\nB. Hawser\nC. Sheet\nD. Shroud\nAnswer: B',
    'The water is highest in a month at the\nA. neap tide\nB. ebb tide\nC. spring tide\nD. slack tide\nAnswer: C',
    'In which year was the new lighthouse lit?\nA. 1805\nB. 1814\nC. 1827\nD. 1832\nAnswer: D',
  ].map((question, at) => (at === 0 ? question : `${at}. ${question}`));
  const { questions } = await quizOf(textFile(paper.join('\n\n')));
  expect(questions.map((one) => one.question_text)).toEqual([
    'Which of these ropes holds a ship to the quay?',
    'The water is highest in a month at the …',
    'In which year was the new lighthouse lit?',
  ]);
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
  const questions = await questionsDrafted(textFile(paper), own);
  expect(questions.map((one) => one.question_text)).toEqual([
    'There is a technical term for the tide that is highest in a month. What is it?',
    'Which rope holds a ship to the quay?',
    'Explain why a spring tide is higher than other tides.',
  ]);
  expect(questions[0]?.correct_answer).toBe('Mean high water springs');
  expect(questions[2]?.correct_answer.startsWith(long)).toBe(true);
});

test('of a question with several right options none is asked, and a fifth option in the line of the fourth is one too', async () => {
  const paper = [
    '1. Which ropes hold a ship? (Select all that apply.) a. Warp b. Halyard c. Sheet d. Shroud e. Chain ANS: A, D',
    '2. Which rope holds a ship to the quay? a. Hawser b. Halyard c. Sheet d. Shroud e. Chain ANS: A',
    '3. Who brings a ship into the harbour? a. The cook b. The pilot c. The purser d. The stoker ANS: B',
    '4. What is a berth closed by? a. Sand b. Weed c. Mud d. Ice ANS: D',
    '5. Which were founded before the war? a. Only 1 and 2 b. Only 2 and 3 c. Only 1, 2 and 3 d. Only 3 and 4 ANS: C',
    '6. Which hold a ship? 1. Warp 2. Sail 3. Chain a. Only 1 and 2 b. Only 2 and 3 c. Only 1 and 3 d. Only 3 ANS: C',
  ].join('\n\n');
  const { questions } = await quizOf(textFile(paper));
  const stems = questions.map((one) => one.question_text);
  expect(stems).not.toContain('Which ropes hold a ship? (Select all that apply.)');
  // The statements that its options number were lost.
  expect(stems).not.toContain('Which were founded before the war?');
  expect(stems.filter((stem) => stem.includes('1. Warp'))).toHaveLength(1);
  const second = questions.find((one) => one.question_text.startsWith('Which rope holds'));
  expect(Object.values(second?.options ?? {})).toEqual(['Hawser', 'Halyard', 'Sheet', 'Shroud', 'Chain']);
});
