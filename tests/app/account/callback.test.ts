import { expect, test } from 'vitest';
import { readCallback } from '../../../src/app/account/callback.ts';

test.each([
  ['#token=abc', '', { token: 'abc', isTakenOver: false }],
  ['', '?token=abc', { token: 'abc', isTakenOver: false }],
  ['#token=fragment', '?token=query', { token: 'fragment', isTakenOver: false }],
  ['#token=', '?token=query', { token: 'query', isTakenOver: false }],
  ['', '?error=access_denied', { error: 'access_denied' }],
  ['', '?error=AccessDenied', { error: 'AccessDenied' }],
  ['', '?error=The+login+was+cancelled.', { error: 'The login was cancelled.' }],
  ['', `?error=${'a'.repeat(101)}`, { error: 'a'.repeat(100) }],
  ['', '?error=%0A%E2%80%AEtwo%0A%0Alines%00', { error: 'two lines' }],
  ['', '?error=%E2%80%8B', { error: 'Unknown error' }],
  ['#state=1', '', { error: 'Unknown error' }],
  ['', '', { error: 'Unknown error' }],
])('the address %s %s brings %j', (hash, search, expected) => {
  expect(readCallback(hash, search)).toEqual(expected);
});
