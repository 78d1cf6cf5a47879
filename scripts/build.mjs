// Builds the app into dist/, unless dist/ was made from these very files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressBelow } from './compress.mjs';
import { root, run, stop } from './install.mjs';

const inputs = [
  'src/app',
  'src/core',
  'src/device',
  'src/engine',
  'sw',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const dist = join(root, 'dist');
const stamp = join(dist, '.built-from');

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesBelow(join(root, input))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Makes sure that dist/ is the build of what lies here. */
export function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the app. This takes a moment, once.');
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { env })) {
    stop('The app could not be built; the lines above say why.');
  }
  compressBelow(dist);
  writeFileSync(stamp, wanted);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) ensureBuilt();
