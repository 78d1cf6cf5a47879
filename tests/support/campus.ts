// People who sign in through a third party: the provider's own pages, walked like a browser does, and back to the app.
import { CLIENT, type IdentityProvider, startIdentityProvider } from './identityProvider.ts';
import { call } from './people.ts';
import { ORIGIN, type TestServer, type TestServerOptions } from './testServer.ts';
import { createWalker, type Walker } from './walker.ts';

export const LOGIN = '/api/auth/oidc/login';

export type Person = { login: string; email: string };
export type Campus = {
  provider: IdentityProvider;
  server: TestServer;
  newPerson: (claims?: { email?: string; email_verified?: boolean }) => Person;
  /** Through the provider's login and consent pages; where the app says how it went. */
  comeBack: (login: string, walker?: Walker) => Promise<URL>;
  /** the session's token, or '' */
  tokenOf: (arrived: URL) => string;
  userOf: (arrived: URL) => Promise<{ user_id: number; email: string; is_verified: boolean } | null>;
  close: () => Promise<void>;
};

let count = 0;

/** A provider, and a server that lets its people in. */
export async function openCampus(
  start: (options?: TestServerOptions) => Promise<TestServer>,
  options: TestServerOptions = {},
): Promise<Campus> {
  const provider = await startIdentityProvider(ORIGIN);
  const server = await start({ ...options, env: { ...CLIENT, OIDC_ISSUER: provider.issuer, ...options.env } });
  const tokenOf = (arrived: URL) => new URLSearchParams(arrived.hash.slice(1)).get('token') ?? '';
  return {
    provider,
    server,
    newPerson: (claims = {}) => {
      count += 1;
      const login = `person${count}`;
      const email = claims.email ?? `${login}-${process.pid}@campus.example`;
      provider.say(login, { email_verified: true, ...claims, email });
      return { login, email };
    },
    comeBack: async (login, walker = createWalker(server)) => {
      await walker.go(LOGIN);
      const next = await walker.send({ login, password: 'any' });
      return next.pathname === '/auth/callback' ? next : walker.send({});
    },
    tokenOf,
    userOf: async (arrived) => {
      const answer = await call(server, 'me', {}, tokenOf(arrived));
      return answer.status === 200 ? ((await answer.json()) as { user_id: number; email: string; is_verified: boolean }) : null;
    },
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
