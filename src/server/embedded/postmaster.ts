// Runs the embedded PostgreSQL in DATA_DIR/db: starts it, restarts it when it dies, and stops it with Oasis. It opens no port:
// it listens on a socket in its own folder, which only its owner may enter.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Log } from '../process/log.ts';
import { type Account, accountFor, ownName, quietEnvironment } from './account.ts';
import { prepareCluster, USER, type Way } from './cluster.ts';
import { failureOf } from './failure.ts';
import { endLeftover, SOCKET } from './leftover.ts';
import { findPrograms } from './programs.ts';

export type Postmaster = {
  /** the address, as DATABASE_URL has it */
  address: string;
  /** the current process number of the database */
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

/** Logs only starts, stops and crashes, and no statements with their values. */
const QUIET = ['log_min_messages=log', 'log_checkpoints=off', 'log_min_error_statement=panic', 'log_timezone=UTC'];
/** A confirmed receipt is on disk. */
const SAFE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
/** Some systems cut longer socket paths. */
const LONGEST_SOCKET = 100;
const RESTART_MS = 1_000;
/** How long the children of a killed postmaster may take to end. */
const ORPHANS_MS = 15_000;
const STOP_MS = 30_000;
const KEPT_WORDS = 8_000;

/** Starts the database of a locked DATA_DIR. Rejects with a StartFailure of one sentence. */
export async function startPostmaster(options: {
  dataDir: string;
  log: Log;
  way?: Way;
  settings?: string[];
}): Promise<Postmaster> {
  const { dataDir, log, way = process.platform === 'win32' ? 'loopback' : 'socket', settings = [] } = options;
  const folder = path.join(dataDir, 'db');
  const account = await accountFor(folder);
  const programs = await findPrograms({ account, dataDir, say: (sentence) => log.info({}, sentence) });
  const password = await prepareCluster({ folder, programs, account, way });
  const door = way === 'socket' ? await socketDoor(folder) : await loopbackDoor(password ?? '');
  const launch = async () => {
    await endLeftover(folder, programs.pgCtl);
    return launchUntilAlone({ postgres: programs.postgres, folder, account, flags: [...door.flags, ...settings] });
  };

  let stopping = false;
  /** Retries until it succeeds, since a full disk may have room again. Null if Oasis stops meanwhile. */
  const bringBack = async (): Promise<ChildProcess | null> => {
    for (let hasFailed = false; !stopping; hasFailed = true) {
      const back = await launch().catch((error: Error) => {
        if (!hasFailed) log.error({ reason: error.message }, 'PostgreSQL cannot be started again yet.');
        return null;
      });
      if (back !== null) return back;
      await sleep(RESTART_MS);
    }
    return null;
  };

  let child = await launch().catch(async (error: unknown) => {
    await door.close();
    throw error;
  });
  const supervision = (async () => {
    for (;;) {
      await gone(child);
      if (stopping) return;
      log.warn({}, 'PostgreSQL ended by itself and is started again.');
      child = (await bringBack()) ?? child;
      if (stopping) return end(child, () => askToStop({ child, folder, pgCtl: programs.pgCtl }));
    }
  })();
  /** An Oasis that ends without a clean stop stops its database too. A killed one leaves it to the next start. */
  const onExit = () => void child.kill('SIGINT');
  process.once('exit', onExit);
  return {
    address: door.address,
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      await end(child, () => askToStop({ child, folder, pgCtl: programs.pgCtl }));
      await supervision;
      process.off('exit', onExit);
      await door.close();
    },
  };
}

type Launch = { postgres: string; folder: string; account: Account; flags: string[] };

async function launchUntilAlone(launch: Launch): Promise<ChildProcess> {
  const patience = AbortSignal.timeout(ORPHANS_MS);
  for (;;) {
    const { child, printed, isReady, code } = await launchOnce(launch);
    if (isReady) return child;
    const isWaiting = /pre-existing shared memory block|lock file ".*" already exists/.test(printed) && !patience.aborted;
    if (!isWaiting) throw failureOf('started', launch.folder, printed, code);
    await sleep(100);
  }
}

/** Waits until it accepts connections or has ended. Crash recovery may take any time. */
function launchOnce({ postgres, folder, account, flags }: Launch) {
  const settings = [...QUIET, ...SAFE, ...flags].flatMap((setting) => ['-c', setting]);
  return new Promise<{ child: ChildProcess; printed: string; isReady: boolean; code: string }>((resolve) => {
    const child = spawn(postgres, ['-D', ownName(folder, account), ...settings], {
      ...account,
      cwd: folder,
      env: quietEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C in the terminal goes to Oasis only, which finishes its requests first.
      detached: true,
      windowsHide: true,
    });
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed = (printed + String(chunk)).slice(-KEPT_WORDS);
      if (printed.includes('ready to accept connections')) resolve({ child, printed, isReady: true, code: '' });
    });
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ child, printed, isReady: false, code: error.code ?? error.message }),
    );
    child.once('close', (code, signal) => resolve({ child, printed, isReady: false, code: String(code ?? signal) }));
  });
}

function gone(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', resolve));
}

async function end(child: ChildProcess, ask: () => void): Promise<void> {
  const left = gone(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  ask();
  const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
  await left;
  clearTimeout(impatient);
}

/** A fast, clean shutdown. On Windows a signal would be the most abrupt one. */
function askToStop({ child, folder, pgCtl }: { child: ChildProcess; folder: string; pgCtl: string }): void {
  if (process.platform !== 'win32') child.kill('SIGINT');
  else promisify(execFile)(pgCtl, ['stop', '-D', folder, '-m', 'fast'], { env: quietEnvironment() }).catch(() => child.kill());
}

type Door = { address: string; flags: string[]; close: () => Promise<void> };

/** The address of a PostgreSQL that another process runs on this folder, if it answers; null if it has no socket. */
export async function openRunning(folder: string): Promise<Pick<Door, 'address' | 'close'> | null> {
  return process.platform === 'win32' ? null : socketDoor(folder);
}

/** A socket in the database's own folder, or, if its path is too long, under a short name elsewhere. */
async function socketDoor(folder: string): Promise<Door> {
  const flags = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700', 'port=5432'];
  const open = (host: string, close: () => Promise<void>) => {
    const address = `postgres://${USER}@localhost/postgres?sslmode=disable&host=${encodeURIComponent(host)}`;
    return { address, flags, close };
  };
  if (Buffer.byteLength(path.join(folder, SOCKET)) <= LONGEST_SOCKET) return open(folder, async () => {});
  const short = await mkdtemp(path.join(tmpdir(), 'oasis-db-'));
  await symlink(folder, path.join(short, 'db'));
  return open(path.join(short, 'db'), () => rm(short, { recursive: true, force: true }));
}

/** Where folders cannot hold sockets (Windows): the loopback, with a password that nobody else can read. */
async function loopbackDoor(password: string): Promise<Door> {
  const port = await freePort();
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  return { address: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`, flags, close: async () => {} };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
