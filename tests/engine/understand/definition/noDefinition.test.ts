// Sentences that say something of a thing, and not what it is.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

test.each([
  'In the cycle, the water of the dock is let out at low tide. The cycle is old. Few cycles are short.',
  'Limpets are motile, able to carry their shells about on the rocks.',
  'A marsh cycle is a change in which a q plant takes the place of a Z plant by the shore.',
  'Bank formation is the consequence of a combination of tides, winds, and currents.',
  'Sailors avoid night sailing (eg, long trips past the reef, entering ports). Night sailing is old. Few like night sailing.',
  'Think of captains who never saw a navy—or pirates who became famous after one bold raid. Few pirates finished school, and the navy paid them.',
  'This is called a lagoon by the people who live beside the sea.',
  'A stern is a part of the hull of a boat. The stern is old. Few sterns are wide.',
  'The prefix hyper- refers to the fluid in the hold of a ship at sea. Captains know the prefix hyper- from books.',
  'Seamarks refers to the parts of that harbour in which a ship lies safe from gales.',
  'The theory states that the height of high water in the bay is inherently stable.',
  'As shown in the figure, a lagoon is a stretch of salt water behind a bank.',
  'What is a lagoon that is parted from the sea by a bank of sand?',
  'Sea charts are complex and the coasts a pilot may survey are varied. Sea charts are many.',
  'Harlow, P., & Munn, K. (2003). Why do pilots trust charts? The chart acceptance model is a survey of findings. Studies, 40(3), 1–9.',
])('nothing is defined by: %s', (sentence) => {
  expect(definitions(sentence)).toEqual([]);
});
