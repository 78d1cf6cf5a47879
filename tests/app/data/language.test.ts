// The language of this device becomes the account's, whose mails are written in it; a device where none was chosen says none.
import { expect, onTestFinished, test, vi } from 'vitest';
import { refreshUser } from '../../../src/app/data/accounts.ts';
import { storeLanguage } from '../../../src/app/data/language.ts';
import { sessionNow } from '../../../src/app/data/session.ts';
import { newcomer } from '../documentsWorld.ts';
import { useBrowser } from '../page.tsx';

useBrowser();

const languageOf = async ({ student }: Awaited<ReturnType<typeof newcomer>>) =>
  ((await (await student.call('me')).json()) as { language?: string }).language;

test('what was chosen is told with the next refresh that gets through', async () => {
  const known = await newcomer();
  onTestFinished(() => localStorage.clear());
  await refreshUser();
  expect(await languageOf(known)).toBeUndefined();
  storeLanguage('fr');
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    String(request[0]).endsWith('/account') ? Promise.reject(new TypeError('Failed to fetch')) : before(...request),
  );
  await refreshUser();
  vi.stubGlobal('fetch', before);
  expect([await languageOf(known), sessionNow().token]).toEqual([undefined, known.student.token]);
  await refreshUser();
  expect([await languageOf(known), sessionNow().user?.language]).toEqual(['fr', 'fr']);
});
