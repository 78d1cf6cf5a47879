// Builds the app into dist/ and the server into build/server/, unless they were made from these very files.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressBelow } from './compress.mjs';
import { alone, root, run, stop } from './install.mjs';

/** What is built: from which files, by which configuration, into which folder, and what is done with that folder then. */
const parts = {
  app: {
    inputs: [
      'src/app',
      'src/texts',
      'src/core',
      'src/device',
      'src/engine',
      'sw',
      'public',
      'scripts',
      'index.html',
      'vite.config.ts',
    ],
    config: 'vite.config.ts',
    folder: join(root, 'dist'),
    finish: compressBelow,
  },
  server: {
    inputs: ['src/texts', 'src/core', 'src/engine', 'src/server', 'scripts/build.mjs', 'vite.server.config.ts'],
    config: 'vite.server.config.ts',
    folder: join(root, 'build/server'),
    // They are read as files, from beside the code.
    finish: (folder) => cpSync(join(root, 'src/server/database/migrations'), join(folder, 'migrations'), { recursive: true }),
  },
};

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of [...inputs, 'package-lock.json'])
    for (const file of filesBelow(join(root, input))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Makes sure that one part's folder is the build of what lies here. */
function ensurePart(name) {
  const { inputs, config, folder, finish } = parts[name];
  const stamp = join(folder, '.built-from');
  const wanted = fingerprint(inputs);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isBuilt()) alone(() => isBuilt() || build(name, { config, folder, finish, stamp, wanted }));
}

function build(name, { config, folder, finish, stamp, wanted }) {
  console.error(`Building the ${name}. This takes a moment, once.`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!run(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], { env })) {
    stop(`The ${name} could not be built; the lines above say why.`);
  }
  finish(folder);
  writeFileSync(stamp, wanted);
}

/** Makes sure that these parts, all of them by default, are the build of what lies here. */
export function ensureBuilt(names = Object.keys(parts)) {
  for (const name of names) ensurePart(name);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureBuilt(process.argv.length > 2 ? process.argv.slice(2) : undefined);
}
