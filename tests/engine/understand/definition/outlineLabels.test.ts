// Among the labels of an outline only those are terms whose gloss says of which kind they are.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

const points = [
  'Loading: both night and day shifts of the crew',
  'Storm drill: turn the bow into the waves at once',
  'Slack trade: no money to give to the building of ships',
  'Old banks: lots of sand on the side of the sea',
  'Silent leak: most of the ships of the coast',
  'Soundings: to confirm depths and take samples of the ground',
  'Wreck reports: wrong charts or lost buoys',
  'Foul water: Bilge rot & Timber worm',
  'Small harbours: low dues for each ship but high costs of loading',
  'Custom of the port: answers are relevant to what the mate has asked',
  'Hand over hand: oldest, most common method on the coast',
  'Turning circle: dependent on the type of the ship',
  'Cleaning: only at low water and with the help of the mate',
  'Cargo survey: for all of the goods of the ship',
];
const bare = 'Harbour talk: change of words with the crew of a ship';
const terms = ['Keel: the long beam on which a ship is built', 'Stevedores: workers who load the ships of a port'];
const termsOf = (lines: readonly string[]) =>
  definitions(`The mate keeps the log.\n\n${lines.map((line) => `- ${line}`).join('\n')}`).map(([term]) => term);

test('in an outline a gloss must say of which kind its label is', () => {
  const order = 'Growth of the port: design berths that can hold more ships';
  expect(termsOf([...points, bare, ...terms])).toEqual(['Keel', 'Stevedores']);
  expect(termsOf([...points, order, ...terms])).toEqual(['Keel', 'Stevedores']);
});

test('where most labels have a meaning behind them, it need not', () => {
  expect(termsOf([bare, ...terms])).toEqual(['Harbour talk', 'Keel', 'Stevedores']);
  expect(termsOf([...points.slice(0, 3), bare, ...terms])).toEqual(['Harbour talk', 'Keel', 'Stevedores']);
});
