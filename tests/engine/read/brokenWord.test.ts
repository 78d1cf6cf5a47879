// Words that a layout broke inside a line are mended, and their emphasis stays on them.
import { expect, test } from 'vitest';
import { isGarbled, isReadable } from '#engine/english/plainText';
import { withWholeWords } from '#engine/read/brokenWord';
import type { Block } from '#engine/read/textDocument';

function mended(...texts: string[]): string[] {
  const blocks = texts.map((text): Block => ({ kind: 'paragraph', text, emphasis: [] }));
  return withWholeWords([{ number: 1, blocks }]).flatMap((page) => page.blocks.map(({ text }) => text));
}

test.each([
  ['a hull-to- hull survey of the ship', 'a hull-to-hull survey of the ship'],
  ['the micro- organisms of the bilge', 'the micro-organisms of the bilge'],
  ['salt-3- phosphate', 'salt-3-phosphate'],
  ['sail,mast,hull,keel and rope', 'sail,mast,hull,keel and rope'],
  ['planks,canvas and rope', 'planks, canvas and rope'],
  ['pre- and post-war ships', 'pre- and post-war ships'],
  ['the crew is or-ganized by watches', 'the crew is organized by watches'],
  ['the pay-ment of the crew', 'the payment of the crew'],
  ['a kind-hearted, free-living crew and its trade-offs', 'a kind-hearted, free-living crew and its trade-offs'],
  ['the mate- says the log', 'the mate- says the log'],
])('%s', (text, whole) => {
  expect(mended(text)).toEqual([whole]);
});

test('the document itself says how a word is written', () => {
  expect(mended('The move- ment of a ship.', 'Each movement is noted.')).toContain('The movement of a ship.');
  expect(mended('A flood- plain.', 'The flood-plain is wide.')).toContain('A flood-plain.');
});

test('what was set apart still is, behind a word that was mended', () => {
  const text = 'The move- ment of the hull-to- hull boats and movement';
  const [at, end] = [text.indexOf('boats'), text.indexOf('boats') + 5];
  const [page] = withWholeWords([
    { number: 1, blocks: [{ kind: 'paragraph', text, emphasis: [{ start: at, end, face: 'bold' }] }] },
  ]);
  const [block] = page?.blocks ?? [];
  expect(block?.emphasis.map(({ start, end }) => block.text.slice(start, end))).toEqual(['boats']);
});

test('a word that stays broken, or has a sign in the place of letters, is not asked about', () => {
  for (const text of [
    'The crew lowered the life- boat into the sea at noon.',
    'The crew o#en lowers the boat into the sea at noon.',
  ]) {
    expect(isGarbled(text)).toBe(true);
    expect(isReadable(text)).toBe(false);
  }
  expect(isReadable('The pre- and post-war boats of the port are kept in the dock.')).toBe(true);
});
