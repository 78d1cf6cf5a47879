// The build's compressed siblings: each text file of some size has them, and a client gets the one that it understands.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const script = 'export const answer = "wie schön"; // 文化\n'.repeat(200);
const files: Record<string, string> = {
  'shell.html': `<title>shell</title>${'<p>sand</p>'.repeat(300)}`,
  'sw.js': script,
  'assets/deep/main-Ab3dE_f9.js': script,
  'assets/style-Ab3dE_f9.css': 'body { color: teal }\n'.repeat(100),
  'manifest.webmanifest': JSON.stringify({ name: 'Oasis', description: 'x'.repeat(2000) }),
  'small.js': 'export {};',
  'fonts/zero.woff': 'x'.repeat(5000),
  '.vite/manifest.json': 'x'.repeat(5000),
  '.built-from': 'x'.repeat(5000),
};
const compressed = Object.keys(files).filter((name) => !/^\.|^small|woff$/.test(name));

let server: TestServer;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'oasis-dist-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('../../scripts/compress.mjs', import.meta.url)), dist]);
  server = await startTestServer({ dist });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

test('text over 1 kB gets two siblings, and nothing else gets any', async () => {
  const names = await readdir(dist, { recursive: true });
  const siblings = names.filter((name) => /\.(?:br|gz)$/.test(name)).sort();
  expect(siblings).toEqual(compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(
  compressed.flatMap((name) => [
    { name, accepts: 'gzip, deflate, br, zstd', encoding: 'br' as const },
    { name, accepts: 'gzip, deflate', encoding: 'gzip' as const },
  ]),
)('$name for a client that takes "$accepts" is sent as $encoding', async ({ name, accepts, encoding }) => {
  const response = await server.fetch(`/${name}`, { headers: { 'Accept-Encoding': accepts } });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan((files[name] ?? '').length);
  expect(decoders[encoding](bytes).toString()).toBe(files[name]);
});

test("the shell comes compressed for every address of the app's own", async () => {
  const response = await server.fetch('/dashboard/quiz/7', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(files['shell.html']);
});

test.each(['/.vite/manifest.json', '/.built-from'])("%s, the build's own note, is not handed out", async (address) => {
  expect(await (await server.fetch(address)).text()).not.toContain('xxx');
});
