// The mark of the file folder that belongs to this database. Creates its own table, since any process may start first.
import type { Database } from '../database/database.ts';

/** Undefined if the database knows no folder yet. */
export async function findMark(database: Database): Promise<unknown> {
  await database.execute(
    'create table if not exists file_store (one boolean primary key default true check (one), mark text not null)',
  );
  return (await database.execute('select mark from file_store')).rows[0]?.mark;
}

export async function insertMark(database: Database, mark: string): Promise<void> {
  await database.execute('insert into file_store (mark) values ($1)', [mark]);
}
