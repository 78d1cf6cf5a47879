// Answers of the API on the way: compressed where that is worth it, and not sent again to who has them already.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { giveDocuments } from '../support/manyDocuments.ts';
import { newStudent } from '../support/people.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

const server = useServer(startTestServer);
const student = useStudent(server);
let plain: string;

beforeAll(async () => {
  await giveDocuments(server, student.email, 40, 2);
  plain = await (await student.call('documents')).text();
});

const list = (headers: Record<string, string>) => student.call('documents', { headers });
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
] as const)('a long list for who takes "%s" is sent as %s', async (accepts, encoding) => {
  const response = await list({ 'Accept-Encoding': accepts });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(plain.length / 3);
  expect(decoders[encoding](bytes).toString()).toBe(plain);
});

test('who names what they have is told that it is still so, without a body', async () => {
  const first = await list({ 'Accept-Encoding': 'br' });
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await list({ 'If-None-Match': named });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  }
  expect((await list({ 'If-None-Match': '"other"' })).status).toBe(200);
});

test('the mark of an answer is another one as soon as anything in it is, and for another student', async () => {
  const etag = (await list({})).headers.get('ETag') ?? '';
  const [newest] = JSON.parse(plain) as { doc_id: number }[];
  await student.call('deleteDocument', { params: { doc_id: newest?.doc_id ?? 0 } });
  const changed = await list({ 'If-None-Match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('ETag')).not.toBe(etag);
  const other = await newStudent(server);
  expect((await other.call('documents', { headers: { 'If-None-Match': etag } })).status).toBe(200);
});
