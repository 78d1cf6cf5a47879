// The kept answers of the API: shown at once after a restart, and asked after at once.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryStore } from '#device/account/queryStore';
import { createDatabase } from '#device/rows/db';

test('after a restart the kept answer is there, and the new one is fetched although the kept one is fresh', async () => {
  const db = createDatabase('kept answers');
  const start = (answer: string) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false } } });
    const { persisterFn } = createQueryStore(db, 1);
    const observer = new QueryObserver<string>(client, {
      queryKey: ['documents', 1],
      queryFn: async () => answer,
      persister: persisterFn as never,
    });
    const seen: (string | undefined)[] = [];
    observer.subscribe(({ data }) => seen.push(data));
    return { seen, client };
  };
  const first = start('old');
  await expect.poll(() => first.seen.at(-1)).toBe('old');
  await expect.poll(() => db.queries.count()).toBe(1);
  const second = start('new');
  await expect.poll(() => second.seen.at(-1)).toBe('new');
  expect(second.seen).toContain('old');
  first.client.clear();
  second.client.clear();
});
