// A session that the server no longer takes: of several calls that are refused at once, the first one remembers where the student was.
import { expect, onTestFinished, test, vi } from 'vitest';
import { takePlace } from '../../../src/app/data/place.ts';
import { call } from '../../../src/app/data/queries.ts';
import { onSession, sessionNow } from '../../../src/app/data/session.ts';
import { newcomer } from '../documentsWorld.ts';
import { useBrowser } from '../page.tsx';

useBrowser();

test('a call that is refused later does not forget the place', async () => {
  const { student, userId } = await newcomer();
  await student.call('logout');
  const before = globalThis.fetch;
  let timesAsked = 0;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).endsWith('/auth/users/me')) {
      timesAsked += 1;
      // Both calls are refused before either of them ends the session; the second one learns it when it is over.
      if (timesAsked === 1) await vi.waitFor(() => expect(timesAsked).toBe(2));
      else await vi.waitFor(() => expect(sessionNow().token).toBeNull());
    }
    return before(...asked);
  });
  history.replaceState(null, '', '/dashboard/results/7');
  // As the router does.
  const stop = onSession(() => sessionNow().token === null && history.replaceState(null, '', '/login'));
  onTestFinished(() => {
    stop();
    vi.stubGlobal('fetch', before);
  });
  await Promise.allSettled([call('documents'), call('history')]);
  expect(timesAsked).toBe(2);
  expect(takePlace(userId)).toBe('/dashboard/results/7');
});
