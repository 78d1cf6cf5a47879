// What a text says of how its clauses hang together: each rule reads its example, and what leans on other sentences is left alone.
import { expect, test } from 'vitest';
import { relationsOf } from '#engine/draft/passage/relation';
import { follows, shows } from '#engine/draft/passage/relationQuestion';
import { relationRules } from '#engine/draft/passage/relationRule';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { understand } from '#engine/understand/understood';
import { pdfjs, textFile } from '../../../support/engineInput.ts';

async function understood(text: string) {
  const { bytes, name } = textFile(text);
  return understand(await readDocument(bytes, name, pdfjs));
}

async function relations(text: string) {
  const { material, tagged } = await understood(text);
  return relationsOf(material, tagged).map(({ form, claim, answer }) => ({ form, claim, answer }));
}

const small = (text: string) => text.toLowerCase();

test.each(relationRules.map((rule) => [rule.example, rule] as const))('is read: %s', async (example, { form, claim, answer }) => {
  const found = (await relations(`${example}.`)).map((one) => ({ ...one, claim: small(one.claim), answer: small(one.answer) }));
  expect(found).toEqual([{ form, claim: small(claim), answer: small(answer) }]);
});

test.each([
  ['a claim that points away', 'If this plan is refused, the harbour has no room for larger ships.'],
  ['an end that points away', 'If the harbour is closed, he tells the guard of the storm.'],
  [
    'a statement that points further back',
    'These groups were rich. Those towns had markets. For example, the Garamantes were known for a large market.',
  ],
  ['advice', 'When the wind rises, the crew should take in the sails of the ship.'],
  ['an empty “it”', 'When the wind rises, it is necessary to take in the sails of the ship.'],
  ['another subject than the one that is told', 'If the port is full, you may anchor the ship behind the long wall.'],
])('%s is no relation', async (_, text) => {
  expect(await relations(text)).toEqual([]);
});

test('a claim that leans on the sentence before is shown with it', async () => {
  const text =
    'Bronze ploughs came to the islands late. They changed farming, which means that oxen could pull the blades through heavy soil.';
  expect(await relations(text)).toEqual([
    {
      form: 'conclusion',
      claim: 'Bronze ploughs came to the islands late. They changed farming',
      answer: 'oxen could pull the blades through heavy soil',
    },
  ]);
});

const ENDS = [
  'When the rain fills the upper valley, the river carries sand to the mouth of the port. Lamps burn oil.',
  'When a chain breaks in the dark, a ring of iron holds the gates of the dock. Ropes are made of hemp.',
  'When the pilots are ill in winter, the long wall of the port can bear the load of the water. Sails are white. Masts are made of pine.',
].join('\n\n');

test('what happened once does not follow from when it did', async () => {
  const draftsOf = async (text: string) => follows.draft(await understood(`${ENDS}\n\n${text}`), seededRandom(1), false);
  expect(await draftsOf('When the tide leaves the river, the water of the basin presses the gates together.')).toHaveLength(1);
  expect(await draftsOf('When the tide left the river, the water of the basin pressed the gates together.')).toEqual([]);
});

test('every question on a relation asks for more than recall', () => {
  expect([follows, shows].map(({ level }) => level)).toEqual(Array(2).fill('understanding'));
});
