// What is said of shared files, and how it travels in an address.
import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#core/document';
import { refuseShared, shareOutcomes, shareScreen } from '#core/share';

test.each([
  ['a PDF', { name: 'a.pdf', size: 9, type: 'application/pdf' }, null],
  ['a text without a media type', { name: 'a.txt', size: 9, type: '' }, null],
  ['a picture', { name: 'a.png', size: 9, type: 'image/png' }, 'type'],
  ['an empty text', { name: 'a.txt', size: 0, type: 'text/plain' }, 'empty'],
  ['100 MB', { name: 'a.pdf', size: MAX_UPLOAD_BYTES, type: 'application/pdf' }, null],
  ['a byte more', { name: 'a.pdf', size: MAX_UPLOAD_BYTES + 1, type: 'application/pdf' }, 'large'],
  ['a large picture', { name: 'a.png', size: MAX_UPLOAD_BYTES + 1, type: 'image/png' }, 'large'],
])('%s is judged as every upload is', (_, file, refusal) => {
  expect(refuseShared(file)).toBe(refusal);
});

test('what became of the files is read back from the address, each word once', () => {
  const address = shareScreen(['kept', 'type', 'kept']);
  expect(address).toBe('/dashboard/upload?shared=kept.type');
  expect(shareOutcomes(new URL(address, 'http://localhost').search)).toEqual(['kept', 'type']);
});

test.each([
  ['?shared=hello.kept', ['kept']],
  ['?other=1', []],
  ['', []],
  ['?shared=%3Cb%3E', []],
])('of %j only our own words are taken', (search, outcomes) => {
  expect(shareOutcomes(search)).toEqual(outcomes);
});
