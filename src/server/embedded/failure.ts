// Explains in one sentence why PostgreSQL did not start, from its last output.
import { StartFailure } from '../config.ts';

export const FULL_DISK = 'is full: make room, then start Oasis again.';

/** `action`: what failed with the database. */
export function failureOf(action: 'made' | 'started', folder: string, printed: string, code: string): StartFailure {
  if (/No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of/.test(printed)) {
    return new StartFailure(`The disk that holds ${folder} ${FULL_DISK}`);
  }
  if (/cannot be run as|EPERM|EINVAL/.test(`${printed} ${code}`)) {
    return new StartFailure(
      'PostgreSQL does not run as root, and this machine lets it run as nobody else: start Oasis as another user, or set DATABASE_URL.',
    );
  }
  const nameless = /could not look up effective user ID (\d+)/.exec(printed)?.[1];
  if (nameless !== undefined) {
    return new StartFailure(
      `PostgreSQL runs only as a user that this machine knows by name, and number ${nameless} has none: start Oasis as another user, or set DATABASE_URL.`,
    );
  }
  const message = lastWords(printed) ?? `it ended with ${code}`;
  const advice =
    action === 'made'
      ? 'see that DATA_DIR lies on a disk of this machine, or set DATABASE_URL to a PostgreSQL of your own'
      : 'move DATA_DIR away, do not delete it, and restore your newest dump into an empty DATA_DIR; without a dump, Oasis begins anew in one';
  return new StartFailure(`The database in ${folder} cannot be ${action} (PostgreSQL: ${message}): ${advice}.`);
}

function lastWords(printed: string): string | undefined {
  const lines = printed
    .split('\n')
    .map((line) => /(?:FATAL|PANIC|error|ERROR|^initdb): +(?!error: )(.*)/.exec(line)?.[1]?.trim());
  // The first line is the cause, the others are consequences.
  return lines.find((line) => line !== undefined && line !== '')?.replace(/\.$/, '');
}
