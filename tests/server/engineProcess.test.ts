// The engine's process: what it gives back, and how it ends when a document asks for too much.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { builtEngine } from '../support/builtServer.ts';
import { NOTES } from '../support/documents.ts';
import { engineHere } from '../support/engineHere.ts';
import { SLIPPED } from '../support/hostile/archives.ts';
import { everydaySizes } from '../support/hostile/hostileFile.ts';
import { hostileSet } from '../support/hostile/hostileSet.ts';
import { codeTablePdf } from '../support/pdfFixture.ts';

const file = fileURLToPath(new URL(`../support/fixtures/${NOTES}`, import.meta.url));
const signal = new AbortController().signal;
const engine = builtEngine();
afterAll(() => engine.close());

/** The engine's processes that this one has started. */
const childrenNow = () =>
  execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-A'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => new RegExp(`^ *\\d+ +${process.pid} .*engineChild`).test(line))
    .map((line) => Number.parseInt(line, 10));

test('gives the quiz that was wished, and the same again, as the stand-in of other tests does', async () => {
  const given = { file, name: NOTES, signal, wishes: { kind: 'typed' as const } };
  const [first, second] = await Promise.all([engine.run(given), engine.run(given)]);
  if (first.kind !== 'quiz') throw new Error(first.kind);
  expect(new Set(first.quiz.questions.map((one) => one.question_type))).toEqual(new Set(['short_answer']));
  expect(second).toEqual(first);
  // What a process sends has no field without a value.
  expect(JSON.parse(JSON.stringify(await engineHere.run(given)))).toEqual(first);
});

test('reads a PDF whose font names a code table of Chinese', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-code-table-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const codeTable = path.join(folder, 'notes.pdf');
  await writeFile(codeTable, codeTablePdf((await readFile(file, 'utf8')).split('\n')));
  expect((await engine.run({ file: codeTable, name: 'notes.pdf', signal })).kind).toBe('quiz');
});

test('ends at its deadline with a sentence', async () => {
  const hurried = builtEngine({ TIME_PERCENT: '1' });
  const outcome = await hurried.run({ file, name: NOTES, signal });
  hurried.close();
  expect(outcome).toEqual({ kind: 'unusable', code: 'too-long', open: [] });
});

test('ends at once when the server stops', async () => {
  const stopping = new AbortController();
  const running = engine.run({ file, name: NOTES, signal: stopping.signal });
  stopping.abort();
  await expect(running).rejects.toThrow('The server is stopping.');
  await expect(engine.run({ file, name: NOTES, signal: stopping.signal })).rejects.toThrow();
});

test('rejects when the engine itself fails, and reads the next document', async () => {
  await expect(engine.run({ file: `${file}.gone`, name: NOTES, signal })).rejects.toThrow('ENOENT');
  expect((await engine.run({ file, name: NOTES, signal })).kind).toBe('quiz');
});

test('reads each document in a process of its own, and leaves none behind but the one that waits', async () => {
  engine.warm();
  await expect.poll(childrenNow).toHaveLength(1);
  const [waiting] = childrenNow();
  await engine.run({ file, name: NOTES, signal });
  await expect.poll(() => childrenNow().length).toBe(1);
  await expect.poll(childrenNow).not.toContain(waiting);
});

test.runIf(process.platform === 'linux')('every thread of a process stands behind the requests, from its start', async () => {
  const own = builtEngine();
  onTestFinished(own.close);
  const others = childrenNow();
  let hasEnded = false;
  const running = own.run({ file, name: NOTES, signal }).finally(() => {
    hasEnded = true;
  });
  const [child] = childrenNow().filter((pid) => !others.includes(pid));
  const threads = () => (hasEnded ? [] : readdirSync(`/proc/${child}/task`).map((id) => getPriority(Number(id))));
  await expect.poll(() => [...new Set(threads())]).toEqual([19]);
  const seen = new Set<number>();
  for (; !hasEnded; await sleep(20)) for (const priority of threads()) seen.add(priority);
  expect([...seen]).toEqual([19]);
  expect((await running).kind).toBe('quiz');
});

test('a document that is ready and gets no processor is not late by the clock', async () => {
  const { isOverdue } = await import(new URL('../../src/server/documents/overdue.mjs', import.meta.url).href);
  const after = (cpu: number, wall: number, waited: number) => isOverdue({ cpu, wall, waited: () => waited }, 10);
  expect([after(10, 60, 0), after(11, 11, 0), after(1, 61, 0)]).toEqual([false, true, true]);
  expect([after(9, 600, 545), after(9, 600, 500), after(11, 600, 545)]).toEqual([false, true, true]);
  // A model takes what time it takes.
  expect(isOverdue({ cpu: 1, wall: 600, waited: () => 0 }, 10, true)).toBe(false);
});

test('its process ends where the server was killed before the process had begun', async () => {
  const child = fileURLToPath(new URL('../../src/server/documents/engineChild.mjs', import.meta.url));
  const server = `
    const env = { OLD_MB: '512', YOUNG_MB: '96', WHOLE_MB: '1200', TIME_PERCENT: '100', ENTRY: 'file:///none.mjs' };
    const { pid } = require('node:child_process').fork(${JSON.stringify(child)}, { env, stdio: 'ignore' });
    require('node:fs').writeSync(1, String(pid));
    process.kill(process.pid, 'SIGKILL');`;
  const pid = Number(spawnSync(process.execPath, ['-e', server], { encoding: 'utf8' }).stdout);
  expect(pid).toBeGreaterThan(1);
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')));
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a file that holds more than can be read', () => {
  const LOG = '2026-11-03 12:01:44 INFO worker-3 handled request in 17 ms\n';
  test.each([
    ['100 MB of log lines', LOG, 100],
    ['100 MB of one letter and spaces', 'a ', 100],
    ['60 MB in one line', 'x', 60],
  ])('%s end in words, and the process that asked lives', async (_, piece, megabytes) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'oasis-large-'));
    const large = path.join(folder, 'large.txt');
    const handle = await open(large, 'w');
    const block = piece.repeat(Math.ceil((1024 * 1024) / piece.length));
    for (let n = 0; n < megabytes; n += 1) await handle.write(block);
    await handle.close();
    const outcome = await engine.run({ file: large, name: 'large.txt', signal });
    expect(outcome).toEqual({ kind: 'unusable', code: 'long-text', open: [] });
    await rm(folder, { recursive: true });
  });

  test('what takes more memory than there is, inside the heap or outside, ends in words', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'oasis-large-'));
    const odd = path.join(folder, 'odd.txt');
    await writeFile(odd, 'A norm is a rule that a group shares. '.repeat(50));
    const small = builtEngine({ WHOLE_MB: '60' });
    const outcome = await small.run({ file: odd, name: 'odd.txt', signal });
    expect(outcome).toEqual({ kind: 'unusable', code: 'too-large', open: [] });
    small.close();
    const tiny = builtEngine({ OLD_MB: '40', YOUNG_MB: '4' });
    const again = await tiny.run({ file: odd, name: 'odd.txt', signal });
    expect(again).toEqual({ kind: 'unusable', code: 'too-large', open: [] });
    tiny.close();
    await rm(folder, { recursive: true });
  });
});

describe('of the generated hostile files', () => {
  const all = hostileSet(everydaySizes);
  /** What becomes of it, and everything that lies in its folder afterwards. */
  async function read({ name, make }: (typeof all)[number], by = engine) {
    const folder = await mkdtemp(path.join(tmpdir(), 'oasis-hostile-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const hostile = path.join(folder, name);
    await writeFile(hostile, make());
    const { kind } = await by.run({ file: hostile, name, signal });
    return { kind, left: readdirSync(folder) };
  }

  test.each(all.filter(({ isHeavy }) => isHeavy))('$what ends in words, and the process that asked lives', async (one) => {
    // With less memory it ends as it would, and sooner.
    const small = builtEngine({ WHOLE_MB: '400' });
    onTestFinished(small.close);
    expect((await read(one, small)).kind).toBe('unusable');
  });

  const slips = all.filter(({ name }) => name.startsWith('slip.'));
  test.each(slips)('$what write nothing', async (one) => {
    const { kind, left } = await read(one);
    expect([kind, left]).toEqual(['unusable', [one.name]]);
    const near = [tmpdir(), '/tmp', '/', process.cwd(), path.dirname(process.cwd())];
    expect(near.filter((folder) => existsSync(path.join(folder, SLIPPED)))).toEqual([]);
  });
});
