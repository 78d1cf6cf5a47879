// Frames of Zstandard that ask for more memory than what is in them.
import { describe, expect, test } from 'vitest';
import type { ZipTrouble } from '#core/formats/unzip';
import { unzstd } from '#core/formats/zstd';

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
/** The last block of a frame: these bytes as they are. */
const blockOf = (text: string) => [1 + text.length * 8, 0, 0, ...new TextEncoder().encode(text)];
/** The flags of a frame whose header says the size of its content in this many bytes. */
const singleSegment = { 2: 0x60, 4: 0xa0, 8: 0xe0 };

describe('a frame that is short', () => {
  test.each([
    ['with a window of 1 KB', 0],
    ['with a window of 1 GB', 160],
    ['with a window of 2 TB', 248],
  ])('is unpacked %s', (_, window) => {
    const frame = Uint8Array.from([...MAGIC, 0, window, ...blockOf('abc')]);
    expect(new TextDecoder().decode(unzstd(frame, 1000))).toBe('abc');
  });
});

test.each([
  [2, [0, 16]],
  [4, [0, 0, 0, 127]],
  [8, [0, 0, 0, 0, 1, 0, 0, 0]],
] as const)('a frame that names a size above the limit in %i bytes is too large', (length, size) => {
  const frame = Uint8Array.from([...MAGIC, singleSegment[length], ...size, ...blockOf('abc')]);
  let kind: ZipTrouble['kind'] | null = null;
  try {
    unzstd(frame, 1000);
  } catch (error) {
    kind = (error as ZipTrouble).kind;
  }
  expect(kind).toBe('large');
});
