// Who may ask for what: each endpoint of the table, asked by everybody whom there is (rightsTable.ts). What somebody else asks for changes
// nothing of the owner's and shows nothing of it.

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/api/allEndpoints';
import { API_BASE } from '#core/api/endpoints';
import type { Endpoint } from '#core/wire/endpoint';
import { call, newStudent, type Student } from '../../support/people.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { asked, everythingOf, type Owned, sharedBy, type World } from './rightsCalls.ts';
import { companions, type Role, rights, statusFor } from './rightsTable.ts';

/** Where a login at the provider begins and ends, for a browser; and the document of all calls. */
const outsideTheTable = ['GET /api/auth/oidc/login', 'GET /api/auth/oidc/callback', 'GET /api/openapi.json'];

const LOGIN_NEEDED = { detail: 'Please log in.', code: 'login_needed' };

/** In whatever is the owner's. */
const SIGN = 'zanzibar';

export const rightsOfAll: Suite = (start) => {
  const server = useServer(start, { env: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'oasis' } });
  let attacked: Owned;
  let people: Record<(typeof companions)[number] | 'owner', Student>;
  beforeAll(async () => {
    attacked = await everythingOf(server, await newStudent(server, { email: `${SIGN}@example.com` }), SIGN);
    const made = [];
    for (const role of ['owner', ...companions] as const) made.push([role, await newStudent(server)] as const);
    people = Object.fromEntries(made) as typeof people;
  });

  /** All that the server keeps of a student, but the time at which it was asked. */
  async function keptOf(owner: Student) {
    const { exported_at: _, ...all } = (await (await owner.call('exportAccount')).json()) as Record<string, unknown>;
    const sessions = (await (await owner.call('sessions')).json()) as { session_id: number }[];
    return { ...all, sessions: sessions.map((one) => one.session_id).sort() };
  }

  async function expectFitting(name: EndpointName, role: Role, answer: Response) {
    expect(answer.status).toBe(statusFor(name, role));
    const { answer: schema }: Endpoint = endpoints[name];
    if (answer.ok && schema !== null) expect(schema.safeParse(await answer.json()).error?.issues ?? []).toEqual([]);
  }

  test('every endpoint has its row, and every address of the API is an endpoint', () => {
    expect(Object.keys(rights).sort()).toEqual(Object.keys(endpoints).sort());
    const known = Object.values(endpoints).map(({ method, path }) => `${method} ${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`);
    const mounted = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith(API_BASE))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(mounted)].sort()).toEqual([...known, ...outsideTheTable].sort());
  });

  const isReading = (name: EndpointName) => endpoints[name].method === 'GET';
  /** Who only reads changes nothing of it: all of these read one. */
  const forReading = new Map<string, Promise<unknown>>();
  function madeFor<T>(name: EndpointName, whose: string, make: () => Promise<T>): Promise<T> {
    if (!isReading(name)) return make();
    const made = (forReading.get(whose) as Promise<T> | undefined) ?? make();
    forReading.set(whose, made);
    return made;
  }

  describe.each(Object.keys(rights) as EndpointName[])('%s', (name) => {
    test.each(['nobody', 'another student'] as const)('asked by %s', async (role) => {
      const before = await keptOf(attacked.owner);
      const stranger = role === 'nobody' ? null : await madeFor(name, role, () => newStudent(server));
      const options = asked(name, attacked, { password: stranger?.password ?? 'x' });
      const answer = stranger === null ? await call(server, name, options) : await stranger.call(name, options);
      expect(answer.status).toBe(statusFor(name, role));
      const words = await answer.text();
      expect(words.toLowerCase()).not.toContain(SIGN);
      if (endpoints[name].auth && role === 'nobody') expect(JSON.parse(words)).toEqual(LOGIN_NEEDED);
      expect(await keptOf(attacked.owner)).toEqual(before);
    });

    test.each(['the owner', 'the owner of a deleted document'] as const)('asked by %s', async (role) => {
      const owned = await madeFor(name, role, async () => {
        const made = await everythingOf(server, await newStudent(server), randomUUID());
        if (role !== 'the owner') await made.owner.call('deleteDocument', { params: { doc_id: made.documentId } });
        return made;
      });
      const given = { password: owned.owner.password, hasCodes: true };
      await expectFitting(name, role, await owned.owner.call(name, asked(name, owned, given)));
    });
  });

  /** What is only of whoever asks is the same for all of these. */
  const shared = (Object.keys(rights) as EndpointName[]).filter((name) => rights[name] !== 'self' && rights[name] !== 'anyone');

  describe.each(shared)('%s', (name) => {
    test.each(companions)('asked by %s', async (role) => {
      const world: World = await madeFor(name, 'everybody', () => sharedBy(server, people));
      const asking = world.of[role];
      const answer = await people[role].call(name, asked(name, { ...world, ...asking }, { password: 'x', hasCodes: true }));
      // A student leads a hundred groups at most.
      if (!isReading(name)) await world.owner.call('deleteGroup', { params: { group_id: world.groupId } });
      await expectFitting(name, role, answer);
    });
  });
};
