// The first network after a start without one: TanStack takes every start for an online one, and would hear no change.
import { expect, test, vi } from 'vitest';

test('a page that started without a network asks for what is stale when the first network comes, and once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { queryClient } = await import('../../../src/app/data/queryClient.ts');
  const { QueryObserver } = await import('@tanstack/react-query');
  queryClient.mount();
  let asked = 0;
  const observer = (key: string, dataUpdatedAt: number) =>
    new QueryObserver(queryClient, {
      queryKey: [key],
      initialData: 'kept',
      initialDataUpdatedAt: dataUpdatedAt,
      refetchOnMount: false,
      queryFn: async () => {
        asked += 1;
        return 'new';
      },
    });
  const stops = [observer('stale', 0), observer('stale', 0), observer('fresh', Date.now())].map((one) => one.subscribe(() => {}));
  for (let times = 0; times < 3; times += 1) {
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    dispatchEvent(new Event('offline'));
  }
  expect(queryClient.getQueryData(['stale'])).toBe('new');
  expect(queryClient.getQueryData(['fresh'])).toBe('kept');
  for (const stop of stops) stop();
  queryClient.unmount();
  queryClient.clear();
});
