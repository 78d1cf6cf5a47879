// Runs the engine in a browser worker: a file in, its quiz or the reason for none out. The only page file that imports the
// engine. It is loaded on demand and not precached.
import * as pdfjs from 'pdfjs-dist';
import * as pdfjsWorker from 'pdfjs-dist/build/pdf.worker.mjs';
import type { Quiz } from '#core/quiz/quiz';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import type { UnusableCode } from '#engine/unusable';

/** The answer is sent to the port that came with the file. */
export type EngineAnswer = { quiz: Quiz } | { unusable: UnusableCode } | { failed: string };

// This is already a worker, so pdfjs needs none of its own, which the page's policy might refuse.
Object.assign(globalThis, { pdfjsWorker });

addEventListener('message', (event: MessageEvent<File>) => {
  const [port] = event.ports;
  if (port) void answer(event.data).then((engineAnswer) => port.postMessage(engineAnswer));
});

async function answer(file: File): Promise<EngineAnswer> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { quiz: await makeQuiz({ name: file.name, bytes }, { pdfjs }) };
  } catch (error) {
    if (error instanceof UnusableDocument) return { unusable: error.code };
    return { failed: String(error) };
  }
}
