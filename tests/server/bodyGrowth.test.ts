// What a request's body costs before anything is done with it: its bounds, JSON.parse and the schema. Twice as much costs at most two
// and a half times the work, for every call that takes one.
import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import type { Endpoint } from '#core/api/endpoints';
import { refuseEndless } from '#server/http/jsonBounds';
import { cpuGrowth, MOST_GROWTH } from '../support/cpuGrowth.ts';
import { worstBody, worstTexts } from '../support/worstBodies.ts';

/** Beyond it the caches of the processor are measured. */
const MOST_BYTES = 2_000_000;
/** Where an eighth of the lists leaves more of the body than this, a quadratic cost would not be seen. */
const MOST_OF_WHOLE = 0.25;

function readBody(name: EndpointName, body: string): () => void {
  const { request, body: kind }: Endpoint = endpoints[name];
  const bytes = Buffer.from(body);
  return () => {
    if (kind === 'json') refuseEndless(bytes);
    const value: unknown = kind === 'json' ? JSON.parse(bytes.toString()) : Object.fromEntries(new URLSearchParams(body));
    request?.safeParse(value, { reportInput: true });
  };
}

/** Lists with an eighth of their entries; where there are none, texts with an eighth of their letters. */
function eighth(value: unknown): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value.slice(0, Math.ceil(value.length / 8));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eighth(inner)]));
}

/** Of those with a body of some bytes nothing can be measured. */
const calls = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { maxBytes = 0, body }: Endpoint = endpoints[name];
  return Object.entries(worstTexts).flatMap(([kind, text]) => {
    const whole = worstBody(name, Math.min(maxBytes, MOST_BYTES), text);
    if (whole === null) return [];
    const small = body === 'form' ? whole.slice(0, whole.length / 8) : JSON.stringify(eighth(JSON.parse(whole)));
    return small.length > MOST_OF_WHOLE * whole.length ? [] : [[name, kind, small, whole] as const];
  });
});

test('covers the calls with large bodies', () => {
  const large = (Object.keys(endpoints) as EndpointName[]).filter((name) => ((endpoints[name] as Endpoint).maxBytes ?? 0) > 8192);
  expect([...new Set(calls.map(([name]) => name))]).toEqual(expect.arrayContaining(large));
});

test.each(calls)('the body of %s, of %s', (name, _, small, whole) => {
  const growth = cpuGrowth((size) => readBody(name, size === 1 ? small : whole), 1);
  expect(growth).toBeLessThan(MOST_GROWTH);
});
