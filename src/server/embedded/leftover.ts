// Ends a postmaster that a killed Oasis left behind, since two on one folder would destroy it. The caller holds the lock of
// DATA_DIR, so no other Oasis on this machine has started it.
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFailure } from '../config.ts';
import { processStart } from '../database/lock.ts';
import { quietEnvironment } from './account.ts';

/** The time limit of a clean shutdown, and then of one without a checkpoint. */
const CLEAN_MS = 15_000;
const QUICK_MS = 5_000;
const POLL_MS = 20;
export const SOCKET = '.s.PGSQL.5432';

export async function endLeftover(folder: string, pgCtl: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  const pid = Number(readOr(file, '').split('\n')[0]);
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', folder, '-m', 'fast'], { env: quietEnvironment() }).catch(() => {});
    return;
  }
  if (pid > 0 && isPostmasterOf(pid, folder)) {
    if (!(await ended(pid, 'SIGINT', CLEAN_MS)) && !(await ended(pid, 'SIGQUIT', QUICK_MS))) {
      throw new StartFailure(
        `The PostgreSQL that an earlier Oasis left (process ${pid}) does not end: end it, then start Oasis again.`,
      );
    }
  }
  await killOrphans(folder);
  await refuseStrangers(folder);
  // The process number may have been reused, and PostgreSQL would take that process for a postmaster.
  rmSync(file, { force: true });
}

/**
 * Children of a killed postmaster end by themselves, unless one waits for another that has ended. It would wait forever and
 * block every new PostgreSQL. Everything that was confirmed is on disk.
 */
async function killOrphans(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const orphans = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && standsIn(pid, folder));
  await Promise.all(orphans.map((pid) => ended(pid, 'SIGKILL', QUICK_MS)));
}

/** One that answers but is not visible runs in another container with this very folder. */
async function refuseStrangers(folder: string): Promise<void> {
  const client = connect(path.join(folder, SOCKET));
  const answers = await new Promise<boolean>((resolve) => {
    client.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  client.destroy();
  if (answers) {
    throw new StartFailure(
      `The database in ${folder} is in use by a PostgreSQL that is not on this machine or in this container: stop the other Oasis, or set another DATA_DIR.`,
    );
  }
}

async function ended(pid: number, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
  for (let waited = 0; waited < withinMs; waited += POLL_MS) {
    if (processStart(pid) === null) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Process numbers are reused. A postmaster of ours has our folder as working directory, or in its command line. */
function isPostmasterOf(pid: number, folder: string): boolean {
  if (processStart(pid) === null) return false;
  if (process.platform === 'linux') return standsIn(pid, folder);
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

/** Whether it is a PostgreSQL, and not a shell in the same folder. */
function standsIn(pid: number, folder: string): boolean {
  try {
    const program = path.basename(readlinkSync(`/proc/${pid}/exe`));
    return program.startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
