// Leads to the provider and back. Both addresses are for browsers, not API calls: they always redirect, and failures are shown
// on the page's /auth/callback.
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import { API_BASE } from '#core/api/endpoints';
import type { Deps } from '../deps.ts';
import { addressOf } from '../http/address.ts';
import { Refusal } from '../http/failures.ts';
import type { Mount } from '../http/route.ts';
import type { PendingLogin, Provider } from '../outside/provider.ts';
import type { Turns } from '../process/turns.ts';
import { deviceName } from './deviceName.ts';
import { loginWith } from './thirdParty.ts';

const BASE = `${API_BASE}/auth/oidc`;
const LOGIN = `${BASE}/login`;
const CALLBACK = `${BASE}/callback`;
const COOKIE = 'oasis_oidc';
const KEPT_SECONDS = 600;
/** A whole school may share one address. */
const tries = { name: 'third-party login', tries: 600, windowMs: 10 * 60_000 };

const KeptCookie = z.object({ state: z.string().min(1), nonce: z.string().min(1), verifier: z.string().min(1) });

/** `inTurn`: password hashing waits for its turn. */
export function thirdPartyRoutes(app: Hono, mount: Mount, deps: Deps, inTurn: Turns): void {
  const { provider } = deps;
  mount('providers', async () => (provider === null ? [] : [{ name: provider.name, login_path: LOGIN }]));
  if (provider === null) return;

  // The cookie of this browser, sent when the provider redirects back (a plain navigation).
  const cookie = { path: BASE, httpOnly: true, sameSite: 'Lax', secure: deps.appUrl.startsWith('https:') } as const;

  app.get(LOGIN, (c) =>
    answer(c, deps, async () => {
      await deps.rateLimit.count(tries, addressOf(c, deps.proxies));
      const { address, kept: pendingLogin } = await provider.leaveFor(deps.appUrl + CALLBACK);
      setCookie(c, COOKIE, Buffer.from(JSON.stringify(pendingLogin)).toString('base64url'), { ...cookie, maxAge: KEPT_SECONDS });
      return address;
    }),
  );
  app.get(CALLBACK, (c) =>
    answer(c, deps, async () => {
      const pendingLogin = readKept(getCookie(c, COOKIE));
      deleteCookie(c, COOKIE, cookie);
      const { search, searchParams } = new URL(c.req.url);
      refuseFailed(searchParams, pendingLogin, provider);
      if (pendingLogin === null || searchParams.get('state') !== pendingLogin.state) {
        throw new Refusal('provider_login_lost');
      }
      const identity = await provider.identify(new URL(deps.appUrl + CALLBACK + search), pendingLogin);
      const device = deviceName(c.req.header('user-agent') ?? null);
      const { token, outcome } = await loginWith(deps, { identity, providerName: provider.name, device, inTurn });
      return `${deps.appUrl}/auth/callback#token=${encodeURIComponent(token)}${outcome === null ? '' : `&${outcome}=1`}`;
    }),
  );
}

/** The provider's refusal, shown only in the browser that started this login. */
function refuseFailed(query: URLSearchParams, pendingLogin: PendingLogin | null, provider: Provider): void {
  if (pendingLogin === null || !query.has('error') || query.get('state') !== pendingLogin.state) return;
  const wasCancelled = query.get('error') === 'access_denied';
  throw wasCancelled
    ? new Refusal('provider_login_cancelled')
    : new Refusal('provider_login_refused', { params: { provider: provider.name } });
}

async function answer(c: Context, deps: Deps, next: () => Promise<string>): Promise<Response> {
  try {
    return c.redirect(await next());
  } catch (error) {
    if (!(error instanceof Refusal)) deps.log.error({ err: error, route: c.req.path }, 'A third-party login failed.');
    const sentence = error instanceof Refusal ? error.message : `${deps.provider?.name} could not be asked who you are.`;
    return c.redirect(`${deps.appUrl}/auth/callback?error=${encodeURIComponent(sentence)}`);
  }
}

function readKept(value: string | undefined): PendingLogin | null {
  try {
    return KeptCookie.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}
