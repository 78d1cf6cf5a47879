// Which passwords are refused whoever chooses them: the 3,000 that thieves try first and that are long enough (ASVS 6.2.4), and more.
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { refuseCommon } from '#server/accounts/commonPasswords';

const refusal = (password: string) =>
  refuseCommon(password, 'me@example.com', 'password').then(
    () => null,
    (error: Error) => error.message,
  );
const inOrder = dictionary['passwords-common'].filter((password) => password.length >= 8);

describe('a new password', () => {
  test('that is among the 3,000 most stolen of eight characters and more is refused', async () => {
    expect(inOrder.length).toBeGreaterThanOrEqual(3_000);
    const taken: string[] = [];
    for (const password of inOrder.slice(0, 3_000)) if ((await refusal(password)) === null) taken.push(password);
    expect(taken).toEqual([]);
  });

  test.each(['Jennifer', ' liverpool1 ', 'mnopqrstuv', 'jkjkkjjkkj', 'oasis2026', 'summer2026', '13071985'])(
    '%j is refused',
    async (password) => {
      expect(await refusal(password)).toMatch(/too easy to guess/);
    },
  );

  test.each(['correct horse battery', 'tent-lamp-kiosk', 'jennifer reads on tuesdays', 'zuqolamip'])(
    '%j is taken',
    async (password) => {
      expect(await refusal(password)).toBeNull();
    },
  );
});
