// Chooses the user that PostgreSQL runs as. It refuses root, so then it is the owner of the database folder, or else nobody.
import { chown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../config.ts';

/** Empty: the user that Oasis runs as. */
export type Account = { uid?: number; gid?: number };

const NOBODY = 65_534;

export const isOther = (account: Account) => account.uid !== undefined;

/** The account for this folder, which need not exist yet. */
export async function accountFor(folder: string): Promise<Account> {
  const me = process.getuid?.();
  if (me === undefined) return {};
  const folderStat = await stat(folder).catch(() => null);
  if (me !== 0) {
    if (folderStat === null || folderStat.uid === me) return {};
    throw new StartFailure(
      `The database in ${folder} belongs to another user of this machine: start Oasis as that user, or make the folder yours.`,
    );
  }
  return folderStat === null || folderStat.uid === 0
    ? { uid: NOBODY, gid: NOBODY }
    : { uid: folderStat.uid, gid: folderStat.gid };
}

/** Makes the account the owner of a folder that root has created or restored. */
export async function give(folder: string, { uid, gid }: Account): Promise<void> {
  if (uid === undefined || gid === undefined || (await stat(folder)).uid === uid) return;
  for (const name of await readdir(folder, { recursive: true })) await chown(path.join(folder, name), uid, gid);
  await chown(folder, uid, gid);
}

/**
 * The folder's path for the account. Another user may not be able to enter its parents (a DATA_DIR is private, and may be below
 * /root), but on Linux a process always reaches its working directory.
 */
export function ownName(folder: string, account: Account): string {
  return isOther(account) && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Without our secrets and settings of another PostgreSQL, and with English messages, which we parse. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  const variables = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH'];
  return { ...Object.fromEntries(variables.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' };
}
