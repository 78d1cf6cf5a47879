import { expect, test } from 'vitest';
import { readCallback } from '../../src/app/account/callback.ts';

test.each([
  ['#token=abc', '', { token: 'abc' }],
  ['', '?token=abc', { token: 'abc' }],
  ['#token=fragment', '?token=query', { token: 'fragment' }],
  ['#token=', '?token=query', { token: 'query' }],
  ['', '?error=access_denied', { error: 'access_denied' }],
  ['#state=1', '', { error: 'Unknown error' }],
  ['', '', { error: 'Unknown error' }],
])('the address %s %s brings %j', (hash, search, expected) => {
  expect(readCallback(hash, search)).toEqual(expected);
});
