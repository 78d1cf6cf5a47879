// A book speaks of many subjects: the options of a question are of the place where its term stands.
import { expect, test } from 'vitest';
import { meaningQuestion, termQuestion } from '#engine/draft/term/definitionQuestion';
import { seededRandom } from '#engine/random';
import { understoodOf } from '../../../support/engineInput.ts';

const AT_SEA = {
  'tide gauge': 'records the height of the water',
  'storm lantern': 'shows the crew the way',
  'depth sounder': 'finds the floor of the sea',
  'fog horn': 'warns a ship in thick weather',
  'wind vane': 'turns with every gale of the coast',
};
const IN_A_GARDEN = {
  'rain barrel': 'keeps the water of a wet week',
  'hand trowel': 'lifts a young plant with its soil',
  'leaf rake': 'gathers what the trees let fall',
  'seed drill': 'lays the grain in straight rows',
  'hedge shears': 'cut the green wall around the beds',
};
const FILL = 'The boats came back to the harbour with the morning wind and the men slept until noon.';

const chapter = (instruments: Record<string, string>) => [
  ...Object.entries(instruments).flatMap(([name, does]) => [
    `## On ${name.split(' ')[0]} work\n\nA ${name} is an instrument that ${does}. ${FILL}`,
    ...Object.keys(instruments).map((other) => `Many a ${other} was sold by the smith.`),
  ]),
  ...Array.from({ length: 40 }, (_, at) => `## Days of waiting ${at}\n\n${Array.from({ length: 20 }, () => FILL).join(' ')}`),
];

test('the options of a book’s question come from the pages around its term', () => {
  const text = [AT_SEA, IN_A_GARDEN].flatMap(chapter).join('\n\n');
  const of = understoodOf(text);
  expect(of.material.sentences.length).toBeGreaterThan(1500);
  const definition = of.definitions.find(({ term }) => term === 'tide gauge');
  if (!definition) throw new Error('A tide gauge is defined.');
  for (let seed = 0; seed < 8; seed += 1) {
    const named = termQuestion({ ...of, leading: of.terms }, definition, seededRandom(seed));
    const meaning = meaningQuestion(of, definition, seededRandom(seed));
    expect(named?.wrong?.every((option) => option.toLowerCase() in AT_SEA)).toBe(true);
    expect(meaning?.wrong?.every((option) => Object.values(AT_SEA).some((does) => option.endsWith(does)))).toBe(true);
  }
});
