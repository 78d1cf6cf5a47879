// A server that lost its connection to the database is seen again by the others, over one connection.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { instanceOn } from '#server/database/instances';
import { dropDatabase, newEmptyDatabase } from '../support/postgres.ts';

test('a database that refuses for a while finds one connection afterwards, not one for each try', async () => {
  const address = await newEmptyDatabase();
  const name = new URL(address).pathname.slice(1);
  const admin = new pg.Client({ connectionString: address.replace(`/${name}?`, '/postgres?') });
  await admin.connect();
  const instance = instanceOn(address);
  onTestFinished(async () => {
    await instance.close();
    await admin.end();
    await dropDatabase(address);
  });
  await instance.hold();
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await admin.query(`alter database ${name} with allow_connections true`);
  const held = async () => (await admin.query('select pid from pg_stat_activity where datname = $1', [name])).rowCount;
  await expect.poll(held).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await held()).toBe(1);
});
