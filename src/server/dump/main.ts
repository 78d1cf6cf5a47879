// Runs `npm run dump` and `npm run restore`: opens the configured database and files as a start does, and closes them again.
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readConfig, StartFailure } from '../config.ts';
import { databaseAddress, prepareFolder, type Undo, undone } from '../main.ts';
import { openFiles } from '../outside/bucket.ts';
import type { FileStore } from '../outside/files.ts';
import { createLog } from '../process/log.ts';
import { dump } from './dump.ts';
import { requireEmptyFiles, whileRestoring } from './emptyFiles.ts';
import { verified } from './format.ts';
import { restore } from './restore.ts';

/** Flag of a dump: files that are missing from the store are left out and counted. */
const MAY_LOSE = '--without-lost-files';

/** Runs one of the two commands, prints one sentence, and sets the exit code. */
export async function runDump(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [command, ...parameters] = args;
  const mayLose = command === 'dump' && parameters.includes(MAY_LOSE);
  const [file, ...extraParameters] = parameters.filter((parameter) => !mayLose || parameter !== MAY_LOSE);
  try {
    if (file === undefined || extraParameters.length > 0)
      throw new StartFailure(`Say which file: npm run ${command} -- oasis.dump`);
    process.stdout.write(
      `${await (command === 'dump' ? dumpTo(path.resolve(file), env, mayLose) : restoreFrom(path.resolve(file), env))}\n`,
    );
  } catch (error) {
    const words = error instanceof StartFailure ? error.message : `It failed: ${error instanceof Error ? error.stack : error}`;
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  }
}

async function dumpTo(file: string, env: NodeJS.ProcessEnv, mayLose: boolean): Promise<string> {
  if (existsSync(file)) throw new StartFailure(`There is a file ${file} already: name another one.`);
  if (!isWritable(path.dirname(file))) {
    throw new StartFailure(
      `There is no folder ${path.dirname(file)} that may be written: make it, or name another place for the dump.`,
    );
  }
  const { dataDir, databaseUrl } = readConfig(env);
  if (databaseUrl === null && !existsSync(path.join(dataDir, 'db'))) {
    throw new StartFailure(`There is nothing to dump: DATA_DIR ${dataDir} holds no database.`);
  }
  const { rows, files, lost: lostCount } = await at(env, (client, store) => dump(client, store, file, mayLose));
  const left = lostCount === 0 ? '' : ` Files that documents name and the store does not have: ${lostCount}.`;
  return `Dumped ${rows} rows and ${files} files to ${file}.${left}`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function restoreFrom(file: string, env: NodeJS.ProcessEnv): Promise<string> {
  // Before anything is opened or created.
  const migration = await verified(file);
  const config = readConfig(env);
  await requireEmptyFiles(config);
  const { rows, files } = await at(env, (client, store) => whileRestoring(config, () => restore(client, store, file, migration)));
  return `Restored ${rows} rows and ${files} files from ${file}.`;
}

async function at<T>(env: NodeJS.ProcessEnv, work: (client: pg.Client, files: FileStore) => Promise<T>): Promise<T> {
  const undo: Undo = [];
  try {
    const config = readConfig(env);
    prepareFolder(config.dataDir);
    const log = createLog((line) => process.stderr.write(line));
    const client = new pg.Client({
      connectionString: await databaseAddress(config, log, undo),
      // Settings under which a value is always written as the same text.
      options: '-c timezone=UTC -c datestyle=ISO -c extra_float_digits=1 -c intervalstyle=postgres',
    });
    client.on('error', () => {});
    await client.connect().catch((error: Error) => {
      throw new StartFailure(`DATABASE_URL cannot be reached: ${error.message || 'nothing answers'}.`);
    });
    undo.push(() => client.end());
    return await work(client, await openFiles(config));
  } finally {
    await undone(undo);
  }
}
