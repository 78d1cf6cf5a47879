// Calls of one student are never made with another's token (trap 24).
import { afterEach, expect, test, vi } from 'vitest';
import { callAs } from '../../../src/app/data/queries.ts';
import { signIn, signOut } from '../../../src/app/data/session.ts';
import { ama, kofi } from '../../support/testDatabase.ts';

afterEach(async () => {
  await signOut({ revoke: false });
  vi.unstubAllGlobals();
});

test("trap 24: a query that outlived its student is not asked again with the next student's token", async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('authorization'));
    return Response.json([]);
  });
  await signIn('amas', ama);
  await callAs(ama.user_id, 'documents');
  await signIn('kofis', kofi);
  await expect(callAs(ama.user_id, 'documents')).rejects.toThrow('Another student is signed in now.');
  expect(asked).toEqual(['Bearer amas']);
});
