// The next version of the app, whose Dexie schema is one up, made from a copy of the sources. It is kept in .cache/faults until dist/ is
// another.

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { dressAnswers } from '#server/http/headers';
import { serveApp } from '#server/http/staticFiles';
import type { Pages } from '../support/faultProxy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources =
  'src sw public scripts index.html vite.config.ts tsconfig.base.json tsconfig.json package.json package-lock.json'.split(' ');

/** A version with one table more: its files have other names, and it upgrades the database. */
export function nextBuild(): Pages {
  const folder = path.join(root, '.cache/faults/next');
  const stamp = path.join(folder, 'made-beside');
  const wanted = readFileSync(path.join(root, 'dist/.built-from'), 'utf8');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const source of sources) cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    edit(
      path.join(folder, 'src/device/rows/db.ts'),
      '  return db;\n',
      "  db.version(99).stores({ later: 'id' });\n  return db;\n",
    );
    execFileSync(process.execPath, [path.join(folder, 'scripts/build.mjs'), 'app'], { stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(stamp, wanted);
  }
  return new Hono()
    .use(dressAnswers({ randomBytes, now: Date.now, appUrl: 'http://localhost' }))
    .get('*', serveApp(path.join(folder, 'dist'))).fetch;
}

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has changed: it has no ${from}`);
  writeFileSync(file, before.replaceAll(from, to));
}
