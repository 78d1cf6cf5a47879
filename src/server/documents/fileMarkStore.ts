// The mark of the folder of files that belongs to this database. Its table is made here, for whoever starts first.
import type { Database } from '../database/database.ts';

/** Undefined where the database knows no folder yet. */
export async function findMark(database: Database): Promise<unknown> {
  await database.execute(
    'create table if not exists file_store (one boolean primary key default true check (one), mark text not null)',
  );
  return (await database.execute('select mark from file_store')).rows[0]?.mark;
}

export async function insertMark(database: Database, mark: string): Promise<void> {
  await database.execute('insert into file_store (mark) values ($1)', [mark]);
}
