// The inside of the engine's thread: one file in, one report out. A question to a language model goes through the server's
// own thread, which holds the key. See engineThread.ts for its limits.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import type { AskModel } from '#engine/model/reply';
import type { ThreadAnswer } from './engineThread.ts';
import { recogniserWith } from './recognise.ts';

const { file, name, model } = workerData as { file: string; name: string; model: string | null };

type Waiting = { resolve: (reply: unknown) => void; reject: (error: Error) => void };
const waiting = new Map<number, Waiting>();
let asked = 0;

const ask: AskModel = (request) =>
  new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    parentPort?.postMessage({ kind: 'ask', id: asked, request });
  });

parentPort?.on('message', ({ id, reply, failure }: ThreadAnswer) => {
  const one = waiting.get(id);
  waiting.delete(id);
  if (failure === null) one?.resolve(reply);
  else one?.reject(new Error(failure));
});

async function report(): Promise<unknown> {
  try {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const bytes = new Uint8Array(await readFile(file));
    const options = { pdfjs, recognise: recogniserWith(pdfjs) };
    const quiz = await makeQuiz({ name, bytes }, model === null ? options : { ...options, model: { name: model, ask } });
    return { kind: 'quiz', quiz };
  } catch (error) {
    if (error instanceof UnusableDocument) return { kind: 'unusable', reason: error.message };
    throw error;
  }
}

parentPort?.postMessage(await report());
