// A real OpenID provider for tests, with its own login and consent pages. Whoever logs in is who the test said they are.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

export const CLIENT = { OIDC_CLIENT_ID: 'oasis', OIDC_CLIENT_SECRET: 'between us', OIDC_NAME: 'Campus' };

export type IdentityProvider = {
  issuer: string;
  /** what the provider says of a login name from now on */
  say: (login: string, claims: { email?: string; email_verified?: boolean }) => void;
  close: () => Promise<void>;
};

/** `appUrls`: where browsers may be sent back to. */
export async function startIdentityProvider(...appUrls: string[]): Promise<IdentityProvider> {
  const people = new Map<string, { email?: string; email_verified?: boolean }>();
  let listener: RequestListener = () => undefined;
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: appUrls.map((url) => `${url}/api/auth/oidc/callback`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWK] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['only a test'] },
    findAccount: (_, login) => ({ accountId: login, claims: () => ({ sub: login, ...people.get(login) }) }),
  });
  listener = provider.callback();
  return {
    issuer,
    say: (login, claims) => void people.set(login, claims),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
