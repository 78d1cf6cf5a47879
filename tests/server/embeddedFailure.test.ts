// What PostgreSQL says when it does not start, as one sentence that says what to do.
import { expect, test } from 'vitest';
import { failureOf } from '#server/embedded/failure';

test('a user that the machine does not know by name is told so, and not to look at the disk', () => {
  const printed = 'initdb: could not look up effective user ID 4242: user does not exist\n';
  expect(failureOf('made', '/data/db', printed, '1').message).toBe(
    'PostgreSQL runs only as a user that this machine knows by name, and number 4242 has none: start Oasis as another user, or set DATABASE_URL.',
  );
});

test('words of initdb that are no error by name stand in the sentence, too', () => {
  const printed = 'The files belonging to this database system will be owned by user "x".\ninitdb: nothing works today.\n';
  expect(failureOf('made', '/data/db', printed, '1').message).toContain('(PostgreSQL: nothing works today)');
});
