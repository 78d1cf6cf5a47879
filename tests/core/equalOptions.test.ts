import { expect, test } from 'vitest';
import { grade, isCorrect } from '#core/marking/grading';
import { equalOptionsFlaw, isSameOption } from '#core/quiz/equalOptions';
import { pairs } from '../support/pairs.ts';
import { choiceQuestion } from '../support/questions.ts';

const choice = (options: Record<string, string>, correct_answer: string) => choiceQuestion({ options, correct_answer });

test.each(
  pairs(
    'Paris ~  paris  ; Paris ~ PARIS ; Paris ~ Paris. ; New  York ~ New\nYork ; Par\u00adis ~ Paris ; caf\u00e9 ~ cafe\u0301 ; ' +
      "In the cell ~ in the cell ; A cell wall ~ a cell wall ; the cell’s wall ~ the cell's wall ; $x + 1$ ~ $x+1$",
  ),
)('%j and %j say the same', (one, another) => expect(isSameOption(one, another)).toBe(true));

test.each([
  ['', ' '],
  ...pairs(
    'Aa ~ AA ; AABB ~ aabb ; AaBb ~ aaBb ; 5 mm ~ 5 Mm ; 5 MPa ~ 5 mPa ; Co ~ CO ; A ~ a ; $V$ ~ $v$ ; 10 m/s² ~ 10 m/s ; ' +
      'x² ~ x2 ; −5 ~ 5 ; 3! ~ 3',
  ),
])('%j and %j do not', (one, another) => expect(isSameOption(one, another)).toBe(false));

test('the flaw names every letter of the options that are equal', () => {
  expect(equalOptionsFlaw(choice({ A: 'Paris', B: 'Rome', C: 'paris', D: 'Paris.' }, 'A'))).toEqual({
    code: 'options_equal',
    params: { letters: 'A, C', last: 'D' },
  });
  expect(equalOptionsFlaw(choice({ A: 'Aa', B: 'AA', C: 'aa' }, 'A'))).toBeNull();
  expect(equalOptionsFlaw({ ...choice({}, 'x'), options: undefined })).toBeNull();
});

test('of two equal options in a quiz of before, either is right, and no other', () => {
  const question = choice({ A: 'Paris', B: 'paris', C: 'Rome' }, 'B');
  expect(['A', 'a', 'B', 'C', 'D', 'paris', ''].map((answer) => isCorrect(question, answer))).toEqual([
    ...[true, true, true, false, false, false, false],
  ]);
  expect(grade([question], [{ question_id: 1, answer_given: 'A' }])).toMatchObject({
    score: 100,
    results: [{ is_correct: true, answer_given: 'A', correct_answer: 'B' }],
  });
});

test('a hidden key makes no answer right', () => {
  expect(isCorrect(choice({ A: 'Paris', B: 'paris' }, ''), 'A')).toBe(false);
});
