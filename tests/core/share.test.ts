// What is said of shared files, and how it travels in an address.
import { expect, test } from 'vitest';
import { shareOutcomes, shareScreen } from '#core/together/share';

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
