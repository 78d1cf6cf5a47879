// Essays: a reason that stands in one sentence, pairs that belong together, and nothing that its neighbours would have to answer.
import { expect, test } from 'vitest';
import { essaysOf } from '#engine/draft/essay/essay';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { termIndexOf } from '#engine/understand/term/termIndex';

function essays(text: string): { text: string; points: number; terms: string[][]; answer: string }[] {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const definitions = definitionsOf(material, tagged);
  const terms = termIndexOf(keyTermsOf(material, definitions, tagged));
  return essaysOf(material, definitions, terms, tagged).map(({ text: asked, keyPoints, answer }) => ({
    text: asked,
    answer,
    points: keyPoints.length,
    terms: keyPoints.map(({ terms: words }) => words),
  }));
}

const REASON =
  'Ships of the northern ports carry heavy ballast in winter because the gales of that season would otherwise lay an empty hull on its side.';
const _FOLLOWS =
  'The river drops its sand in the harbour of Marina, where the current slows behind the long pier and no tide carries away what was left there. As a result, dredgers must clear the harbour of Marina every spring.';

test('a reason in one sentence is asked for, and is the only point', () => {
  expect(essays(REASON)).toMatchObject([
    { text: 'Explain why ships of the northern ports carry heavy ballast in winter.', points: 1 },
  ]);
});

test('what happened once, for one reason, is no essay', () => {
  expect(essays(REASON.replace('carry', 'carried').replace('ports', 'fleet of Joren Saal'))).toEqual([]);
});

test.each([
  'Sometimes ships of the northern ports carry heavy ballast in winter, usually because the gales of that season would otherwise lay an empty hull on its side.',
  'Ships of the northern ports carry heavy ballast in winter because the gales of that season would otherwise lay an empty hull on its side.',
])('how often it is so is no part of the task: %s', (text) => {
  expect(essays(text).map((one) => one.text)).toMatchObject([
    'Explain why ships of the northern ports carry heavy ballast in winter.',
  ]);
});

test('words that only end alike are not compared', () => {
  const compared = (
    one: string,
    other: string,
    away = 'the slow movement of a ship away from the bank of a river in a steady wind',
  ) =>
    essays(
      [
        `${one} is the slow movement of a ship toward the bank of a river in a steady wind.`,
        `${other} is ${away}.`,
        `${one} and the wind belong together. ${other} and the wind belong together. ${one} is feared. ${other} is not.`,
      ].join(' '),
    ).filter(({ text }) => /^Explain (?:what|the difference) /.test(text));
  expect(compared('Adduction', 'Abduction')).toHaveLength(1);
  expect(compared('Elevation', 'Supination', 'the price that a captain pays for a berth in the northern port')).toHaveLength(0);
});

test('what a sentence sets against each other is compared only where both are of one kind', () => {
  const compared = (second: string) =>
    essays(
      [
        'A tide gauge is an instrument that records the height of the water at a fixed place.',
        second,
        'A tide gauge works in any weather, whereas a harbour light is of use at night.',
        'A tide gauge stands in every port. A harbour light stands at the end of every pier.',
      ].join(' '),
    ).filter(({ text }) => text.startsWith('Compare'));
  expect(compared('A harbour light is an instrument that marks the end of a pier for ships at sea.')).toHaveLength(1);
  expect(compared('A harbour light is a practice that marks the end of a pier for ships at sea.')).toHaveLength(0);
});

test('the words of a point are of the point itself, short ones too, and not of what is said for comparison before it', () => {
  const [essay] = essays(
    [
      'Adduction is the slow movement of a boat by the ebb toward the bank of a river in a steady wind.',
      'Just as adduction ruins captains, abduction is the slow movement of a boat by the ebb away from the bank of a river.',
      'Adduction and the wind belong together. Abduction and the wind belong together. Adduction is feared. Abduction is not.',
    ].join(' '),
  ).filter(({ text }) => /^Explain (?:what|the difference) /.test(text));
  expect(essay?.terms[0]).toContain('ebb');
  expect(essay?.terms[1]).toContain('ebb');
  expect(essay?.terms[1]).not.toContain('captains');
});

test('two terms are compared where the text says how they differ, and that is a point; else what they mean is asked', () => {
  const asked = (third: string) =>
    essays(
      [
        'Adduction is the slow movement of a ship toward the bank of a river in a steady wind.',
        'Abduction is the slow movement of a ship away from the bank of a river in a steady wind.',
        third,
        'Adduction and the wind belong together. Abduction and the wind belong together. Adduction is feared.',
      ].join(' '),
    ).find(({ text }) => /“Adduction” and “Abduction”/i.test(text));
  const differ = asked('Adduction lays a hull on the stones, whereas abduction leaves it afloat in the middle of the stream.');
  expect(differ?.text).toMatch(/^Compare .* how the two differ\.$/);
  expect(differ?.points).toBe(3);
  const alike = asked('The wind turns at noon, and the pilots of the port know it by heart.');
  expect(alike?.text).toMatch(/^Explain the difference between .*\.$/);
  expect(alike?.points).toBe(2);
});

test.each([
  ['It is calculated by counting the crates of every ship that leaves the port at noon.', 'how it is calculated'],
  ['It is measured in crates of one hundred fish that leave the port at noon.', 'how it is measured'],
  ['It takes place in the sheds behind the long northern pier of the old port.', 'where it takes place'],
  ['It occurs in the sheds behind the long northern pier of the old port.', 'where it occurs'],
  ['It is found in the sheds behind the long northern pier of the old port.', 'where it is found'],
])('the task says it as the text does: %s', (says, wanted) => {
  const text = `The term crate trade refers to the exchange of goods between the crews of fishing boats. ${says} The crate trade is old.`;
  expect(essays(text).map((one) => one.text)).toEqual([`Explain what “crate trade” is and ${wanted}.`]);
});

const FLOOD = 'The term flood tide refers to a flow of water that comes in from the open sea at noon.';
const EBB = 'The term ebb tide refers to a flow of water that runs out between the banks at night.';
const BETWEEN = Array.from({ length: 15 }, (_, at) => `A mole with the number ${at} keeps the sand of the northern beach.`).join(
  ' ',
);

test('two of one name and one genus are told apart, however far from each other they are explained', () => {
  const texts = essays(`${FLOOD} ${BETWEEN} ${EBB}`).map((one) => one.text);
  expect(texts).toContain('Explain the difference between “flood tide” and “ebb tide”.');
});

const points = (...lines: string[]) => essays(lines.map((line) => `- ${line}.`).join('\n')).map((one) => one.text);

test('two terms of one name that stand beside each other are told apart by what they mean, however short that is', () => {
  const [open, closed, strait] = [
    'Open berth: a place for any ship of the fleet',
    'Closed berth: moorings that are kept for pilots',
    'Right of berth: moorings that are kept for pilots',
  ];
  const asked = 'Distinguish between “Open berth” and “Closed berth”. Explain what each term means.';
  expect(points(open, closed)).toEqual([asked]);
  expect(points(open, 'Cranes lift crates', 'Crates hold fish', 'Fish is sold', closed)).toEqual([]);
  expect(points(open, strait)).toEqual([]);
  const marked = essays(`- ${open.replace(':', '**:')}.\n- ${closed}.`);
  expect(marked.map(({ answer }) => answer)).toEqual([`${open}. ${closed}.`]);
});

test('two of one kind that are explained in one way, one behind the other, are told apart, whatever they are called', () => {
  const asked = 'Explain the difference between “barge” and “ketch”.';
  const [barge, ketch] = [
    'A barge is a boat that carries one mast and a crew of two hands.',
    'A ketch is a boat that carries two masts and a crew of four hands.',
  ];
  const named = 'Each barge is old. Each ketch is old. The barge leaves at noon. The ketch leaves at night.';
  const asks = (text: string) => essays(text).some((one) => one.text === asked);
  expect(asks(`${barge} ${ketch} ${named}`)).toBe(true);
  expect(asks(`${barge} ${named} ${named} ${ketch}`)).toBe(false);
  expect(asks(`${barge} ${ketch.replace('is', ', for example, is')} ${named}`)).toBe(false);
});

test('a thing is not told from its class', () => {
  const neap = 'The term neap ebb tide refers to a flow of water of an ebb tide that runs out at half moon.';
  expect(essays(`${EBB} ${neap}`).filter(({ text }) => text.includes('difference'))).toEqual([]);
});

test('what no rule has a word for is not asked for as “the main points”', () => {
  const text = [
    'The term crate trade refers to the exchange of goods between the crews of fishing boats.',
    'The crate trade is as old as the northern pier of the port.',
    'The crate trade was loved by the widows of the old port.',
  ].join(' ');
  expect(essays(text)).toEqual([]);
});

const DREDGERS = 'because the spring floods carry sand from the upper river down to the entrance of the docks';

const CLEAR = 'the dredgers of Marina clear the entrance of the docks every year';

test.each([
  `The${CLEAR.slice(3)} ${DREDGERS}.`,
  `The${CLEAR.slice(3)}, ${DREDGERS.replace('because', 'for the reason that')}.`,
  `B${DREDGERS.slice(1)}, ${CLEAR}.`,
  `- The${CLEAR.slice(3)} ${DREDGERS}.\n- Old`,
  `The${CLEAR.slice(3)} because floods carry sand from the river down to the docks.`,
])('why it is so is asked: %s', (text) => {
  expect(essays(text).map((one) => one.text)).toEqual([`Explain why ${CLEAR}.`]);
});

test.each([
  ['The entrance of the docks is cleared every spring. This is because the floods carry sand down from the upper river.', 1],
  ['Pilots avoid old piers which reach into the current. This is because the water behind them is never at rest in a gale.', 1],
  ['The pier of the north is called the widow because so many crews of the old fishing fleet were lost behind it.', 1],
  ['Shallow harbours need dredgers because of the sand that the spring floods carry down from the upper river.', 1],
  ['Heavy floods destroy small harbours because they carry sand from the upper river down to the docks.', 1],
  ['The depth of the northern docks is small due to the sand that the spring floods carry down from the upper river.', 1],
  ['Because small harbours lie behind a bar of mud and stones, they must be cleared of sand after each of the floods.', 1],
  ['Because Lumen lies behind a bar of mud and stones, it must be cleared of sand after each of the spring floods.', 1],
  ['Mud banks are soft, while stone piers are hard because their blocks are laid in a bed of lime.', 1],
  ['Stone piers also resist gales, because their blocks are laid in a bed of lime and bound with iron.', 1],
  ['Some captains hesitate to sail in winter because the gales carry sand from the banks into the basin.', 0],
  ['Losses of ropes and of old iron anchors can occur because the gales carry sand from the banks into the basin.', 0],
  ['Stone piers are costly because the blocks are heavy and large, and are important for the trade of the port.', 0],
  ['Trade in the northern ports is slow due to other factors such as the gales of the winter and the sand.', 0],
  ['Pilots see the loss of the depth of the docks due to the sand that the spring floods carry down.', 0],
  ['Ships are moored here. This is because the floods carry sand down from the upper river to the long northern pier.', 0],
  [
    'Carlson keeps a prima facie case because the conduct of the pilot was outrageous and meant to cause harm. Nobody saw Carlson there.',
    0,
  ],
  ['Tide tables are kept by all captains because a tide table is a printed lists.', 0],
  ['Highest shoals are found near the docks because of the sand that the spring floods carry down.', 0],
  ['Old contracts of the port are void because there is NO FINDING OF INTENT in the papers of the crew.', 0],
  ['Act swiftly near the pier because there may be sand left in the basin of the docks.', 0],
  ['Silting is a loss of depth in a harbour because of sand that floods carry down the river.', 0],
  ['Harbour pilots carry charts in winter because he is sure he will be caught by the gales without them.', 0],
  ['The harbour master becomes careful in winter because the gales carry sand from the banks into the basin.', 0],
  ['Ebb tides are the best part of the day because the gales carry no sand from the banks into the basin.', 0],
])('a reason that says enough of a claim in general is asked for: %s', (text, count) => {
  expect(essays(text).filter((one) => one.text.startsWith('Explain why'))).toHaveLength(count);
});

test('how a claim is put forward is no part of the task', () => {
  const text =
    'An important fact is that pilots avoid old piers. This is because the water behind them is never at rest in a gale.';
  expect(essays(text).map((one) => one.text)).toEqual(['Explain why pilots avoid old piers.']);
});

test('a common noun at the head of its sentence is written small in the task', () => {
  const text = 'Drivers avoid old piers in winter because the water behind them is never at rest in a gale.';
  expect(essays(text).map((one) => one.text)).toEqual(['Explain why drivers avoid old piers in winter.']);
});

test('what a pronoun stands for is named in the task', () => {
  const text =
    'Because small harbours lie behind a bar of mud and stones, they must be cleared of sand after each of the floods.';
  expect(essays(text).map((one) => one.text)).toEqual([
    'Explain why small harbours must be cleared of sand after each of the floods.',
  ]);
});

test('a letter that stands for a shape stays large', () => {
  const text = `X-shaped piers are feared by captains of the port ${DREDGERS}.`;
  expect(essays(text).map((one) => one.text)).toEqual(['Explain why X-shaped piers are feared by captains of the port.']);
});

test.each([
  ['of a story', `One night the dredgers of Marina clear the entrance of the docks ${DREDGERS}.`],
  ['of some time', `Over the next centuries the dredgers of Marina clear the entrance of the docks ${DREDGERS}.`],
  ['of which cases is not said', `In various instances the dredgers of Marina clear the entrance of the docks ${DREDGERS}.`],
  ['which, the text said', `The entrance of the docks is cleared by the three old dredgers ${DREDGERS}.`],
  ['of what may be', `The dredgers of Marina might clear the entrance of the docks every year ${DREDGERS}.`],
  ['of what may be caused', `The loss of the entrance of the docks may be caused in a spring flood ${DREDGERS}.`],
  [
    'with circumstances that were told before',
    `The dredgers clear the entrance of the docks under similar circumstances ${DREDGERS}.`,
  ],
  ['as somebody thinks of it', `The entrance of the docks is very deficient in each of the months of the winter ${DREDGERS}.`],
  ['of those that are not named', `Of all parts of the harbour the entrance of the docks is the most feared ${DREDGERS}.`],
  ['with the means in front', `With tide and wind, the entrance of the docks is filled in a month ${DREDGERS}.`],
  ['which, is not said', `Captains of the old port avoid certain parts of the long northern pier ${DREDGERS}.`],
  ['whom, is not said', `Captains of the old port keep them away from the long northern pier ${DREDGERS}.`],
  ['where it is broken off', `Captains of the old port avoid the long northern pier, possible ${DREDGERS}.`],
  ['of one that may', `Hansen may clear the entrance of the long northern docks every year ${DREDGERS}.`],
  ['how somebody knows it', `Pilots of the old port know the depth of the long northern docks ${DREDGERS}.`],
  ['how it is found', `The depth of the docks is measured by a long line of hemp with a weight of lead ${DREDGERS}.`],
  ['of two claims', `The docks of the port are old and deep, but the dredgers clear the entrance ${DREDGERS}.`],
  ['by a number of the book', `The plan of Algorithm 5 keeps the entrance of the long northern docks clear ${DREDGERS}.`],
  ['of one who wants it', `Hansen wants to clear the entrance of the docks every year ${DREDGERS}.`],
  [
    'of what leans',
    `B${DREDGERS.slice(1).replace('the spring floods', 'they')}, the old docks of the port are feared by all captains.`,
  ],
  ['with too much put in', `The dredgers, old as they are, clear the entrance, day and night, of the docks ${DREDGERS}.`],
  [
    'the reason says it again',
    'Careful dredgers of the old port clear the whole entrance because they feel it is careful to clear the entrance of the port.',
  ],
])('why it is so is not asked, %s', (_, text) => {
  expect(essays(text)).toEqual([]);
});

test('what the writer does, and what is turned round, is no claim', () => {
  expect(essays(REASON.replace('Ships of the northern ports', 'I treat ships of the northern ports that'))).toEqual([]);
  expect(essays(REASON.replace('Ships of the northern ports carry', 'Do ships of the northern ports carry'))).toEqual([]);
});
