// Refuses commit subjects of more than 72 characters, merges apart, in the commits after the first one that keeps to it.
// Passes without that commit: a shallow clone, or an archive without git.
import { spawnSync } from 'node:child_process';

const SINCE = 'adc449b8';
const LONGEST = 72;

/** The commits of a folder's history that are refused, as `hash subject`. */
export function longSubjects(folder: string, since = SINCE): string[] {
  const git = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${since}..HEAD`], { cwd: folder, encoding: 'utf8' });
  if (git.status !== 0) return [];
  const lines = git.stdout.split('\n').filter(Boolean);
  return lines.filter((line) => [...line.slice(line.indexOf(' ') + 1)].length > LONGEST);
}
