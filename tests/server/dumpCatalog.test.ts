// A dump holds every table that a migration made: one that the catalog forgot would be lost, and nobody would see it.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/database/database';
import { tablesOf } from '#server/dump/catalog';
import { dropDatabase, newDatabase } from '../support/postgres.ts';

/** Tries of the last minutes, which a restored server begins anew. */
const NOT_KEPT = ['rate_limits'];

test('every table of the schema is one that a dump knows', async () => {
  const address = await newDatabase();
  onTestFinished(() => dropDatabase(address));
  await (await openPostgres(address)).close();
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const dumped = await tablesOf(client);
  await client.end();
  expect([...dumped.keys()].toSorted()).toEqual(rows.map(({ relname }) => relname).filter((name) => !NOT_KEPT.includes(name)));
});
