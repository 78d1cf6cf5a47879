// Logging in through a third party: a real provider, its own pages, and whose account it opens.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Campus, LOGIN, openCampus } from '../../support/campus.ts';
import { CLIENT, type IdentityProvider } from '../../support/identityProvider.ts';
import { call, newStudent } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import { ORIGIN, type Suite, type TestServer } from '../../support/testServer.ts';
import { createWalker, type Walker } from '../../support/walker.ts';

const CALLBACK = '/api/auth/oidc/callback';

export const thirdParty: Suite = (start) => {
  let campus: Campus;
  let provider: IdentityProvider;
  let server: TestServer;
  let browser: Walker;

  beforeAll(async () => {
    campus = await openCampus(start);
    ({ provider, server } = campus);
  });
  beforeEach(() => {
    browser = createWalker(server);
  });
  afterAll(() => campus.close());

  const newPerson: Campus['newPerson'] = (claims) => campus.newPerson(claims);
  const userOf: Campus['userOf'] = (arrived) => campus.userOf(arrived);
  const comeBack = (login: string, walker = browser) => campus.comeBack(login, walker);

  const errorOf = (arrived: URL) => arrived.searchParams.get('error');

  async function verify(email: string): Promise<void> {
    const mail = (await server.outbox()).findLast((one) => one.to === email && /verify/i.test(one.subject));
    await call(server, 'verifyEmail', { params: { token: mail?.link.split('/').pop() ?? '' } });
  }

  test('the page is told which providers there are', async () => {
    expect(await (await call(server, 'providers')).json()).toEqual([{ name: 'Campus', login_path: LOGIN }]);
    const without = await start();
    expect(await (await call(without, 'providers')).json()).toEqual([]);
    expect((await without.fetch(LOGIN)).status).toBe(404);
    await without.close();
  });

  describe('leaving', () => {
    test('asks the provider with state, nonce and PKCE, and leaves a cookie that no script and no other site can use', async () => {
      const response = await server.fetch(LOGIN, { redirect: 'manual' });
      expect(response.status).toBe(302);
      const { origin, searchParams } = new URL(response.headers.get('Location') ?? '');
      expect(origin).toBe(provider.issuer);
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: 'oasis',
        response_type: 'code',
        redirect_uri: ORIGIN + CALLBACK,
        scope: 'openid email',
        state: expect.stringMatching(/^.{40,}$/),
        nonce: expect.stringMatching(/^.{40,}$/),
        code_challenge: expect.stringMatching(/^.{43}$/),
        code_challenge_method: 'S256',
      });
      const cookie = response.headers.get('Set-Cookie') ?? '';
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).toMatch(/Path=\/api\/auth\/oidc(?:;|$)/);
      expect(cookie).not.toMatch(/Secure/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });

    test('over https leaves a cookie for https only', async () => {
      const secure = await start({ env: { ...CLIENT, OIDC_ISSUER: provider.issuer, APP_URL: 'https://oasis.example' } });
      const response = await secure.fetch(LOGIN, { redirect: 'manual' });
      expect(response.headers.get('Set-Cookie')).toMatch(/; Secure/);
      await secure.close();
    });

    test('for a provider that is away comes back with a sentence', async () => {
      const lost = await start({ env: { ...CLIENT, OIDC_ISSUER: 'http://127.0.0.1:1' } });
      const response = await lost.fetch(LOGIN, { redirect: 'manual' });
      const arrived = new URL(response.headers.get('Location') ?? '');
      expect(arrived.origin + arrived.pathname).toBe(`${ORIGIN}/auth/callback`);
      expect(errorOf(arrived)).toBe('Campus could not be asked who you are.');
      await lost.close();
    });
  });

  describe('coming back', () => {
    test('with a new verified address makes an account, verified, and a session of the usual kind', async () => {
      const { login, email } = newPerson();
      const arrived = await comeBack(login);
      expect(arrived.search).toBe('');
      expect(await userOf(arrived)).toEqual({ user_id: expect.any(Number), email, is_verified: true, has_password: false });
      expect(browser.written().at(-1)).toMatch(/^oasis_oidc=;.*Max-Age=0/);
      for (const password of ['', 'any']) {
        expect((await call(server, 'login', { body: { username: email, password } })).status).toBe(401);
      }
    });

    test('again opens the same account, also after the address has changed there', async () => {
      const { login } = newPerson();
      const first = await userOf(await comeBack(login));
      provider.say(login, { email: `${login}-moved@campus.example`, email_verified: true });
      const again = await userOf(await comeBack(login, createWalker(server)));
      expect(again).toEqual(first);
    });

    test('with the verified address of a verified account opens that account alone: its sessions and password end', async () => {
      const student = await newStudent(server);
      await verify(student.email);
      const { login } = newPerson({ email: student.email.toUpperCase() });
      const me = (await (await student.call('me')).json()) as object;
      const arrived = await comeBack(login);
      expect(await userOf(arrived)).toEqual({ ...me, has_password: false });
      expect(new URLSearchParams(arrived.hash.slice(1)).get('joined')).toBe('1');
      expect((await student.call('me')).status).toBe(401);
      expect((await call(server, 'login', { body: { username: student.email, password: student.password } })).status).toBe(401);
      expect((await server.outbox()).findLast((mail) => mail.to === student.email)?.text).toMatch(/removed its password/);
      // The second time nothing ends: a password that was set since is the owner's.
      const again = await comeBack(login, createWalker(server));
      expect(new URLSearchParams(again.hash.slice(1)).has('joined')).toBe(false);
      expect(await userOf(arrived)).not.toBeNull();
    });

    test('with an address that the provider did not verify opens no account, and makes none', async () => {
      const student = await newStudent(server);
      await verify(student.email);
      for (const claims of [
        { email: student.email, email_verified: false },
        { email: `new-${process.pid}@campus.example`, email_verified: false },
      ]) {
        const { login } = newPerson(claims);
        const arrived = await comeBack(login, createWalker(server));
        expect(arrived.hash).toBe('');
        expect(errorOf(arrived)).toBe('Your email address is not verified at Campus.');
      }
      expect(
        (await call(server, 'register', { body: { email: `new-${process.pid}@campus.example`, password: 'long enough' } }))
          .status,
      ).toBe(201);
    });

    test('takes over an account whose address was never verified: who made it is out, its content stays and is told of', async () => {
      const stranger = await newStudent(server);
      const { quizId } = await seedQuiz(server, stranger);
      await call(server, 'forgotPassword', { body: { email: stranger.email } });
      const reset =
        (await server.outbox())
          .findLast((mail) => mail.to === stranger.email)
          ?.link.split('/')
          .pop() ?? '';
      const { user_id: userId } = (await (await stranger.call('me')).json()) as { user_id: number };
      const { login } = newPerson({ email: stranger.email });
      const arrived = await comeBack(login);
      const hash = new URLSearchParams(arrived.hash.slice(1));
      expect([hash.get('taken'), hash.has('joined')]).toEqual(['1', false]);
      expect(await userOf(arrived)).toEqual({ user_id: userId, email: stranger.email, is_verified: true, has_password: false });
      expect((await stranger.call('me')).status).toBe(401);
      expect((await call(server, 'login', { body: { username: stranger.email, password: stranger.password } })).status).toBe(401);
      expect((await call(server, 'resetPassword', { body: { token: reset, new_password: 'mine once more' } })).status).toBe(400);
      const token = hash.get('token') ?? '';
      expect((await call(server, 'quiz', { params: { id: quizId } }, token)).status).toBe(200);
      // All of it can go at once, and the next login begins anew.
      expect((await call(server, 'deleteAccount', { body: { email: stranger.email } }, token)).status).toBe(200);
      const anew = await comeBack(login, createWalker(server));
      expect([new URLSearchParams(anew.hash.slice(1)).has('taken'), (await userOf(anew))?.email]).toEqual([
        false,
        stranger.email,
      ]);
    });

    test('takes over an empty account whose address was never verified, without a word of content', async () => {
      const stranger = await newStudent(server);
      const { login } = newPerson({ email: stranger.email });
      expect(new URLSearchParams((await comeBack(login)).hash.slice(1)).has('taken')).toBe(false);
      expect((await stranger.call('me')).status).toBe(401);
    });

    test('without any address opens nothing', async () => {
      provider.say('nameless', {});
      expect(errorOf(await comeBack('nameless'))).toBe('Campus did not tell us your email address.');
    });

    test('twice at once makes one account', async () => {
      const { login } = newPerson();
      const arrivals = await Promise.all([1, 2, 3].map(() => comeBack(login, createWalker(server))));
      const users = await Promise.all(arrivals.map(userOf));
      expect(users[0]).not.toBeNull();
      expect(new Set(users.map((user) => user?.user_id)).size).toBe(1);
    });

    test('after a reset the session is gone like any other, and the way back in is open', async () => {
      const { login, email } = newPerson();
      const arrived = await comeBack(login);
      await call(server, 'forgotPassword', { body: { email } });
      const mail = (await server.outbox()).findLast((one) => one.to === email);
      const token = mail?.link.split('/').pop() ?? '';
      expect((await call(server, 'resetPassword', { body: { token, new_password: 'my first one' } })).status).toBe(200);
      expect(await userOf(arrived)).toBeNull();
      expect((await call(server, 'login', { body: { username: email, password: 'my first one' } })).status).toBe(200);
      expect(await userOf(await comeBack(login, createWalker(server)))).toMatchObject({ email });
    });
  });

  describe('what is refused', () => {
    const STRANGE = 'This login was not started in this browser, or it took too long.';

    test('cancelling at the provider is said', async () => {
      await browser.go(LOGIN);
      const abort = /href="([^"]+\/abort)"/.exec(browser.html())?.[1] ?? 'no way back';
      expect(errorOf(await browser.go(abort))).toBe('The login was cancelled.');
    });

    test('a return that this browser did not leave for', async () => {
      const { login } = newPerson();
      await browser.go(LOGIN);
      const consent = await browser.send({ login, password: 'any' });
      expect(consent.origin).toBe(provider.issuer);
      const state = new URL((await server.fetch(LOGIN, { redirect: 'manual' })).headers.get('Location') ?? '').searchParams.get(
        'state',
      );
      // Somebody else's link, in a browser that is on its own way.
      expect(errorOf(await browser.go(`${CALLBACK}?code=stolen&state=${state}`))).toBe(STRANGE);
      expect(errorOf(await createWalker(server).go(`${CALLBACK}?code=stolen&state=${state}`))).toBe(STRANGE);
      expect(errorOf(await createWalker(server).go(CALLBACK))).toBe(STRANGE);
      expect(errorOf(await createWalker(server).go(`${CALLBACK}?error=<b>made up</b>`))).toBe(STRANGE);
    });

    test('a return that is opened a second time, with the old cookie or without', async () => {
      const { login } = newPerson();
      expect(await userOf(await comeBack(login))).not.toBeNull();
      const address = browser.visited().findLast((one) => one.includes(CALLBACK)) ?? '';
      expect(errorOf(await browser.go(address))).toBe(STRANGE);
      const Cookie =
        browser
          .written()
          .findLast((line) => line.startsWith('oasis_oidc=e'))
          ?.split(';')[0] ?? '';
      const replayed = await server.fetch(address, { redirect: 'manual', headers: { Cookie } });
      expect(errorOf(new URL(replayed.headers.get('Location') ?? ''))).toBe('Campus could not be asked who you are.');
    });

    test('a browser that leaves again and again', async () => {
      const limited = await start({ env: { ...CLIENT, OIDC_ISSUER: provider.issuer, RATE_LIMIT: 'on' } });
      const errors: (string | null)[] = [];
      for (let n = 0; n < 601; n += 1) {
        const response = await limited.fetch(LOGIN, { redirect: 'manual' });
        errors.push(errorOf(new URL(response.headers.get('Location') ?? '')));
      }
      expect(errors).toEqual([...Array(600).fill(null), 'Too many tries. Please wait a little and try again.']);
      await limited.close();
    });
  });
};
