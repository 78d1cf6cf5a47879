// Of one account a few requests are worked on at a time, and what is large is held within bounds until it is sent.
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { API_BASE } from '#core/api/endpoints';
import { onError } from '#server/http/failures';
import { shareFairly } from '#server/http/fairShare';
import { silentLog } from '#server/process/log';

const KB = 1024;

/** An app whose only call waits until it is let go, and whose answer has so many bytes. */
function openApp(limits: Parameters<typeof shareFairly>[0], accounts: Record<string, number> = {}) {
  const started: { token: string; letGo: () => void }[] = [];
  const app = new Hono();
  app.onError(onError(silentLog));
  app.use(`${API_BASE}/*`, shareFairly(limits));
  app.get(`${API_BASE}/large`, (c) => c.body('x'.repeat(8 * KB), 200, { 'Content-Length': String(8 * KB) }));
  app.get(`${API_BASE}/work`, async (c) => {
    const token = (c.req.header('authorization') ?? '').replace('Bearer ', '');
    const account = accounts[token];
    if (account !== undefined) c.set('userId', account);
    await new Promise<void>((letGo) => started.push({ token, letGo: () => letGo() }));
    return c.text('done');
  });
  const call = async (path: string, token?: string, method = 'GET') => {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return app.request(`${API_BASE}/${path}`, { method, headers });
  };
  return { call, started };
}

test('of one account two are worked on, more wait, the next is asked to come later, and others go on', async () => {
  const { call, started } = openApp({ atOnce: 2, mostWaiting: 1 });
  const answers = [call('work', 'ama'), call('work', 'ama'), call('work', 'ama')];
  await expect.poll(() => started.length).toBe(2);
  const refused = await call('work', 'ama');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  answers.push(call('work', 'kofi'));
  await expect.poll(() => started.map(({ token }) => token)).toEqual(['ama', 'ama', 'kofi']);
  for (let at = 0; at < 4; at += 1) {
    await expect.poll(() => started.length).toBeGreaterThan(at);
    started[at]?.letGo();
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('sessions of one account share its turns', async () => {
  const { call, started } = openApp({ atOnce: 1, mostWaiting: 5 }, { phone: 7, laptop: 7 });
  for (const token of ['phone', 'laptop']) {
    const first = call('work', token);
    await expect.poll(() => started.length).toBe(1);
    started.shift()?.letGo();
    await first;
  }
  const both = [call('work', 'phone'), call('work', 'laptop')];
  await expect.poll(() => started.length).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toHaveLength(1);
  started.shift()?.letGo();
  await expect.poll(() => started.length).toBe(1);
  started.shift()?.letGo();
  await Promise.all(both);
});

test('a large answer that nobody reads holds its account’s turn, and its bytes, until it is read or given up', async () => {
  const { call } = openApp({ atOnce: 1, mostWaiting: 5, largeBytes: KB, heldBytes: 10 * KB });
  const unread = await call('large', 'ama');
  let isNextAnswered = false;
  const next = call('large', 'ama').then((response) => {
    isNextAnswered = true;
    return response;
  });
  expect((await call('large')).status).toBe(503);
  expect(isNextAnswered).toBe(false);
  expect(await unread.text()).toHaveLength(8 * KB);
  const second = await next;
  expect((await call('large')).status).toBe(503);
  await second.body?.cancel();
  expect((await call('large')).status).toBe(200);
});

test('one that is not taken in time is cut off, and one without a body holds nothing', async () => {
  const { call } = openApp({ largeBytes: KB, heldBytes: 10 * KB, sentWithinMs: 10 });
  await call('large', 'ama', 'HEAD');
  const late = await call('large', 'ama');
  await expect(new Promise((resolve) => setTimeout(resolve, 50)).then(() => late.text())).rejects.toThrow('in time');
  expect((await call('large', 'ama')).status).toBe(200);
});
