// How likely a demanding teacher prints a draft unchanged, whatever its kind.
import { expect, test } from 'vitest';
import { acceptanceOf } from '#engine/choose/acceptance';
import { chooseQuiz } from '#engine/choose/chooseQuiz';
import { printableOf, printKindOf } from '#engine/choose/printable';
import { rated } from '#engine/choose/rated';
import type { Draft } from '#engine/draft/draft';
import { draftsOf } from '#engine/draft/draftsOf';
import { asking } from '#engine/draft/frame';
import { own } from '#engine/draft/passage/ownQuestion';
import { termOfMeaning } from '#engine/draft/term/definitionKind';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { understand } from '#engine/understand/understood';

const NOTES = [
  'A sextant is an instrument that measures the height of the sun. Every captain kept a sextant in his cabin.',
  'A tide gauge is an instrument that records the height of the water. The tide gauge stands on the mole.',
  'A sounding line is an instrument that measures the depth of the sea. The sounding line is made of hemp.',
  'A log reel is an instrument that measures the speed of a ship. The log reel is read every hour.',
].join('\n\n');

const of = understand(readTxt(new TextEncoder().encode(NOTES), 'notes.txt'));
const drafts = draftsOf(of, seededRandom(1));
const likelyOf = (draft: Draft) => printableOf(of, draft, acceptanceOf(of.material, of.terms, draft));

function ofSextant(): Draft {
  const found = drafts.find(
    ({ kind, type, answer }) => kind === termOfMeaning && type === 'short_answer' && answer === 'sextant',
  );
  if (!found) throw new Error('The notes define a sextant.');
  return found;
}

test('each draft has a likelihood between none and one', () => {
  expect(drafts.length).toBeGreaterThan(3);
  for (const draft of drafts) {
    expect(likelyOf(draft)).toBeGreaterThan(0);
    expect(likelyOf(draft)).toBeLessThan(1);
  }
});

test('a plain definition is likelier printed than the same with marks and leaning words in its stem', () => {
  const plain = ofSextant();
  const rough = { ...plain, ...asking({ ...plain.stem, said: `${plain.stem.said} # in 1757 their Captain Campbell` }) };
  expect(likelyOf(plain)).toBeGreaterThan(likelyOf(rough));
});

test('a kind of which few were read counts as all such kinds together', () => {
  expect(printKindOf({ kind: termOfMeaning, type: 'short_answer' })).toBe('short_answer meaning');
  expect(printKindOf({ kind: { ...termOfMeaning, name: 'a new one' }, type: 'short_answer' })).toBe('other');
});

test('what is rated is worth four times its likelihood and what its term adds, and the document’s own questions come as they are', () => {
  const plain = ofSextant();
  const rough = { ...plain, ...asking({ ...plain.stem, said: '# 1757; their Captain Campbell, it' }) };
  const [one] = rated(of, [{ ...rough, kind: own }], false);
  expect(rated(of, [rough], false)).toEqual([]);
  expect(one?.likely).toBeLessThan(0.36);
  expect(one?.score).toBeGreaterThanOrEqual(4 * (one?.likely ?? 1));
});

test('a draft may ask for more than its type before it is asked', () => {
  const plain = ofSextant();
  expect(rated(of, [plain], false)).toHaveLength(1);
  expect(rated(of, [{ ...plain, floor: 0.99 }], false)).toEqual([]);
});

test('what a draft asks for by itself is put aside where there would be no quiz else', () => {
  const asked = (floored: readonly Draft[]) =>
    chooseQuiz(
      of,
      () => drafts.map((draft) => (floored.includes(draft) ? { ...draft, floor: 0.99 } : draft)),
      seededRandom(1),
      10,
    ).questions.length;
  const all = asked([]);
  expect(all).toBeGreaterThanOrEqual(3);
  expect(asked(drafts)).toBe(all);
});
