// scripts/install.mjs in a small project of its own: what the lock names is installed, and each failure says what to do.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/install.mjs', import.meta.url));
const local = { local: 'file:./local' };
const linked = { 'node_modules/local': { resolved: 'local', link: true }, local: { name: 'local', version: '1.0.0' } };

/** A project that needs one package, which lies in its own folder: no network. */
function project(locked: object, dependencies: Record<string, string> = local) {
  const folder = mkdtempSync(path.join(tmpdir(), 'oasis install '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, content: object) => writeFileSync(path.join(folder, name), JSON.stringify(content));
  for (const name of ['scripts', 'local', 'node_modules/left-over']) mkdirSync(path.join(folder, name), { recursive: true });
  copyFileSync(script, path.join(folder, 'scripts/install.mjs'));
  put('package.json', { name: 'small', version: '1.0.0', type: 'module', dependencies });
  put('local/package.json', { name: 'local', version: '1.0.0' });
  put('node_modules/left-over/package.json', { name: 'left-over', version: '1.0.0' });
  put('package-lock.json', { name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages: locked });
  const code = "(await import('./scripts/install.mjs')).ensureInstalled()";
  return {
    install: (env: NodeJS.ProcessEnv = {}) => {
      const told = { ...process.env, npm_execpath: '', ...env };
      const args = ['--input-type=module', '-e', code];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: told });
      return { status, stdout, stderr };
    },
    /** two programs in the same moment; what each said */
    installTwice: () => {
      const args = ['--input-type=module', '-e', code];
      const one = () =>
        new Promise<{ status: number | null; said: string }>((resolve) => {
          const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, npm_execpath: '' } });
          let said = '';
          child.stderr.on('data', (chunk) => {
            said += chunk;
          });
          child.on('close', (status) => resolve({ status, said }));
        });
      return Promise.all([one(), one()]);
    },
    /** what a program left that was killed while it installed, an hour ago */
    leaveBusy: (text: string) => {
      const file = path.join(folder, '.cache/busy');
      mkdirSync(path.dirname(file));
      writeFileSync(file, text);
      utimesSync(file, Date.now() / 1000 - 3600, Date.now() / 1000 - 3600);
    },
    has: (name: string) => existsSync(path.join(folder, 'node_modules', name)),
  };
}

test('what the lock names is installed, what it does not name is gone, and the next start has nothing to do', () => {
  const { install, has } = project({ '': { name: 'small', version: '1.0.0', dependencies: local }, ...linked });
  const first = install();
  expect(first).toMatchObject({ status: 0, stdout: '' });
  expect(first.stderr).toContain('Installing packages. This takes a minute, once.\n');
  expect([has('local'), has('left-over')]).toEqual([true, false]);
  expect(install()).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('a registry that does not answer ends the install with a sentence that says what to do', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`;
  const away = { version: '1.0.0', resolved: 'http://127.0.0.1:9/away-1.0.0.tgz', integrity };
  const needs = { away: '1.0.0' };
  const { install } = project({ '': { name: 'small', version: '1.0.0', dependencies: needs }, 'node_modules/away': away }, needs);
  const { status, stderr } = install({ npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' });
  expect(status).toBe(1);
  expect(stderr).toContain('The packages could not be installed. The lines above say why; mostly it is the network.');
});
