// Sentences of the kinds that textbooks are full of: the patterns take all of them for definitions.

import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import type { Definition } from '#engine/understand/definition/definition';
import { isSoundDefinition } from '#engine/understand/definition/soundDefinition';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

function isSound(text: string, term: string, body: string, family: Definition['family']): boolean {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const [sentence] = material.sentences;
  if (!sentence) throw new Error('The notes hold a sentence.');
  const tagged = taggedBy(sharedTagger(), material);
  return isSoundDefinition(material, { term, key: term, body, family, plural: false, sentence, score: 1 }, tagged);
}

test.each<[string, string, string, Definition['family'], boolean]>([
  ['A lagoon is a stretch of salt water behind a bank.', 'lagoon', 'a stretch of salt water behind a bank', 'is', true],
  [
    'In the spring, heavy boats are pulled ashore by their crews.',
    'spring',
    'heavy boats are pulled ashore by their crews',
    'case',
    false,
  ],
  ['Hypothesis: all boats turn with the tide at night.', 'Hypothesis', 'all boats turn with the tide at night', 'label', false],
  ['Ebb: the outward flow of the water after high tide.', 'Ebb', 'the outward flow of the water after high tide', 'label', true],
  [
    'Grafting, layering, and caulking are methods used for the repair of old hulls.',
    'caulking',
    'methods used for the repair of old hulls',
    'is',
    false,
  ],
  ['This tide is a wave that travels up a river.', 'tide', 'a wave that travels up a river', 'is', false],
  ['A change is the loss of a bank, also known as a breach.', 'change', 'the loss of a bank', 'apposition', false],
  ['Growth, or the loss of a bank, also known as a breach, is slow.', 'growth', 'the loss of a bank', 'apposition', false],
  [
    'The navy holds two million inmates, the largest number of prisoners in the world.',
    'inmates',
    'the largest number of prisoners in the world',
    'apposition',
    false,
  ],
  [
    'The rivalry of ports is concentrating trade in a few towns.',
    'rivalry of ports',
    'concentrating trade in a few towns',
    'is',
    false,
  ],
  ['Its oldest source is the log of a captain of Varn.', 'oldest source', 'the log of a captain of Varn', 'is', false],
  ['Warping is hauling a ship by ropes along a quay.', 'warping', 'hauling a ship by ropes along a quay', 'is', true],
  ['For example, violet is the color of the water at dawn here.', 'violet', 'the color of the water at dawn here', 'is', false],
  ['For example, kelp is a plant that grows under water.', 'kelp', 'a plant that grows under water', 'is', true],
  [
    'Behaviors that harm the ship but help the crew are called altruistic.',
    'altruistic',
    'behaviors that harm the ship but help the crew',
    'called',
    false,
  ],
  [
    'A group that are thought to be the first pilots is called wreckers.',
    'wreckers',
    'a group that are thought to be the first pilots',
    'called',
    false,
  ],
  ['Matter is any substance that takes up space on a deck.', 'matter', 'any substance that takes up space on a deck', 'is', true],
  ['The matter is a question that takes up time on a deck.', 'matter', 'a question that takes up time on a deck', 'is', false],
  [
    'Such is the energy of objects at rest, like water behind a dam, a sailor about to dive from a mast.',
    'dam',
    'a sailor about to dive from a mast',
    'apposition',
    false,
  ],
  [
    'Nurses treat patients with scurvy, older sailors suffering from gout.',
    'scurvy',
    'older sailors suffering from gout',
    'apposition',
    false,
  ],
  ['Ebb and flow are the movements of the tide.', 'ebb and flow', 'the movements of the tide', 'is', false],
  ['The challenge is gaining access to a quay at night.', 'challenge', 'gaining access to a quay at night', 'is', false],
  [
    'Half the ships paid dues to Marina, a number that is unheard of elsewhere.',
    'Marina',
    'a number that is unheard of elsewhere',
    'apposition',
    false,
  ],
  ['Sails are the backbone of the age of trade by sea.', 'sails', 'the backbone of the age of trade by sea', 'is', false],
  [
    'Sea walls are among the most important works of a port.',
    'sea walls',
    'among the most important works of a port',
    'is',
    false,
  ],
  ['It brought, over time, a bond between two ports.', 'time', 'a bond between two ports', 'apposition', false],
  ['Scientists refer to an organism by two names.', 'scientists', 'an organism by two names', 'refers', false],
  ['Geologists are people who study rocks and soil.', 'geologists', 'people who study rocks and soil', 'refers', true],
  [
    'Light, water, and soil are factors that limit where plants grow.',
    'soil',
    'factors that limit where plants grow',
    'is',
    false,
  ],
  ['Tides are slow, and ebb is the outward flow of the water.', 'ebb', 'the outward flow of the water', 'is', true],
  ['This rate of decay is called the half-life of a wreck.', 'half-life', 'the rate of decay', 'called', false],
  ['Fishing often means waiting for many hours in the cold.', 'fishing', 'waiting for many hours in the cold', 'refers', false],
  ['A gold ring is a symbol of marriage along this coast.', 'gold ring', 'a symbol of marriage', 'is', false],
  ['Hydrology is the study of water and of where it goes.', 'hydrology', 'the study of water', 'is', true],
  [
    'Overfishing is a serious threat to many kinds of life.',
    'overfishing',
    'a serious threat to many kinds of life',
    'is',
    false,
  ],
  [
    'The wave reaches the shore, a process called breaking, and turns.',
    'shore',
    'a process called breaking',
    'apposition',
    false,
  ],
  ['The planks, together called the hull, keep the water out.', 'hull', 'a planks that keep the water out', 'called', false],
  [
    'Tetrapod means “four-footed,” which refers to its limbs.',
    'tetrapod',
    '“four-footed,” which refers to its limbs',
    'refers',
    false,
  ],
  [
    'It moves through the chain (Pq to complex to plastocyanine).',
    'chain',
    'Pq to complex to plastocyanine',
    'apposition',
    false,
  ],
  ['The four parts of a hull are called the keel, bilge, and deck.', 'keel', 'the four parts of a hull', 'called', false],
  [
    'The lowest part of a hull is called the keel and holds the ribs of the ship.',
    'keel',
    'the lowest part of a hull',
    'called',
    true,
  ],
  [
    'To avoid storms, the ships of old traders stayed near the coast.',
    'storms',
    'the ships of old traders stayed near the coast',
    'apposition',
    false,
  ],
  [
    'While ebb lasts, flood tide, the inward flow of the water, waits.',
    'flood tide',
    'the inward flow of the water',
    'apposition',
    true,
  ],
  [
    'He left college, or sailors who had seen the north taught him.',
    'college',
    'sailors who had seen the north',
    'apposition',
    false,
  ],
  ['They study ebb, or flow of the water out to the sea.', 'ebb', 'flow of the water out to the sea', 'apposition', true],
  [
    'The town saw a “building boom”— a period when many houses rose.',
    'boom',
    'a period when many houses rose',
    'apposition',
    false,
  ],
  [
    'A chain has levels: makers, eaters, and hunters are used to describe the order of life.',
    'hunters',
    'the order of life',
    'refers',
    false,
  ],
  [
    'In a survey of crews formed by marriage, a mere tenth included children of the captain.',
    'marriage',
    'a mere tenth included children of the captain',
    'apposition',
    false,
  ],
  [
    'One example of a harsh place is the Dead Sea, a basin that is full of salt.',
    'Dead Sea',
    'a basin that is full of salt',
    'apposition',
    true,
  ],
  [
    'Soil depends on the topography, the presence of living organisms, the climate, and time.',
    'topography',
    'the presence of living organisms',
    'apposition',
    false,
  ],
  [
    'It is the concept of carrying capacity, the largest load that a hull can bear.',
    'capacity',
    'the largest load that a hull can bear',
    'apposition',
    false,
  ],
  [
    'There were raids and even piracy, stark examples of life at sea.',
    'piracy',
    'stark examples of life at sea',
    'apposition',
    false,
  ],
])('%s → %s', (text, term, body, family, sound) => {
  expect(isSound(text, term, body, family)).toBe(sound);
});
