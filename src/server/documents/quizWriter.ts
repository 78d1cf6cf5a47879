// From an uploaded document to its quiz: claim, read and write in a worker thread, save. A document is never `completed`
// without its quiz, and a late writer whose document was taken over saves nothing.
import { suggestedTimer } from '#core/quiz';
import type { Db } from '../database.ts';
import type { Work } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { FileStore } from '../outside/files.ts';
import type { Llm } from '../outside/llm.ts';
import { storable } from '../storable.ts';
import { runEngine } from './engineThread.ts';
import { claimDocument, completeDocument, failDocument } from './store.ts';

const GAVE_UP = 'Something went wrong while this document was being read. Please upload it again.';

type Given = {
  db: Db;
  files: FileStore;
  /** null: the built-in engine writes alone */
  llm: Llm | null;
  log: Log;
  now: () => number;
  instance: number;
};

export function quizWriter(given: Given): Work {
  const { db, files, llm, log, now, instance } = given;
  return {
    run: async (documentId, { lastTry, signal }) => {
      const document = await claimDocument(db, documentId, instance);
      // Finished before, by a server that was stopped before it could say so.
      if (document === null) return;
      const began = now();
      try {
        const { file, done } = await files.open(document.fileKey);
        const model = llm?.forDocument(signal) ?? null;
        const outcome = await runEngine({ file, name: document.filename, signal, model }).finally(done);
        if (outcome.kind === 'unusable') {
          await failDocument(db, document, outcome.reason);
          log.info({ document: documentId, reason: outcome.reason }, 'A document cannot be used.');
          return;
        }
        const timerSeconds = timerFrom(document.timerChoice, outcome.quiz.questions.length);
        await completeDocument(db, document, { quiz: storable(outcome.quiz), timerSeconds, at: new Date(now()) });
        log.info({ document: documentId, questions: outcome.quiz.questions.length, ms: now() - began }, 'A quiz is ready.');
      } catch (err) {
        if (!signal.aborted) log.warn({ err, document: documentId, lastTry }, 'Writing a quiz failed.');
        if (signal.aborted || !lastTry) throw err;
        await failDocument(db, document, GAVE_UP);
      }
    },
    giveUp: async (documentId) => {
      const document = await claimDocument(db, documentId, instance);
      if (document !== null) await failDocument(db, document, GAVE_UP);
    },
  };
}

function timerFrom(choice: string | null, questions: number): number | null {
  if (choice === null) return null;
  return choice === 'suggested' ? suggestedTimer(questions) : Number(choice);
}
