import { expect, test } from 'vitest';
import { readCallback, shownReason } from '../../../src/app/account/callback.ts';

test.each([
  ['#token=abc', '', { token: 'abc', isTakenOver: false }],
  ['', '?token=abc', { token: 'abc', isTakenOver: false }],
  ['#token=fragment', '?token=query', { token: 'fragment', isTakenOver: false }],
  ['#token=', '?token=query', { token: 'query', isTakenOver: false }],
  ['', '?error=access_denied', { error: 'access_denied' }],
  ['#state=1', '', { error: 'Unknown error' }],
  ['', '', { error: 'Unknown error' }],
])('the address %s %s brings %j', (hash, search, expected) => {
  expect(readCallback(hash, search)).toEqual(expected);
});

test.each([
  ['access_denied', false, 'access_denied'],
  ['The login was cancelled.', true, 'The login was cancelled.'],
  ['Your account is locked. Call 555', false, 'Unknown error'],
  ['Unknown error', false, 'Unknown error'],
])('the reason "%s", left for it: %s, is shown as "%s"', (error, hasLeft, shown) => {
  expect(shownReason(error, hasLeft)).toBe(shown);
});
