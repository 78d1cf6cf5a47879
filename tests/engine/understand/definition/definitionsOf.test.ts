// What a sentence or a label defines, and which of them only say something of a thing.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

/** Each sentence with its [term] and its {meaning}. */
test.each([
  'A [lagoon] is {a stretch of salt water that is parted from the sea by a bank}.',
  'In contrast, [erosion] indicates {the slow removal of soil by wind and water}.',
  'A [log book] is {a record of each day at sea} and may be read by the owner of the ship.',
  '- [Seamanship]: {how a crew reads the sea and makes use of its tides}',
  'While [drift] refers to {the slow movement of a ship with the current}, leeway is caused by the wind.',
  'A [keel] is {a one-piece beam that carries the whole hull}.',
  'The [tidal law] states that {high water follows the moon with a fixed delay}.',
  'Sailors use the term [ebb] to describe {the outward flow of the water after high tide}.',
  'Harbour masters define [slack water] as {the short time in which the tide stands still}.',
  'A [dock fault] occurs {when a pilot refers to a berth that has not been dredged}.',
  '- [Transfer of the watch]: {the handing over of the helm}, as happened when the old captain fell ill',
  '- [Law of the winds] = {every vessel under sail goes before one under steam}',
  '[Harbour income] is {the sum of all dues that captains pay, regardless of where their ships lie}.',
  '[Hydrophobia], {an extreme and lasting horror of the sea}, accounts for most of the losses of the crew.',
  '[Harbour law] describes {situations in which two ships meet}.',
  '{A stretch of salt water behind a bank of sand} is what sailors call a [lagoon].',
  'The hardness runs from 1 to 10. {The tendency of a plank to break along its grain} is called [cleavage].',
])('%s', (marked) => {
  const found = definitions(marked.replace(/[[\]{}]/g, '')).map(([term, meaning]) => `[${term}] {${meaning}}`.toLowerCase());
  expect(found).toEqual([`${/\[.+?\]/.exec(marked)} ${/\{.+?\}/.exec(marked)}`.toLowerCase()]);
});

test('what stands between dashes is no part of a meaning', () => {
  const text = 'The slow — some feet in a year — movement of a bank down the coast is called drift.';
  expect(definitions(text)).toEqual([['drift', 'the slow movement of a bank down the coast']]);
});

test('a sentence of two halves may define two terms', () => {
  expect(
    definitions('An ebb tide is a flow of water that leaves the bay, while a flood tide is a flow of water that fills the bay.'),
  ).toEqual([
    ['ebb tide', 'a flow of water that leaves the bay'],
    ['flood tide', 'a flow of water that fills the bay'],
  ]);
});

test('a name behind a label keeps its capital', () => {
  const notes = [
    'The wall of Varn was built by Roman soldiers, and later Roman merchants used it.',
    '- Limes: Roman wall that kept riders out of the province',
  ].join('\n\n');
  expect(definitions(notes)).toEqual([['Limes', 'Roman wall that kept riders out of the province']]);
});

test.each([
  'In the cycle, the water of the dock is let out at low tide. The cycle is old. Few cycles are short.',
  'A marsh cycle is a change in which a q plant takes the place of a Z plant by the shore.',
  'Sailors avoid night sailing (eg, long trips past the reef, entering ports). Night sailing is old. Few like night sailing.',
  'Think of captains who never saw a navy—or pirates who became famous after one bold raid. Few pirates finished school, and the navy paid them.',
  'This is called a lagoon by the people who live beside the sea.',
  'A stern is a part of the hull of a boat. The stern is old. Few sterns are wide.',
  'The prefix hyper- refers to the fluid in the hold of a ship at sea. Captains know the prefix hyper- from books.',
  'The theory states that the height of high water in the bay is inherently stable.',
  'As shown in the figure, a lagoon is a stretch of salt water behind a bank.',
  'What is a lagoon that is parted from the sea by a bank of sand?',
  'Sea charts are complex and the coasts a pilot may survey are varied. Sea charts are many.',
  'Harlow, P., & Munn, K. (2003). Why do pilots trust charts? The chart acceptance model is a survey of findings. Studies, 40(3), 1–9.',
])('nothing is defined by: %s', (sentence) => {
  expect(definitions(sentence)).toEqual([]);
});

const told = 'The mate keeps the log of the ship. The log is old. Sailors pay the harbour dues.';

test('a label in capitals, which the text writes small, is no name and no abbreviation', () => {
  const terms = definitions(
    `${told} The towage is dear.\n\n- TOWAGE: the pay of a boat that pulls a ship\n- KEEL: the long beam on which a ship is built`,
  );
  expect(terms.map(([term]) => term)).toEqual(['Towage', 'KEEL']);
});

test.each([
  ['Sounding: a measure of the depth of the water under the keel', 'a measure of the depth of the water under the keel'],
  ['Bank effect: the stern of a ship swings towards the near bank', 'the stern of a ship swings towards the near bank'],
  ['Warping: hauling ships along a quay', 'hauling ships along a quay'],
])('it says what its label is: %s', (line, meaning) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([, found]) => found)).toContain(
    meaning,
  );
});

test.each([
  'Yellow fever: 40 mg of bark twice daily, repeated after an hour',
  'Identify: mast, main sail, rigging, rudder, keel, anchor, capstan',
  'Storm signal: lower-case “st” or a black ball at the mast',
  'Iron: A. a metal that is used for the anchor of a ship',
  'Harbour server: //port.example/files/log of the day and the night',
  'Storm causes: associated with warm water at the end of the summer',
  'Soundings: to confirm depths and take samples of the ground',
  'Mooring line: plain rope of hemp for small boats Pay the harbour dues',
  'Sailing order: ‘What the mate of each ship will do next’',
  'Stowage: break cargo into small loads for the hold',
  'Old banks: lots of sand on the side of the sea',
  'Harbour survey: depth tolerance and berth rules',
  'Spring tide: once a fortnight, when the moon is full',
  'Storm surge: key point for success',
  'Best speed: rate of the ship in knots = R = DX',
])('it says neither: %s', (line) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([term]) => term)).toEqual([
    'Keel',
  ]);
});

test('under a heading that promises meanings, whatever follows a term is its meaning', () => {
  const lines =
    '- Blue flag: only flown by a ship that is about to leave the port\n- Keel: the long beam on which a ship is built';
  const termsUnder = (heading: string) => definitions(`${heading}\n\n${lines}`).map(([term]) => term);
  expect(termsUnder('Glossary')).toEqual(['Blue flag', 'Keel']);
  expect(termsUnder('Leaving the Port')).toEqual(['Keel']);
});
