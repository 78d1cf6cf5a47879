// The house's arrows and its ban on clocks are lint rules. Each row plants one breach and sees it refused.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const planted: string[] = [];

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Lints a file that exists in that room only for a moment; returns what lint said. */
function lint(room: string, code: string): { ok: boolean; said: string } {
  const folder = mkdtempSync(join(room, 'planted-'));
  planted.push(folder);
  const file = join(folder, 'planted.ts');
  writeFileSync(file, code);
  const result = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', file], { encoding: 'utf8' });
  return { ok: result.status === 0, said: result.stdout + result.stderr };
}

const arrow = 'This arrow is not in the house';
const stranger = 'This room does not know this package';
const clock = 'No clock and no randomness';

test.each([
  ['src/core', "export { db } from '#device/db';", arrow],
  ['src/core', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/core', "export { serve } from '../../server/main.ts';", arrow],
  ['src/core', "export { readFile } from 'node:fs/promises';", stranger],
  ['src/core', "export { useState } from 'react';", stranger],
  ['src/core', 'export const at = Date.now();', clock],
  ['src/core', 'export const at = new Date();', clock],
  ['src/core', 'export const chance = Math.random();', clock],
  ['src/engine', "export { db } from '#device/db';", arrow],
  ['src/engine', "export { readFile } from 'node:fs/promises';", stranger],
  ['src/engine', 'export const at = performance.now();', clock],
  ['src/device', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/device', "export { session } from '../../app/session.ts';", arrow],
  ['src/device', "export { useState } from 'react';", stranger],
  ['src/app', "export { serve } from '#server/main';", arrow],
  ['src/app', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/app', "export { precacheShell } from '../../../sw/shell.ts';", arrow],
  ['sw', "export { session } from '../../src/app/session.ts';", arrow],
  ['sw', "export { useState } from 'react';", stranger],
  ['src/server', "export { db } from '#device/db';", arrow],
  ['src/server', "export { session } from '../../app/session.ts';", arrow],
])('in %s lint refuses: %s', (room, code, message) => {
  const { ok, said } = lint(room, code);
  expect(said).toContain(message);
  expect(ok).toBe(false);
});

test.each([
  ['src/engine', "export { Quiz } from '#core/quiz';"],
  ['src/device', "export { Quiz } from '#core/quiz';"],
  ['src/app', "export { createDatabase } from '#device/db';"],
  ['sw', "export { createDatabase } from '#device/db';"],
  ['src/server', "export { makeQuiz } from '#engine/engine';"],
  ['src/core', 'export const at = new Date(0).toISOString();'],
])('in %s lint allows: %s', (room, code) => {
  expect(lint(room, code)).toMatchObject({ ok: true });
});
