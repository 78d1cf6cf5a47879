// Creates the folder of the embedded database, or refuses one that is not ours to open, with a reason.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../config.ts';
import { type Account, give, ownName, quietEnvironment } from './account.ts';
import { failureOf } from './failure.ts';
import type { Programs } from './programs.ts';

/** The version in the package. A database of another version is not opened. */
const MAJOR = '18';
export const USER = 'oasis';
/** Tells a person who looks into the folder what it is. A folder without this file was not created by us. */
const NOTE = 'made-by-oasis.txt';
const NOTE_TEXT = `The database of Oasis, a PostgreSQL ${MAJOR}. Nothing in here is to be edited, moved or deleted by hand.\n`;
const PASSWORD = 'password.txt';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** On the loopback, used where sockets in folders do not exist, a password keeps others out. */
export type Way = 'socket' | 'loopback';

type ClusterOptions = { folder: string; programs: Programs; account: Account; way: Way };

/** Makes sure that there is a database that we can open. Returns the password, if the connection needs one. */
export async function prepareCluster(options: ClusterOptions): Promise<string | null> {
  const { folder, account, way } = options;
  if (await isNew(folder)) await create(options);
  await give(folder, account);
  await chmod(folder, FOLDER_MODE);
  return way === 'loopback' ? readFile(path.join(folder, PASSWORD), 'utf8') : null;
}

/** Throws if the folder holds something that is not ours to open. */
async function isNew(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') return ['a file'];
    throw error;
  });
  if (names.length === 0) return true;
  if (!names.includes('PG_VERSION')) {
    throw new StartFailure(`${folder} is not empty, and it is no database: move away what is in it, or set another DATA_DIR.`);
  }
  if (!names.includes(NOTE)) {
    throw new StartFailure(
      `The database in ${folder} was made by an Oasis before it had PostgreSQL (PGlite), or by another program, and cannot be read: move the folder away to begin anew.`,
    );
  }
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR) return false;
  throw new StartFailure(
    `The database in ${folder} was made by PostgreSQL ${version}, and this Oasis has ${MAJOR}: start it with the Oasis that made it, or move the folder away to begin anew.`,
  );
}

/** Created beside its final place and moved there when complete, so that an interrupted start leaves nothing half-made. */
async function create({ folder, programs, account, way }: ClusterOptions): Promise<void> {
  const part = `${folder}.new`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: FOLDER_MODE });
  await give(part, account);
  const password = way === 'loopback' ? randomBytes(24).toString('base64url') : null;
  try {
    await initialise({ folder: part, programs, account, password });
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    const { stderr = '', code } = error as { stderr?: string; code?: unknown };
    throw failureOf('made', folder, stderr, String(code));
  }
  if (password !== null) await writeFile(path.join(part, PASSWORD), password, { mode: FILE_MODE });
  await writeFile(path.join(part, NOTE), NOTE_TEXT);
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
  await flush(path.dirname(folder));
}

/** Runs initdb, which reads the password from a file that the account may read. */
async function initialise(options: {
  folder: string;
  programs: Programs;
  account: Account;
  password: string | null;
}): Promise<void> {
  const { folder, programs, account, password } = options;
  const passwordFolder = await mkdtemp(path.join(tmpdir(), 'oasis-initdb-'));
  try {
    const flags = ['-D', ownName(folder, account), '-U', USER, '-E', 'UTF8', '--no-instructions'];
    flags.push('--locale-provider=builtin', '--locale=C.UTF-8', '-A', password === null ? 'trust' : 'scram-sha-256');
    if (password !== null) {
      const file = path.join(passwordFolder, 'password');
      await writeFile(file, password, { mode: FILE_MODE });
      await give(passwordFolder, account);
      flags.push('--pwfile', file);
    }
    await promisify(execFile)(programs.initdb, flags, { ...account, cwd: folder, env: quietEnvironment() });
  } finally {
    await rm(passwordFolder, { recursive: true, force: true });
  }
}

/** Writes the new name to the disk too. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
