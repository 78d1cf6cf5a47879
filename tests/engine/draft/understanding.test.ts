// Questions that ask for more than recall: what follows, examples and the concept that they show.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { QuestionKind } from '#engine/draft/draft';
import { essay } from '#engine/draft/essay/essay';
import { follows } from '#engine/draft/passage/relationQuestion';
import { example } from '#engine/draft/term/exampleQuestion';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { understand } from '#engine/understand/understood';
import { fixture, pdfjs, quizOf, textFile } from '../../support/engineInput.ts';

const harbour = fixture(join('kinds', 'notes_harbour.txt'));

async function drafts(kind: QuestionKind, { bytes, name } = harbour) {
  return kind.draft(understand(await readDocument(bytes, name, pdfjs)), seededRandom(1), false);
}

test('what follows is asked for among what follows from something else in the same text', async () => {
  const ends = [
    'The council of the port sells the mud of the basin to farmers',
    'The ice of the basin lifts the chains of the quay',
    'The water brings herring into the mouth of the harbour',
    'The waves carry sand from the dunes into the water of the channel',
  ];
  const draft = (await drafts(follows)).find(({ text }) => text === 'When the evening tide leaves the stone sill, what follows?');
  expect(draft?.answer).toBe('The gates of the basin are pressed together by the water inside');
  expect(draft?.wrong).toHaveLength(3);
  for (const wrong of draft?.wrong ?? []) expect(ends).toContain(wrong);
});

test('what follows is not asked for where the text gives too few other ends', async () => {
  const { bytes, name } = harbour;
  const text = new TextDecoder().decode(bytes).replace(/(?:Once the spring tide begins|If a winter is hard), the/g, 'The');
  expect(await drafts(follows, { name, bytes: new TextEncoder().encode(text) })).toEqual([]);
});

test('no wrong end leans on another sentence, gives advice, or stands beside the statement itself', async () => {
  const leaning = /\b(?:it|they|this|these|he|she|you|should|must)\b/i;
  for (const { wrong } of await drafts(follows)) expect(wrong.filter((one) => leaning.test(one))).toEqual([]);
  const advice = textFile('When the wind rises, the crew must take in the sails of the ship at once. Ships carry ropes of hemp.');
  expect(await drafts(follows, advice)).toEqual([]);
});

test('examples ask for the concept that they show, and a concept for one of its examples', async () => {
  const asked = (await drafts(example)).map(({ text, answer }) => [text, answer]);
  expect(asked).toContainEqual(['Timber and cattle are examples of which of the following?', 'Deck cargoes']);
  expect(asked).toContainEqual(['Which of these is an example of perishable cargoes?', 'Milk']);
});

test('no concept that the text names together with an example is a wrong option beside its own', async () => {
  const { bytes, name } = harbour;
  const both = {
    name,
    bytes: new TextEncoder().encode(`${new TextDecoder().decode(bytes)}\n\nBulk cargoes of timber are rare.`),
  };
  const own = (await drafts(example, both)).find(({ text }) => text.startsWith('Timber and cattle'));
  expect(own?.wrong ?? []).not.toContain('Bulk cargoes');
});

test('a quiz asks for more than recall where the text lets it, and no sentence is asked about twice', async () => {
  const { questions } = await quizOf(fixture('notes_sociology.txt'));
  const deeper = questions.filter(({ question_text }) =>
    /correct meaning\?$|differ\?$|what follows\?$|examples? of/.test(question_text),
  );
  expect(deeper.length).toBeGreaterThanOrEqual(2);
  const quotes = deeper.map(({ source }) => source?.quote);
  expect(new Set(quotes).size).toBe(quotes.length);
});

test('what somebody held asks for understanding', async () => {
  const text = [
    'A tide bell is a bell that tells the hours of high water. Each tide bell has a year. The tide bell is read at noon.',
    'A depth gauge is a rod that shows how deep the water is. Each depth gauge has a lamp. The depth gauge is read at noon.',
    'Ada Melin argued that every tide bell is worth more than ten old buoys in the northern channel.',
    'Melin also claimed that a depth gauge must stand in front of each of the long piers of the basin.',
  ].join(' ');
  const views = (await drafts(essay, textFile(text))).filter((draft) => draft.text.startsWith('Explain what Ada Melin said'));
  expect(views.map(({ level }) => level)).toEqual(['understanding']);
});
