// Runs inside the engine's process: loads the engine, waits for one file, and reports. Requests to a language model go through
// the server, which holds the key. Limits are set in engineProcess.ts.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentText } from '#core/document/documentText';
import type { Part } from '#core/document/wishes';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import { sharedTagger } from '#engine/english/tagger';
import type { AskModel } from '#engine/llm/reply';
import type { Recognise } from '#engine/read/recognised';
import type { EngineTask, ModelAnswer } from './engineProcess.ts';
import { pdfLibrary } from './pdfjs.ts';
import { recogniserWith } from './recognise.ts';
import { counted, workTime } from './workTime.ts';

type Waiting = { resolve: (reply: unknown) => void; reject: (error: Error) => void };
const SWEEP_MS = 500;
const pendingRequests = new Map<number, Waiting>();
let lastRequestId = 0;

const tell = (report: unknown) => parentPort?.postMessage(report);

const ask: AskModel = (request) =>
  new Promise((resolve, reject) => {
    lastRequestId += 1;
    pendingRequests.set(lastRequestId, { resolve, reject });
    tell({ kind: 'ask', id: lastRequestId, request });
  });

const onPart = (count: number, parts: number) => tell({ kind: 'part', done: count, parts });

function hear({ id, reply, failure }: ModelAnswer): void {
  const pendingRequest = pendingRequests.get(id);
  pendingRequests.delete(id);
  if (failure === null) pendingRequest?.resolve(reply);
  else pendingRequest?.reject(new Error(failure));
}

/** Extends the time limit, depending on how much was read so far. */
const allow = (seconds: number) => tell({ kind: 'allow', seconds });

/** Recognising text in pictures takes much longer. A hurried caller is told, and ends this process. */
const recogniserFor = (isHurried: boolean): Recognise =>
  isHurried
    ? () => {
        tell({ kind: 'long' });
        return new Promise(() => {});
      }
    : (pdf, pages) => {
        allow(workTime.pictures(pages.length));
        return recogniserWith(pdfjs)(pdf, pages);
      };

async function report({ file, name, model, letters, wishes, isHurried }: EngineTask): Promise<unknown> {
  let text: DocumentText = { pages: [] };
  try {
    const bytes = new Uint8Array(await readFile(file));
    allow(workTime.file(bytes.length));
    let parts: Part[] = [];
    let unreadPages: number[] = [];
    const options = {
      pdfjs: counted(pdfLibrary, () => allow(workTime.page)),
      recognise: recogniserFor(isHurried),
      onRead: (characters: number) => allow(workTime.text(characters)),
      onParts: (documentParts: Part[]) => {
        parts = documentParts;
      },
      onText: (read: DocumentText) => {
        text = read;
      },
      onUnreadPages: (pages: number[]) => {
        unreadPages = pages;
      },
      ...(letters && { letters }),
      ...(wishes && { wishes }),
    };
    const quiz = await makeQuiz({ name, bytes }, model === null ? options : { ...options, model: { ...model, ask, onPart } });
    return { kind: 'quiz', quiz, parts, text, unreadPages };
  } catch (error) {
    if (error instanceof UnusableDocument) return { kind: 'unusable', code: error.code, open: error.open };
    // A failure of the engine, which may be retried.
    const { name: errorName, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    return { kind: 'failed', name: errorName, message };
  }
}

// Loaded ahead, since the dictionary takes longest.
sharedTagger();
tell({ kind: 'loaded' });
/**
 * Garbage from loading is a quarter of a waiting process's memory. A document that has already arrived does not wait for the
 * collection.
 */
const sweep = setTimeout(() => globalThis.gc?.(), SWEEP_MS);
parentPort?.on('message', async (message: { task: EngineTask } | { answer: ModelAnswer }) => {
  clearTimeout(sweep);
  if ('answer' in message) hear(message.answer);
  else tell(await report(message.task));
});
