// scripts/debian.mjs with a stand-in for apt-get: a lock that another installation holds is waited for, other failures are not.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/debian.mjs', import.meta.url));

const locked = {
  update: 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4107 (apt-get)',
  install: 'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
};

/** What apt-get was called for, and what was printed. `lines`: its failures, the first for the first call of a kind. */
function install(failures: Partial<Record<'update' | 'install', string[]>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'oasis apt '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const calls = path.join(folder, 'calls');
  writeFileSync(calls, '');
  const program = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs');
const kind = process.argv[2];
if (kind === '--version') process.exit(0);
const nth = readFileSync(${JSON.stringify(calls)}, 'utf8').split('\\n').filter((line) => line === kind).length;
appendFileSync(${JSON.stringify(calls)}, kind + '\\n');
const failure = (${JSON.stringify(failures)}[kind] ?? [])[nth];
if (failure) {
  console.error(failure);
  process.exit(100);
}
`;
  writeFileSync(path.join(folder, 'apt-get'), program);
  chmodSync(path.join(folder, 'apt-get'), 0o755);
  const code = `process.getuid = () => 0; (await import(${JSON.stringify(script)})).installFromDebian(['firefox-esr'], '', 1)`;
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env });
  return { calls: readFileSync(calls, 'utf8').trim().split('\n'), stderr };
}

test('a lock is waited for, by the lists and by the installation', () => {
  const { calls, stderr } = install({ update: [locked.update, locked.update], install: [locked.install] });
  expect(calls).toEqual(['update', 'update', 'update', 'install', 'install']);
  expect(stderr).toBe('Another installation holds the lock of the package manager: waiting for it.\n'.repeat(2));
});

test('another failure is shown at once, and not tried again', () => {
  const { calls, stderr } = install({ install: ['E: Unable to locate package firefox-esr'] });
  expect(calls).toEqual(['update', 'install']);
  expect(stderr).toBe('E: Unable to locate package firefox-esr\n');
});
