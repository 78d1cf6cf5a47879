import { expect, test } from 'vitest';
import type { Drafted } from '#engine/draft/draft';
import { framed } from '#engine/draft/frame';
import { termChoice } from '#engine/draft/options/termChoice';
import { gapQuestions } from '#engine/draft/term/gapQuestion';
import { sharedTagger } from '#engine/english/tagger';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { termIndexOf } from '#engine/understand/term/termIndex';

const TERMS = [
  'A spring tide is a high tide that comes at full moon and at new moon.',
  'A neap tide is a low tide that comes when the moon is half full.',
  'A storm surge is a rise of the sea that a strong wind causes.',
  'A rip current is a narrow stream that runs from the beach out to sea.',
  'A salt marsh is a wet meadow that the sea covers twice a day.',
].join(' ');

function draftIn(sentence: string): Drafted | undefined {
  const material = materialOf(readTxt(new TextEncoder().encode(`${TERMS}\n\n${sentence}`), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = termIndexOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  const key = terms.byKey.get('storm surge');
  const last = material.sentences.at(-1);
  if (!key || !last) throw new Error('The notes define a storm surge.');
  return gapQuestions(material, terms, last, key, tagged, seededRandom(1))[0];
}

const gapIn = (sentence: string) => draftIn(sentence)?.text;

test.each([
  [
    'The storm surge, on the other hand, floods low islands when winter gales push water ashore.',
    'Complete the sentence: “The _____ floods low islands when winter gales push water ashore.”',
  ],
  [
    'Storm surges often cover low islands when winter gales push the water of the open sea ashore.',
    'Complete the sentence: “_____ often cover low islands when winter gales push the water of the open sea ashore.”',
  ],
  [
    'A storm surge raised by winter gales may flood the low islands of the northern coast.',
    'Complete the sentence: “A _____ raised by winter gales may flood the low islands of the northern coast.”',
  ],
  [
    'The storm surge floods low islands in a winter gale, and the dikes of the coast are often broken.',
    'Complete the sentence: “The _____ floods low islands in a winter gale, and the dikes of the coast are often broken.”',
  ],
  [
    'Without warning, the storm surge, which winter gales push ashore, floods low islands and roads.',
    'Complete the sentence: “Without warning, the _____, which winter gales push ashore, floods low islands and roads.”',
  ],
  [
    'Without warning, the storm surge floods low islands when winter gales push water ashore.',
    'Complete the sentence: “Without warning, the _____ floods low islands when winter gales push water ashore.”',
  ],
  [
    'A storm surge pushes the water of the bay over the dikes.',
    'Complete the sentence: “A _____ pushes the water of the bay over the dikes.”',
  ],
  ['A storm surge floods the low islands of the northern coast in a similar way.', undefined],
  ['A storm surge and the low islands of the northern coast are which is a picture from the air.', undefined],
  ['In others, the storm surge floods low islands when winter gales push water ashore.', undefined],
  ['Add to that the storm surge, which floods low islands when winter gales push water ashore.', undefined],
  ['At the same time, the storm surge floods low islands when winter gales push water ashore.', undefined],
  ['The storm surge is a frequent event occurring on the low coasts of the northern sea.', undefined],
  ['Any storm surge that winter gales push over the dikes of the northern coast is called a flood.', undefined],
  [
    'Low islands and their harbours are flooded by spring tides and storm surges.',
    'Complete the sentence: “Low islands and their harbours are flooded by spring tides and _____.”',
  ],
  [
    'A wooden boat passes a sea wall of the port. The boat sinks when the storm surge floods the wall behind the islands in a gale.',
    undefined,
  ],
  ['The gale, another storm surge maker of the northern coast, floods low islands.', undefined],
  [
    'During the process in which gales push water ashore, the storm surge floods many low islands.',
    'Complete the sentence: “During the process in which gales push water ashore, the _____ floods many low islands.”',
  ],
  ['Once the process is complete, the storm surge floods low islands when winter gales push water ashore.', undefined],
  ['From that night on, captains of the northern coast feared the storm surge in spring.', undefined],
  ['Winter gales push the storm surge from one of the low islands to the other, and many boats are lost.', undefined],
  ['As a consequence, the storm surge floods low islands when winter gales push water ashore.', undefined],
])('%s', (sentence, gap) => {
  expect(gapIn(sentence)).toBe(gap);
});

test('inside a sentence the answer has the capitals that it has there', () => {
  const sentence = 'Many old dikes along that northern coast were broken by the Storm Surge of a winter gale.';
  expect(draftIn(sentence)?.answer).toBe('Storm Surge');
});

test.each(['is the second cause of', 'broke the three dikes behind'])(
  'no gap where a number counts what stood before: %s',
  (counts) => {
    const sentence = (verb: string) => `In a northern winter gale the storm surge ${verb} the loss of old boats and huts.`;
    expect(gapIn(sentence('is the usual cause of'))).toBeDefined();
    expect(gapIn(sentence(counts))).toBeUndefined();
  },
);

test('a point of a list is asked about where it is a whole sentence', () => {
  expect(gapIn('- Storm surges often cover low islands when winter gales push the water of the open sea ashore.')).toBeDefined();
  expect(gapIn('- Storm surges over low islands when winter gales push the water of the open sea ashore')).toBeUndefined();
});

const TIDES = [
  'Spring tides are high tides that come at full moon and at new moon.',
  'Neap tides are low tides that come when the moon is half full.',
  'Storm tides are high tides that a strong wind drives over the banks.',
  'River tides are slow tides that run from the sea up to the weir.',
].join(' ');

/** The choices on a term that a sentence says something of, after these definitions. */
function choicesIn(definitions: string, term: string, sentence: string): string[] {
  const material = materialOf(readTxt(new TextEncoder().encode(`${definitions}\n\n${sentence}`), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = termIndexOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  const key = terms.byKey.get(term);
  const last = material.sentences.at(-1);
  if (!key || !last) throw new Error('The notes define the term.');
  const drafts = gapQuestions(material, terms, last, key, tagged, seededRandom(1));
  return drafts.filter(({ type }) => type === 'multiple_choice').map(({ text }) => text);
}

test('what a sentence says of a term without saying what it is makes a choice only beside its own kind, and at its beginning', () => {
  const said = 'cover the low islands when gales push the water of the open sea ashore.';
  expect(choicesIn(TIDES, 'spring tide', `Spring tides ${said}`)).toEqual([
    `Complete the sentence: “_____ ${said.slice(0, -1)}.”`,
  ]);
  expect(choicesIn(TERMS, 'storm surge', `Storm surges ${said}`)).toEqual([]);
  expect(choicesIn(TIDES, 'spring tide', 'The boats that lie on the low islands are washed ashore by the spring tides.')).toEqual(
    [],
  );
});

test('a part of one thing, said by its owner, is no choice', () => {
  const material = materialOf(readTxt(new TextEncoder().encode(TIDES), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = termIndexOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  const [key, sentence] = [terms.byKey.get('spring tide'), material.sentences[0]];
  if (!key || !sentence) throw new Error('The notes define spring tides.');
  const asked = (text: string) => ({ stem: framed('which', 'are high'), key: { ...key, text, definition: null }, sentence });
  expect(termChoice(material, terms, asked('harbour tides'), seededRandom(1))).not.toBeNull();
  expect(termChoice(material, terms, asked('Varn’s tides'), seededRandom(1))).toBeNull();
});
