// A provider that lies, or somebody between it and us: each lie by itself, in a login that is honest otherwise. None opens anything.
import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOGIN } from '../../support/campus.ts';
import { CLIENT } from '../../support/identityProvider.ts';
import { type Lie, type LyingProvider, signedBy, signedWith, startLyingProvider, unsigned } from '../../support/lyingProvider.ts';
import { call } from '../../support/people.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';
import { createWalker } from '../../support/walker.ts';

const now = () => Math.floor(Date.now() / 1000);
const { privateKey: strange } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Each is told to a server that knows the provider's description and keys. */
const lies: Record<string, (provider: LyingProvider) => Lie> = {
  'the nonce of another login': () => ({ claims: (claims) => ({ ...claims, nonce: 'n'.repeat(43) }) }),
  'a signature by another key': () => ({ idToken: (claims, header) => signedBy(strange, claims, header) }),
  'another person under an honest signature': ({ key }) => ({
    told: (told) => ({ ...told, sub: 'somebody else' }),
    idToken: (claims, header) => {
      const [head, , signature] = signedBy(key, claims, header).split('.');
      return [head, signedBy(key, { ...claims, sub: 'somebody else' }, header).split('.')[1], signature].join('.');
    },
  }),
  'the algorithm none': () => ({ idToken: unsigned }),
  'its public key as a secret': ({ publicPem }) => ({ idToken: (claims, header) => signedWith(publicPem, claims, header) }),
  'the client secret as a key': () => ({ idToken: (claims, header) => signedWith(CLIENT.OIDC_CLIENT_SECRET, claims, header) }),
  'a token for another app': () => ({ claims: (claims) => ({ ...claims, aud: 'another-app' }) }),
  'a token for two apps that another one asked for': () => ({
    claims: (claims) => ({ ...claims, aud: ['oasis', 'another-app'], azp: 'another-app' }),
  }),
  'a token that ran out': () => ({ claims: (claims) => ({ ...claims, iat: now() - 700, exp: now() - 100 }) }),
  'a token that begins tomorrow': () => ({ claims: (claims) => ({ ...claims, nbf: now() + 86_400 }) }),
  'another person when it is asked once more': () => ({ told: (told) => ({ ...told, sub: 'somebody else' }) }),
  'nobody when it is asked once more': () => ({ told: (told) => ({ ...told, sub: undefined }) }),
  'a return from another issuer': () => ({ back: (query) => query.set('iss', 'https://campus.example') }),
};

const UNKNOWN = 'Campus could not be asked who you are.';
let count = 0;

export const liesOfProvider: Suite = (start) => {
  let provider: LyingProvider;
  let server: TestServer;
  const campus = () => start({ env: { ...CLIENT, OIDC_ISSUER: provider.issuer } });

  beforeAll(async () => {
    provider = await startLyingProvider();
    server = await campus();
  });
  beforeEach(() => {
    count += 1;
    Object.assign(provider.person, { sub: `person${count}`, email: `person${count}-${process.pid}@campus.example` });
    provider.lie({});
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const counted = async (at = server) => {
    const { rows } = (await at.deps.db.execute(sql`select (select count(*) from users) + (select count(*) from sessions) +
      (select count(*) from identities) as all`)) as { rows: { all: string }[] };
    return Number(rows[0]?.all);
  };
  const refusalOf = async (at = server) => {
    const before = await counted(at);
    const arrived = await createWalker(at).go(LOGIN);
    expect(arrived.hash).toBe('');
    expect(await counted(at)).toBe(before);
    return arrived.searchParams.get('error');
  };
  const welcome = async () => {
    const arrived = await createWalker(server).go(LOGIN);
    const token = new URLSearchParams(arrived.hash.slice(1)).get('token') ?? '';
    expect(await (await call(server, 'me', {}, token)).json()).toMatchObject({ email: provider.person.email });
  };

  test('an honest login of the same provider is let in', welcome);

  describe('a lie', () => {
    test.each(Object.keys(lies))('opens nothing and makes nothing: %s', async (what) => {
      await welcome();
      provider.lie(lies[what]?.(provider) ?? {});
      expect(await refusalOf()).toBe(UNKNOWN);
      Object.assign(provider.person, { sub: `never ${count}`, email: `never${count}-${process.pid}@campus.example` });
      expect(await refusalOf()).toBe(UNKNOWN);
    });

    test.each([
      ['another issuer', 'https://campus.example'],
      ['no issuer', undefined],
    ])('a description of %s, and nobody is sent there', async (_, issuer) => {
      provider.lie({ metadata: (honest) => ({ ...honest, issuer }) });
      const other = await campus();
      expect(await refusalOf(other)).toBe(UNKNOWN);
      await other.close();
    });

    test.each(['true', 1, {}, undefined])('an address whose verification is %o', async (verified) => {
      provider.lie({ told: (told) => ({ ...told, email_verified: verified }) });
      expect(await refusalOf()).toBe('Your email address is not verified at Campus.');
    });

    test('a return with the state of another login', async () => {
      provider.lie({ back: (query) => query.set('state', 's'.repeat(43)) });
      expect(await refusalOf()).toBe('This login was not started in this browser, or it took too long.');
    });

    test.each([
      ['looks whose it is', false],
      ['gives out any', true],
    ])('the code of another login, where the provider %s', async (_, takesAnyVerifier) => {
      let theirs = '';
      provider.lie({
        back: (query) => {
          theirs = query.get('code') ?? '';
          query.set('state', 'lost');
        },
      });
      await createWalker(server).go(LOGIN);
      provider.lie({ takesAnyVerifier, back: (query) => query.set('code', theirs) });
      expect(await refusalOf()).toBe(UNKNOWN);
    });
  });
};
