// A PostgreSQL of another major version than the one that Oasis brings, where this machine has one (Debian puts it there).
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { accountFor, give, quietEnvironment } from '#server/embedded/account';

const SHELF = '/usr/lib/postgresql';
/** What Oasis brings, and the oldest that it takes (docs/operate.md). */
const [OURS, OLDEST] = [18, 15];

/** The newest other version that is there, or null. */
export const otherMajor =
  (existsSync(SHELF) ? readdirSync(SHELF).map(Number) : [])
    .filter((major) => major !== OURS && major >= OLDEST && existsSync(`${SHELF}/${major}/bin/initdb`))
    .sort((a, b) => b - a)[0] ?? null;

/** The address of an empty database of that version. It is gone after the test. */
export async function startOtherPostgres(major: number): Promise<string> {
  // Not among the folders of the run: whom it runs as may not enter them.
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-other-'));
  const account = await accountFor(folder);
  await give(folder, account);
  const given = { ...account, cwd: folder, env: quietEnvironment() };
  const flags = ['-D', folder, '-U', 'oasis', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '--no-sync'];
  await promisify(execFile)(`${SHELF}/${major}/bin/initdb`, flags, given);
  const settings = ['listen_addresses=', 'unix_socket_directories=.', 'fsync=off'].flatMap((one) => ['-c', one]);
  const server = spawn(`${SHELF}/${major}/bin/postgres`, ['-D', folder, ...settings], {
    ...given,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGQUIT');
    await gone;
    await rm(folder, { recursive: true, force: true });
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('ready to accept connections')) resolve();
    });
    void gone.then(() => reject(new Error(printed)));
  });
  return `postgres://oasis@localhost/postgres?sslmode=disable&host=${encodeURIComponent(folder)}`;
}
