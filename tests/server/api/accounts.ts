// Accounts: who gets in, who does not, and what nobody learns.

import { describe, expect, test } from 'vitest';
import { users } from '#server/accounts/tables';
import { call, logIn, newStudent } from '../../support/people.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
export const accounts: Suite = (start) => {
  const server = useServer(start, { now: () => time });
  let time = Date.parse('2026-03-01T10:00:00Z');

  async function detailOf(response: Response): Promise<unknown> {
    return ((await response.json()) as { detail: unknown }).detail;
  }

  async function lastLink(email: string, subject: RegExp): Promise<string> {
    const mail = (await server.outbox()).findLast((one) => one.to === email && subject.test(one.subject));
    return mail?.link.split('/').pop() ?? 'no mail';
  }

  test('a new database has no account, of whatever name', async () => {
    const empty = await start();
    expect(await empty.deps.db.$count(users)).toBe(0);
    await empty.close();
  });

  describe('registration', () => {
    test('with fields that its form has not makes the same account as without', async () => {
      const body = {
        email: 'more@example.com',
        password: 'long enough',
        is_verified: true,
        user_id: 99_999,
        __proto__: { a: 1 },
      };
      expect((await call(server, 'register', { body })).status).toBe(201);
      const me = (await (await (await logIn(server, body.email, body.password)).call('me')).json()) as { user_id: number };
      expect(me).toEqual({ user_id: expect.any(Number), email: body.email, is_verified: false });
      expect(me.user_id).toBeLessThan(99_999);
    });

    test('answers the email, and its login answers the user, not yet verified', async () => {
      const registered = await call(server, 'register', { body: { email: ' Ama@Example.com ', password: 'long enough' } });
      expect(registered.status).toBe(201);
      expect(await registered.json()).toEqual({ email: 'Ama@Example.com' });
      const ama = await logIn(server, 'ama@EXAMPLE.com', 'long enough');
      const me = await (await ama.call('me')).json();
      expect(me).toEqual({ user_id: expect.any(Number), email: 'Ama@Example.com', is_verified: false });
    });

    test('of one address twice at once makes one account', async () => {
      const body = { email: 'twice@example.com', password: 'long enough' };
      const answers = await Promise.all([1, 2, 3, 4].map(() => call(server, 'register', { body })));
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
    });

    test.each([
      [{ email: 'a@b.co', password: 'short' }, ['body', 'password'], 'Password must be at least 8 characters long.'],
      [{ email: 'no address', password: 'long enough' }, ['body', 'email'], 'Enter a valid email address.'],
      // A second header for the mail server.
      [{ email: 'a@b.co\r\nBcc: x@b.co', password: 'long enough' }, ['body', 'email'], 'Enter a valid email address.'],
      [{ email: 'a@b.co\nx@b.co', password: 'long enough' }, ['body', 'email'], 'Enter a valid email address.'],
    ])('of %o is refused with the place and the reason', async (body, loc, msg) => {
      const refused = await call(server, 'register', { body });
      expect(refused.status).toBe(422);
      expect(await detailOf(refused)).toMatchObject([{ loc, msg, type: expect.any(String) }]);
    });

    test('never keeps the password or a token as it is', async () => {
      const { token } = await newStudent(server, { password: 'visible-secret-1' });
      const dump = await server.deps.db.query.users.findMany();
      const sessions = await server.deps.db.query.sessions.findMany();
      expect(JSON.stringify(dump)).not.toContain('visible-secret-1');
      expect(dump.every((user) => user.passwordHash.startsWith('$argon2id$'))).toBe(true);
      expect(JSON.stringify(sessions)).not.toContain(token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    });
  });

  describe('the language of the mails', () => {
    const subjectsTo = async (email: string) =>
      (await server.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject);

    test.each([
      ['fr', 'Vérifie ton adresse e-mail', 'fr'],
      // From a newer app.
      ['xx', 'Verify your email address', 'en'],
      [undefined, 'Verify your email address', undefined],
    ])('is that of the registration: %s', async (language, subject, toldLanguage) => {
      const email = `mails-${language}@example.com`;
      expect((await call(server, 'register', { body: { email, password: 'long enough', language } })).status).toBe(201);
      expect(await subjectsTo(email)).toEqual([subject]);
      const student = await logIn(server, email, 'long enough');
      expect(((await (await student.call('me')).json()) as { language?: string }).language).toBe(toldLanguage);
    });

    test('changes with the settings, which leave the name, and is exported', async () => {
      const student = await newStudent(server);
      await student.call('changeProfile', { body: { display_name: 'Ama' } });
      const changed = await student.call('changeProfile', { body: { language: 'fr' } });
      expect(await changed.json()).toMatchObject({ display_name: 'Ama', language: 'fr' });
      await student.call('resendVerification');
      expect((await subjectsTo(student.email)).at(-1)).toBe('Vérifie ton adresse e-mail');
      await student.call('changeProfile', { body: { display_name: 'Adjoa' } });
      const exported = (await (await student.call('exportAccount')).json()) as { user: object };
      expect(exported.user).toMatchObject({ display_name: 'Adjoa', language: 'fr' });
    });

    test('of a reset is that of the screen, else that of the account', async () => {
      const { email, ...student } = await newStudent(server);
      await call(server, 'forgotPassword', { body: { email, language: 'fr' } });
      expect((await subjectsTo(email)).at(-1)).toBe('Change ton mot de passe');
      expect(await (await student.call('me')).json()).not.toHaveProperty('language');
      await student.call('changeProfile', { body: { language: 'fr' } });
      for (const language of ['en', undefined]) await call(server, 'forgotPassword', { body: { email, language } });
      expect((await subjectsTo(email)).slice(-2)).toEqual(['Reset your password', 'Change ton mot de passe']);
    });
  });

  describe('login', () => {
    test('with a wrong password and with an unknown address is refused in the same words', async () => {
      const { email } = await newStudent(server);
      const wrong = await call(server, 'login', { body: { username: email, password: 'not this one' } });
      const unknown = await call(server, 'login', { body: { username: 'nobody@example.com', password: 'not this one' } });
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(await wrong.json()).toEqual({ detail: 'Incorrect email or password.', code: 'wrong_login' });
      expect(await unknown.json()).toEqual({ detail: 'Incorrect email or password.', code: 'wrong_login' });
    });

    test('with a name that no database could hold is refused like any other', async () => {
      const refused = await call(server, 'login', { body: { username: 'a\u0000b@example.com', password: 'x' } });
      expect(refused.status).toBe(401);
    });

    test('lasts 60 days from its last use', async () => {
      const student = await newStudent(server);
      time += 59 * DAY;
      expect((await student.call('me')).status).toBe(200);
      time += 59 * DAY;
      expect((await student.call('me')).status).toBe(200);
      time += 60 * DAY + 1000;
      expect((await student.call('me')).status).toBe(401);
    });

    test('ends with logout, and only this one', async () => {
      const phone = await newStudent(server);
      const laptop = await logIn(server, phone.email, phone.password);
      expect((await phone.call('logout')).status).toBe(200);
      expect((await phone.call('me')).status).toBe(401);
      expect((await laptop.call('me')).status).toBe(200);
    });
  });

  describe('the verification mail', () => {
    test('verifies once and keeps answering success', async () => {
      const student = await newStudent(server);
      const token = await lastLink(student.email, /verify/i);
      for (const _ of [1, 2, 3]) {
        expect((await call(server, 'verifyEmail', { params: { token } })).status).toBe(200);
      }
      expect(await (await student.call('me')).json()).toMatchObject({ is_verified: true });
      time += 30 * DAY;
      expect((await call(server, 'verifyEmail', { params: { token } })).status).toBe(200);
    });

    test('works for 24 hours, and can be sent again', async () => {
      const student = await newStudent(server);
      const late = await lastLink(student.email, /verify/i);
      time += DAY + 1000;
      const refused = await call(server, 'verifyEmail', { params: { token: late } });
      expect(refused.status).toBe(400);
      expect(await detailOf(refused)).toBe('This verification link is invalid or expired.');
      expect(await (await student.call('resendVerification')).json()).toEqual({ message: 'Verification email sent.' });
      const fresh = await lastLink(student.email, /verify/i);
      expect(fresh).not.toBe(late);
      expect((await call(server, 'verifyEmail', { params: { token: fresh } })).status).toBe(200);
    });
  });

  describe('a reset', () => {
    test('answers the same for a known and an unknown address, and mails only the known one', async () => {
      const { email } = await newStudent(server);
      const known = await call(server, 'forgotPassword', { body: { email } });
      const unknown = await call(server, 'forgotPassword', { body: { email: 'stranger@example.com' } });
      expect(await known.json()).toEqual(await unknown.json());
      const mails = await server.outbox();
      expect(mails.filter((mail) => mail.to === email && /reset/i.test(mail.subject))).toHaveLength(1);
      expect(mails.filter((mail) => mail.to === 'stranger@example.com')).toEqual([]);
    });

    test('sets the password once, ends every session and every other link', async () => {
      const student = await newStudent(server);
      const laptop = await logIn(server, student.email, student.password);
      await call(server, 'forgotPassword', { body: { email: student.email } });
      const first = await lastLink(student.email, /reset/i);
      await call(server, 'forgotPassword', { body: { email: student.email } });
      const second = await lastLink(student.email, /reset/i);
      const reset = (token: string) => call(server, 'resetPassword', { body: { token, new_password: 'a brand new one' } });
      const answers = await Promise.all([reset(second), reset(second), reset(second)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
      expect((await reset(first)).status).toBe(400);
      expect((await student.call('me')).status).toBe(401);
      expect((await laptop.call('me')).status).toBe(401);
      expect((await call(server, 'login', { body: { username: student.email, password: student.password } })).status).toBe(401);
      await logIn(server, student.email, 'a brand new one');
    });

    test('link is worthless after 60 minutes', async () => {
      const { email } = await newStudent(server);
      await call(server, 'forgotPassword', { body: { email } });
      const token = await lastLink(email, /reset/i);
      time += 60 * 60_000 + 1000;
      const late = await call(server, 'resetPassword', { body: { token, new_password: 'a brand new one' } });
      expect(late.status).toBe(400);
    });

    test('with a password that is too short costs nothing but the try: the link still works', async () => {
      const { email } = await newStudent(server);
      await call(server, 'forgotPassword', { body: { email } });
      const token = await lastLink(email, /reset/i);
      expect((await call(server, 'resetPassword', { body: { token, new_password: 'short' } })).status).toBe(422);
      expect((await call(server, 'resetPassword', { body: { token, new_password: 'long enough' } })).status).toBe(200);
    });

    test('and a verification are 256 bits each, and stored only as hashes', async () => {
      const { email } = await newStudent(server);
      await call(server, 'forgotPassword', { body: { email } });
      const tokens = [await lastLink(email, /verify/i), await lastLink(email, /reset/i)];
      const stored = JSON.stringify(await server.deps.db.query.mailTokens.findMany());
      for (const token of tokens) {
        expect(Buffer.from(token, 'base64url')).toHaveLength(32);
        expect(stored).not.toContain(token);
      }
    });

    test('does not take a verification link', async () => {
      const { email } = await newStudent(server);
      const token = await lastLink(email, /verify/i);
      const refused = await call(server, 'resetPassword', { body: { token, new_password: 'a brand new one' } });
      expect(refused.status).toBe(400);
    });
  });
};
