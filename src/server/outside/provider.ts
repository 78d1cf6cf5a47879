// Identifies a student at a third party by OpenID Connect (code flow with PKCE, state and nonce). It knows nothing of our
// accounts.
import * as oidc from 'openid-client';
import type { ProviderConfig } from '../config.ts';

/** What the browser keeps between leaving for the provider and returning. */
export type PendingLogin = { state: string; nonce: string; verifier: string };
export type Identity = { issuer: string; subject: string; email: string | null; isEmailVerified: boolean };

export type Provider = {
  /** the button's label */
  name: string;
  /** The address to send the browser to. Rejects if the provider is unreachable. */
  leaveFor: (returnTo: string) => Promise<{ address: string; kept: PendingLogin }>;
  /** The returning user. `address`: where the browser arrived, with its query. Rejects unless everything matches. */
  identify: (address: URL, pendingLogin: PendingLogin) => Promise<Identity>;
};

const TIMEOUT_SECONDS = 10;

/** Loads the provider's metadata at the first login, so that a start does not depend on it. */
export function createProvider(config: ProviderConfig): Provider {
  let cachedConfiguration: Promise<oidc.Configuration> | null = null;
  const discovered = () => {
    cachedConfiguration ??= discover(config).catch((error: unknown) => {
      cachedConfiguration = null;
      throw error;
    });
    return cachedConfiguration;
  };

  return {
    name: config.name,
    leaveFor: async (returnTo) => {
      const pendingLogin = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const address = oidc.buildAuthorizationUrl(await discovered(), {
        redirect_uri: returnTo,
        scope: 'openid email',
        state: pendingLogin.state,
        nonce: pendingLogin.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pendingLogin.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, kept: pendingLogin };
    },
    identify: async (address, pendingLogin) => {
      const configuration = await discovered();
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        expectedState: pendingLogin.state,
        expectedNonce: pendingLogin.nonce,
        pkceCodeVerifier: pendingLogin.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      // Most providers reveal the address only on a second request.
      const emailClaims = claims.email === undefined ? await moreAbout(configuration, tokens.access_token, claims.sub) : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof emailClaims.email === 'string' ? emailClaims.email : null,
        isEmailVerified: emailClaims.email_verified === true,
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  return oidc.discovery(
    address,
    clientId,
    undefined,
    clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // By default the library trusts the connection that an ID token came on, and checks no signature.
        oidc.enableNonRepudiationChecks,
        // The configuration allows plain http only on this machine.
        ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}

async function moreAbout(
  configuration: oidc.Configuration,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown>> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return oidc.fetchUserInfo(configuration, accessToken, subject);
}
