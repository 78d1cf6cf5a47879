// Subjects of commits, here and in a small repository: a long subject is found, a merge and what came before are not; without history it passes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { longSubjects } from './subjects.ts';

const long = `fix(core): ${'x'.repeat(62)}`;

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'oasis git '));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a subject of 73 characters is refused, one of 72 is not', () => {
  const repository = folder();
  const identity = ['-c', 'user.name=Ama', '-c', 'user.email=ama@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' }).trim();
  const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);
  git('init', '--quiet', '--initial-branch=main');
  commit(`${long} of before`);
  const since = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'side');
  commit(long.slice(0, 72));
  git('checkout', '--quiet', 'main');
  commit(long);
  git('merge', '--quiet', '--no-ff', '-m', `Merge ${long}`, 'side');
  expect(longSubjects(repository, since).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([long]);
});

test('without history there is nothing to refuse', () => {
  expect(longSubjects(folder())).toEqual([]);
});

test('no commit of this repository has a subject of more than 72 characters', () => {
  expect(longSubjects('.')).toEqual([]);
});
