// Each rule for a gap refuses its example: the last sentence of the notes, without the term.
import { expect, test } from 'vitest';
import { gapIn } from '#engine/draft/term/gapQuestion';
import { type GapTerm, gapRules, placeOf } from '#engine/draft/term/gapRules';
import { termKey } from '#engine/english/noun';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

function asked([notes, text]: readonly [notes: string, term: string]) {
  const material = materialOf(readTxt(new TextEncoder().encode(notes), 'notes.txt'));
  const sentence = material.sentences.at(-1);
  const term: GapTerm = { text, key: termKey(text), plural: false, name: false, definition: null };
  const place = sentence && placeOf(sentence.clean, term);
  if (!place) throw new Error('The notes hold the term.');
  return { ...place, term, material, sentence, tagged: taggedBy(sharedTagger(), material) };
}

test.each(gapRules)('$name: no gap', ({ example, counterexample, refuses }) => {
  const { term, ...of } = asked(example);
  expect(refuses(of)).toBe(true);
  expect(gapIn(of.material, of.sentence, term, of.tagged)).toBeNull();
  if (counterexample) expect(refuses(asked(counterexample))).toBe(false);
});

test('a sentence that says enough by itself makes a gap', () => {
  const { term, ...of } = asked(['Sailors of old ships found the height of the sun with the sextant at noon.', 'sextant']);
  expect(gapRules.filter(({ refuses }) => refuses(of)).map(({ name }) => name)).toEqual([]);
  expect(gapIn(of.material, of.sentence, term, of.tagged)).not.toBeNull();
});

test.each(['are broader boats that carry goods along a coast', 'is a slower boat that carries goods along a coast'])(
  'than what, a gap does not say: %s',
  (said) => {
    const { term, ...of } = asked([`Lighters ${said}.`, 'lighters']);
    expect(gapIn(of.material, of.sentence, term, of.tagged)).toBeNull();
  },
);
