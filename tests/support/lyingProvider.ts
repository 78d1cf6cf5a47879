// An OpenID provider that asks nobody anything and sends whoever comes straight back: honest, but for the lie that a test gives it.
import { createHash, createHmac, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT } from './identityProvider.ts';

type Json = Record<string, unknown>;
type Header = { alg: string; kid: string };
export type Lie = {
  /** of its description */
  metadata?: (honest: Json) => Json;
  /** of what the browser brings back */
  back?: (query: URLSearchParams) => void;
  /** of what the ID token says */
  claims?: (honest: Json) => Json;
  /** of the ID token as a whole */
  idToken?: (claims: Json, header: Header) => string | undefined;
  /** of what it says when it is asked once more */
  told?: (honest: Json) => Json;
  /** it gives out the token of any code to whoever asks */
  takesAnyVerifier?: boolean;
};

export type LyingProvider = {
  issuer: string;
  /** from now on */
  lie: (lie: Lie) => void;
  key: KeyObject;
  publicPem: string;
  /** the subject and the address of the next person */
  person: { sub: string; email: string };
  close: () => Promise<void>;
};

const part = (value: Json | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const signed = (claims: Json, header: Json, sign: (text: string) => string) => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign(text)}`;
};

export const signedBy = (key: KeyObject, claims: Json, header: Json) =>
  signed(claims, header, (text) => createSign('RSA-SHA256').update(text).sign(key, 'base64url'));
export const signedWith = (secret: string, claims: Json, header: Json) =>
  signed(claims, { ...header, alg: 'HS256' }, (text) => createHmac('sha256', secret).update(text).digest('base64url'));
export const unsigned = (claims: Json, header: Json) => signed(claims, { ...header, alg: 'none' }, () => '');

export async function startLyingProvider(): Promise<LyingProvider> {
  let lie: Lie = {};
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const header: Header = { alg: 'RS256', kid: 'one' };
  const logins = new Map<string, { nonce: string; challenge: string }>();
  const person = { sub: '', email: '' };
  let issuer = '';

  const idToken = (code: string): string | undefined => {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: issuer,
      sub: person.sub,
      aud: CLIENT.OIDC_CLIENT_ID,
      iat: now,
      exp: now + 600,
      nonce: logins.get(code)?.nonce,
    };
    const claims = lie.claims?.(honest) ?? honest;
    return lie.idToken === undefined ? signedBy(key, claims, header) : lie.idToken(claims, header);
  };
  const answers: Record<string, (body: URLSearchParams) => Json> = {
    '/.well-known/openid-configuration': () => {
      const at = (path: string) => issuer + path;
      const endpoints = { authorization_endpoint: at('/auth'), token_endpoint: at('/token'), userinfo_endpoint: at('/me') };
      const honest = { issuer, ...endpoints, jwks_uri: at('/keys'), authorization_response_iss_parameter_supported: true };
      return lie.metadata?.(honest) ?? honest;
    },
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), ...header, use: 'sig' }] }),
    '/token': (body) => {
      const [code, verifier] = [body.get('code') ?? '', body.get('code_verifier') ?? ''];
      const fits = createHash('sha256').update(verifier).digest('base64url') === logins.get(code)?.challenge;
      if (!fits && !lie.takesAnyVerifier) return { error: 'invalid_grant' };
      return { access_token: 'a', token_type: 'bearer', id_token: idToken(code) };
    },
    '/me': () => {
      const honest = { ...person, email_verified: true };
      return lie.told?.(honest) ?? honest;
    },
  };
  const sentBack = (asked: URLSearchParams): string => {
    const code = randomUUID();
    logins.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
    const query = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    lie.back?.(query);
    return `${asked.get('redirect_uri')}?${query}`;
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/auth') return response.writeHead(302, { Location: sentBack(searchParams) }).end();
    const answer = answers[pathname]?.(await formOf(request));
    response
      .writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    lie: (given) => {
      lie = given;
    },
    key,
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    person,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}
