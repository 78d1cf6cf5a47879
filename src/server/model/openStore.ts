// Opens the database for one command, also while Oasis is running: a PostgreSQL started by Oasis is reached by its socket.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readConfig, StartFailure } from '../config.ts';
import { type Db, openPostgres, tables } from '../database/database.ts';
import { openRunning } from '../embedded/postmaster.ts';
import { databaseAddress, prepareFolder, type Undo, undone } from '../main.ts';
import { createLog } from '../process/log.ts';

const UNDEFINED_TABLE = '42P01';

/** Runs work with the configured database. */
export async function withStore<T>(env: NodeJS.ProcessEnv, work: (db: Db) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const undo: Undo = [];
  const connect = async (address: string) => {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => {});
    await client.connect();
    undo.push(() => client.end());
    return drizzle(client, { schema: tables, casing: 'snake_case' });
  };
  try {
    if (config.databaseUrl !== null) {
      const db = await connect(config.databaseUrl).catch((error: Error) => {
        throw new StartFailure(`DATABASE_URL cannot be reached: ${error.message || 'nothing answers'}.`);
      });
      return await work(db);
    }
    prepareFolder(config.dataDir);
    const folder = path.join(config.dataDir, 'db');
    const running = existsSync(folder) ? await openRunning(folder) : null;
    if (running !== null) undo.push(running.close);
    const db = running && (await connect(running.address).catch(() => null));
    if (db !== null) return await work(db);
    const address = await databaseAddress(
      config,
      createLog((line) => process.stderr.write(line)),
      undo,
    );
    const database = await openPostgres(address);
    undo.push(() => database.close());
    return await work(database.db);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && 'code' in cause && cause.code === UNDEFINED_TABLE)
      throw new StartFailure(
        'The database lacks the tables of this Oasis: start Oasis on it once, then run the same command again.',
      );
    throw error;
  } finally {
    await undone(undo);
  }
}
