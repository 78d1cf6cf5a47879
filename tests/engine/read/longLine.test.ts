// What no person wrote is broken, at the end of a sentence where there is one; what a person wrote stays as it is.
import { expect, test } from 'vitest';
import { shortBlocks, stretchesOf, withShortLines } from '#engine/read/longLine';

const sentence = 'A sextant is an instrument that measures the height of the sun. ';
const LONGEST = 4_000;

test('a long line is broken behind a sentence, and nothing of it is lost', () => {
  const stretches = stretchesOf(sentence.repeat(1_000));
  expect(stretches.join('')).toBe(sentence.repeat(1_000));
  expect(Math.max(...stretches.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST);
  expect(stretches.every((one) => one === '' || one.endsWith('. '))).toBe(true);
});

test('without a sentence it is broken behind a word, and without a word where it has to be', () => {
  expect(
    stretchesOf('word '.repeat(1_000))
      .slice(0, -1)
      .every((one) => one.endsWith('word ')),
  ).toBe(true);
  expect(stretchesOf('x'.repeat(10_000)).map(({ length }) => length)).toEqual([LONGEST, LONGEST, 2_000]);
});

test('an endless word is parted, in a text and in a block', () => {
  const longest = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length));
  expect(longest(withShortLines('x'.repeat(100_000)))).toBe(300);
  const block = { kind: 'paragraph', text: 'x'.repeat(9_000), emphasis: [{ start: 0, end: 9, face: 'bold' }] } as const;
  const parts = shortBlocks({ ...block, emphasis: [...block.emphasis] });
  expect(parts.length).toBeGreaterThan(1);
  for (const { kind, text, emphasis } of parts) {
    expect(kind).toBe('paragraph');
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    expect(longest(text)).toBeLessThanOrEqual(300);
    expect(emphasis).toEqual([]);
  }
});
