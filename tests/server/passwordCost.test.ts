// What a password costs whoever guesses it, in the server as it is delivered: tests that run it in their own process hash cheaper.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newStudent } from '../support/people.ts';
import { dropDatabase, freePort, newDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

test('a stored password is argon2id over 19 MiB, twice', async () => {
  const database = await newDatabase();
  onTestFinished(() => dropDatabase(database));
  const env = { DATABASE_URL: database };
  const server = await spawnServer({ dataDir: await newTestFolder('cost-'), port: await freePort(), env });
  onTestFinished(() => server.kill());
  await newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query('select password_hash from users').finally(() => client.end());
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }]);
});
