// What a text says of how its clauses hang together: each rule reads its example, and what leans on other sentences is left alone.
import { expect, test } from 'vitest';
import { relationsOf } from '#engine/draft/passage/relation';
import { against, follows, reason, shows } from '#engine/draft/passage/relationQuestion';
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
  ['a claim that points away', 'This plan was refused because the harbour had no room for larger ships.'],
  ['a reason that points away', 'The harbour was closed because he had told the guard of the storm.'],
  ['a reason of something inside the claim', 'The delay that occurs because crews change ships is called a turn of duty.'],
  ['a reason that is denied', 'The harbour was closed not because the guard had seen the storm coming.'],
  [
    'a statement that points further back',
    'These groups were rich. Those towns had markets. For example, the Garamantes were known for a large market.',
  ],
  ['a contrast of a thing with itself', 'While the oldest ships were small, they were built of oak and could carry stones.'],
  ['advice', 'When the wind rises, the crew should take in the sails of the ship.'],
  ['an empty “it”', 'When the wind rises, it is necessary to take in the sails of the ship.'],
  ['another subject than the one that is told', 'If the port is full, you may anchor the ship behind the long wall.'],
])('%s is no relation', async (_, text) => {
  expect(await relations(text)).toEqual([]);
});

test('a claim that leans on the sentence before is shown with it', async () => {
  const text =
    'Bronze ploughs came to the islands late. They changed farming because oxen could pull the blades through heavy soil.';
  expect(await relations(text)).toEqual([
    {
      form: 'reason',
      claim: 'Bronze ploughs came to the islands late. They changed farming',
      answer: 'oxen could pull the blades through heavy soil',
    },
  ]);
});

const HARBOUR = [
  'Granite walls are built for centuries because they resist the salt of the sea.',
  'The wooden piers have a short life in warm water. The oak beams can carry the roofs of the sheds.',
  'The iron gates were closed by the guard at night. The copper sheets can cover the hulls of large ships.',
  'The tarred ropes can hold a ship at the quay. The oil lamps were lit by the crew of the mole.',
].join('\n\n');

test('the wrong reasons begin as the right one does, and speak of something else', async () => {
  const [draft, ...others] = reason.draft(await understood(HARBOUR), seededRandom(1), false);
  expect(others).toEqual([]);
  expect(draft?.text).toBe('Why is it that granite walls are built for centuries?');
  expect(draft?.answer).toBe('They resist the salt of the sea');
  expect(draft?.wrong.every((option) => option.startsWith('They '))).toBe(true);
});

test('a claim of two sentences is quoted, and what asks stands behind it', async () => {
  const two =
    'Bronze ploughs came to the islands late. They changed farming because oxen could pull the blades through heavy soil.';
  const drafts = reason.draft(await understood(`${two}\n\n${HARBOUR}`), seededRandom(1), false);
  expect(drafts.map(({ text }) => text)).toContain(
    '“Bronze ploughs came to the islands late. They changed farming.” Why is this so?',
  );
});

test('what the text says of the same thing elsewhere is no wrong reason', async () => {
  const drafts = reason.draft(
    await understood(`${HARBOUR}\n\nGranite walls can break the force of the winter waves.`),
    seededRandom(1),
    false,
  );
  expect(drafts.flatMap(({ wrong }) => wrong)).not.toContain('They can break the force of the winter waves');
});

const GATES = [
  'The river carries sand to the mouth of the port. A ring of iron holds the gates of the dock at night.',
  'Old pilots know the depth of the river mouth. The long wall can bear the load of the water.',
  'The sheds behind the basin can hold the corn of a year. The lamps of the gates are lit by an old guard.',
].join('\n\n');

test('what happened once does not follow from when it did', async () => {
  const draftsOf = async (text: string) =>
    follows.draft(await understood(`${GATES}\n\n${text}\n\n${HARBOUR}`), seededRandom(1), false);
  expect(await draftsOf('When the tide leaves the river, the water of the basin presses the gates together.')).toHaveLength(1);
  expect(await draftsOf('When the tide left the river, the water of the basin pressed the gates together.')).toEqual([]);
});

test('every question on a relation asks for more than recall', () => {
  expect([reason, follows, against, shows].map(({ level }) => level)).toEqual(Array(4).fill('understanding'));
});
