// A stream whose length is not declared where it begins is measured without reading on to the end of the file.
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assertNoBomb } from '#engine/read/pdfBomb';
import { cpuGrowth, MOST_GROWTH } from '../../support/cpuGrowth.ts';

const stream = deflateSync(Buffer.alloc(100_000, 'harbour '));
const head = Buffer.from('4 0 obj << /Filter /FlateDecode /Length 9 0 R >>\nstream\n', 'latin1');

test('what stands behind a stream costs no more than its size', () => {
  const workOf = (size: number) => {
    const file = new Uint8Array(Buffer.concat([head, stream, Buffer.alloc(size)]));
    return () => assertNoBomb(file);
  };
  expect(cpuGrowth(workOf, 250_000)).toBeLessThan(MOST_GROWTH);
});
