// A model in a file, through the real loader: a tiny one with random weights, whose replies are JSON of the schema and nonsense. Whatever goes
// wrong ends in one line, and the quiz is the built-in one.
import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeQuiz } from '#engine/engine';
import { questionsIn } from '#engine/llm/reply';
import { createLocalModel } from '#server/model/localModel';
import { MODEL_LIMITS } from '#server/outside/llm';
import type { Log } from '#server/process/log';
import { NOTES } from '../support/documents.ts';
import { fixture, pdfjs } from '../support/engineInput.ts';
import { requireRuntime, runtimeEntry } from '../support/localRuntime.ts';
import { newTestFolder } from '../support/postgres.ts';
import { tinyModel } from '../support/tinyModel.ts';

beforeAll(requireRuntime);

const request = { reply: 'answers', system: 'Answer.', prompt: 'Which is right?' } as const;
const { signal } = new AbortController();

async function world(more: Partial<Parameters<typeof createLocalModel>[0]> = {}) {
  const file = path.join(await newTestFolder('local-'), 'tiny.gguf');
  await writeFile(file, tinyModel());
  const lines: string[] = [];
  const log: Log = {
    info: () => {},
    error: () => {},
    warn: ({ reason }: { reason?: string }, message) => void lines.push(`${message} ${reason}`),
  };
  const model = createLocalModel({ name: 'tiny', file, runtime: runtimeEntry, log, limits: MODEL_LIMITS, ...more });
  onTestFinished(model.unload);
  return { file, lines, model };
}

test('a model that writes nonsense: JSON of the schema, and a quiz that is the built-in one', async () => {
  const { model, lines } = await world();
  const limited = model.forDocument(signal);
  const replies: unknown[] = [];
  const ask: typeof limited.ask = async (asked) => {
    const reply = await limited.ask(asked);
    replies.push(reply);
    return reply;
  };
  const quiz = await makeQuiz(fixture(NOTES), { pdfjs, model: { ...limited, ask } });
  expect(quiz).toEqual(await makeQuiz(fixture(NOTES), { pdfjs }));
  expect(quiz.written_by).toBe('Oasis');
  expect(lines).toEqual([]);
  expect(replies.length).toBeGreaterThan(0);
  for (const reply of replies) expect(reply).toHaveProperty('questions');
  expect(replies.flatMap(questionsIn).every(({ type }) => type.length > 0)).toBe(true);
});

test('a machine without the memory does not load it, and says so once', async () => {
  const { model, lines } = await world({ freeBytes: () => 5e8 });
  const { ask } = model.forDocument(signal);
  await expect(ask(request)).rejects.toThrow('free memory');
  await expect(ask(request)).rejects.toThrow('free memory');
  expect(lines).toEqual(['The language model tiny wrote nothing. It needs about 1.5 GB of free memory, and 0.5 GB are free.']);
});

test.each([
  ['is damaged', 100_000],
  ['is empty', 0],
])('a file that %s is one line', async (_, bytes) => {
  const { file, model, lines } = await world();
  await truncate(file, bytes);
  await expect(model.forDocument(signal).ask(request)).rejects.toThrow();
  expect(lines).toEqual([
    'The language model tiny wrote nothing. Its file cannot be loaded: it is damaged, or of a kind that node-llama-cpp does not know.',
  ]);
});

test('a request that takes too long ends the process, and the next one starts another', async () => {
  const { model, lines } = await world({ limits: { ...MODEL_LIMITS, requestMs: 10 } });
  await expect(model.forDocument(signal).ask(request)).rejects.toThrow('The time for this request is used up.');
  expect(lines).toEqual(['The language model tiny wrote nothing. The time for this request is used up.']);
});

test.each([
  [
    'is killed',
    'process.kill(process.pid, "SIGKILL")',
    'Its process was ended: the machine ran out of memory, or the file is damaged.',
  ],
  ['takes too much', 'process.send({ kind: "memory" })', 'It took more memory than it should, and was ended.'],
])('a process that %s is one line, and the next request starts another', async (_, act, reason) => {
  const child = path.join(await newTestFolder('child-'), 'child.mjs');
  const note = path.join(path.dirname(child), 'starts');
  await writeFile(
    child,
    `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(note)}, '.');
    process.on('disconnect', () => process.exit());
    process.on('message', () => ${act});`,
  );
  const { model, lines } = await world({ child: pathToFileURL(child) });
  const { ask } = model.forDocument(signal);
  await expect(ask(request)).rejects.toThrow(reason);
  model.unload();
  await expect(ask(request)).rejects.toThrow(reason);
  expect(lines).toEqual([`The language model tiny wrote nothing. ${reason}`]);
  expect(await readFile(note, 'utf8')).toBe('..');
});

test('it is unloaded when it was idle, and loaded again', async () => {
  const { model } = await world({ idleMs: 50 });
  const { ask } = model.forDocument(signal);
  expect(await ask(request)).toHaveProperty('answers');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ask(request)).toHaveProperty('answers');
});
