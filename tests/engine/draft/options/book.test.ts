// A book speaks of many subjects: the options of a question are of the place where its term stands.
import { expect, test } from 'vitest';
import { meaningQuestion, termQuestion } from '#engine/draft/term/definitionQuestion';
import { sharedTagger } from '#engine/english/tagger';
import { seededRandom } from '#engine/random';
import type { Block, TextDocument } from '#engine/read/textDocument';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { termIndexOf } from '#engine/understand/term/termIndex';

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

function chapter(instruments: Record<string, string>): Block[] {
  const block = (kind: Block['kind'], text: string): Block =>
    kind === 'heading' ? { kind, text, emphasis: [], level: 2 } : { kind: 'paragraph', text, emphasis: [] };
  const names = Object.keys(instruments);
  return [
    ...Object.entries(instruments).flatMap(([name, does]) => [
      block('heading', `On ${name.split(' ')[0]} work`),
      block('paragraph', `A ${name} is an instrument that ${does}. ${FILL}`),
      ...names.map((other) => block('paragraph', `Many a ${other} was sold by the smith.`)),
    ]),
    ...Array.from({ length: 40 }, (_, at) => [
      block('heading', `Days of waiting ${at}`),
      block('paragraph', Array.from({ length: 20 }, () => FILL).join(' ')),
    ]).flat(),
  ];
}

function questionsOn(term: string) {
  const document: TextDocument = {
    kind: 'pdf',
    title: 'Instruments',
    pages: [AT_SEA, IN_A_GARDEN].map((instruments, at) => ({ number: at + 1, blocks: chapter(instruments) })),
  };
  const material = materialOf(document);
  expect(material.sentences.length).toBeGreaterThan(1500);
  const tagged = taggedBy(sharedTagger(), material);
  const definitions = definitionsOf(material, tagged);
  const index = termIndexOf(keyTermsOf(material, definitions, tagged));
  const of = { material, tagged, definitions, terms: index, leading: index };
  const definition = definitions.find((one) => one.term === term);
  if (!definition) throw new Error(`${term} is not defined.`);
  return Array.from({ length: 8 }, (_, seed) => ({
    meaning: meaningQuestion(of, definition, seededRandom(seed)),
    named: termQuestion(of, definition, seededRandom(seed)),
  }));
}

test('the options of a book’s question come from the pages around its term', () => {
  const questions = questionsOn('tide gauge');
  for (const { meaning, named } of questions) {
    expect(named?.wrong?.every((option) => option.toLowerCase() in AT_SEA)).toBe(true);
    expect(meaning?.wrong?.every((option) => Object.values(AT_SEA).some((does) => option.endsWith(does)))).toBe(true);
  }
});
