// The thread of quiz.mjs: a path in, {quiz} or {error} out. Documents are parsed here, apart from the program.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';
import { pdfjs } from './pdfjs.mjs';

const unregister = register();
const { makeQuiz, UnusableDocument } = await import('../src/engine/engine.ts');
await unregister();

async function outcomeOf(path) {
  try {
    const { title, settings, questions } = await makeQuiz(
      { name: basename(path), bytes: new Uint8Array(readFileSync(path)) },
      { pdfjs },
    );
    return { quiz: { title, settings, questions } };
  } catch (error) {
    if (error instanceof UnusableDocument) return { error: error.message };
    return { error: `This file could not be read: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}` };
  }
}

parentPort.on('message', async (path) => parentPort.postMessage(await outcomeOf(path)));
