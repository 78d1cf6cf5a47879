// Sentences that say something of a thing, and not what it is.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

test.each([
  'In the cycle, the water of the dock is let out at low tide. The cycle is old. Few cycles are short.',
  'Captain Melin described the harbour peoples as believing in a force that moves the tides.',
  'In the forward loading, crate A2 is lifted by the crane and crate B2 is held by the crew of the ship.',
  'Bank formation is the consequence of a combination of tides, winds, and currents.',
  'Sailors avoid night sailing (eg, long trips past the reef, entering ports). Night sailing is old. Few like night sailing.',
  'Many boats need sand, salt, or water that is deep enough to sail in. The salt is sold.',
  'Think of captains who never saw a navy—or pirates who became famous after one bold raid. Few pirates finished school, and the navy paid them.',
  'Sailors use the bay (see the chart of the old harbour), and the bay is wide.',
  'Fluent in three languages, Mara is studying seamanship—a field that takes people of every age.',
  'This is called a lagoon by the people who live beside the sea.',
  'A stern is a part of the hull of a boat. The stern is old. Few sterns are wide.',
  'The prefix hyper- refers to the fluid in the hold of a ship at sea. Captains know the prefix hyper- from books.',
  'Seamarks refers to the parts of that harbour in which a ship lies safe from gales.',
  'Trade is another field in which captains defend their rights. Trade is old. Trade is slow.',
  'Once at the lagoon, the rescue complex tracks along the coast in the 5 to 3 direction, searching for the light. The pilots know the lagoon. Reeds part the lagoon from the sea. Ships leave the lagoon at noon.',
  'The ebb does the reverse process, the removal of sand from the beaches to the deep sea, each day.',
  'The theory states that the height of high water in the bay is inherently stable.',
  'Erosion is important for farmers because it takes away their soil.',
  'It is a stretch of salt water that is parted from the sea by a bank.',
  'A lagoon is an example of a coast that changes with every storm.',
  'We call a stretch of salt water behind a bank of sand a lagoon.',
  'As shown in the figure, a lagoon is a stretch of salt water behind a bank.',
  'What is a lagoon that is parted from the sea by a bank of sand?',
  'Painters turned to portraits, landscapes and scenes of everyday life on board.',
  '- Overdose: charcoal is used as the remedy for sailors of every age',
  'For most captains the causes of the storm remain unknown: the storm likely results from the wind and the warmth of the sea. The unknown is feared.',
  'The ability of a hull to turn increases as more sailors are bound to duty.',
  'Young hands are trained to become helper T (TH) pilots, sailors that go on to guide the ships of others. T pilots are many. T pilots are old.',
  'Tugs are diesels and belong to a group of boats that serve the harbour. Tugs are many.',
  'Sea charts are complex and the coasts a pilot may survey are varied. Sea charts are many.',
  'For most captains the causes of a wreck remain unknown: the wreck likely results from a combination of wind and of current. The unknown is feared.',
  '- Next week: the rules that hold for ships in a narrow channel',
  '- Advantages: a sheltered harbour that is close to the open sea',
  'Shipping risk arises after the contract: a captain who is insured takes more dangerous routes. The contract is old.',
])('nothing is defined by: %s', (sentence) => {
  expect(definitions(sentence)).toEqual([]);
});
