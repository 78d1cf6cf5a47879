// Files as teachers and chat programs write them: the right answers are taken where they are certain, the rest is listed.
import { expect, test } from 'vitest';
import { read } from '#core/formats/aiken';

/** Questions as “text: a / b*”, typed answers behind an arrow; problems as line and code. */
const resultOf = (text: string) => {
  const { questions, problems } = read(text);
  const lines = questions.map(({ question_text, options = {}, correct_answer, explanation = '' }) => {
    const choices = Object.entries(options).map(([letter, option]) => (letter === correct_answer ? `${option}*` : option));
    const answers = choices.length === 0 ? `-> ${correct_answer}` : choices.join(' / ');
    return `${question_text}: ${answers}${explanation === '' ? '' : ` | ${explanation}`}`;
  });
  return [...lines, ...problems.map(({ line, flaw }) => `${line} ${flaw.code.replace('aiken_', '')}`)];
};
const gases = '1. Gas?\nA) Oxygen\nB) Carbon dioxide\nC) Nitrogen\n';
const rightGas = 'Gas?: Oxygen / Carbon dioxide* / Nitrogen';
const letters = '1. Note?\nA) C\nB) D\nC) E\nD) A\nAnswer: A\n';

test.each([
  'B',
  'b)',
  '[B]',
  'B.',
  'Option B',
  'B) Carbon dioxide',
  'B (Carbon dioxide)',
  'B: carbon dioxide.',
  'B — plants need it',
  'B, because plants need it',
  'carbon dioxide.',
])('“Answer: %s” is certain', (stated) => {
  expect(resultOf(`${gases}Answer: ${stated}`)).toEqual([rightGas]);
});

test.each([
  'A. and C.',
  'A-C',
  'A–C',
  'A/C',
  'AC',
  '(A) (C)',
  'A. Oxygen, C. Nitrogen',
  'A) Oxygen and C) Nitrogen',
  'a. and b. are both right',
  'A: no, C: yes',
])('“Answer: %s” names several options', (stated) => {
  expect(resultOf(`${gases}Answer: ${stated}`)).toEqual(['1 several_right']);
});

test.each(['B-cells', 'D', 'C) Carbon dioxide', 'Helium'])('“Answer: %s” is listed', (stated) => {
  expect(resultOf(`${gases}Answer: ${stated}`)).toEqual(['1 other_answer']);
});

test.each([
  'Answer - B',
  'Ans. B',
  'Answer B',
  'Correct: B',
  'The correct answer is B.',
  'Answer:\nB',
  'Answer:\n\nB)',
  'Antwort: B',
  'Réponse : b',
  'Answer key: 1-B; 2-A',
  'Answers\n1B 2A',
  'Answers\n(1) B',
  '## Answer key\n| Question | Answer |\n|---|---|\n| 1 | B |',
])('%j states the answer', (line) => {
  expect(resultOf(`${gases}${line}`)).toEqual([rightGas]);
});

test.each<[what: string, text: string, result: string[]]>([
  ['a lone letter is a letter', letters, ['Note?: C* / D / E / A']],
  ['text in another case', '1. Q\nA) Aa\nB) aa\nAnswer: aa', ['Q: Aa / aa*']],
  ['a hyphen in a text', '1. Q\nA) B cells\nB) T cells\nAnswer: B-cells', ['Q: B cells* / T cells']],
  ['a minus counts', '1. Q\nA) -5\nB) 5\nAnswer: 5', ['Q: -5 / 5*']],
  ['bold letters mark nothing', '1. Q\n**A.** A\n**B.** D', ['1 no_answer']],
  ['two answers that differ', `${gases}Answer: A\nAnswer: B`, ['1 several_right']],
  ['marks before an option', '1. Q\nA) a\n*B) b\n\n2. R\n✅ A) a\nB) b ❌', ['Q: a / b*', 'R: a* / b']],
  ['a question without a number or blank line', 'Q\nA) a\nB) b\nR\nA) c\nB) d\nAnswer: B', ['R: c / d*', '1 no_answer']],
  [
    'a number without its dot',
    '1. Q\nA) a\nB) b\n\n2 R\nA) c\nB) d\nAnswer: B\n3. S\nA) e\nB) f\nAnswer: A',
    ['R: c / d*', 'S: e* / f', '1 no_answer'],
  ],
  [
    'a number twice',
    '1. Q\nA) a\nB) b\nAnswer: B\nWhy: see\n2. stage\n\n2. R\nA) a\nB) b\nAnswer: A',
    ['Q: a / b* | see', 'R: a* / b', '6 no_answer'],
  ],
  ['a letter twice', '1. Q\nA) a\nA) b\nB) c\nAnswer: B', ['1 no_answer', '3 question_text_missing']],
  ['a letter left out', '1. Q\nA) a\nC) b\nAnswer: C', ['1 option_order']],
  ['two columns', '1. Q\nA) a    C) c\nB) b    D) d\nAnswer: C', ['1 option_order']],
  [
    'options in a line, and none in a text',
    '1. Q A) a B) b Answer: B\n2. R\nA. Vitamin B.\nB. Vitamin C.\nAnswer: A',
    ['Q: a / b*', 'R: Vitamin B.* / Vitamin C.'],
  ],
  ['an option on the next line', '1. Q\nA)\na\n[B] b\nAnswer: B', ['Q: a / b*']],
  ['a dash behind the letter, and an answer above', '1. Q\nAnswer: B\nA - a\nB - b', ['Q: a / b*']],
  ['numbered options', '1. Q\n1) a\n2) b\nAnswer: 2\n\n2. R\n(1) c\n(2) d\nAns: (1)', ['Q: a / b*', 'R: c* / d']],
  [
    'numbered options without numbers of questions',
    'Q\n1) a\n2) b\nAnswer: 2\n\nR\n1) c\n2) d\nAnswer: 1\nS\n1) e\n2) f\nAnswer: 1',
    ['Q: a / b*', 'R: c* / d', 'S: e* / f'],
  ],
  ['a count of statements', '1. How many are metals?\n1. Iron\n2. Water\nAnswer: 1', ['1 option_order']],
  ['Roman numerals', 'I. Q\nA) a\nB) b\nAnswer: A\n\nV. R\nA) a\nB) b\nAnswer: B', ['I. Q: a* / b', 'V. R: a / b*']],
  ['a mark that differs from the answer', '1. Q\nA) a (correct)\nB) b\nAnswer: B', ['1 several_right']],
  [
    'statements',
    '1. Q\n1. X\n2. Y\nWhich?\nA) a\nB) b\nAnswer: B\n2. R\nA) c\nB) d\nAnswer: A',
    ['Q\n1. X\n2. Y\nWhich?: a / b*', 'R: c* / d'],
  ],
  ['decimals and times', '2.5 kg?\nA) a\nB) b\nAnswer: B\n\n3:45 pm?\nAnswer: late', ['2.5 kg?: a / b*', '3:45 pm?: -> late']],
  ['blanks', '1. It is ____ or __________.\nAnswer: __so__', ['It is ____ or __________.: -> so']],
  [
    'true and false are whole words',
    '1. Q?\nAnswer: True north\n2. It is.\nAnswer: F, it was.\n3. Symbol?\nAnswer: F\n4. Who?\nAnswer: T. S. Eliot',
    ['Q?: -> True north', 'It is.: True / False* | it was.', 'Who?: -> T. S. Eliot', '5 other_answer'],
  ],
  ['a letter without options', '1. Q\nA x\nB y\nAnswer: B', ['1 other_answer']],
  ['pictures in options', '1. Q\nA) ![a](a.png)\nB) b\nAnswer: B', ['1 picture']],
  [
    'explanations below',
    'Q\nA) a\nB) b\nAnswer: B\nSo it is.\n\nR\nA) a\nB) b\nAnswer: A\n\nWell.\n\nS\nAnswer: so',
    ['Q: a / b* | So it is.', 'R: a* / b', 'S: -> so', '12 stray_line'],
  ],
  ['steps', '1. Q\nA) a\nB) b\nAnswer: B\nExplanation:\n1. X\n2. Y\n\n2. R\nAnswer: so', ['Q: a / b* | 1. X\n2. Y', 'R: -> so']],
  [
    'a key for each chapter',
    '1. Q\nA) a\nB) b\n\nKey\n1. A\nIt is.\n\nChapter 2\n1. R\nA) a\nB) b\n2. S\n\nAnswers\n1. B\n2. 10-15 km',
    ['Q: a* / b | It is.', 'R: a / b*', 'S: -> 10-15 km', '9 stray_line'],
  ],
  [
    'a heading that is no key',
    '1. Q\nA) a\nB) b\nAnswer: B\n\n## Solutions\n\n2. R\nA) a\nB) b\nAnswer: A',
    ['Q: a / b*', 'R: a* / b', '6 stray_line'],
  ],
  ['a key with a number twice', '1. Q\nA) a\nB) b\nKey\n1. A\n1. B', ['1 several_right']],
  ['two questions with a number', '1. Q\nA) a\nB) b\nPart B\n1. R\nA) a\nB) b\nKey\n1. A', ['1 no_answer', '5 no_answer']],
  ['a key that is too short', 'Q\nA) a\nB) b\n\nR\nA) a\nB) b\n\nKey\n1. A', ['1 no_answer', '5 no_answer']],
  ['“Answers” above options', '1. Q\nAnswers:\nA) a\nB) b\nCorrect answer: B', ['Q: a / b*']],
])('%s', (_, text, result) => {
  expect(resultOf(text)).toEqual(result);
});

test('lines between questions do not end the reading, nor do numbers above 999', () => {
  const asked = Array.from({ length: 400 }, (_, at) => `${at + 900}. Q${at}\nAnswer: so\n\nOne.\n\nTwo.\n\nThree.\n`);
  expect(read(asked.join('\n')).questions).toHaveLength(400);
});
