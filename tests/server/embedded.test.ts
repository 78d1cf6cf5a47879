// The PostgreSQL that Oasis brings: where it listens, as whom it runs, what becomes of one that was left, and every start
// that cannot succeed.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { processStart } from '#server/database/lock';
import { type Postmaster, startPostmaster } from '#server/embedded/postmaster';
import { createLog } from '#server/process/log';
import { freePort, newTestFolder, postmasterOf } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

const isLinux = process.platform === 'linux';

/** A DATA_DIR as the start makes it: for its owner alone. */
async function newDataDir(name = 'data'): Promise<string> {
  const dataDir = path.join(await newTestFolder('embedded '), name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return dataDir;
}

/** A database that was stopped cleanly. To make one takes longer than to copy one. */
let sound: string;
beforeAll(async () => {
  sound = await newDataDir();
  await (await start(sound).started).stop();
});

async function copyOfSound(name?: string): Promise<string> {
  const dataDir = await newDataDir(name);
  execFileSync('cp', ['-rp', path.join(sound, 'db'), dataDir]);
  return dataDir;
}

function start(dataDir: string, more: Partial<Parameters<typeof startPostmaster>[0]> = {}) {
  const lines: string[] = [];
  const started = startPostmaster({ dataDir, log: createLog((line) => lines.push(line)), ...more });
  return { started, lines };
}

async function ask(address: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

const settingsOf = async (address: string) =>
  Object.fromEntries(
    (await ask(address, 'select name, setting from pg_settings')).map(({ name, setting }) => [name, setting] as const),
  );

describe('a running database', () => {
  let dataDir: string;
  let postmaster: Postmaster;
  beforeAll(async () => {
    dataDir = await newDataDir();
    postmaster = await start(dataDir).started;
  });
  afterAll(() => postmaster.stop());

  test('is flushed to the disk, opens no port, and listens in a folder that only its owner may enter', async () => {
    expect(await settingsOf(postmaster.address)).toMatchObject({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      listen_addresses: process.platform === 'win32' ? '127.0.0.1' : '',
    });
    expect(statSync(path.join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    if (isLinux) expect(existsSync(path.join(dataDir, 'db/.s.PGSQL.5432'))).toBe(true);
  });

  test.runIf(isLinux && process.getuid?.() === 0)('runs as another user, where root starts it', async () => {
    const status = readFileSync(`/proc/${await postmasterOf(dataDir)}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+65534\s/m);
    // Root alone may enter what lies above.
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(dataDir).uid).toBe(0);
  });

  test('holds no secret of ours in its environment', async () => {
    if (!isLinux) return;
    const names = readFileSync(`/proc/${await postmasterOf(dataDir)}/environ`, 'utf8')
      .split('\0')
      .map((one) => one.split('=')[0]);
    expect(names.filter((name) => !/^(?:PATH|HOME|LC_ALL|TZ|TMPDIR|PG\w*|)$/.test(name ?? ''))).toEqual([]);
  });

  test('is started again when it is killed, and says so', async () => {
    const own = await copyOfSound();
    const { started, lines } = start(own);
    const { address, stop } = await started;
    onTestFinished(stop);
    await ask(address, 'create table kept as select 1 as n');
    process.kill(await postmasterOf(own), 'SIGKILL');
    await expect.poll(() => ask(address, 'select n from kept').catch(() => null)).toEqual([{ n: 1 }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d WARN PostgreSQL ended by itself and is started again\.\n$/);
  });

  test('leaves no process after a stop', async () => {
    const own = await copyOfSound();
    const { stop } = await start(own).started;
    const pid = await postmasterOf(own);
    await stop();
    expect(processStart(pid)).toBeNull();
    expect(await readdir(path.join(own, 'db'))).not.toContain('postmaster.pid');
  });
});

describe('a start', () => {
  test('ends the postmaster that a killed Oasis left, and has its data', async () => {
    const dataDir = await copyOfSound();
    const oasis = await spawnServer({ dataDir, port: await freePort() });
    const pid = await postmasterOf(dataDir);
    await oasis.kill();
    expect(processStart(pid)).not.toBeNull();
    const { address, stop } = await start(dataDir).started;
    onTestFinished(stop);
    expect(await ask(address, 'select count(*)::int as n from users')).toEqual([{ n: 0 }]);
    expect(processStart(pid)).toBeNull();
  });

  test('is not stopped by the number of a postmaster that belongs to another process by now', async () => {
    const dataDir = await copyOfSound();
    const file = path.join(dataDir, 'db/postmaster.pid');
    // This very process: PostgreSQL by itself would refuse.
    await writeFile(file, `${process.pid}\n/proc/self/cwd\n1\n5432\n.\n\n\n`);
    chmodSync(file, 0o600);
    const { stop } = await start(dataDir).started;
    await stop();
  });

  test('that was broken off while it made the database is made good by the next', async () => {
    const dataDir = await newDataDir();
    await mkdir(path.join(dataDir, 'db.new/base'), { recursive: true });
    await writeFile(path.join(dataDir, 'db.new/PG_VERSION'), '18\n');
    const { stop } = await start(dataDir).started;
    await stop();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  test('in a folder whose name is too long for a socket takes a shorter way, and clears it away', async () => {
    const dataDir = await copyOfSound('a folder with a long name '.repeat(5));
    const { address, stop } = await start(dataDir).started;
    const host = new URL(address).searchParams.get('host') ?? '';
    expect(Buffer.byteLength(`${host}/.s.PGSQL.5432`)).toBeLessThan(100);
    expect(await ask(address, 'select 1 as n')).toEqual([{ n: 1 }]);
    await stop();
    expect(existsSync(path.dirname(host))).toBe(false);
  });

  test('over the loopback, as on Windows, lets nobody in without the password of its own', async () => {
    const dataDir = await newDataDir();
    const { address, stop } = await start(dataDir, { way: 'loopback' }).started;
    onTestFinished(stop);
    expect(await settingsOf(address)).toMatchObject({ listen_addresses: '127.0.0.1', unix_socket_directories: '' });
    const wrong = new URL(address);
    expect(wrong.password.length).toBeGreaterThan(30);
    wrong.password = 'guessed';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test.runIf(process.getuid?.() === 0)(
    'as root on a copy that root has put back makes it the database user’s again',
    async () => {
      const dataDir = await newDataDir();
      execFileSync('cp', ['-r', path.join(sound, 'db'), dataDir]);
      expect(statSync(path.join(dataDir, 'db/base')).uid).toBe(0);
      const { stop } = await start(dataDir).started;
      await stop();
    },
  );
});

describe('a start that cannot succeed ends with a sentence', () => {
  const cases: [string, (db: string) => Promise<unknown>, RegExp][] = [
    [
      'when the write-ahead log is gone',
      async (db) => {
        for (const name of await readdir(path.join(db, 'pg_wal'))) {
          if (/^[0-9A-F]{24}$/.test(name)) await rm(path.join(db, 'pg_wal', name));
        }
      },
      /^The database in .*db cannot be started \(PostgreSQL: .+\): move DATA_DIR away, do not delete it, and restore your newest dump into an empty DATA_DIR; without a dump, Oasis begins anew in one\.$/,
    ],
    [
      'when another version made it',
      (db) => writeFile(path.join(db, 'PG_VERSION'), '17\n'),
      /^The database in .*db was made by PostgreSQL 17, and this Oasis has 18: start it with the Oasis that made it, or move the folder away to begin anew\.$/,
    ],
    [
      'when it is an old one of PGlite',
      (db) => rm(path.join(db, 'made-by-oasis.txt')),
      /^The database in .*db was made by an Oasis before it had PostgreSQL \(PGlite\), or by another program, and cannot be read: move the folder away/,
    ],
    [
      'when the folder holds something else',
      async (db) => {
        await rm(db, { recursive: true });
        await mkdir(db);
        await writeFile(path.join(db, 'thesis.txt'), 'All I have.');
      },
      /^.*db is not empty, and it is no database: move away what is in it, or set another DATA_DIR\.$/,
    ],
  ];
  /** all but the note that a PostgreSQL which panics leaves */
  const namesIn = (folder: string) =>
    readdirSync(folder, { recursive: true }).filter((name) => !String(name).endsWith('postmaster.pid'));

  test.each(cases)('%s', async (_, damage, sentence) => {
    const dataDir = await copyOfSound();
    await damage(path.join(dataDir, 'db'));
    const before = namesIn(dataDir);
    await expect(start(dataDir).started).rejects.toThrow(sentence);
    // Nothing is written over what is there.
    expect(namesIn(dataDir)).toEqual(before);
  });
});
