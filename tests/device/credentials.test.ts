import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryStore } from '#device/account/queryStore';
import { clearSession, readSession, storeSession, storeUser, takeRevocation } from '#device/rows/credentials';
import { newUuid } from '#device/rows/ids';
import { ama, kofi, testDatabase } from '../support/testDatabase.ts';

test('token first, user later, and both are read back', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', null);
  expect(await readSession(db)).toMatchObject({ token: 't1', user: null });
  await storeUser(db, 't1', ama);
  expect(await readSession(db)).toMatchObject({ token: 't1', user: ama });
});

test('the user of a token that was replaced meanwhile is not stored', async () => {
  const db = testDatabase();
  await storeSession(db, 't2', kofi);
  await storeUser(db, 't1', ama);
  expect(await readSession(db)).toMatchObject({ token: 't2', user: kofi });
});

test('logging out forgets the token at once and hands it out for revocation once', async () => {
  const db = testDatabase();
  await storeSession(db, 't1', ama);
  await clearSession(db, { revoke: true });
  expect(await readSession(db)).toMatchObject({ token: null, user: null });
  expect(await takeRevocation(db)).toBe('t1');
  expect(await takeRevocation(db)).toBeNull();
});

test('a late 401 of an old session ends no new one', async () => {
  const db = testDatabase();
  await storeSession(db, 'new', ama);
  await clearSession(db, { only: 'old', revoke: false });
  expect((await readSession(db)).token).toBe('new');
});

test('a row that cannot be read means signed out, not a crash', async () => {
  const db = testDatabase();
  await db.session.put({ id: 'current', token: 7 } as never);
  expect(await readSession(db)).toMatchObject({ token: null, user: null });
});

test('identifiers are UUIDs of version 4 and differ', () => {
  const ids = new Set(Array.from({ length: 100 }, () => newUuid()));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a persisted query comes back after a restart, for its own student only', async () => {
  const db = testDatabase();
  const ask = (userId: number, answer: () => Promise<string>) =>
    new QueryClient().fetchQuery({
      queryKey: ['documents'],
      queryFn: answer,
      persister: createQueryStore(db, userId).persisterFn as never,
    });
  await ask(1, async () => 'amas');
  await expect.poll(() => db.queries.count()).toBe(1);
  const offline = () => Promise.reject(new Error('no network'));
  expect(await ask(1, offline)).toBe('amas');
  await expect(ask(2, offline)).rejects.toThrow('no network');
});

test('an entry of another schema version is dropped, not misread', async () => {
  const db = testDatabase();
  const store = createQueryStore(db, 1);
  await new QueryClient().fetchQuery({
    queryKey: ['documents'],
    queryFn: async () => 'old',
    persister: store.persisterFn as never,
  });
  await expect.poll(() => db.queries.count()).toBe(1);
  await db.queries.toCollection().modify((row) => {
    row.value = row.value.replace(/"buster":"[^"]*"/, '"buster":"0"');
  });
  const fresh = await new QueryClient().fetchQuery({
    queryKey: ['documents'],
    queryFn: async () => 'new',
    persister: store.persisterFn as never,
  });
  expect(fresh).toBe('new');
});
