// The engine's thread: what it gives back, and how it ends when a document asks for too much.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runEngine } from '#server/documents/engineThread';
import { NOTES } from '../support/documents.ts';

const file = fileURLToPath(new URL(`../support/fixtures/${NOTES}`, import.meta.url));
const signal = new AbortController().signal;

test('gives a quiz, and the same quiz again', async () => {
  const [first, second] = await Promise.all([runEngine({ file, name: NOTES, signal }), runEngine({ file, name: NOTES, signal })]);
  expect(first.kind).toBe('quiz');
  expect(second).toEqual(first);
});

test('ends at its deadline with a sentence', async () => {
  const outcome = await runEngine({ file, name: NOTES, signal, deadlineMs: 50 });
  expect(outcome).toEqual({
    kind: 'unusable',
    reason: expect.stringMatching(/^This file is too large to read/),
  });
});

test('ends at once when the server stops', async () => {
  const stopping = new AbortController();
  const running = runEngine({ file, name: NOTES, signal: stopping.signal });
  stopping.abort();
  await expect(running).rejects.toThrow('The server is stopping.');
  await expect(runEngine({ file, name: NOTES, signal: stopping.signal })).rejects.toThrow();
});

test('rejects when the engine itself fails', async () => {
  await expect(runEngine({ file: `${file}.gone`, name: NOTES, signal })).rejects.toThrow('ENOENT');
});
