// An account that only a third party opens: it has no password to change, and a fresh login stands for one where all is to go.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Campus, openCampus } from '../../support/campus.ts';
import { call } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';

const MINUTE = 60_000;

export const withoutPassword: Suite = (start) => {
  let campus: Campus;
  let time = Date.parse('2026-11-22T10:00:00Z');
  beforeAll(async () => {
    campus = await openCampus(start, { now: () => time });
  });
  afterAll(() => campus.close());

  async function signedIn() {
    const person = campus.newPerson();
    const token = campus.tokenOf(await campus.comeBack(person.login));
    const asOwner = (name: Parameters<typeof call>[1], options?: Parameters<typeof call>[2]) =>
      call(campus.server, name, options, token);
    return { ...person, token, call: asOwner };
  }
  const detailOf = async (response: Response) => ((await response.json()) as { detail: unknown }).detail;

  describe('a change of the password', () => {
    test.each(['', 'guess', 'any'])(
      'is refused with "%s" as the current one: the way to the first one is said',
      async (guess) => {
        const student = await signedIn();
        const body = { current_password: guess, new_password: 'purple monkey dishwasher' };
        const refused = await student.call('changePassword', { body });
        expect(refused.status).toBe(409);
        expect(await detailOf(refused)).toBe(
          'This account has no password yet. Use "Forgot your password?" on the login page to set one.',
        );
        expect((await student.call('me')).status).toBe(200);
        const login = await call(campus.server, 'login', { body: { username: student.email, password: body.new_password } });
        expect(login.status).toBe(401);
      },
    );
  });

  describe('the end of the account', () => {
    test('takes its own address within ten minutes of a login, and everything goes', async () => {
      const student = await signedIn();
      const { quizId } = await seedQuiz(campus.server, { ...student, password: '' });
      const body = { answers: [{ question_id: 1, answer_given: 'B' }] };
      expect((await student.call('submit', { params: { id: quizId }, body })).status).toBe(200);
      const { user_id: id } = (await (await student.call('me')).json()) as { user_id: number };
      time += 9 * MINUTE;
      const gone = await student.call('deleteAccount', { body: { email: ` ${student.email.toUpperCase()} ` } });
      expect(gone.status).toBe(200);
      expect((await student.call('me')).status).toBe(401);
      const { query } = campus.server.deps.db;
      const left = [...(await query.identities.findMany()), ...(await query.submissions.findMany())];
      expect(left.filter((row) => row.userId === id)).toEqual([]);
      // Whoever comes back is a new student, with nothing.
      const again = await campus.userOf(await campus.comeBack(student.login));
      expect(again).toMatchObject({ email: student.email });
      expect(again?.user_id).not.toBe(id);
    });

    test.each([{}, { email: 'another@campus.example' }, { password: 'any' }])(
      'with %o is refused, and all stays',
      async (body) => {
        const student = await signedIn();
        const refused = await student.call('deleteAccount', { body });
        expect(refused.status).toBe(403);
        expect(await detailOf(refused)).toBe('This is not the email address of your account.');
        expect((await student.call('me')).status).toBe(200);
      },
    );

    test('asks for a fresh login where the last one is older', async () => {
      const student = await signedIn();
      time += 11 * MINUTE;
      const refused = await student.call('deleteAccount', { body: { email: student.email } });
      expect(refused.status).toBe(403);
      expect(await detailOf(refused)).toMatch(/^Log in again first/);
      expect((await student.call('me')).status).toBe(200);
      const fresh = campus.tokenOf(await campus.comeBack(student.login));
      expect((await call(campus.server, 'deleteAccount', { body: { email: student.email } }, fresh)).status).toBe(200);
    });
  });
};
