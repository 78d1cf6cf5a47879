// Installs what package-lock.json names, unless it is there already. Everything it says goes to standard error, so that a
// command whose output is data (npm run quiz) stays clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.oasis-installed');

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Ends the program with one clear line. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program to its end; its output goes to standard error. Returns whether it succeeded. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return result.status === 0;
}

/**
 * Makes sure that node_modules holds what the lock file names. `npm install`, not `npm ci`: the lock was made where only one
 * platform's binaries are served, and `ci` refuses a lock without the others'; the versions are the lock's either way.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Oasis needs Node 20.19 or newer; this is ${process.versions.node}.`);
  const wanted = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .update(process.versions.node.split('.')[0])
    .digest('hex');
  if (read(stamp) === wanted) return;
  console.error('Installing packages. This takes a minute, once.');
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  if (
    !run(npm[0], [...npm[1], 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { ...process.env, NODE_ENV: '' },
    })
  ) {
    stop('The packages could not be installed. Check the network, then run the same command again.');
  }
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // A folder that may not be written is installed by somebody else; the next start looks again.
  }
}
