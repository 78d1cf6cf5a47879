// The real server for tests of every room: in memory over a PGlite of its own, or as a process that can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createApp } from '#server/app';
import { readConfig } from '#server/config';
import { type Database, openPglite, openPostgres } from '#server/database';
import { openDeps, type Running } from '#server/deps';
import { silentLog } from '#server/log';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const ORIGIN = 'http://localhost:3000';

export type TestServer = {
  app: Hono;
  deps: Running;
  /** the API and the app as a browser at ORIGIN sees them */
  fetch: typeof fetch;
  /** every mail so far, oldest first, once all of them are written */
  outbox: () => Promise<SentMail[]>;
  dataDir: string;
  close: () => Promise<void>;
};

export type SentMail = { to: string; subject: string; text: string /** the first address in it */; link: string };

export type TestServerOptions = {
  now?: () => number;
  /** the folder of the built app; none by default */
  dist?: string;
  env?: NodeJS.ProcessEnv;
};

/** Tests of the API that run on PGlite and on PostgreSQL alike. */
export type Suite = (start: (options?: TestServerOptions) => Promise<TestServer>) => void;

/** The server in memory. Rate limits are off unless `env` says otherwise; DATABASE_URL in it chooses PostgreSQL. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oasis-test-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', APP_URL: ORIGIN, ...options.env });
  const database: Database = config.databaseUrl === null ? await openMemory() : await openPostgres(config.databaseUrl);
  const deps = await openDeps({
    config,
    database,
    log: silentLog,
    now: options.now ?? Date.now,
    dist: options.dist ?? path.join(dataDir, 'dist'),
  });
  const app = createApp(deps);
  return {
    app,
    deps,
    fetch: async (input, init) => app.fetch(new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)),
    outbox: async () => {
      await deps.background.settled();
      return readOutbox(path.join(dataDir, 'outbox'));
    },
    dataDir,
    close: async () => {
      await deps.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A fresh PGlite takes seconds to make and a third of one to load, so the first made one is kept in .cache. */
export async function openMemory(): Promise<Database> {
  return openPglite({ dump: await emptyDatabase() });
}

/** Makes a DATA_DIR whose database is migrated already, so that its first start is as quick as a later one. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await cp(await emptyFolder(), path.join(dataDir, 'db'), { recursive: true });
}

/** The folder of a database that is migrated and was never used; the first made one is kept in .cache. */
async function emptyFolder(): Promise<string> {
  const folder = await keptAt('folder');
  if (await isThere(folder)) return folder;
  const part = partOf(folder);
  await (await openPglite({ folder: part, dump: await emptyDatabase() })).close();
  // Another worker may have been faster.
  await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }));
  return folder;
}

async function emptyDatabase(): Promise<Blob> {
  const file = await keptAt('tar');
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([kept]);
  const fresh = await openPglite({});
  const dump = await fresh.dump();
  await fresh.close();
  await mkdir(path.dirname(file), { recursive: true });
  const part = partOf(file);
  await writeFile(part, new Uint8Array(await dump.arrayBuffer()));
  await rename(part, file);
  return dump;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const partOf = (file: string) => `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;

/** Where an empty database of this PGlite and these migrations is kept. */
async function keptAt(form: 'tar' | 'folder'): Promise<string> {
  const migrations = path.join(root, 'src/server/migrations');
  const hash = createHash('sha256').update(process.version);
  hash.update(await readFile(path.join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(path.join(migrations, name)));
  }
  return path.join(root, '.cache', `pglite-${hash.digest('hex').slice(0, 16)}.${form}`);
}

async function readOutbox(folder: string): Promise<SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => parseMail(await readFile(path.join(folder, name), 'utf8'))),
  );
}

/** Enough of RFC 822 for our own mails: unfolded headers, and a body that is plain or quoted-printable. */
export function parseMail(source: string): SentMail {
  const [head = '', ...rest] = source.replace(/\r\n/g, '\n').split('\n\n');
  const header = (name: string) =>
    new RegExp(`^${name}: *(.*)$`, 'im').exec(head.replace(/\n[ \t]+/g, ' '))?.[1]?.replace(/^<|>$/g, '') ?? '';
  const body = rest.join('\n\n');
  const text = /quoted-printable/i.test(header('Content-Transfer-Encoding'))
    ? body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body;
  return { to: header('To'), subject: header('Subject'), text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' };
}

export type SpawnedServer = {
  url: string;
  pid: number;
  /** everything printed so far */
  output: () => string;
  /** SIGKILL, as a power cut would; resolves when the process is gone */
  kill: () => Promise<void>;
  /** SIGTERM, a clean stop; resolves with the exit code */
  stop: () => Promise<number | null>;
};

type SpawnOptions = { dataDir: string; port: number; env?: NodeJS.ProcessEnv /** this one by default */; node?: string };

/** The server as a process of its own, ready to answer. Rejects with what it printed when it cannot start. */
export async function spawnServer(options: SpawnOptions): Promise<SpawnedServer> {
  const { child, output, exited } = spawnRaw(options);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /^Oasis is ready on (\S+)$/m.exec(output())?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { url, pid: child.pid ?? 0, output, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** A start that is expected to fail: its exit code, and what it printed. */
export async function spawnFailing(options: SpawnOptions): Promise<{ code: number | null; output: string }> {
  const { output, exited } = spawnRaw(options);
  return { code: await exited, output: output() };
}

function spawnRaw({ dataDir, port, env, node = process.execPath }: SpawnOptions): {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
} {
  const child = spawn(node, ['--import', 'tsx', 'src/server/run.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, RATE_LIMIT: 'off', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  // A test that fails before it stops its server must not leave it running.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  void exited.then(() => process.off('exit', abandon));
  return { child, output: () => printed, exited };
}
