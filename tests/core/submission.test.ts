import { expect, test } from 'vitest';
import { backoffMs, correctedTime, judge, type Reply, shownAnswer, type TryOutcome } from '#core/submission/submission';
import { failureFacts } from '#core/wire/failure';

const key = '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d';
const receipt = {
  submission_id: key,
  submitted_at: '2026-11-20T10:00:00.000Z',
  score: 50,
  correct_count: 1,
  total_questions: 2,
  results: [],
};
const reply = (status: number, body?: unknown, retryAfterMs: number | null = null): Reply => ({ status, body, retryAfterMs });
const no = { detail: 'No.' };

test.each<[string, Reply, string, TryOutcome?]>([
  ['our receipt', reply(200, receipt), 'delivered'],
  ['our receipt with 201', reply(201, receipt), 'delivered'],
  ["a receipt of another submission's", reply(200, { ...receipt, submission_id: 'another' }), 'no-answer', 'not-our-answer'],
  ["a captive portal's page", reply(200), 'no-answer', 'not-our-answer'],
  ["a captive portal's JSON", reply(200, { ok: true }), 'no-answer', 'not-our-answer'],
  ["a captive portal's 403", reply(403), 'no-answer', 'not-our-answer'],
  ["a captive portal's 401", reply(401), 'no-answer', 'not-our-answer'],
  ['nothing at all', 'nothing', 'no-answer', 'no-answer'],
  ['a redirect', reply(302), 'no-answer', 'not-our-answer'],
  ['our 401', reply(401, no), 'needs-login', 401],
  ['408', reply(408, no), 'wait'],
  ['425', reply(425, no), 'wait'],
  ['429', reply(429, no, 7_000), 'wait', 429],
  ['503 with Retry-After', reply(503, no, 7_000), 'wait', 503],
  ['500', reply(500, no), 'no-answer', 500],
  ['502 of a proxy', reply(502), 'no-answer', 502],
  ['400', reply(400, no), 'refused'],
  ['404', reply(404, no), 'refused', 404],
  ['409', reply(409, no), 'refused'],
  ['413', reply(413, no), 'refused'],
  ['422 with a list', reply(422, { detail: [{ loc: ['body'], msg: 'Twice.', type: 'value_error' }] }), 'refused'],
])('%s is judged %s', (_, given, kind, outcome) => {
  expect(judge(key, given)).toMatchObject(outcome === undefined ? { kind } : { kind, outcome });
});

test('a refusal carries the reason in the words of the server', () => {
  expect(judge(key, reply(409, no))).toMatchObject({ outcome: 409, reason: 'No.' });
  expect(judge(key, reply(422, { detail: [{ loc: ['body'], msg: 'Twice.', type: 'v' }] }))).toMatchObject({ reason: 'Twice.' });
});

test('a refusal without a reason carries none: the screen has its own words', () => {
  expect(judge(key, reply(400, { detail: [] }))).toMatchObject({ kind: 'refused', reason: '' });
  expect(failureFacts({ detail: [] })).toMatchObject({ detail: null });
});

test('the wait grows from 2 s to 20 s and stays there for ever', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 500].map(backoffMs)).toEqual([2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000, 20_000]);
});

const noon = Date.parse('2026-11-20T12:00:00Z');
const hours = (count: number) => noon + count * 3_600_000;

test.each([
  ['no headers', noon, null, null, noon],
  ['right clock', noon, noon, hours(-1), hours(-1)],
  ['clock two hours ahead', noon, hours(2), hours(1), hours(-1)],
  ['clock two hours behind', noon, hours(-2), hours(-3), hours(-1)],
  ['sent before it ended, by a clock that was moved', noon, hours(-2), hours(-1), noon],
  ['handed in before there was such a thing', noon, noon, Date.parse('1999-01-01T00:00:00Z'), noon],
])('%s: the time of handing in is corrected', (_, received, clientNow, submitted, kept) => {
  expect(correctedTime(received, clientNow, submitted)).toBe(kept);
});

test.each([
  ['B', 'B'],
  ['', ''],
  [{ a: 1 }, '{"a":1}'],
  [[1, 2], '[1,2]'],
  [null, ''],
  [7, '7'],
])('the answer %j is shown as %s', (value, shown) => {
  expect(shownAnswer(value)).toBe(shown);
});
