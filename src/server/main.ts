// The process: from the environment to a listening server, and back. Importing it does nothing.
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, createHealth } from './app.ts';
import { type Config, readConfig, StartFailure } from './config.ts';
import { openPostgres } from './database/database.ts';
import { takeLock } from './database/lock.ts';
import { openDeps } from './deps.ts';
import { requireSameFiles } from './documents/sameFiles.ts';
import { FULL_DISK } from './embedded/failure.ts';
import { startPostmaster } from './embedded/postmaster.ts';
import { isNoRoom } from './http/failures.ts';
import { listen } from './http/listen.ts';
import { serverHint } from './model/servers.ts';
import { findModel } from './model/store.ts';
import { createLog, type Log, traceOf } from './process/log.ts';
import { serveMetrics } from './process/metrics.ts';
import { unknownSettings } from './settings.ts';

const FOLDER_MODE = 0o700;
const OURS = /^(?:db|db\.new|oasis-postgres-.*|files|outbox|model|oasis\.lock.*)$/;
/** Signal numbers. */
const SIGNALS = { SIGINT: 2, SIGTERM: 15 };
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What to undo on the way back, the last first. */
export type Undo = (() => Promise<void> | void)[];

export async function undone(undo: Undo): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}

export type Served = { url: string; close: () => Promise<void> };

/**
 * Starts the server. Resolves when it answers requests; rejects with a StartFailure of one sentence. After a failure everything
 * opened before is closed.
 */
export async function serve(env: NodeJS.ProcessEnv): Promise<Served> {
  const undo: Undo = [];
  const close = () => undone(undo);
  try {
    const config = readConfig(env);
    const unknown = unknownSettings(env);
    if (unknown !== null) process.stdout.write(`${unknown}\n`);
    prepareFolder(config.dataDir);
    const server = await listen(config);
    undo.push(() => server.close());
    const log = createLog((line) => process.stdout.write(line));
    const database = await openPostgres(await databaseAddress(config, log, undo));
    if (config.databaseUrl !== null) {
      await requireSameFiles(database, config).catch(async (error: unknown) => {
        await database.close();
        throw error;
      });
    }
    const deps = await openDeps({ config, database, log, now: Date.now, dist });
    undo.push(() => deps.close());
    const metrics = await serveMetrics(deps.metrics, config);
    undo.push(() => metrics.close());
    // Requests end first, then jobs and mails, then the database, then the lock.
    undo.push(() => server.close());
    server.answerWith((config.role === 'worker' ? createHealth(deps) : createApp(deps)).fetch);
    deps.warmUp();
    const serverName = config.role === 'worker' ? 'A worker of Oasis' : 'Oasis';
    process.stdout.write(`${serverName} is ready on ${server.url}\n`);
    if (config.llm === null && config.role !== 'web' && (await findModel(deps.db)) === null)
      void serverHint().then((hint) => hint !== null && process.stdout.write(`${hint}\n`));
    return { url: server.url, close };
  } catch (error) {
    await close();
    throw isNoRoom(error) ? new StartFailure(`The disk that holds DATA_DIR ${FULL_DISK}`) : error;
  }
}

/**
 * Serves until a signal, or the end of the parent process (scripts/supervise.mjs), asks for a clean stop. A failed start prints
 * one sentence and exits with code 1.
 */
export async function serveUntilSignal(env: NodeJS.ProcessEnv): Promise<void> {
  // A signal during the start waits for it, so that no database is left running.
  let served: Promise<Served> | null = null;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await (await served)?.close();
    process.exit(0);
  };
  let isSignalled = false;
  const stopBySignal = (signal: 'SIGINT' | 'SIGTERM') => {
    // A second signal ends the process at once.
    if (isSignalled) process.exit(128 + SIGNALS[signal]);
    isSignalled = true;
    void stop();
  };
  process.on('SIGINT', stopBySignal).on('SIGTERM', stopBySignal).on('disconnect', stop);
  served = serve(env).catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartFailure ? error.message : `Oasis cannot start: ${stackOf(error)}`}\n`);
    process.exit(1);
  });
  await served;
  // The channel may have closed before anybody listened.
  if (process.connected === false) await stop();
  // If the channel closes meanwhile the server stops; the start has not failed.
  else process.send?.('ready', undefined, undefined, () => undefined);
  // A background query that fails while the database is away must not end the server.
  process.on('unhandledRejection', (error) => process.stderr.write(`A forgotten failure:\n${traceOf(error)}\n`));
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Makes the folder private: it holds students' work, and mails with links. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new StartFailure(`DATA_DIR ${folder} cannot be written${code}: choose a folder that you may write to.`);
  }
  try {
    // A folder with other files may be a home folder: its mode is left alone.
    if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, FOLDER_MODE);
  } catch {
    // The folder belongs to another user, who decides about access.
  }
}

/** Creates one folder at a time, since Node's recursive mkdir never returns on a file system that refuses (/proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parentFolder = path.dirname(folder);
  if (parentFolder !== folder) makeFolder(parentFolder);
  try {
    mkdirSync(folder, { mode: FOLDER_MODE });
  } catch (error) {
    // Another starting server created it first.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** An external PostgreSQL may be shared. The embedded one belongs to one process, so its folder is locked first. */
export async function databaseAddress(config: Config, log: Log, undo: Undo): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const lock = await takeLock(config.dataDir);
  undo.push(lock.release);
  const postmaster = await startPostmaster({ dataDir: config.dataDir, log });
  undo.push(postmaster.stop);
  return postmaster.address;
}
