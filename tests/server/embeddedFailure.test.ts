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

test.each([
  'initdb: error: could not write file "pg_wal": No space left on device',
  'FATAL:  could not write to file "base/1/2": Disk quota exceeded',
  'HINT:  Check free disk space.',
  'PANIC:  could not write to file: wrote only 512 of 8192 bytes',
])('a full disk is told as one, whether a database is made or started: %s', (printed) => {
  for (const done of ['made', 'started'] as const) {
    expect(failureOf(done, '/data/db', `${printed}\n`, '1').message).toBe(
      'The disk that holds /data/db is full: make room, then start Oasis again.',
    );
  }
});
