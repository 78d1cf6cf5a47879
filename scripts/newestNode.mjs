// Gets the newest Node that Oasis is tried on, for the one test that starts the built server on it. It is no devDependency: npm's
// package `node` installs its binary past the lock file, and 120 MB would come with every `npm start`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, root, stop } from './install.mjs';

const VERSION = '26.10.0';

/** The path of a Node of at least that version's line. */
export function ensureNewestNode() {
  const given = process.env.NEWEST_NODE;
  if (given) return existsSync(given) ? given : stop(`NEWEST_NODE names ${given}, and there is nothing.`);
  if (Number(process.versions.node.split('.')[0]) >= Number(VERSION.split('.')[0])) return process.execPath;
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache', `node-${VERSION}`);
  const file = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  console.error(`Getting Node ${VERSION}, which the server is started on once.`);
  npm('install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${VERSION}`);
  return existsSync(file)
    ? file
    : stop(`The tests start the server on Node ${VERSION} too, and it could not be got: set NEWEST_NODE to the path of a node.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(ensureNewestNode());
