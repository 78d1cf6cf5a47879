// The characters of plain text files: no control characters in place of quotation marks, and one broken byte changes one sign.
import { expect, test } from 'vitest';
import { decodeText } from '#engine/read/encoding';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const decoded = (bytes: readonly number[], isStart = false) => decodeText(Uint8Array.from(bytes), isStart);

test('all 27 signs of its own are read', () => {
  const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte));
  expect(decoded(bytes)).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
});

test('a broken sequence changes itself, not the encoding of the whole text', () => {
  expect(decoded([...utf8('Über “cafés” '), 0xe9, ...utf8(' – né')])).toBe('Über “cafés” é – né');
  expect(decoded([...utf8('“cafés” '), 0xe2, 0x80])).toBe('“cafés” â€');
});

test('the start of a file may end inside a character', () => {
  expect(decoded(utf8('“café').slice(0, -1), true)).toBe('“caf');
});

test('overlong forms and surrogates are no UTF-8', () => {
  expect(decoded([...utf8('“a” é'), 0xc0, 0xaf])).toBe('“a” éÀ¯');
  expect(decoded([...utf8('“a” é'), 0xed, 0xa0, 0xa0])).toContain('“a” é');
});
