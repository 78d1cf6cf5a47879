import { expect, test } from 'vitest';
import { withGlossesOfPoints } from '#engine/read/pointGloss';
import type { Block } from '#engine/read/textDocument';

const point = (text: string): Block => ({ kind: 'item', text, emphasis: [] });
const read = (...blocks: Block[]) => withGlossesOfPoints([{ number: 1, blocks }])[0]?.blocks.map(({ text }) => text.trim());

test.each([
  ['Privateer', 'A ship that is owned by merchants.', 'Privateer: A ship that is owned by merchants.'],
  ['Bulkheads (walls):', 'They are walls that part the hold of a ship.', 'Bulkheads: walls that part the hold of a ship.'],
  ['Binnacle', 'It is the stand in which a compass is kept.', 'Binnacle: the stand in which a compass is kept.'],
  ['Jetsam', 'Loss of cargo that is thrown from a ship.', 'Jetsam: Loss of cargo that is thrown from a ship.'],
])('a point that is a term alone, and what it means below: %s', (term, meaning, both) => {
  expect(read(point(term), point(meaning))).toEqual([both]);
});

test('what the point says besides stays behind it', () => {
  const text = 'A ship that carries a light. It lies where no tower can be built.';
  expect(read(point('Lightship'), point(text))).toEqual([
    'Lightship: A ship that carries a light.',
    'It lies where no tower can be built.',
  ]);
});

test.each([
  ['its members', 'Sails', 'Genoa, trysail and spinnaker'],
  ['a point beside it', 'Deep harbours', 'Pilots who know the tides well are needed at night.'],
  ['a part of the lesson', 'Advantages', 'A hull that needs no paint for ten years.'],
  ['an order', 'Anchor', 'Drop it where the ground is of sand.'],
  ['what is done', 'Carries a light', 'A tower that stands on a rock.'],
  ['something of a thing', 'Right of way:', 'A right that one ship has before another.'],
  ['two things', 'Ebb and flow', 'A movement of the water that comes twice a day.'],
  ['a sentence behind its clause', 'Tar', 'Any rope that is left in the rain, can be saved with it.'],
  ['a name', 'Harbour board', 'Organisation for Ports and Pilots of the North'],
])('%s is no meaning of the point above', (_, term, text) => {
  expect(read(point(term), point(text))).toEqual([term, text]);
});
