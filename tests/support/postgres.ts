// A database for each test, from one PostgreSQL that a whole run shares. It is the one that Oasis brings, and goes away
// with the process that asked first, however that ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const keeperFile = fileURLToPath(new URL('./keeper.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

type Shared = { address: string; folder: string };
type Kept = { keeper: ChildProcess; shared: Shared };

let kept: Promise<Kept> | null = null;

/** The run's PostgreSQL. The process that asks first starts it; those that it starts inherit it. */
export async function sharedPostgres(): Promise<Shared> {
  if (process.env.TEST_POSTGRES !== undefined) return JSON.parse(process.env.TEST_POSTGRES) as Shared;
  kept ??= startKeeper();
  return (await kept).shared;
}

/** Ends it and resolves when nothing of it is left. */
export async function endSharedPostgres(): Promise<void> {
  if (kept === null) return;
  const { keeper } = await kept;
  kept = null;
  delete process.env.TEST_POSTGRES;
  const gone = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.ref();
  keeper.stdin?.end();
  await gone;
}

async function startKeeper(): Promise<Kept> {
  // Of a session of its own: Ctrl-C ends the tests, and then it cleans up.
  const keeper = spawn(process.execPath, ['--import', 'tsx', keeperFile], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const line = await new Promise<string>((resolve, reject) => {
    let printed = '';
    keeper.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.endsWith('\n')) resolve(printed);
    });
    keeper.once('exit', (code) => reject(new Error(`The PostgreSQL of the tests ended with ${code}.`)));
  });
  // Nobody has to end it: what is left of a run ends with its last process.
  keeper.unref();
  for (const stream of [keeper.stdin, keeper.stdout]) (stream as unknown as { unref: () => void }).unref();
  process.env.TEST_POSTGRES = line;
  return { keeper, shared: JSON.parse(line) as Shared };
}

/** A new database with the schema of today and nothing in it: its address. */
export async function newDatabase(): Promise<string> {
  const { address } = await sharedPostgres();
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await ask(address, `create database ${name} template template_oasis`);
  return address.replace('/postgres?', `/${name}?`);
}

/** A new database with nothing at all in it. */
export async function newEmptyDatabase(): Promise<string> {
  const { address } = await sharedPostgres();
  const name = `e_${randomUUID().replaceAll('-', '')}`;
  await ask(address, `create database ${name}`);
  return address.replace('/postgres?', `/${name}?`);
}

/** Forgets a database, whoever is still connected to it. */
export async function dropDatabase(address: string): Promise<void> {
  const shared = await sharedPostgres();
  await ask(shared.address, `drop database if exists ${new URL(address).pathname.slice(1)} with (force)`);
}

/** A folder for servers with a database of their own: whatever runs in it when the run ends is ended. */
export async function newTestFolder(name: string): Promise<string> {
  return mkdtemp(path.join((await sharedPostgres()).folder, name));
}

async function ask(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The process that is the database of this folder at this moment. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'db/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
