import { describe, expect, test } from 'vitest';
import { suggestedPoints } from '#core/marking/essayPoints';
import type { KeyPoint } from '#core/quiz/quiz';

const question = 'Explain how a valley glacier shapes the land.';
const points: KeyPoint[] = [
  {
    text: 'The ice plucks blocks of rock from the bed.',
    terms: ['plucks', 'blocks', 'bed'],
    also: ['plucks pull tear', 'blocks piece lump', 'bed ground floor'],
    against: ['push'],
  },
  {
    text: 'The blocks grind the valley wider.',
    terms: ['grind', 'wider'],
    also: ['grind scrape rub', 'wider broad'],
    against: ['narrow'],
  },
];
/** For each point 1, where it is suggested, or 0. */
const pointsIn = (...given: Parameters<typeof suggestedPoints>) =>
  suggestedPoints(...given)
    .map(Number)
    .join('');
const suggested = (answer: string) => pointsIn(points, answer, question);

test.each([
  ['the words of the text', 'The ice plucks blocks of rock from its bed, and the blocks grind the valley wider.', '11'],
  ['other words', 'The ice tears lumps of rock out of the ground.', '10'],
  ['bad grammar', 'Ice pull piece of the rock from the floor.', '10'],
])('a point is suggested for %s', (_, answer, covered) => {
  expect(suggested(answer)).toBe(covered);
});

describe('nothing is suggested for', () => {
  test.each([
    ['an empty answer', ''],
    ['a list of the terms', 'plucks blocks bed grind wider ice rock valley'],
    ['the question copied out', 'A valley glacier shapes the land. I explain how a valley glacier shapes the land.'],
    ['a denial', 'The ice does not pluck blocks of rock from the bed.'],
    ['the opposite', 'The ice pushes blocks of rock into the bed.'],
    ['one word', 'There is a bed.'],
    ['the order turned round', 'The bed of rock blocks the plucking ice.'],
  ])('%s', (_, answer) => {
    expect(suggested(answer)).toBe('00');
  });

  test('a text that only uses the terms', () => {
    const answer =
      'A wider bed blocks the grind of those who pluck a wider rock, and the bed was wider than the blocks that grind.';
    expect(suggested(answer)).toBe('00');
  });
});

test('what is said of another subject is not suggested', () => {
  const two: KeyPoint[] = [
    { text: 'The mantle is thick and solid.', terms: ['mantle', 'thick', 'solid'] },
    { text: 'The crust is thin and broken into plates.', terms: ['crust', 'thin', 'plates'] },
  ];
  const asked = 'Compare the mantle with the crust.';
  expect(pointsIn(two, 'The crust is thick and solid. The mantle is thin and broken into plates.', asked)).toBe('00');
  expect(pointsIn(two, 'The mantle is thick and solid. The crust is thin and broken into plates.', asked)).toBe('11');
});

describe('a text whose words do not belong together as the model answer has them', () => {
  const asked = 'Explain how water moves in osmosis and why a red blood cell bursts in pure water.';
  const model =
    'In osmosis water moves through a partially permeable membrane from a dilute solution to a more concentrated one. ' +
    'A red blood cell in pure water takes in water, and as it has no cell wall, the membrane bursts.';
  const three: KeyPoint[] = [
    {
      text: 'Water moves through a partially permeable membrane from a dilute to a concentrated solution.',
      terms: ['water', 'membrane', 'dilute', 'concentrated'],
    },
    { text: 'The cell takes in water when it lies in pure water.', terms: ['cell', 'takes', 'water', 'pure'] },
    { text: 'It has no cell wall, so the membrane bursts.', terms: ['wall', 'bursts', 'membrane'] },
  ];

  test('a sentence shuffled from the terms is suggested nothing', () => {
    const salad = 'The wall of the water bursts the dilute and a concentrated membrane is pure in the cell of takes.';
    expect(pointsIn(three, salad, asked, model)).toBe('000');
  });

  test('a text about something else that meets the terms is suggested nothing', () => {
    const off =
      'In my case the army base stops every car, and the smaller stack of papers never reaches the end of the table, ' +
      'so my boss calls me himself.';
    const two: KeyPoint[] = [
      { text: 'A recursive function calls itself on a smaller problem.', terms: ['function', 'calls', 'itself', 'smaller'] },
      { text: 'The base case stops the calls.', terms: ['base', 'case', 'stops'] },
      { text: 'Without it the calls never end and the stack overflows.', terms: ['never', 'end', 'stack', 'overflows'] },
    ];
    expect(pointsIn(two, off, 'Explain what recursion is and why a base case is needed.')).toBe('000');
  });

  test('the same points in a student’s words are suggested', () => {
    const simple =
      'The water go across the membrane from weak solution to strong solution. There is no cell wall so the cell burst.';
    expect(pointsIn(three, simple, asked, model)).toBe('101');
  });
});

test('a verb that stands for anything is no other word for a point', () => {
  const two: KeyPoint[] = [
    { text: 'Melting turns a solid to a liquid.', terms: ['melting', 'solid', 'liquid'], also: ['turns change'] },
    { text: 'Freezing changes a liquid to a solid.', terms: ['freezing', 'changes'], also: ['changes make think find'] },
  ];
  const asked = 'Compare “melting” and “freezing”.';
  expect(pointsIn(two, 'Melting turns a solid to a liquid. And I think the rest follows.', asked)).toBe('10');
});

describe('a sentence about something else that takes words of several points in their order', () => {
  const asked = 'What is the separation of powers and what is it for?';
  const three: KeyPoint[] = [
    { text: 'Each branch checks the others.', terms: ['branch', 'checks'] },
    { text: 'It prevents one group from having all the power.', terms: ['prevents', 'group', 'power'] },
    { text: 'A judge is free of the government.', terms: ['judge', 'free', 'government'] },
  ];

  test('is suggested nothing', () => {
    const off = 'Each branch of the oak checks the wind, which prevents the group of birds from sitting on the roof.';
    expect(pointsIn(three, off, asked)).toBe('000');
  });

  test('a sentence of one point, or of several with little else, is suggested', () => {
    expect(pointsIn(three, 'Each branch checks the work of the two beside it.', asked)).toBe('100');
    const both = 'Each branch checks the others, which prevents one group from having the power.';
    expect(pointsIn(three, both, asked)).toBe('110');
  });
});

test('the question copied out within other sentences shows nothing', () => {
  const copied =
    'I will now explain this. What is the difference between revenue and profit. This is what I explain in this text.';
  const two: KeyPoint[] = [
    { text: 'Revenue is all income from sales.', terms: ['revenue', 'income', 'sales'], also: ['income profit'] },
    { text: 'Profit is what remains.', terms: ['profit', 'remains'] },
  ];
  expect(pointsIn(two, copied, 'What is the difference between revenue and profit?')).toBe('00');
});

test('a text that shares no word with question, model answer or points needs more than two words that may stand for theirs', () => {
  const other = 'The plates want to go past one another, but they hang fast.';
  const one: KeyPoint[] = [
    { text: 'Incomes of buyers have fallen.', terms: ['income', 'fallen'], also: ['buyers plates', 'fallen hang'] },
  ];
  expect(pointsIn(one, other, 'Why may a shop sell less?')).toBe('0');
});

describe('what a clause denies', () => {
  const asked = 'Who paid before the revolution?';
  const one: KeyPoint[] = [{ text: 'The farmers paid the taxes of the state.', terms: ['farmers', 'paid', 'taxes'] }];

  test('counts for nothing, and the clause beside it stands', () => {
    expect(pointsIn(one, 'The farmers paid heavy taxes and rich lords did not pay.', asked)).toBe('1');
    expect(pointsIn(one, 'The farmers did not pay taxes and rich lords lived well.', asked)).toBe('0');
  });

  test('is more than what the point itself denies', () => {
    const denied: KeyPoint[] = [{ text: 'Tissue without blood dies.', terms: ['tissue', 'blood', 'dies'] }];
    expect(pointsIn(denied, 'Tissue without blood dies soon.', 'Why turn a patient?')).toBe('1');
    expect(pointsIn(denied, 'Tissue without blood does not die.', 'Why turn a patient?')).toBe('0');
  });
});

test('an opposite that the model answer itself contains contradicts nothing', () => {
  const one: KeyPoint[] = [
    { text: 'A collision is when two keys get the same index.', terms: ['keys', 'same', 'index'], against: ['different'] },
  ];
  const asked = 'What is a collision?';
  const answer = 'There is a collision if two different keys have the same place.';
  expect(pointsIn(one, answer, asked, 'In a collision two different keys get the same index.')).toBe('1');
  expect(pointsIn(one, answer, asked)).toBe('0');
});

test('what stands first is what a clause is about', () => {
  const two: KeyPoint[] = [
    { text: 'The gas pushes the rocket with an equal force.', terms: ['gas', 'pushes', 'equal', 'force'] },
    { text: 'The weight pulls it down.', terms: ['weight', 'pulls'] },
  ];
  const asked = 'Why does a rocket fly?';
  expect(pointsIn(two, 'The weight presses on the gas with an equal force.', asked)).toBe('00');
  expect(suggestedPoints(two, 'The gas pushes the rocket with an equal force, and the weight is small.', asked)[0]).toBe(true);
});

test('another subject that the model answer names with the point does not take its clause away', () => {
  const two: KeyPoint[] = [
    { text: 'The rocket pushes gas downward.', terms: ['rocket', 'pushes', 'gas'] },
    { text: 'It accelerates when the force is greater than its weight.', terms: ['accelerates', 'force', 'greater', 'weight'] },
  ];
  const model = 'The rocket pushes gas downward. The rocket accelerates when the force is greater than its weight.';
  const answer = 'When the force is greater than the weight, the rocket speeds up.';
  expect(suggestedPoints(two, answer, 'Why does a rocket fly?', model)[1]).toBe(true);
});

test('a verb that stands for anything is no subject of a point', () => {
  const two: KeyPoint[] = [
    { text: 'An offer is a definite promise.', terms: ['offer', 'definite', 'promise'] },
    { text: 'Saying yes to it makes a contract.', terms: ['contract', 'yes'] },
  ];
  expect(suggestedPoints(two, 'Somebody says that he gives a definite promise.', 'Explain contracts.')[0]).toBe(true);
});
