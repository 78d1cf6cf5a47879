// The house's arrows and its ban on clocks are lint rules. Each row plants one breach and sees it refused.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANTED } from './files.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const arrow = 'This arrow is not in the house';
const stranger = 'This room does not know this package';
const clock = 'No clock and no randomness';
const stage = 'This import goes up the stages';
const long = 'No pattern is longer than a line';
const shared = 'State stays in its file';
const sentence = 'No program compares a sentence';
const proxied = "import { proxy } from 'valtio';\nexport const session";
const stores = 'SQL stands in stores only';
const typed = 'No program compares a question';
const words = 'ebb|flood|'.repeat(14);

const breaches = [
  ['src/texts', "export { Quiz } from '../../core/quiz.ts';", arrow],
  ['src/texts', "export { useState } from 'react';", arrow],
  ['src/core', "export { db } from '#device/rows/db';", arrow],
  ['src/core', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/core', "export { readFile } from 'node:fs/promises';", stranger],
  ['src/core', 'export const at = Date.now();', clock],
  ['src/engine', "export { db } from '#device/rows/db';", arrow],
  ['src/engine/english', "export type { Material } from '../../understand/material.ts';", stage],
  ['src/engine/read', "export { materialOf } from '../../understand/material.ts';", stage],
  ['src/engine/understand', "export type { Draft } from '../../draft/draft.ts';", stage],
  ['src/engine/draft', "export const choose = () => import('../../choose/chooseDrafts.ts');", stage],
  ['src/engine/understand', `export const tides = /^(?:${words}neap)$/;`, long],
  ['src/device', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/device', "export { session } from '../../app/data/session.ts';", arrow],
  ['src/app', "export { serve } from '#server/main';", arrow],
  ['src/app', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/app', "export { precacheShell } from '../../../sw/shell.ts';", arrow],
  ['sw', "export { session } from '../../src/app/data/session.ts';", arrow],
  ['src/app/data', `${proxied} = proxy({ ready: false });`, shared],
  ['src/app/data', "export const isOver = (words: string) => words === 'Please log in.';", sentence],
  ['src/app/data', 'export const isLost = (error: Error) => /lost/.test(error.message);', sentence],
  ['sw', "export const at = (place: string) => { switch (place) { case 'On this device': return 1; } };", sentence],
  ['src/core', "export const isLong = (type: string) => type === 'essay';", typed],
  ['src/app/ui', "export { session } from '../../data/session.ts';", arrow],
  ['src/app/data', "export const later = import('../../sync/keeping.ts');", arrow],
  ['src/app/results', "export { QuizPage } from '../../quiz/QuizPage.tsx';", arrow],
  ['src/server', "export { db } from '#device/rows/db';", arrow],
  ['src/server', "import { sql } from 'drizzle-orm'; export const one = sql`1`;", stores],
  ['src/server', "export const text = 'delete from quizzes';", stores],
  ['src/server', "export { session } from '../../app/data/session.ts';", arrow],
] as const;

type Said = { location?: { path?: string | { file?: string } }; message?: unknown; description?: string };

const folders: string[] = [];
/** what lint said about each planted line */
const said = new Map<string, string>();

/** All lines are planted at once, each in a file of its own in its room, and linted in one run. */
beforeAll(() => {
  const files = new Map<string, string>();
  for (const [i, [room, code]] of breaches.entries()) {
    const folder = mkdtempSync(join(room, PLANTED));
    folders.push(folder);
    const file = join(folder, `line${i}.ts`);
    writeFileSync(file, `${code}\n`);
    files.set(file, `${room}|${code}`);
  }
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...files.keys()];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { diagnostics: Said[] };
  for (const [file, line] of files) {
    const about = diagnostics.filter((d) => JSON.stringify(d.location?.path ?? '').includes(file));
    said.set(line, about.map((d) => JSON.stringify(d)).join('\n'));
  }
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(breaches)('in %s lint refuses: %s', (room, code, message) => {
  expect(said.get(`${room}|${code}`)).toContain(message);
});
