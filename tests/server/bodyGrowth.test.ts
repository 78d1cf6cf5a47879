// What a request's body costs before anything is done with it: its bounds, JSON.parse and the schema. Twice as much costs at most two
// and a half times the work, for every call that takes one.
import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/allEndpoints';
import type { Endpoint } from '#core/endpoints';
import { refuseEndless } from '#server/jsonBounds';
import { worstBody, worstTexts } from '../support/worstBodies.ts';

const FEWEST_ROUNDS = 3;
const MOST_ROUNDS = 30;
/** Beyond it the caches of the processor are measured. */
const MOST_BYTES = 2_000_000;
/** One measurement works on so many bytes: a small body is read many times. */
const BYTES_AT_ONCE = 500_000;

/** In microseconds of the processor for one body. */
function cost(name: EndpointName, body: string): number {
  const { request, body: kind }: Endpoint = endpoints[name];
  const bytes = Buffer.from(body);
  const times = Math.ceil(BYTES_AT_ONCE / bytes.length);
  const began = process.cpuUsage();
  for (let time = 0; time < times; time += 1) {
    if (kind === 'json') refuseEndless(bytes);
    const value: unknown = kind === 'json' ? JSON.parse(bytes.toString()) : Object.fromEntries(new URLSearchParams(body));
    request?.safeParse(value, { reportInput: true });
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / times;
}

/** Lists with half of their entries; where there are none, texts with half of their letters. */
function halved(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, value.length / 2);
  if (Array.isArray(value)) return value.slice(0, value.length / 2);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, halved(inner)]));
}

/** Of those with a body of some bytes nothing can be measured. */
const calls = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { maxBytes = 0, body }: Endpoint = endpoints[name];
  return Object.entries(worstTexts).flatMap(([kind, text]) => {
    const whole = worstBody(name, Math.min(maxBytes, MOST_BYTES), text);
    if (whole === null) return [];
    const half = body === 'form' ? whole.slice(0, whole.length / 2) : JSON.stringify(halved(JSON.parse(whole)));
    return half.length > 0.7 * whole.length ? [] : [[name, kind, half, whole] as const];
  });
});

test('covers the calls with large bodies', () => {
  const large = (Object.keys(endpoints) as EndpointName[]).filter((name) => ((endpoints[name] as Endpoint).maxBytes ?? 0) > 8192);
  expect([...new Set(calls.map(([name]) => name))]).toEqual(expect.arrayContaining(large));
});

test.each(calls)('the body of %s, of %s', (name, _, half, whole) => {
  const best = { half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  cost(name, whole);
  const bound = (1.25 * whole.length) / half.length;
  // The best of some: a busy machine needs more of them.
  for (let round = 0; round < MOST_ROUNDS && (round < FEWEST_ROUNDS || best.whole / best.half >= bound); round += 1) {
    best.half = Math.min(best.half, cost(name, half));
    best.whole = Math.min(best.whole, cost(name, whole));
  }
  expect(best.whole / best.half).toBeLessThan(bound);
});
