// Allows one process for each DATA_DIR with a database, since two would each start a PostgreSQL on it. It writes a file with
// process number and start time. A lock is stale once its process is gone; for a process in another container or on another
// machine, once nobody touches the file any more. It knows nothing of what it protects.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../config.ts';

export const LOCK_FILE = 'oasis.lock';
/** A holder that was just killed may be listed for a moment. */
const WAIT_MS = 5_000;
const POLL_MS = 100;
/** A lock file is written at once. One that stays unreadable this long is left over from a crash. */
const HALF_WRITTEN_MS = 2_000;

const TOUCH_MS = 2_000;
/** A living server touches its file more often than this, however busy it is. */
const UNTOUCHED_MS = 20_000;

/** `space`: the process's namespace; '' if the system does not tell, or in a file of an older version. */
type Holder = { pid: number; startedAt: string; space: string };

/** Containers and machines number their processes separately. */
function ownSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

const isElsewhere = (holder: Holder | null) => holder !== null && holder.space !== '' && holder.space !== ownSpace();

/** When a process started, in the system's own format; null if it is gone, or only a zombie. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain anything. After it, field 1 is the state and field 20 the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    if (process.platform === 'linux') return null;
  }
  try {
    const [state = '', ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === '' || state.startsWith('Z') ? null : start.join(' ');
  } catch {
    return null;
  }
}

/**
 * Takes the lock of a folder. Waits 5 s for a holder to leave, and longer for one that cannot be seen. Throws a StartFailure if
 * it is still held.
 */
export async function takeLock(folder: string, waitMs = WAIT_MS): Promise<{ release: () => void }> {
  const file = path.join(folder, LOCK_FILE);
  const mine: Holder = { pid: process.pid, startedAt: processStart(process.pid) ?? '', space: ownSpace() };
  const firstTouch = touchedAt(file);
  const tries = Math.max(1, Math.ceil(waitMs / POLL_MS));
  for (let n = 0; n < tries || mayBeGone(file, firstTouch); n += 1) {
    if (tryCreate(file, mine)) return hold(file, mine);
    if (isStale(file)) removeStale(file);
    else await sleep(POLL_MS);
  }
  const holder = readHolder(file);
  const place = isElsewhere(holder) ? ' of another container or machine' : '';
  throw new StartFailure(
    `DATA_DIR ${folder} is in use by another Oasis (process ${holder?.pid ?? 'unknown'}${place}): stop it, or set another DATA_DIR.`,
  );
}

const touchedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the file was removed, or its holder is elsewhere and has not touched it since. */
function mayBeGone(file: string, firstTouch: number): boolean {
  const lastTouch = touchedAt(file);
  return lastTouch === 0 || (lastTouch === firstTouch && isElsewhere(readHolder(file)));
}

function hold(file: string, mine: Holder): { release: () => void } {
  const touch = () => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed.
    }
  };
  const touching = setInterval(touch, TOUCH_MS).unref();
  return {
    release: () => {
      clearInterval(touching);
      release(file, mine);
    },
  };
}

function tryCreate(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(file: string): Holder | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null || !('pid' in read) || !('startedAt' in read)) return null;
    return { pid: Number(read.pid), startedAt: String(read.startedAt), space: 'space' in read ? String(read.space) : '' };
  } catch {
    return null;
  }
}

function isStale(file: string): boolean {
  const holder = readHolder(file);
  if (holder !== null && !isElsewhere(holder)) return processStart(holder.pid) !== holder.startedAt;
  const fileStat = statSync(file, { throwIfNoEntry: false });
  return fileStat !== undefined && Date.now() - fileStat.mtimeMs > (holder === null ? HALF_WRITTEN_MS : UNTOUCHED_MS);
}

/** Of several that find a stale lock only one may remove it; otherwise a slow one would remove the new lock of a fast one. */
function removeStale(file: string): void {
  const guard = `${file}.removal`;
  try {
    mkdirSync(guard);
  } catch {
    const left = statSync(guard, { throwIfNoEntry: false });
    if (left !== undefined && Date.now() - left.mtimeMs > HALF_WRITTEN_MS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (isStale(file)) renameSync(file, `${file}.stale`);
    rmSync(`${file}.stale`, { force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function release(file: string, mine: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === mine.pid && holder.startedAt === mine.startedAt && holder.space === mine.space)
    rmSync(file, { force: true });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
