// The engine in the test's own process, for tests of what the server does with its quizzes: after the first document it is warm, and
// takes a tenth of the work of a process that loads it anew (engineProcess.test.ts tries that one). It reads no pictures.
import { readFile } from 'node:fs/promises';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentText } from '#core/document/documentText';
import type { Part } from '#core/document/wishes';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import type { Engine, Outcome } from '#server/documents/engineProcess';

type Given = Parameters<Engine['run']>[0];

export const engineHere: Engine = {
  run: (given) => {
    given.signal.throwIfAborted();
    const stopped = new Promise<never>((_, reject) => {
      given.signal.addEventListener('abort', () => reject(new Error('The server is stopping.')), { once: true });
    });
    return Promise.race([stopped, written(given)]);
  },
  warm: () => {},
  close: () => {},
};

async function written({ file, name, model, letters, wishes }: Given): Promise<Outcome> {
  let parts: Part[] = [];
  let text: DocumentText = { pages: [] };
  let unreadPages: number[] = [];
  try {
    const quiz = await makeQuiz(
      { name, bytes: new Uint8Array(await readFile(file)) },
      {
        pdfjs,
        onParts: (found) => {
          parts = found;
        },
        onText: (read) => {
          text = read;
        },
        onUnreadPages: (pages) => {
          unreadPages = pages;
        },
        ...(model && { model }),
        ...(letters && { letters }),
        ...(wishes && { wishes }),
      },
    );
    return { kind: 'quiz', quiz, parts, text, unreadPages };
  } catch (error) {
    if (error instanceof UnusableDocument) return { kind: 'unusable', code: error.code, open: [...error.open] };
    throw error;
  }
}
