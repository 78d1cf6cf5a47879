// A process of its own that keeps the PostgreSQL of a run of tests, and the folder that all of the run's databases lie in.
// When whoever started it ends, cleanly or by SIGKILL, its standard input closes: then it ends every server that was left
// in the folder, and removes it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config';
import { openPostgres } from '#server/database/database';
import { LOCK_FILE } from '#server/database/lock';
import { openDeps } from '#server/deps';
import { startPostmaster } from '#server/embedded/postmaster';
import { silentLog } from '#server/process/log';

/** A test may be killed at any time; what it wrote is thrown away, so nothing needs to reach the disk. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

const folder = await mkdtemp(path.join(tmpdir(), 'oasis-tests-'));
const dataDir = path.join(folder, 'shared');
await mkdir(dataDir);
const postmaster = await startPostmaster({ dataDir, log: silentLog, settings: CARELESS });

const template = postmaster.address.replace('/postgres?', '/template_oasis?');
const client = new pg.Client({ connectionString: postmaster.address });
await client.connect();
await client.query('create database template_oasis');
await client.end();
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: template });
const database = await openPostgres(template);
await (await openDeps({ config, database, log: silentLog, now: Date.now, dist: dataDir })).close();

process.stdout.write(`${JSON.stringify({ address: postmaster.address, folder })}\n`);
process.stdin.resume().once('end', async () => {
  endAllBelow(folder, 3);
  await postmaster.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});

/** An Oasis first, or it would start its PostgreSQL again. */
function endAllBelow(place: string, depth: number): void {
  if (place === dataDir) return;
  kill(path.join(place, LOCK_FILE), 'SIGKILL', (text) => Number(JSON.parse(text).pid));
  kill(path.join(place, 'db/postmaster.pid'), 'SIGQUIT', (text) => Number(text.split('\n')[0]));
  if (depth === 0) return;
  for (const one of readdirSync(place, { withFileTypes: true })) {
    if (one.isDirectory() && one.name !== 'db') endAllBelow(path.join(place, one.name), depth - 1);
  }
}

function kill(file: string, signal: NodeJS.Signals, pidIn: (text: string) => number): void {
  if (!existsSync(file)) return;
  try {
    process.kill(pidIn(readFileSync(file, 'utf8')), signal);
  } catch {
    // It has ended already.
  }
}
