// The account endpoints: each counts its tries, asks for one decision, and shapes the answer.
import type { Deps } from '../deps.ts';
import type { Limit } from '../rateLimit.ts';
import type { Mount } from '../route.ts';
import { forgotPassword, login, register, resendVerification, resetPassword, verifyEmail } from './decisions.ts';
import { deleteSession } from './store.ts';

const minutes = (count: number) => count * 60_000;
const limits = {
  login: { name: 'login', tries: 10, windowMs: minutes(10) },
  register: { name: 'register', tries: 5, windowMs: minutes(60) },
  forgot: { name: 'forgot', tries: 5, windowMs: minutes(60) },
  resend: { name: 'resend', tries: 5, windowMs: minutes(60) },
} satisfies Record<string, Limit>;

export function accountRoutes(mount: Mount, deps: Deps): void {
  mount('register', async ({ body, ip }) => {
    deps.rateLimit.count(limits.register, `${ip} ${body.email}`);
    return register(deps, body);
  });
  mount('login', async ({ body, ip }) => {
    const key = `${ip} ${body.username.trim()}`;
    deps.rateLimit.count(limits.login, key);
    const access_token = await login(deps, body);
    deps.rateLimit.forget(limits.login, key);
    return { access_token, token_type: 'bearer' };
  });
  mount('me', async ({ user: { user_id, email, is_verified } }) => ({ user_id, email, is_verified }));
  mount('verifyEmail', async ({ param }) => ({ message: await verifyEmail(deps, param('token')) }));
  mount('forgotPassword', async ({ body, ip }) => {
    deps.rateLimit.count(limits.forgot, `${ip} ${body.email}`);
    return { message: forgotPassword(deps, body.email) };
  });
  mount('resetPassword', async ({ body }) => ({ message: await resetPassword(deps, body) }));
  mount('resendVerification', async ({ user, ip }) => {
    deps.rateLimit.count(limits.resend, `${ip} ${user.email}`);
    return { message: resendVerification(deps, user) };
  });
  mount('logout', async ({ user }) => {
    await deleteSession(deps.db, user.sessionHash);
    return { message: 'Logged out.' };
  });
}
