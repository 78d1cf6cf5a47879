// The account endpoints: each calls one decision and shapes the answer. Those that can be guessed at count their tries first.
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import type { Limit } from '../http/rateLimit.ts';
import type { Mount } from '../http/route.ts';
import { createKeyTurns, type Turns } from '../process/turns.ts';
import { forgotPassword, login, register, resendVerification, resetPassword, verifyEmail } from './decisions.ts';
import { deviceName } from './deviceName.ts';
import { isKnownBrowser } from './knownBrowserStore.ts';
import { browserOf, rememberBrowser } from './knownBrowsers.ts';
import { deleteSession } from './store.ts';

/** The normal form of a name for lookup and rate limits, so that all spellings of one account share its limits. */
function accountName(name: string): string {
  return storable(name).trim().toLowerCase();
}

const minutes = (count: number) => count * 60_000;
/**
 * A whole school may share one address. So successful logins are not counted, and a blocked address is free again within
 * minutes. The address is counted first, so that blocked requests write no rows.
 */
export const accountLimits = {
  /** failures from one address for one name */
  login: { name: 'login', tries: 10, windowMs: minutes(10) },
  /** failures from one address for any name */
  loginAddress: { name: 'login address', tries: 150, windowMs: minutes(10) },
  /** failures for one name from any address */
  loginName: { name: 'login name', tries: 20, windowMs: minutes(30) },
  /** failures for one name in a browser that was signed in to it before */
  loginBrowser: { name: 'login browser', tries: 10, windowMs: minutes(10) },
  register: { name: 'register', tries: 5, windowMs: minutes(60) },
  registerAddress: { name: 'register address', tries: 300, windowMs: minutes(10) },
  forgot: { name: 'forgot', tries: 5, windowMs: minutes(60) },
  forgotName: { name: 'forgot name', tries: 20, windowMs: minutes(60) },
  forgotAddress: { name: 'forgot address', tries: 100, windowMs: minutes(10) },
  reset: { name: 'reset', tries: 100, windowMs: minutes(10) },
  resend: { name: 'resend', tries: 5, windowMs: minutes(60) },
} satisfies Record<string, Limit>;

const MOST_LOGINS_WAITING = 200;

/** `inTurn`: password hashing waits for its turn. */
export function accountRoutes(mount: Mount, deps: Deps, inTurn: Turns): void {
  // Repeated logins to one account wait for each other first, so that they take only one turn of hashing.
  const inNameTurn = createKeyTurns(1, MOST_LOGINS_WAITING);
  mount('register', async ({ body, ip }) => {
    const name = accountName(body.email);
    await deps.rateLimit.countAll([
      { limit: accountLimits.registerAddress, key: ip },
      { limit: accountLimits.register, key: `${ip} ${name}` },
    ]);
    return inTurn(() => register(deps, body));
  });
  mount('login', async ({ body, ip, header }) => {
    const name = accountName(body.username);
    const browser = browserOf(header('cookie'));
    const isKnown = await isKnownBrowser(deps.db, browser, name);
    const tries = isKnown
      ? [{ limit: accountLimits.loginBrowser, key: `${browser} ${name}` }]
      : [
          { limit: accountLimits.loginAddress, key: ip },
          { limit: accountLimits.login, key: `${ip} ${name}` },
          { limit: accountLimits.loginName, key: name },
        ];
    const { token, userId } = await inNameTurn(name, () =>
      inTurn(async () => {
        const { takeBack } = await deps.rateLimit.countAll(tries);
        const session = await login(deps, { name, password: body.password, device: deviceName(header('user-agent')) });
        await takeBack();
        return session;
      }),
    );
    await deps.rateLimit.forget(accountLimits.login, `${ip} ${name}`);
    const answer = { access_token: token, token_type: 'bearer' };
    return withCookie(answer, await rememberBrowser(deps, browser, userId));
  });
  mount('me', async ({ user: { sessionHash: _, since: __, ...user } }) => user);
  mount('verifyEmail', async ({ param }) => ({ message: await verifyEmail(deps, param('token')) }));
  mount('forgotPassword', async ({ body, ip }) => {
    const name = accountName(body.email);
    await deps.rateLimit.countAll([
      { limit: accountLimits.forgotAddress, key: ip },
      { limit: accountLimits.forgot, key: `${ip} ${name}` },
      { limit: accountLimits.forgotName, key: name },
    ]);
    return { message: await forgotPassword(deps, body) };
  });
  mount('resetPassword', async ({ body, ip, header }) => {
    await deps.rateLimit.count(accountLimits.reset, ip);
    const { message, userId, email } = await inTurn(() => resetPassword(deps, body));
    // Whoever reads the account's mail is its owner, and gets in however many others are trying.
    await deps.rateLimit.forget(accountLimits.loginName, accountName(email));
    return withCookie({ message }, await rememberBrowser(deps, browserOf(header('cookie')), userId));
  });
  mount('resendVerification', async ({ user, ip }) => {
    await deps.rateLimit.count(accountLimits.resend, `${ip} ${user.email}`);
    return { message: await resendVerification(deps, user) };
  });
  mount('logout', async ({ user }) => {
    await deleteSession(deps.db, user.sessionHash);
    return { message: 'Logged out.' };
  });
}

function withCookie(answer: object, cookie: string | null): Response {
  return Response.json(answer, cookie === null ? {} : { headers: { 'Set-Cookie': cookie } });
}
