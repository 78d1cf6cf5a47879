// Before the first test: the PostgreSQL that all of a run's processes share. Each project of vitest asks for it, one starts it.
import type { TestProject } from 'vitest/node';

type Support = typeof import('./postgres.ts');
const users = globalThis as { databaseUsers?: number; databaseSupport?: Support };

export default async function setup(_project: TestProject): Promise<() => Promise<void>> {
  // Each project loads its own copy of this file, but there is one server.
  users.databaseSupport ??= await import('./postgres.ts');
  users.databaseUsers = (users.databaseUsers ?? 0) + 1;
  const { sharedPostgres, endSharedPostgres } = users.databaseSupport;
  await sharedPostgres();
  return async () => {
    users.databaseUsers = (users.databaseUsers ?? 1) - 1;
    if (users.databaseUsers === 0) await endSharedPostgres();
  };
}
