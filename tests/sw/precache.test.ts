// The real build: whatever a screen may load later is in the precache of the same version, and nothing of the API is.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { data } from '#texts/en/data';
import { failures } from '#texts/en/failures';
import { files } from '#texts/en/files';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [path.relative(dist, file).replaceAll(path.sep, '/')];
  });
}

let precached: Set<string>;

beforeAll(() => {
  if (!existsSync(path.join(dist, 'sw.js'))) throw new Error('There is no build: run npm run build first.');
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  precached = new Set(
    [...worker.matchAll(/"?url"?:\s*["`']([^"`']+)["`']/g)].map((match) => (match[1] ?? '').replace(/^\//, '')),
  );
});

test('trap 23: every file of the app is precached: pages, lazy chunks, styles, icons and maths fonts', () => {
  const missing = filesBelow(dist).filter(
    (file) => /\.(js|css|html|svg|png|woff2?|webmanifest)$/.test(file) && file !== 'sw.js' && !precached.has(file),
  );
  expect(missing).toEqual([]);
});

test.each([['shell.html'], ['index.html'], ['login.html'], ['manifest.webmanifest']])('%s is precached', (file) => {
  expect(precached.has(file)).toBe(true);
});

test('the worker is one plain script: what loads parts of it late, as a page does, would keep it from starting', () => {
  expect(() => new Script(readFileSync(path.join(dist, 'sw.js'), 'utf8'))).not.toThrow();
});

test('what is precached exists', () => {
  expect([...precached].filter((file) => !existsSync(path.join(dist, file)))).toEqual([]);
});

test('the worker carries no texts of screens: it shows none', () => {
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  expect([failures.unexpected, files.wrongType, data.noAnswer.network].filter((text) => worker.includes(text))).toEqual([]);
});
