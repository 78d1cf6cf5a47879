// Installs what package-lock.json names, unless it is there already. Everything it says goes to standard error, so that a
// command whose output is data (npm run quiz) stays clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

const busy = join(root, '.cache', 'busy');
const LOOK_MS = 200;
/** The file is written in one go; one that stays empty for so long was left by a crash. */
const EMPTY_MS = 2_000;

/** When a process started, in the system's own words; '' where that is not told. */
function startOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name in brackets may hold anything; behind it the start is the 20th field.
  if (stat !== '') return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the program that wrote this is there no more. After a restart of the machine another one may have its number. */
function isGone(holder) {
  const [, pid, start] = /^(\d+) ?(.*)$/.exec(holder) ?? [];
  if (pid !== undefined) return !isAlive(Number(pid)) || (start !== '' && startOf(pid) !== start);
  const written = statSync(busy, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - written > EMPTY_MS;
}

/** Takes the place of a program that is gone. Whoever comes second finds a name that is not there any more, or a living program's. */
function clear(gone) {
  const aside = `${busy}.${process.pid}`;
  try {
    renameSync(busy, aside);
    if (read(aside) !== gone) renameSync(aside, busy);
    else rmSync(aside);
  } catch {
    // Another was first.
  }
}

/** Programs that start at once do not install or build over each other: the next one waits until this one is done, or gone. */
export function alone(work) {
  let isTold = false;
  for (;;) {
    try {
      mkdirSync(dirname(busy), { recursive: true });
      writeFileSync(busy, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
      break;
    } catch (error) {
      // A folder that may not be written is another's: what is to be done will say so.
      if (error.code !== 'EEXIST') return work();
    }
    const holder = read(busy);
    if (isGone(holder)) {
      clear(holder);
      continue;
    }
    if (!isTold && holder !== '') console.error(`Process ${holder.split(' ')[0]} installs or builds here: waiting for it.`);
    isTold ||= holder !== '';
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  try {
    return work();
  } finally {
    rmSync(busy, { force: true });
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

/** npm, as a program and its first arguments: the one that started us, the one beside this Node, or whatever the path has. */
function npmProgram() {
  const beside = join(dirname(process.execPath), ...(process.platform === 'win32' ? [] : ['..', 'lib']));
  const found = [process.env.npm_execpath, join(beside, 'node_modules/npm/bin/npm-cli.js')].find(
    (file) => file && basename(file) === 'npm-cli.js' && existsSync(file),
  );
  return found ? [process.execPath, [found]] : ['npm', []];
}

/** Runs npm to its end; its output goes to standard error. Returns its exit code and what it said. */
export function npm(...args) {
  const [command, first] = npmProgram();
  const { status, stdout, stderr, error } = spawnSync(
    command,
    [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'],
    // A shell finds npm.cmd, which Node by itself does not start.
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '' },
      shell: process.platform === 'win32' && command === 'npm',
    },
  );
  const said = `${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`;
  process.stderr.write(said);
  return { isOk: status === 0, said };
}

/**
 * Makes sure that node_modules holds what the lock file names, and nothing else: `npm ci`. Where package.json was changed and
 * the lock was not, `npm ci` refuses both; then `npm install` takes what it can, and says that the lock is old.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Oasis needs Node 20.19 or newer, best 24; this is ${process.versions.node}. Get it from https://nodejs.org.`);
  }
  const wanted = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .update(process.versions.node.split('.')[0])
    .digest('hex');
  if (read(stamp) !== wanted) alone(() => install(wanted));
}

function install(wanted) {
  // Whoever was waited for may have done it.
  if (read(stamp) === wanted) return;
  console.error('Installing packages. This takes a minute, once.');
  const clean = npm('ci');
  if (!clean.isOk) {
    if (!clean.said.includes('EUSAGE')) stop(`The packages could not be installed. ${reason(clean.said)}`);
    console.error(
      'package-lock.json does not fit package.json: installing without it. Run `npm install`, and keep the lock it writes.',
    );
    const loose = npm('install', '--no-save');
    if (!loose.isOk) stop(`The packages could not be installed. ${reason(loose.said)}`);
  }
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // A folder that may not be written is installed by somebody else; the next start looks again.
  }
}

/** What to do about what npm said. */
export function reason(said) {
  if (/spawn\w* npm ENOENT|not recognized/.test(said))
    return 'There is no npm: install Node with its npm, then run the same command again.';
  if (/\b(?:EPERM|EBUSY|ENOTEMPTY)\b/.test(said))
    return 'Files in node_modules are in use: stop whatever runs from this folder, then run the same command again.';
  if (/\bEACCES\b/.test(said))
    return 'This user may not write into node_modules: run the same command as the owner of this folder.';
  if (/\bENOSPC\b/.test(said)) return 'The disk is full: make room, then run the same command again.';
  return 'The lines above say why; mostly it is the network. Then run the same command again.';
}
