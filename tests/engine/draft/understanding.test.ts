// Questions that ask for more than recall: causes and what follows from them, examples and the concept that they show.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { QuestionKind } from '#engine/draft/draft';
import { follows, reason } from '#engine/draft/passage/relationQuestion';
import { example } from '#engine/draft/term/exampleQuestion';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { understand } from '#engine/understand/understood';
import { fixture, pdfjs, quizOf, textFile } from '../../support/engineInput.ts';

const harbour = fixture(join('kinds', 'notes_harbour.txt'));

async function drafts(kind: QuestionKind, { bytes, name } = harbour) {
  return kind.draft(understand(await readDocument(bytes, name, pdfjs)), seededRandom(1), false);
}

test.each([
  [
    'When the evening tide leaves the stone sill, what follows?',
    'The gates of the basin are pressed together by the water inside',
    follows,
  ],
  ['Why is it that large ships wait outside the breakwater?', 'The sill leaves too little water at low tide', reason],
])('cause and effect are asked for: %s', async (stem, answer, kind) => {
  const draft = (await drafts(kind)).find(({ text }) => text === stem);
  expect(draft?.answer).toBe(answer);
  expect(draft?.wrong).toHaveLength(3);
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
    /correct meaning\?$|differ\?$|what follows\?$|^Why is|examples? of/.test(question_text),
  );
  expect(deeper.length).toBeGreaterThanOrEqual(2);
  const quotes = deeper.map(({ source }) => source?.quote);
  expect(new Set(quotes).size).toBe(quotes.length);
});
