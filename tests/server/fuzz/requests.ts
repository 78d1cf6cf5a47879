// Requests by the table of calls: some right in every part, most wrong in one, few wrong in all.
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { API_BASE, type Endpoint } from '#core/api/endpoints';
import { changed, junk, pick, type Random, schemaOf, times, valueFor } from './values.ts';

export type Given = { name: EndpointName; path: string; init: RequestInit & { headers: Headers } };
export type Known = {
  tokens: readonly string[];
  ids: readonly number[];
  keys: readonly string[];
  /** of links and invitations */
  codes: readonly string[];
};

const names = Object.keys(endpoints) as EndpointName[];
const schemas = new Map(
  names.flatMap((name) => {
    const { request }: Endpoint = endpoints[name];
    return request === null ? [] : [[name, schemaOf(request)] as const];
  }),
);
const evilParts = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '%00',
  '..',
  '%2e%2e%2f',
  'ünï',
  'x'.repeat(5_000),
];
const evilHeaders = ['', ' ', 'x'.repeat(300), 'null', '0', '{}', '*', 'Bearer', 'W/"x"'];

/** One request, of what this student may and may not know. */
export function requestFrom(random: Random, known: Known): Given {
  const name = pick(random, names);
  const endpoint: Endpoint = endpoints[name];
  const headers = headersFor(endpoint, random, known);
  const init: Given['init'] = { method: endpoint.method, headers };
  const body = bodyFor(name, endpoint, random, known);
  if (body !== undefined && endpoint.method !== 'GET') init.body = body;
  if (typeof body === 'string') {
    const type = endpoint.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    headers.set('Content-Type', random() < 0.95 ? type : pick(random, ['text/plain', 'multipart/form-data', 'x']));
  }
  return { name, path: pathFor(endpoint, random, known), init };
}

function pathFor({ path, query = [] }: Endpoint, random: Random, { ids, keys, codes }: Known): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (random() < 0.12) return pick(random, evilParts);
    if (name === 'code') return pick(random, codes);
    return /id$/.test(name) && name !== 'submission_id' ? String(pick(random, ids)) : pick(random, keys);
  });
  const asked = query
    .filter(() => random() < 0.6)
    .map(
      (name) => `${name}=${random() < 0.6 ? pick(random, [...ids.map(String), 'docx', 'csv', 'json']) : pick(random, evilParts)}`,
    );
  return API_BASE + filled + (asked.length === 0 ? '' : `?${asked.join('&')}`);
}

function headersFor({ auth, headers: understood = [] }: Endpoint, random: Random, { tokens, keys }: Known): Headers {
  const headers = new Headers();
  if (auth ? random() < 0.93 : random() < 0.2) {
    headers.set('Authorization', random() < 0.95 ? `Bearer ${pick(random, tokens)}` : pick(random, evilHeaders));
  }
  for (const name of understood) {
    if (random() < 0.4) continue;
    const right = name === 'Client-Now' ? pick(random, times) : pick(random, keys);
    headers.set(name, random() < 0.8 ? right : pick(random, evilHeaders));
  }
  if (random() < 0.2) headers.set('If-None-Match', pick(random, ['*', '"x"', ...evilHeaders]));
  if (random() < 0.3) headers.set('Accept-Encoding', pick(random, ['br', 'gzip', 'br;q=0, gzip', 'zstd', ';;;']));
  return headers;
}

function bodyFor(name: EndpointName, { body }: Endpoint, random: Random, { ids }: Known): BodyInit | undefined {
  if (body === 'none') return random() < 0.05 ? 'unasked' : undefined;
  if (body === 'multipart') return formFrom(random);
  const chance = random();
  if (chance < 0.04) return pick(random, ['', '{', '[', 'null', '{"a":', '\ufeff{}', '"', 'a&'.repeat(3_000)]);
  const right = valueFor(schemas.get(name) ?? {}, random, ids);
  const value = chance < 0.4 ? right : chance < 0.9 ? changed(right, random) : junk(random);
  if (body !== 'form') return JSON.stringify(value);
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(fields.map(([key, one]) => [key, String(one)])).toString();
}

function formFrom(random: Random): FormData {
  const form = new FormData();
  const texts = ['', 'A norm is a rule that a group shares.', '%PDF-1.7 nothing', 'PK\x03\x04', '\0\0\0', 'MZ'];
  const filenames = ['notes.txt', 'a.pdf', 'x'.repeat(3_000), '../../x', 'a\0b.txt', '.', '\ud800.txt', 'naïve 文化.txt'];
  const files = pick(random, [1, 1, 1, 1, 0, 2]);
  for (let n = 0; n < files; n += 1) {
    form.append(pick(random, ['file', 'file', 'file', 'other']), new File([pick(random, texts)], pick(random, filenames)));
  }
  if (random() < 0.5) form.append('timer_duration_seconds', pick(random, ['suggested', '60', '-1', '1e9', '', 'x'.repeat(500)]));
  return form;
}
