// What keeps options in their places: naming others, in whatever words a teacher uses.
import { describe, expect, test } from 'vitest';
import { namesOptions } from '#core/quiz/optionReferences';
import type { Question } from '#core/quiz/quiz';
import { cpuGrowth, MOST_GROWTH } from '../support/cpuGrowth.ts';
import { choiceQuestion } from '../support/questions.ts';

const question = (last: string, changes: Partial<Question> = {}) =>
  choiceQuestion({ options: { A: 'It is green', B: 'It is flat', C: 'It breathes', D: last }, correct_answer: 'A', ...changes });

describe('an option that names others', () => {
  test.each([
    ...['Both a and b', 'both A and B', 'Both', 'Neither', 'Either', 'Neither of them', 'Either A or C'],
    ...['Both of these', '(a) and (b)', '(A) & (C)', 'a and b', 'A and C only', 'a, b', 'A, B and C', 'a/b', 'A + B'],
    ...['A–C', 'A to C', 'A but not B', 'i and ii', 'I and III', '(i), (ii)', 'ii only', 'I, II, III', 'Only (ii)'],
    ...['iv', '1 and 3', '1, 2 and 3', '1 & 2 only', '2 only', '(2)', 'Only 2', 'Statements 1 and 2', 'statement ii'],
    ...['a', '(b)', 'B.', 'c)', 'AC', 'A only', 'Only a', 'b alone', 'Not b', 'All but c', 'All except (d)'],
    ...['A is right', 'The first two', 'the last two', 'First and third', 'The first', 'the former'],
    ...['The latter one', '1st and 2nd', 'The other two', 'All of the above', 'None of these', 'None', 'All'],
    ...['All are correct', 'None is right', 'All of them', 'any of the others', 'None of the other options'],
    ...['The options above', 'More than one', 'Two or more of these', 'Options a and c', 'Answer b'],
    ...['Another answer', 'the rest', 'All the others', '“Both A and B.”', '**None of the above**', 'both  a\nand b'],
    ...['Each of these', 'Toutes les réponses', 'Todas las anteriores', 'Keine davon', 'Les deux'],
  ])('%j', (text) => expect(namesOptions(question(text))).toBe(true));
});

describe('a text that names options', () => {
  test.each<Partial<Question>>([
    { explanation: 'Option b is too small.' },
    { explanation: 'The first option is a stem.' },
    { explanation: 'Only (c) has veins.' },
    { explanation: 'B is wrong.' },
    { explanation: 'Answers A and D are stems.' },
    { question_text: 'Why is answer c wrong?' },
    { source: { page: 1, quote: '4. Which? A. one B. two C. three D. four' } },
  ])('%j', (changes) => expect(namesOptions(question('It grows', changes))).toBe(true));
});

describe('what names none may move', () => {
  test.each([
    ...['Mitochondrion', 'A plant', '5', '12 kg', '1/2', '0.5', 'The first law of motion', 'Vitamin C', 'An answer to stress'],
    ...['Carbon and oxygen', 'It has a stem and a root', 'In some plants', 'Iron, zinc', 'Any fast animal', 'All living things'],
    ...['Two or more atoms', 'Each cell', '$x^2$', '1914 and 1918', '3–5 weeks'],
  ])('%j', (text) => {
    const texts = {
      explanation: 'A leaf makes sugar (Page 3). It is a plant’s kitchen.',
      source: { page: 1, quote: 'A leaf is flat.' },
    };
    expect(namesOptions(question(text, texts))).toBe(false);
  });
});

test('twice the text takes twice the time', () => {
  const signs = [' ', 'a', '(', 'a ', 'a, ', 'both ', '1 and ', '.', '*', 'A.', 'of the ', 'first ', 'option '];
  const workOf = (length: number) => () => {
    for (const sign of signs) {
      const text = sign.repeat(length / sign.length);
      namesOptions(question('It grows', { explanation: `x${text}` }));
      namesOptions(question(`x${text}`));
    }
  };
  expect(cpuGrowth(workOf, 10_000)).toBeLessThan(MOST_GROWTH);
});
