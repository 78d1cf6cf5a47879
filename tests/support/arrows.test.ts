// The house's arrows and its ban on clocks are lint rules. Each row plants one breach and sees it refused.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
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
  ['src/texts', "export { db } from '#device/rows/db';", arrow],
  ['src/core', "export type { quiz } from '#texts/en/quiz';", arrow],
  ['src/texts', "export { useState } from 'react';", arrow],
  ['src/engine', "export { quizTexts } from '#texts/quiz';", arrow],
  ['src/core', "export { db } from '#device/rows/db';", arrow],
  ['src/core', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/core', "export { serve } from '../../server/main.ts';", arrow],
  ['src/core', "export { readFile } from 'node:fs/promises';", stranger],
  ['src/core', "export { useState } from 'react';", stranger],
  ['src/core', 'export const at = Date.now();', clock],
  ['src/core', 'export const at = new Date();', clock],
  ['src/core', 'export const chance = Math.random();', clock],
  ['src/engine', "export { db } from '#device/rows/db';", arrow],
  ['src/engine', "export { readFile } from 'node:fs/promises';", stranger],
  ['src/engine', 'export const at = performance.now();', clock],
  ['src/engine/english', "export type { Material } from '../../understand/material.ts';", stage],
  ['src/engine/read', "export { materialOf } from '../../understand/material.ts';", stage],
  ['src/engine/understand', "export type { Draft } from '../../draft/draft.ts';", stage],
  ['src/engine/understand', "export { echoes } from '../../check/cue.ts';", stage],
  ['src/engine/check', "export type { Draft } from '#engine/draft/draft';", stage],
  ['src/engine/draft', "export const choose = () => import('../../choose/chooseDrafts.ts');", stage],
  ['src/engine/draft/term', "export type { Features } from '../../../choose/features.ts';", stage],
  ['src/engine/choose', "export type { Model } from '../../llm/writer.ts';", stage],
  ['src/engine/llm', "export { makeQuiz } from '../../engine.ts';", stage],
  ['src/engine/english', "export { db } from '#device/rows/db';", arrow],
  ['src/engine/understand', `export const tides = /^(?:${words}neap)$/;`, long],
  ['src/engine/understand', `export const tides = pattern(\`^(?:${words}neap)$\`);`, long],
  ['src/device', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/device', "export { session } from '../../app/data/session.ts';", arrow],
  ['src/device', "export { useState } from 'react';", stranger],
  ['src/app', "export { serve } from '#server/main';", arrow],
  ['src/app', "export { makeQuiz } from '#engine/engine';", arrow],
  ['src/app', "export { precacheShell } from '../../../sw/shell.ts';", arrow],
  ['sw', "export { session } from '../../src/app/data/session.ts';", arrow],
  ['sw', "export { useState } from 'react';", stranger],
  ['src/app/data', `${proxied} = proxy({ ready: false });`, shared],
  ['src/app/data', `${proxied} = proxy<{ ready?: boolean }>({});`, shared],
  ['src/app/data', "export const isOver = (words: string) => words === 'Please log in.';", sentence],
  ['src/server', 'export const isOver = (a: { detail: string }, b: string) => a.detail !== b;', sentence],
  [
    'src/core',
    'export const isEmpty = (words: string, uploadTexts: { empty: string }) => words === uploadTexts.empty;',
    sentence,
  ],
  ['src/app/data', 'export const isLost = (error: Error) => /lost/.test(error.message);', sentence],
  [
    'src/app/data',
    'export const isOpen = (text: string, t: string) => text.includes(t) || quizTexts.states.open !== t;',
    sentence,
  ],
  ['sw', "export const at = (place: string) => { switch (place) { case 'On this device': return 1; } };", sentence],
  ['src/core', "export const isLong = (type: string) => type === 'essay';", typed],
  ['src/app/ui', "export { session } from '../../data/session.ts';", arrow],
  ['src/app/data', "export const later = import('../../sync/keeping.ts');", arrow],
  ['src/app/sync', "export type { Notice } from '../../shell/notice.ts';", arrow],
  ['src/app/shell', "import '../../quiz/quizScreen.css';", arrow],
  ['src/app/question', "export type { QuizMoves } from '../../quiz/quizMoves.ts';", arrow],
  ['src/app/results', "export { QuizPage } from '../../quiz/QuizPage.tsx';", arrow],
  ['src/app/documents', "export { createAppRouter } from '../../router.tsx';", arrow],
  ['src/server', "export { db } from '#device/rows/db';", arrow],
  ['src/server', "import { sql } from 'drizzle-orm'; export const one = sql`1`;", stores],
  ['src/server', 'export const find = `select id from quizzes where id = 1`;', stores],
  ['src/server', "export const text = 'delete from quizzes';", stores],
  ['src/server', "export { session } from '../../app/data/session.ts';", arrow],
] as const;

const allowed = [
  ['src/texts', "export { plural } from '../en/plural.ts';"],
  ['src/texts', "export type { Quiz } from '#core/quiz/quiz';"],
  ['src/engine', "export { Quiz } from '#core/quiz/quiz';"],
  ['src/engine/understand', 'export const tides = /^(?:ebb|flood|neap)$/;'],
  ['src/engine/choose', "export type { Term } from '../../english/words.ts';"],
  ['src/engine/llm', "export type { Draft } from '../../draft/draft.ts';"],
  ['src/device', "export { Quiz } from '#core/quiz/quiz';"],
  ['src/app', "export { createDatabase } from '#device/rows/db';"],
  ['src/app/data', "export { saveText } from '../../ui/saveText.ts';"],
  ['src/app/sample', "export type { QuizScreen } from '../../quiz/QuizScreen.tsx';"],
  ['sw', "export { createDatabase } from '#device/rows/db';"],
  ['src/server', "export { makeQuiz } from '#engine/engine';"],
  ['src/core', 'export const at = new Date(0).toISOString();'],
  ['src/app/data', "export const isSend = (key: string, a: { detail: string | null }) => key === 'Enter' && a.detail === null;"],
] as const;

type Said = { location?: { path?: string | { file?: string } }; message?: unknown; description?: string };

const folders: string[] = [];
/** what lint said about each planted line */
const said = new Map<string, string>();

/** All lines are planted at once, each in a file of its own in its room, and linted in one run. */
beforeAll(() => {
  const files = new Map<string, string>();
  for (const [i, [room, code]] of [...breaches, ...allowed].entries()) {
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

test('the one file of the page that runs the engine may import it, and nothing of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oasis lint '));
  folders.push(folder);
  const rules = readdirSync('scripts').filter((name) => name.endsWith('.grit'));
  for (const needed of ['biome.json', ...rules.map((name) => `scripts/${name}`)]) cpSync(needed, join(folder, needed));
  const lint = (code: string) => {
    mkdirSync(join(folder, 'src/app'), { recursive: true });
    writeFileSync(join(folder, 'src/app/engineWorker.ts'), `${code}\n`);
    const args = [biome, 'lint', '--vcs-enabled=false', 'src/app/engineWorker.ts'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return stdout + stderr;
  };
  expect(lint("export { makeQuiz } from '#engine/engine';")).not.toContain(arrow);
  expect(lint("export { serve } from '#server/main';")).toContain(arrow);
});

test.each(breaches)('in %s lint refuses: %s', (room, code, message) => {
  expect(said.get(`${room}|${code}`)).toContain(message);
});

test.each(allowed)('in %s lint allows: %s', (room, code) => {
  expect(said.get(`${room}|${code}`)).toBe('');
});
