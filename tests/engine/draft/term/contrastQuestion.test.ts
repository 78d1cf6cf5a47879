// Two terms that are easily mixed up, told apart by what each means.
import { expect, test } from 'vitest';
import { contrast } from '#engine/draft/term/contrastQuestion';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { understand } from '#engine/understand/understood';
import { quizOf, textFile } from '../../../support/engineInput.ts';

const COAST = [
  'A flood tide is a flow of water that comes in from the open sea. Every flood tide fills the harbour.',
  'An ebb tide is a flow of water that runs out between the banks. The ebb tide leaves the harbour by night.',
  'A spring tide is a flow of water that rises highest in the whole month. The spring tide comes with the full moon.',
  'A river mouth is a place where a stream meets the coast. Each river mouth has a bank of mud.',
  'A sand bar is a place where waves drop the grains that they carry. A sand bar moves in a storm.',
].join('\n\n');

function drafts(text: string) {
  const document = readTxt(new TextEncoder().encode(text), 'coast.txt');
  return contrast.draft(understand(document), seededRandom(1), false);
}

test('a term is set apart from one of its kind, whose meaning stands among the wrong options', () => {
  const own = drafts(COAST).find(({ text }) => text === 'What sets “ebb tide” apart from “flood tide”?');
  expect(own?.answer).toBe('A flow of water that runs out between the banks');
  expect(own?.wrong).toContain('A flow of water that comes in from the open sea');
  expect(own?.wrong).toHaveLength(3);
});

test('one pair is asked about once, from whichever side', () => {
  const [one, other] = ['“ebb tide” apart from “flood tide”', '“flood tide” apart from “ebb tide”'].map((pair) =>
    drafts(COAST).find(({ text }) => text.includes(pair)),
  );
  expect(one?.keys.filter((key) => other?.keys.includes(key))).toHaveLength(1);
});

test.each([
  ['things of other kinds', 'What sets “ebb tide” apart from “river mouth”?'],
  ['a class and what belongs to it', 'What sets “king tide” apart from “spring tide”?'],
])('%s are not set apart', (_, question) => {
  const king = 'A king tide is a spring tide that floods the fields of the valley. A king tide is rare.';
  expect(drafts(`${COAST}\n\n${king}`).map(({ text }) => text)).not.toContain(question);
});

test('the explanation says whose meanings the wrong options are', async () => {
  const { questions } = await quizOf(textFile(COAST));
  const notes = questions.map(({ explanation }) => explanation ?? '');
  expect(notes.some((note) => /” The others say what “[^”]+”, “[^”]+” and “[^”]+” mean\.$/.test(note))).toBe(true);
});
