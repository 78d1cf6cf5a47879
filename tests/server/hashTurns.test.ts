// What hashes a password outside of logins waits for the turn that they wait for.
import { expect, onTestFinished, test } from 'vitest';
import { settingsRoutes } from '../../src/server/accounts/settingsRoutes.ts';
import { loginWith } from '../../src/server/accounts/thirdParty.ts';
import type { Deps } from '../../src/server/deps.ts';
import type { Mount } from '../../src/server/http/route.ts';
import { startTestServer } from '../support/testServer.ts';

test.each(['changePassword', 'deleteAccount'])('%s takes a turn', async (name) => {
  const handlers = new Map<string, (call: object) => Promise<object>>();
  const mount = ((endpoint: string, handler: (call: object) => Promise<object>) =>
    handlers.set(endpoint, handler)) as never as Mount;
  let turns = 0;
  const inTurn = async () => {
    turns += 1;
    return 'Done.' as never;
  };
  settingsRoutes(mount, {} as Deps, inTurn);
  expect(await handlers.get(name)?.({ user: {}, body: {} })).toEqual({ message: 'Done.' });
  expect(turns).toBe(1);
});

test('the password that is drawn for a third-party login takes a turn, once', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const identity = { issuer: 'https://school.example', subject: 'ama', email: 'ama@school.example', isEmailVerified: true };
  let turns = 0;
  const coming = {
    ...{ identity, providerName: 'School', device: null },
    inTurn: <T>(work: () => Promise<T>) => {
      turns += 1;
      return work();
    },
  };
  const first = await loginWith(server.deps, coming);
  expect((await loginWith(server.deps, coming)).userId).toBe(first.userId);
  expect(turns).toBe(1);
});
