// Persists TanStack's query cache, one row for each query and student. It never holds the only copy of anything. Entries of
// another schema version are dropped.
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import type { OasisDatabase } from '../rows/db.ts';

/** Increase it when the shape of a persisted answer changes. */
const QUERY_SCHEMA_VERSION = '1';

/** Creates the persister of one student's queries. Entries never expire: offline, an old list is better than none. */
export function createQueryStore(db: OasisDatabase, userId: number) {
  const prefix = `u${userId}`;
  type Entry = [key: string, value: string];
  const storeWith = (entries: () => Promise<Entry[]>) =>
    experimental_createQueryPersister<string>({
      prefix,
      buster: QUERY_SCHEMA_VERSION,
      maxAge: Number.POSITIVE_INFINITY,
      // The persister's own refetch would leave an unhandled rejection without a network.
      refetchOnRestore: false,
      storage: {
        // A failing store must not fail the query, since it holds only copies.
        getItem: (key) => db.queries.get(key).then((row) => (row?.userId === userId ? row.value : undefined)),
        setItem: (key, value) => db.queries.put({ key, userId, value }).catch(() => undefined),
        removeItem: (key) => db.queries.delete(key).catch(() => undefined),
        entries,
      },
    });
  const store = storeWith(async () =>
    (await db.queries.where('userId').equals(userId).toArray()).map(({ key, value }): Entry => [key, value]),
  );
  // A stored copy is shown and refetched at once: another device may have changed the data.
  const persisterFn: typeof store.persisterFn = async (queryFn, context, query) => {
    let isRestored = true;
    const data = await store.persisterFn(
      (queryContext) => {
        isRestored = false;
        return queryFn(queryContext);
      },
      context,
      query,
    );
    if (isRestored) setTimeout(() => void query.fetch().catch(() => undefined));
    return data;
  };
  /** Loads the stored answers of these queries into a cache. */
  async function restoreAnswers(
    client: Parameters<typeof store.restoreQueries>[0],
    queryHashes: readonly string[],
  ): Promise<void> {
    const rows = await db.queries.bulkGet(queryHashes.map((hash) => `${prefix}-${hash}`));
    const entries = rows.flatMap((row): Entry[] => (row?.userId === userId ? [[row.key, row.value]] : []));
    await storeWith(async () => entries).restoreQueries(client);
  }
  return { ...store, persisterFn, restoreAnswers };
}
