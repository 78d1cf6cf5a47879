// The same API on a real PostgreSQL.
import { afterAll, beforeAll, describe } from 'vitest';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { startTestServer } from '../support/testServer.ts';
import { suites } from './api/suites.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(Object.entries(suites))('%s, on PostgreSQL', (_, suite) =>
  suite(async (options) => startTestServer({ ...options, env: { ...options?.env, DATABASE_URL: await postgres.newDatabase() } })),
);
