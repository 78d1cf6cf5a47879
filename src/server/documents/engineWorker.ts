// The inside of the engine's thread: one file in, one report out. See engineThread.ts for its limits.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { makeQuiz, UnusableDocument } from '#engine/engine';

const { file, name } = workerData as { file: string; name: string };

async function report(): Promise<unknown> {
  try {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const quiz = await makeQuiz({ name, bytes: new Uint8Array(await readFile(file)) }, { pdfjs });
    return { kind: 'quiz', quiz };
  } catch (error) {
    if (error instanceof UnusableDocument) return { kind: 'unusable', reason: error.message };
    throw error;
  }
}

parentPort?.postMessage(await report());
